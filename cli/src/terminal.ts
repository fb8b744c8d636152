import type { Readable, Writable } from 'node:stream';
import pc from 'picocolors';
import { PLAIN, type Paint, type Tone } from '@hideout/kernel';

/** Where a command reads and writes: those of the process, or a test's own. */
export interface Streams {
  readonly input: Readable;
  readonly output: Writable;
  readonly errors: Writable;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Relative file names start here. */
  readonly folder: string;
  /** Aborted by Ctrl-C. */
  readonly signal: AbortSignal;
  /** Opens an address in a browser; absent where there is none. */
  readonly browse?: ((address: string) => void) | undefined;
}

const MAX_WIDTH = 80;

/** What a command writes to: lines, colours where they are welcome, and its exit code. */
export class Terminal {
  readonly streams: Streams;
  readonly paint: Paint;
  exitCode = 0;

  constructor(streams: Streams) {
    this.streams = streams;
    this.paint = wantsColour(streams) ? colourful() : PLAIN;
  }

  /** Columns to write in. */
  get width(): number {
    const { columns } = this.streams.output as { columns?: number };
    return Math.min(columns || MAX_WIDTH, MAX_WIDTH);
  }

  /** Whether a person reads the output. */
  get isRead(): boolean {
    return isScreen(this.streams.output);
  }

  /** Whether a person sits at both ends. */
  get isLive(): boolean {
    return this.isRead && isScreen(this.streams.input);
  }

  /** Whether progress can be shown beside the output. */
  get showsProgress(): boolean {
    return isScreen(this.streams.errors);
  }

  write(text: string): void {
    this.streams.output.write(text);
  }

  print(...lines: readonly string[]): void {
    this.write(lines.map((line) => `${line}\n`).join(''));
  }

  /** One JSON value and nothing else. */
  printJson(value: unknown): void {
    this.print(JSON.stringify(value));
  }
}

const isScreen = (stream: object): boolean => (stream as { isTTY?: boolean }).isTTY === true;

function wantsColour({ output, environment }: Streams): boolean {
  if (environment['NO_COLOR']) return false;
  if (environment['FORCE_COLOR']) return environment['FORCE_COLOR'] !== '0';
  return isScreen(output) && environment['TERM'] !== 'dumb';
}

function colourful(): Paint {
  const colours = pc.createColors(true);
  const inks: Record<Tone, (text: string) => string> = {
    strong: colours.bold,
    quiet: colours.dim,
    red: colours.red,
    green: colours.green,
    yellow: colours.yellow,
    blue: colours.blue,
    purple: colours.magenta,
    cyan: colours.cyan,
  };
  return (tone, text) => inks[tone](text);
}
