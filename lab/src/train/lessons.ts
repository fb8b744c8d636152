import { deflateSync, inflateSync } from 'node:zlib';
import { readNet } from '@hideout/bots';
import { gameOf, trainingOf } from '@hideout/catalogue/house';
import { FastRng, ok, problem, setUp, type Result, type Setup } from '@hideout/kernel';
import type { PlayLesson } from '@hideout/labkit';
import type { Lines, Task } from '../run/task.ts';
import { LessonNotes } from './rows.ts';

/** Self-play of one generation, as plain data. */
export interface LessonSettings {
  readonly game: string;
  readonly setup: Setup;
  readonly seed: number;
  /** Which generation: each has games of its own. */
  readonly generation: number;
  /** The net of the generation before, as its file has it; the first generation has none. */
  readonly net?: unknown;
}

/** Games of self-play: how many, then the rows of each, packed. */
export const lessons: Task<Lines> = (settings) => {
  if (!isShaped(settings)) return problem('these are not the settings of self-play');
  const { seed, generation, ...about } = settings;
  const play = playBy(about);
  if (!play.ok) return play;
  const [chance, whims] = [new FastRng(seed), new FastRng(seed)];
  const one = (number: number): string => {
    chance.reseed(seed + generation, 2 * number);
    whims.reseed(seed + generation, 2 * number + 1);
    const notes = new LessonNotes();
    return packed(notes.close(play.value(chance, whims, notes)));
  };
  return ok(({ from, to }) => [
    JSON.stringify({ games: to - from }),
    ...Array.from({ length: to - from }, (_, i) => one(from + i)),
  ]);
};

const packed = (game: Uint8Array): string => JSON.stringify(deflateSync(game, { level: 1 }).toString('base64'));

/** The rows of a game as `lessons` packed them. */
export const unpacked = (line: string): Uint8Array => inflateSync(Buffer.from(JSON.parse(line) as string, 'base64'));

function isShaped(settings: unknown): settings is LessonSettings {
  const { game, setup, seed, generation } = (settings ?? {}) as Partial<LessonSettings>;
  const numbers = [seed, generation].every((number) => Number.isSafeInteger(number) && number! >= 0);
  return typeof game === 'string' && typeof setup?.options === 'object' && numbers;
}

function playBy({ game: id, setup, net: file }: Omit<LessonSettings, 'seed' | 'generation'>): Result<PlayLesson> {
  const game = gameOf(id);
  const training = game && trainingOf(game);
  if (!training) return problem(`the bots of “${id}” do not learn`);
  const whole = setUp(game, setup.seats, setup.options);
  if (!whole.ok) return whole;
  if (file === undefined) return ok(training.lessons(game, whole.value));
  const net = readNet(file);
  return net.ok ? ok(training.lessons(game, whole.value, net.value)) : net;
}
