import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { Painting } from './previews.ts';

const { svg, font, family } = workerData as Painting;
await initWasm(readFile(new URL(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))));
const fonts = { fontBuffers: font ? [font] : [], loadSystemFonts: false, defaultFontFamily: family };
parentPort!.postMessage(new Resvg(svg, { font: fonts, fitTo: { mode: 'width', value: 1200 } }).render().asPng());
