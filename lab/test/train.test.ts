import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readNet, type NetFile } from '@hideout/bots';
import { GAMES, trainingOf } from '@hideout/catalogue/house';
import { FastRng, given, setUp, type AnyGame } from '@hideout/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import { freshParts, Learner } from '../src/train/learner.ts';
import { LessonNotes, Rows } from '../src/train/rows.ts';
import { judgedReturnsOf, outcomesOf, returnsOf } from '../src/train/targets.ts';
import { train, type Course, type CourseReport } from '../src/train/train.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});
const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'train-'));
  folders.push(folder);
  return folder;
};

/** A game of these steps with two seats, in rows of one number. */
function gameOf(steps: readonly (readonly [number, number])[], results: readonly [number, number]): Uint8Array {
  const notes = new LessonNotes();
  for (const [first, second] of steps) {
    notes.note(0, [first]);
    notes.note(1, [second]);
  }
  return notes.close(results.map((result) => [result]));
}

describe('what is learnt from a game', () => {
  const rows = new Rows(1, 1);
  rows.add(
    gameOf(
      [
        [0, 1],
        [0.2, 0.8],
        [1, 0],
      ],
      [1, 0],
    ),
  );
  rows.add(gameOf([[0, 1]], [0.5, 0.5]));

  it('comes back from its bytes', () => {
    const row = new Float64Array(1);
    const all = [...rows.lessonsByRow()].map((lesson, at) => {
      rows.read(lesson, at - rows.lessons[lesson]!.first, row);
      return row[0];
    });
    expect(all).toEqual([0, 1, 0.2, 0.8, 1, 0, 0, 1]);
    expect(rows.lessons.map(({ results }) => results)).toEqual([
      [[1], [0]],
      [[0.5], [0.5]],
    ]);
  });

  it('is the outcome for every seat, or what was thought of the next position mixed with what came later', () => {
    expect([...outcomesOf(rows)]).toEqual([1, 0, 1, 0, 1, 0, 0.5, 0.5]);
    const opinions = Float32Array.of(9, 9, 0.5, 0.5, 0.75, 0.25, 9, 9);
    const returns = [...returnsOf(rows, opinions, 0.5)];
    // The last position gets the outcome, the one before half of that and half of the opinion, and so on.
    expect(returns).toEqual([0.6875, 0.3125, 0.875, 0.125, 1, 0, 0.5, 0.5]);
  });

  it('is as much of what was noted beside a row as its game says, and of what came later the rest', () => {
    const noted = Float32Array.of(0.2, 0.8, 0.4, 0.6, 0.6, 0.4, 0.5, 0.5);
    const half = [...judgedReturnsOf(rows, noted, 0.5, 0.5)].map((target) => Number(target.toFixed(3)));
    expect(half).toEqual([0.4, 0.6, 0.6, 0.4, 0.8, 0.2, 0.5, 0.5]);
    expect(judgedReturnsOf(rows, noted, 0.5, 1)).toEqual(noted);
  });

  it('becomes a net that tells rows apart which no straight line does', () => {
    const corners = [
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ] as const;
    const examples = new Rows(2, 1);
    for (let game = 0; game < 400; game++) {
      const corner = corners[game % 4]!;
      const notes = new LessonNotes();
      notes.note(0, corner);
      examples.add(notes.close([[corner[0] === corner[1] ? 0 : 1]]));
    }
    const rng = new FastRng(3);
    const learner = new Learner(freshParts([2, 12, 1], [], rng));
    for (let pass = 0; pass < 60; pass++) learner.learn(examples, outcomesOf(examples), 0.02, rng);
    const opinions = corners.map((corner) => Math.round(learner.net.evaluate(corner)[0]!));
    expect(opinions).toEqual([0, 1, 1, 0]);
  });
});

describe('a net of blocks', () => {
  it('learns what two places that are alike come to, wherever each is', () => {
    const examples = new Rows(4, 1);
    const cases = Array.from({ length: 16 }, (_, i) => [i & 1, (i >> 1) & 1, (i >> 2) & 1, (i >> 3) & 1] as const);
    /** One of the two places has both of its marks. */
    const target = ([a, b, c, d]: readonly number[]): number => (a! & b!) | (c! & d!);
    for (let game = 0; game < 800; game++) {
      const notes = new LessonNotes();
      notes.note(0, cases[game % 16]!);
      examples.add(notes.close([[target(cases[game % 16]!)]]));
    }
    const rng = new FastRng(4);
    const learner = new Learner(freshParts([6, 4, 1], [[2, 2, 6]], rng));
    for (let pass = 0; pass < 60; pass++) learner.learn(examples, outcomesOf(examples), 0.02, rng);
    expect(cases.map((row) => Math.round(learner.net.evaluate(row)[0]!))).toEqual(cases.map(target));
  });
});

describe('a course', { timeout: 120_000 }, () => {
  const learners = GAMES.flatMap((game) => (trainingOf(game) ? [{ game, id: game.id }] : []));
  const courseOf = (game: AnyGame, games = 2): Course => {
    const setup = setUp(game, game.seats.min, {});
    if (!setup.ok) throw new Error(setup.problem);
    return { game: game.id, setup: setup.value, seed: 7, games, generations: 2 };
  };
  const card = { game: '', seats: 2, command: '', commit: '', result: '' };
  const reportTo = (played: number[], signal?: AbortSignal): CourseReport => ({
    plays: (_generation, already) => {
      played.push(already);
      return { workers: 1, ...(signal && { signal }) };
    },
    learns: () => {},
  });

  it.each(learners)('of $id makes the same net again, and resumes where it was broken off', async ({ game }) => {
    const training = trainingOf(game)!;
    const course = courseOf(game);
    const [whole, broken] = [newFolder(), newFolder()];
    const net = await train(whole, course, training, card, reportTo([]));
    const made = net.ok ? readNet(net.value) : net;
    expect(made.ok && made.value.inputs).toBe(training.inputs(course.setup));
    await train(broken, { ...course, generations: 1 }, training, card, reportTo([]));
    rmSync(join(broken, 'generation-0', 'net.json'));
    rmSync(join(broken, 'generation-0', 'chunks', readdirSync(join(broken, 'generation-0', 'chunks'))[1]!));
    const played: number[] = [];
    expect(await train(broken, course, training, card, reportTo(played))).toEqual(net);
    expect(played).toEqual([1, 0]);
    const files = [whole, broken].map((folder) => readFileSync(join(folder, 'generation-1', 'net.json'), 'utf8'));
    expect(files[0]).toBe(files[1]);
    const other = await train(whole, { ...course, seed: 8 }, training, card, reportTo([]));
    expect(other).toEqual({
      ok: false,
      problem: `${join(whole, 'generation-0')} holds self-play of another course; choose another folder`,
    });
  });

  it('goes on from a net that it is given', async () => {
    const { game } = learners[0]!;
    const training = trainingOf(game)!;
    const course = { ...courseOf(game, 1), generations: 1 };
    const made = async (from?: NetFile): Promise<NetFile> =>
      given(await train(newFolder(), { ...course, ...(from && { from }) }, training, card, reportTo([])))!;
    const first = await made();
    const [again, onward] = [await made(), await made(first)];
    expect(again.weights).toBe(first.weights);
    expect(onward.weights).not.toBe(first.weights);
    expect(onward.sizes).toEqual(first.sizes);
  });

  it.each(learners)('of $id that is told to stop makes no net', async ({ game }) => {
    const stopped = AbortSignal.abort();
    const report = reportTo([], stopped);
    expect(await train(newFolder(), courseOf(game), trainingOf(game)!, card, report)).toEqual({
      ok: true,
      value: undefined,
    });
  });
});
