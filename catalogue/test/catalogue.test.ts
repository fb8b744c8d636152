import { readdirSync } from 'node:fs';
import { LANGUAGES } from '@hideout/kernel';
import { describe, expect, it } from 'vitest';
import { GAMES, gameOf, library } from '../src/house.ts';
import { CATALOGUE } from '../src/index.ts';

describe('the catalogue', () => {
  it('lists every folder of games/, and its facts are those of the rules', async () => {
    const folders = readdirSync(new URL('../../games/', import.meta.url), { withFileTypes: true });
    const ids = folders.filter((entry) => entry.isDirectory() && entry.name !== 'node_modules').map(({ name }) => name);
    expect(CATALOGUE.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    for (const { id, rules, seats, cooperative, titles } of CATALOGUE) {
      const game = await rules();
      expect({ id: game.id, seats: game.seats, cooperative: game.cooperative }).toEqual({ id, seats, cooperative });
      for (const language of LANGUAGES) expect(game.words[language]).toMatchObject(titles[language]);
    }
  });

  it('finds every game by its id', () => {
    expect(GAMES.length).toBeGreaterThan(0);
    for (const game of GAMES) expect(gameOf(game.id)).toBe(game);
    expect(new Set(GAMES.map(({ id }) => id)).size).toBe(GAMES.length);
    expect(gameOf('no-such-game')).toBeUndefined();
  });

  it('has no two games of one name in any language', () => {
    for (const language of LANGUAGES) {
      expect(new Set(GAMES.map(({ words }) => words[language].name)).size).toBe(GAMES.length);
    }
  });

  it('has every version of the rules that ever was in the library, the current one first', () => {
    for (const game of GAMES) {
      expect(library(game.id)).toContain(game);
      const versions = library(game.id).map(({ rulesVersion }) => rulesVersion);
      expect(versions).toEqual(Array.from({ length: game.rulesVersion }, (_, before) => game.rulesVersion - before));
    }
    expect(library('no-such-game')).toEqual([]);
  });
});
