import { readdirSync, readFileSync } from 'node:fs';
import { readRecord, verify, type AnyGame, type GameRecord } from '@hideout/kernel';
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
