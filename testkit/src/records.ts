import { readdirSync, readFileSync } from 'node:fs';
import {
  given,
  FastRng,
  NOBODY,
  readRecord,
  replay,
  seatOf,
  verify,
  type AnyGame,
  type GameRecord,
  type Outcome,
} from '@hideout/kernel';
import { describe, expect, it } from 'vitest';
import { hearOf } from './failure.ts';
import { LAWS } from './law.ts';
import { requireEverythingMet } from './laws/index.ts';

/**
 * Registers the tests of the recorded games in a folder, for example `new URL('records/', import.meta.url)`: each is
 * read, replayed and proved, there is at least one for every ending of the game, and with random games they show
 * every verb.
 */
export function recordsOf(game: AnyGame, folder: URL): void {
  describe(`the recorded games of ${game.id}`, () => {
    const texts = textsIn(folder);
    it.each([...texts.keys()])('%s replays', (file) => {
      expect(problemsOf(game, texts.get(file)!)).toEqual([]);
    });
    const records = recordsIn(folder);
    it('show every ending', () => {
      const shown = new Set(records.map((record) => record.outcome?.ending));
      expect(game.endings.filter((ending) => !shown.has(ending))).toEqual([]);
    });
    it(`L31: ${LAWS.L31}`, () => {
      expect(hearOf(game, undefined, () => requireEverythingMet(game, records))).toBeUndefined();
    });
  });
}

/**
 * Registers the tests of earlier rules: for each version the folder `version-N` keeps games that were recorded with it.
 * They replay, and from their middle they can be played on.
 */
export function earlierRecordsOf(versions: readonly AnyGame[], folder: URL): void {
  describe.each(versions.map((game) => [game.rulesVersion, game] as const))('rules version %i', (version, game) => {
    const texts = textsIn(new URL(`version-${version}/`, folder));
    it.each([...texts.keys()])('%s replays', (file) => {
      expect(problemsOf(game, texts.get(file)!)).toEqual([]);
    });
    it.each([...texts.keys()])('%s can be played on from its middle', (file) => {
      expect(playOn(game, texts.get(file)!)).toBeDefined();
    });
  });
}

/** How a recorded game ends that is played on at random from its middle. */
function playOn(game: AnyGame, text: string): Outcome | undefined {
  const read = readRecord(text);
  const value = given(read.ok ? replay(game, read.value, read.value.moves.length >> 1) : read);
  const rng = new FastRng(1);
  while (value.actor !== NOBODY && value.length <= game.maxActions) {
    const legal = value.legal();
    value.play(seatOf(value.actor), legal.at(rng.below(legal.size)));
  }
  return value.outcome;
}

/** Everything that is wrong with the text of a record of this game. */
export function problemsOf(game: AnyGame, text: string): string[] {
  const read = readRecord(text);
  if (!read.ok) return [read.problem];
  return [...problemsOfKind(game, read.value), ...verify(game, read.value).flatMap((check) => check.problem ?? [])];
}

function* problemsOfKind(game: AnyGame, record: GameRecord): Generator<string> {
  if (record.game !== game.id) yield `a record of ${record.game}`;
  if (record.rulesVersion !== game.rulesVersion) {
    yield `made with rules version ${record.rulesVersion}, and this is ${game.rulesVersion}: record it again`;
  }
}

/** The recorded games in a folder; what is none is left out. */
export function recordsIn(folder: URL): GameRecord[] {
  return [...textsIn(folder).values()].flatMap((text) => {
    const read = readRecord(text);
    return read.ok ? [read.value] : [];
  });
}

const textsIn = (folder: URL): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder)
      .filter((file) => /^[^.].*\.json$/.test(file))
      .map((file) => [file, readFileSync(new URL(file, folder), 'utf8')]),
  );
