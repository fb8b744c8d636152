import { STEPS } from '@hideout/bots';
import type { Notebook } from '@hideout/labkit';

/**
 * Before the results of a game: its steps, its seats, the numbers of a result, and 1 where each row ends with an
 * opinion, as 32-bit floats.
 */
const HEAD = 4;
const FLOAT_BYTES = 4;

/** Where a game's rows begin; step by step, and within a step seat by seat. */
interface Lesson {
  readonly first: number;
  readonly steps: number;
  readonly seats: number;
  /** By seat, what came of it. */
  readonly results: readonly (readonly number[])[];
  /** Whether each of its rows ends with what the player thought. */
  readonly isJudged: boolean;
}

/** One game of self-play while it is played. */
export class LessonNotes implements Notebook {
  readonly #rows: Uint8Array[] = [];
  #isJudged = false;

  note(_seat: number, row: ArrayLike<number>, opinion: readonly number[] = []): void {
    this.#isJudged = opinion.length > 0;
    const bytes = new Uint8Array(row.length + opinion.length);
    for (let i = 0; i < row.length; i++) bytes[i] = Math.round(row[i]! * STEPS);
    for (const [i, number] of opinion.entries()) bytes[row.length + i] = Math.round(number * STEPS);
    this.#rows.push(bytes);
  }

  /** The game in bytes: how long it was, what came of it, and its rows. */
  close(results: readonly (readonly number[])[]): Uint8Array {
    const [seats, outputs] = [results.length, results[0]!.length];
    const head = Float32Array.from([
      this.#rows.length / seats,
      seats,
      outputs,
      Number(this.#isJudged),
      ...results.flat(),
    ]);
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
    const [steps, seats, outputs, isJudged] = [number(0), number(1), number(2), number(3) === 1];
    const results = Array.from({ length: seats }, (_, seat) =>
      Array.from({ length: outputs }, (__, output) => number(HEAD + seat * outputs + output)),
    );
    this.lessons.push({ first: this.size, steps, seats, results, isJudged });
    this.#bytes.push(game.subarray(FLOAT_BYTES * (HEAD + seats * outputs)));
    this.size += steps * seats;
  }

  /** Writes a row of the lesson with this number, counted within the lesson. */
  read(lesson: number, row: number, into: Float64Array): void {
    const bytes = this.#bytes[lesson]!;
    const from = row * this.#widthOf(lesson);
    for (let i = 0; i < this.width; i++) into[i] = bytes[from + i]! / STEPS;
  }

  /** By row, what the players thought; undefined where not all of them said. */
  opinions(): Float32Array | undefined {
    if (!this.lessons.every(({ isJudged }) => isJudged)) return undefined;
    const opinions = new Float32Array(this.size * this.outputs);
    for (const [number, { first, steps, seats }] of this.lessons.entries()) {
      const bytes = this.#bytes[number]!;
      const width = this.#widthOf(number);
      for (let row = 0; row < steps * seats; row++) {
        for (let i = 0; i < this.outputs; i++) {
          opinions[(first + row) * this.outputs + i] = bytes[row * width + this.width + i]! / STEPS;
        }
      }
    }
    return opinions;
  }

  #widthOf(lesson: number): number {
    return this.width + (this.lessons[lesson]!.isJudged ? this.outputs : 0);
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
