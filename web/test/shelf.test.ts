import { LANGUAGES } from '@hideout/kernel';
import { expect, it } from 'vitest';
import { GAME_IDS, rulesOf } from '../src/shelf/rules.ts';
import { SHELF } from '../src/shelf/shelf.ts';
import { de } from '../src/words/de.ts';
import { en } from '../src/words/en.ts';

it('the shelf says of every game what its rules say', async () => {
  for (const id of GAME_IDS) {
    const game = await rulesOf(id);
    const { players, team, quickSeats } = SHELF[id]!;
    expect({ id: game.id, players, team }).toEqual({
      id,
      players: [game.seats.min, game.seats.max],
      team: game.cooperative,
    });
    expect(quickSeats).toBeGreaterThanOrEqual(game.seats.min);
    expect(quickSeats).toBeLessThanOrEqual(game.seats.max);
    for (const language of LANGUAGES) expect({ en, de }[language].games[id]!.name).toBe(game.words[language].name);
  }
});

it('a game that the house does not have is refused', async () => {
  await expect(rulesOf('chess')).rejects.toThrow('no game “chess”');
});
