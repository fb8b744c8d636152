import { deflateRawSync } from 'node:zlib';
import {
  nameOfChoice,
  answerOdds,
  plainCoach,
  puzzleId,
  readPack,
  sheetsAfter,
  type Coach,
  type Pack,
  type Puzzle,
} from '@hideout/bots';
import { ActionList, FastRng, LANGUAGES, NOBODY, seatOf, type AnyGame, type Viewer } from '@hideout/kernel';
import { describe, expect, it } from 'vitest';
import { brainOf, GAMES } from '../src/house.ts';
import { manifestOf } from '../src/index.ts';
import { findPeeking, fixtureOf, setupsOf } from './honesty.ts';

/** More than this is too much to fetch for a game. */
const MOST_BYTES = 60_000;

async function packOf({ id }: AnyGame): Promise<Pack> {
  const pack = readPack(await manifestOf(id)!.puzzles!());
  if (!pack.ok) throw new Error(pack.problem);
  return pack.value;
}

const coachOf = (game: AnyGame): Coach => brainOf(game.id).coach ?? plainCoach;

/** A world that looks like the view of a puzzle. */
const worldOf = (game: AnyGame, { view }: Puzzle): object => game.imagine(view, new FastRng(1));

/** What a puzzle holds beyond the view of one seat and what follows from it. */
function findSecret(game: AnyGame, puzzle: Puzzle): string | undefined {
  const seen = game.view(worldOf(game, puzzle), puzzle.view.viewer as Viewer);
  if (JSON.stringify(seen) !== JSON.stringify(puzzle.view)) return 'its view is not what its seat sees';
  const keys = Object.keys(puzzle).filter((key) => !KEYS[puzzle.kind].includes(key));
  return keys.length > 0 ? `it also holds ${keys.join()}` : undefined;
}

const ALL = ['kind', 'id', 'seats', 'view', 'rating'];
const KEYS = {
  move: [...ALL, 'right', 'themes'],
  hold: [...ALL, 'riddle', 'bare', 'believed'],
  score: [...ALL, 'heading', 'of', 'after'],
};

describe('a pack of puzzles', () => {
  it.each(GAMES)('is by the current rules, large enough and small enough: $id', async (game) => {
    const pack = await packOf(game);
    expect(pack).toMatchObject({ game: game.id, rulesVersion: game.rulesVersion });
    expect(new Set(pack.puzzles.map(({ id }) => id)).size).toBe(pack.puzzles.length);
    expect(deflateRawSync(JSON.stringify(pack)).length).toBeLessThan(MOST_BYTES);
  });

  it.each(GAMES)('asks for no sum that the board shows: $id', async (game) => {
    const { puzzles } = await packOf(game);
    const shown = puzzles.filter(
      (puzzle) => puzzle.kind === 'score' && !puzzle.after && coachOf(game).counted?.includes(puzzle.heading),
    );
    expect(shown).toEqual([]);
  });

  it.each(GAMES)('holds views only, and a planted truth is found: $id', async (game) => {
    const { puzzles } = await packOf(game);
    for (const puzzle of puzzles) expect(findSecret(game, puzzle)).toBeUndefined();
    const [first] = puzzles as [Puzzle];
    const truth = game.encode(worldOf(game, first));
    const planted = (secret: object): Puzzle => Object.assign(structuredClone(first), secret);
    expect(findSecret(game, planted({ truth }))).toBeDefined();
    expect(findSecret(game, planted({ view: { ...first.view, truth } }))).toBeDefined();
  });

  it.each(GAMES)('asks what can be answered: $id', async (game) => {
    for (const puzzle of (await packOf(game)).puzzles) {
      const { view } = puzzle;
      if (puzzle.kind === 'move') {
        const legal = new ActionList();
        game.legal(worldOf(game, puzzle), legal);
        expect(view.actor).toBe(view.viewer);
        expect(legal.size).toBeGreaterThan(puzzle.right.length);
        for (const [first] of puzzle.right) expect(legal.toArray()).toContain(first);
      }
      if (puzzle.kind === 'hold') {
        expect(puzzle.riddle.answers.length).toBeGreaterThan(1);
        for (const odds of [puzzle.bare, puzzle.believed]) {
          expect(odds).toHaveLength(puzzle.riddle.answers.length);
          expect(odds.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 1);
        }
      }
      if (puzzle.kind === 'score') {
        const sheets = puzzle.after ? sheetsAfter(game, view, puzzle.after) : game.sheets(view);
        expect(sheets.filter(({ heading, seat }) => heading === puzzle.heading && seat === puzzle.of)).toHaveLength(1);
      }
    }
  });

  it.each(GAMES)('is asked and named in every language: $id', async (game) => {
    const names = ['Anna', 'Ben', 'Cleo', 'Dora'];
    for (const language of LANGUAGES) {
      const words = game.words[language];
      for (const puzzle of (await packOf(game)).puzzles) {
        const { view } = puzzle;
        const said =
          puzzle.kind === 'move'
            ? [
                ...puzzle.right.map((choice) => nameOfChoice(choice, { game, language, view })),
                ...puzzle.themes.map(words.theme!),
              ]
            : puzzle.kind === 'hold'
              ? [
                  words.riddle!(puzzle.riddle, view, { viewer: view.viewer, names }),
                  ...puzzle.riddle.answers.map((answer) => words.answer?.(answer)),
                ]
              : [words.heading(puzzle.heading)];
        for (const text of said) expect(String(text)).not.toMatch(/NaN|\[object/);
        expect(said[0]).not.toMatch(/undefined/);
      }
    }
  });
});

describe('riddles', () => {
  it.each(GAMES)('and their odds are the same in worlds that a seat cannot tell apart: $id', async (game) => {
    const coach = coachOf(game);
    expect(coach.riddles).toBeDefined();
    const fixture = await fixtureOf(game);
    const setup = setupsOf(game, 0).at(-1)!;
    /** Chooses by what is asked and how likely it is held to be. */
    const asker = (peeks: boolean) => (state: Readonly<object>) => ({
      name: 'asker',
      choose: ({ legal, view }: { legal: ActionList; view: () => Puzzle['view'] }) => {
        const seen = view();
        const played = peeks ? { ...game, imagine: () => game.clone(state) } : game;
        const riddles = coach.riddles!.in(seen).slice(0, 8);
        const odds = answerOdds(played, coach, seen, riddles, { worlds: 4, sample: 0 });
        return legal.at(parseInt(puzzleId(seen, [riddles, odds]), 36) % legal.size);
      },
    });
    expect(findPeeking(asker(false), game, fixture, setup, 1)).toBeUndefined();
    const isCaught = Array.from({ length: 8 }, (_, seed) => seed).some((seed) =>
      findPeeking(asker(true), game, fixture, setup, seed),
    );
    expect(isCaught).toBe(true);
  });
});

/** How many sums are told in random games, and how many actions those may have. */
const [SUMS, ACTIONS] = [3, 3000];

describe('sums after a choice', () => {
  it.each(GAMES)('are told only where nothing hidden makes a difference: $id', async (game) => {
    const { redeal } = await fixtureOf(game);
    const rng = new FastRng(4);
    const legal = new ActionList();
    const setup = setupsOf(game, 1).at(-1)!;
    let s = game.setup(setup, rng);
    let told = 0;
    for (let turn = 0; turn < ACTIONS && told < SUMS; turn++) {
      if (game.actor(s) === NOBODY) s = game.setup(setup, rng);
      const seat = seatOf(game.actor(s));
      legal.clear();
      game.legal(s, legal);
      const action = legal.at(rng.below(legal.size));
      const sheets = sheetsAfter(game, game.view(s, seat), [action]);
      const other = game.clone(s);
      redeal(other, seat, rng);
      expect(sheetsAfter(game, game.view(other, seat), [action])).toEqual(sheets);
      game.apply(other, action, { rng, log: undefined });
      if (sheets.length > 0) expect(game.sheets(game.view(other, seat))).toEqual(sheets);
      if (sheets.length > 0) told++;
      game.apply(s, action, { rng, log: undefined });
    }
    expect(told).toBe(SUMS);
  });
});
