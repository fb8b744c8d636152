import type { Notebook } from '@hideout/labkit';

/** The most that a byte of a row holds: a number from 0 to 1 in so many steps. */
const STEPS = 255;
/** Before the results of a game: its steps, its seats and the numbers of a result, each as a 32-bit float. */
const HEAD = 3;
const FLOAT_BYTES = 4;

/** Where a game's rows begin; step by step, and within a step seat by seat. */
interface Lesson {
  readonly first: number;
  readonly steps: number;
  readonly seats: number;
  /** By seat, what came of it. */
  readonly results: readonly (readonly number[])[];
}

/** One game of self-play while it is played. */
export class LessonNotes implements Notebook {
  readonly #rows: Uint8Array[] = [];

  note(_seat: number, row: ArrayLike<number>): void {
    this.#rows.push(Uint8Array.from(row, (number) => Math.round(number * STEPS)));
  }

  /** The game in bytes: how long it was, what came of it, and its rows. */
  close(results: readonly (readonly number[])[]): Uint8Array {
    const [seats, outputs] = [results.length, results[0]!.length];
    const head = Float32Array.from([this.#rows.length / seats, seats, outputs, ...results.flat()]);
    return Buffer.concat([new Uint8Array(head.buffer), ...this.#rows]);
  }
}

/** The rows of many games of self-play. */
export class Rows {
  readonly width: number;
  readonly outputs: number;
  readonly lessons: Lesson[] = [];
  readonly #bytes: Uint8Array[] = [];
  size = 0;

  constructor(width: number, outputs: number) {
    this.width = width;
    this.outputs = outputs;
  }

  /** Adds a game as `LessonNotes` left it. */
  add(game: Uint8Array): void {
    const head = new DataView(game.buffer, game.byteOffset);
    const number = (place: number): number => head.getFloat32(place * FLOAT_BYTES, true);
    const [steps, seats, outputs] = [number(0), number(1), number(2)];
    const results = Array.from({ length: seats }, (_, seat) =>
      Array.from({ length: outputs }, (__, output) => number(HEAD + seat * outputs + output)),
    );
    this.lessons.push({ first: this.size, steps, seats, results });
    this.#bytes.push(game.subarray(FLOAT_BYTES * (HEAD + seats * outputs)));
    this.size += steps * seats;
  }

  /** Writes a row of the lesson with this number, counted within the lesson. */
  read(lesson: number, row: number, into: Float64Array): void {
    const bytes = this.#bytes[lesson]!;
    const from = row * this.width;
    for (let i = 0; i < this.width; i++) into[i] = bytes[from + i]! / STEPS;
  }

  /** By row: the lesson that it belongs to. */
  lessonsByRow(): Int32Array {
    const lessons = new Int32Array(this.size);
    for (const [number, { first, steps, seats }] of this.lessons.entries()) {
      lessons.fill(number, first, first + steps * seats);
    }
    return lessons;
  }
}
