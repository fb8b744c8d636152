import { readdirSync, readFileSync } from 'node:fs';
import {
  readRecord,
  verify,
  type AnyGame,
  type Game,
  type GameEvent,
  type GameRecord,
  type GameView,
} from '@hideout/kernel';
import { describe, expect, it } from 'vitest';

/**
 * Registers the tests of the recorded games in a folder, for example `new URL('records/', import.meta.url)`: each is
 * read, replayed and proved, and there is at least one for every ending of the game.
 */
export function recordsOf<S extends object, E extends GameEvent, V extends GameView>(
  game: Game<S, E, V>,
  folder: URL,
): void {
  describe(`the recorded games of ${game.id}`, () => {
    const files = readdirSync(folder).filter((file) => /^[^.].*\.json$/.test(file));
    it.each(files)('%s replays', (file) => {
      expect(problemsOf(game, readFileSync(new URL(file, folder), 'utf8'))).toEqual([]);
    });
    it('show every ending', () => {
      const shown = new Set(files.map((file) => endingOf(readFileSync(new URL(file, folder), 'utf8'))));
      expect(game.endings.filter((ending) => !shown.has(ending))).toEqual([]);
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
    yield `made with rules version ${record.rulesVersion}, and this is ${game.rulesVersion}: record it anew`;
  }
}

function endingOf(text: string): string | undefined {
  const read = readRecord(text);
  return read.ok ? read.value.outcome?.ending : undefined;
}
