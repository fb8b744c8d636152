import type { Paint, Tone } from '@hideout/kernel';

/** A sheet of characters, some of them with a tone, that becomes lines of text. */
export class Canvas {
  readonly #chars: string[][];
  readonly #tones: (Tone | undefined)[][];

  constructor(width: number, height: number) {
    this.#chars = Array.from({ length: height }, () => Array.from({ length: width }, () => ' '));
    this.#tones = Array.from({ length: height }, () => Array.from({ length: width }, () => undefined));
  }

  /** Writes the text from there on to the right; it must fit. */
  write(x: number, y: number, text: string, tone?: Tone): void {
    for (const [i, char] of Array.from(text).entries()) {
      this.#chars[y]![x + i] = char;
      this.#tones[y]![x + i] = tone;
    }
  }

  /** The lines, without blanks at their ends. */
  lines(paint: Paint): string[] {
    return this.#chars.map((chars, y) => {
      const end = chars.findLastIndex((char) => char !== ' ') + 1;
      let line = '';
      for (let x = 0; x < end;) {
        const tone = this.#tones[y]![x];
        let to = x + 1;
        while (to < end && this.#tones[y]![to] === tone) to++;
        const run = chars.slice(x, to).join('');
        line += tone === undefined ? run : paint(tone, run);
        x = to;
      }
      return line;
    });
  }
}
