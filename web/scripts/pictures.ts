import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import { inflateSync } from 'node:zlib';

interface Drawn {
  readonly DRAWN: ReadonlyMap<string, string>;
}

const DRAWN = join(import.meta.dirname, 'drawnPictures.ts');
const FACE = '@fontsource/big-shoulders-display/files/big-shoulders-display-latin-800-normal.woff';

/** Writes the picture of each game and the display face as files: the server draws the previews of links with them. */
export function pictures(): Plugin {
  return {
    name: 'hideout-pictures',
    apply: 'build',
    async generateBundle() {
      const drawn = await runnerImport<Drawn>(DRAWN, {
        configFile: false,
        logLevel: 'error',
      });
      for (const [id, source] of drawn.module.DRAWN) {
        if (source !== '') this.emitFile({ type: 'asset', fileName: `pictures/${id}.svg`, source });
      }
      const face = unpack(readFileSync(new URL(import.meta.resolve(FACE))));
      this.emitFile({ type: 'asset', fileName: 'pictures/display.ttf', source: face });
    },
  };
}

const HEAD_BYTES = 12;
const ROW_BYTES = 16;

/** The font inside a WOFF file: its tables, each unpacked, with their directory before them. */
function unpack(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(HEAD_BYTES + ROW_BYTES * count);
  const power = Math.floor(Math.log2(count));
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(ROW_BYTES << power, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE(ROW_BYTES * count - (ROW_BYTES << power), 10);
  const parts: Buffer[] = [head];
  let at = head.length;
  for (let table = 0; table < count; table++) {
    const entry = 44 + 20 * table;
    const [offset, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(entry + field)) as [
      number,
      number,
      number,
    ];
    const bytes = woff.subarray(offset, offset + packed);
    const row = HEAD_BYTES + ROW_BYTES * table;
    woff.copy(head, row, entry, entry + 4);
    woff.copy(head, row + 4, entry + 16, entry + 20);
    head.writeUInt32BE(at, row + 8);
    head.writeUInt32BE(length, row + 12);
    const whole = Buffer.alloc(Math.ceil(length / 4) * 4);
    (packed < length ? inflateSync(bytes) : bytes).copy(whole);
    parts.push(whole);
    at += whole.length;
  }
  return Buffer.concat(parts);
}
