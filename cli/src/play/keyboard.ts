import { createInterface, type Interface } from 'node:readline';
import type { Terminal } from '../terminal.ts';

/** Typed lines, one at a time; also from a file or a pipe. */
export class Keyboard {
  /** Whether Ctrl-C ended the input. */
  interrupted = false;
  readonly #terminal: Terminal;
  readonly #reader: Interface;
  readonly #lines: string[] = [];
  #closed = false;
  /** Ends the wait for a line. */
  #wake = (): void => {};

  constructor(terminal: Terminal) {
    this.#terminal = terminal;
    const { input, output, signal } = terminal.streams;
    // No history: the next player must not find this player's lines with the arrow keys.
    this.#reader = terminal.isLive
      ? createInterface({ input, output, terminal: true, historySize: 0 })
      : createInterface({ input, terminal: false });
    this.#reader.on('line', (line) => {
      this.#lines.push(line);
      this.#wake();
    });
    this.#reader.on('close', () => {
      this.#closed = true;
      this.#wake();
    });
    this.#reader.on('SIGINT', () => this.#interrupt());
    signal.addEventListener('abort', () => this.#interrupt(), { once: true });
  }

  /** The next line without the spaces around it; undefined when there is no more. */
  async line(prompt: string): Promise<string | undefined> {
    if (this.#lines.length > 0 || !this.#closed) this.#prompt(prompt);
    if (this.#lines.length === 0 && !this.#closed) await new Promise<void>((resolve) => (this.#wake = resolve));
    return this.#lines.shift()?.trim();
  }

  close(): void {
    this.#reader.close();
  }

  #prompt(prompt: string): void {
    if (this.#terminal.isLive) {
      this.#reader.setPrompt(prompt);
      this.#reader.prompt();
    } else this.#terminal.write(prompt);
  }

  #interrupt(): void {
    this.interrupted = true;
    this.#lines.length = 0;
    this.#reader.close();
  }
}
