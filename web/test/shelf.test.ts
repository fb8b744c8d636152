import { CATALOGUE } from '@hideout/catalogue';
import { setUp } from '@hideout/kernel';
import { expect, it } from 'vitest';
import { quickSeats } from '../src/pages/setup/seatNames.ts';
import { brainOf } from '../src/bot/brainOf.ts';
import { boardOf, guideOf, pictureOf, rulesOf } from '../src/shelf/games.ts';

it.each(CATALOGUE)('$id can be started with one click', async ({ id }) => {
  const game = await rulesOf(id);
  expect(game.id).toBe(id);
  expect(setUp(game, quickSeats(game)).ok).toBe(true);
  expect((await brainOf(id)).level(game, 'easy').name).toBe('easy');
});

it('asks for the same thing twice with the same promise', () => {
  const { id } = CATALOGUE[0]!;
  for (const ask of [rulesOf, brainOf]) expect(ask(id)).toBe(ask(id));
});

it.each([rulesOf, boardOf, guideOf, pictureOf, brainOf])(
  'a game that the house does not have is refused',
  async (ask) => {
    await expect(ask('chess')).rejects.toThrow('no game “chess”');
  },
);
