import type { Game, GameView } from '@hideout/kernel';
import { expect, it } from 'vitest';
import { findLeak, type AnyFixture } from '../src/index.ts';
import { fixture } from './magpie/fixture.ts';
import { magpie } from './magpie/game.ts';
import type { State } from './magpie/state.ts';

const game = magpie as unknown as Game<object, never, GameView>;
const setup = { seats: 2, options: Object.fromEntries(magpie.options.map(({ id, standard }) => [id, standard])) };
const search = (show: (state: object, viewer: GameView['viewer']) => Uint8Array | string) =>
  findLeak(game, setup, fixture as unknown as AnyFixture, show);

it('finds nothing in what is made of views', () => {
  const { pairs, leak } = search((state, viewer) => JSON.stringify(game.view(state, viewer)));
  expect(leak).toBeUndefined();
  expect(pairs).toBeGreaterThan(10);
});

it('finds a planted leak of one number, in texts and in bytes', () => {
  const top = (state: object): number => (state as State).pile[(state as State).pileSize - 1] ?? 0;
  expect(search((state) => String(top(state))).leak).toMatch(/can tell/);
  expect(search((state) => new Uint8Array(new Float32Array([1, top(state)]).buffer)).leak).toMatch(/can tell/);
});
