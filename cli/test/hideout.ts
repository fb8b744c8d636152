import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { run } from '../src/run.ts';

/** What a command line did. */
export interface Done {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** How a command line is run; nothing is left over from one to the next. */
export interface Circumstances {
  /** The lines that somebody types; the input ends after them. */
  readonly typed?: readonly string[];
  readonly folder?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** Somebody watches the progress and presses Ctrl-C as soon as it shows this. */
  readonly interruptAt?: RegExp;
  /** Whether a person sits at both ends. */
  readonly isLive?: boolean;
  readonly browse?: (address: string) => void;
}

/** An empty folder. */
export const emptyFolder = (): string => mkdtempSync(join(tmpdir(), 'hideout-'));

/** Runs a command line in this process. */
export async function hideout(argv: readonly string[], circumstances: Circumstances = {}): Promise<Done> {
  const { interruptAt } = circumstances;
  const interrupt = new AbortController();
  const output = new PassThrough();
  const errors = Object.assign(new PassThrough(), { isTTY: interruptAt !== undefined });
  const watch = (screen: string): void => void (interruptAt?.test(screen) && interrupt.abort());
  const texts = [collect(output), collect(errors, watch)];
  const input = Readable.from((circumstances.typed ?? []).map((line) => `${line}\n`));
  if (circumstances.isLive) for (const stream of [input, output]) Object.assign(stream, { isTTY: true });
  const code = await run(argv, {
    input,
    output,
    errors,
    environment: circumstances.environment ?? {},
    folder: circumstances.folder ?? emptyFolder(),
    signal: circumstances.signal ?? interrupt.signal,
    browse: circumstances.browse,
  });
  output.end();
  errors.end();
  const [out, err] = await Promise.all(texts);
  return { code, out: out!, err: err! };
}

async function collect(stream: Readable, onText = (_text: string): void => {}): Promise<string> {
  let text = '';
  for await (const chunk of stream.setEncoding('utf8')) onText((text += String(chunk)));
  return text;
}

/** Runs a command line with somebody who reads the screen since the last answer and types a line, or leaves. */
export async function converse(
  argv: readonly string[],
  answer: (screen: string) => string | undefined,
  circumstances: Circumstances = {},
): Promise<Done> {
  const input = new PassThrough();
  const output = new PassThrough();
  const errors = new PassThrough();
  let out = '';
  let screen = '';
  output.on('data', (chunk: Buffer) => {
    out += chunk.toString();
    screen += chunk.toString();
    if (!/[>\]] $/.test(screen)) return;
    const line = answer(screen);
    screen = '';
    if (line === undefined) input.end();
    else input.write(`${line}\n`);
  });
  const err = collect(errors);
  const code = await run(argv, {
    input,
    output,
    errors,
    environment: circumstances.environment ?? {},
    folder: circumstances.folder ?? emptyFolder(),
    signal: circumstances.signal ?? new AbortController().signal,
  });
  errors.end();
  return { code, out, err: await err };
}
