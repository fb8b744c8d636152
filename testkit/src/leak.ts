import { FastRng, seatOf, SPECTATOR, type AnyGame, type Setup, type Viewer } from '@hideout/kernel';
import type { AnyFixture } from './fixture.ts';
import { Playout, playToEnd, randomly } from './playout.ts';
import { viewerName } from './trial.ts';

/** What is shown to a viewer of a state, as bytes or text: tensors, messages, drawings. */
export type Show = (state: object, viewer: Viewer) => Uint8Array | string;

/** What came of a search for leaks: how many pairs of worlds were compared, and the first in which it showed. */
export interface LeakSearch {
  readonly pairs: number;
  readonly leak: string | undefined;
}

const GAMES = 2;
/** About this many states of a game are looked at. */
const LOOKS = 20;

/**
 * Looks for a leak in whatever is made for a viewer: two worlds that it cannot tell apart, re-dealt by code that is
 * independent of the game, must show the same to the byte.
 */
export function findLeak(game: AnyGame, setup: Setup, fixture: AnyFixture, show: Show): LeakSearch {
  const viewers = [...Array.from({ length: setup.seats }, (_, seat) => seatOf(seat)), SPECTATOR] as const;
  let pairs = 0;
  let leak: string | undefined;
  for (let seed = 1; seed <= GAMES; seed++) {
    const rng = new FastRng(seed, 2);
    const stride = Math.max(1, Math.floor(lengthOf(game, setup, seed) / LOOKS));
    playToEnd(new Playout(game, setup, seed), randomly(seed), ({ state, moves }) => {
      if (leak !== undefined || moves.length % stride !== 0) return;
      for (const viewer of viewers) {
        const world = game.clone(state);
        fixture.redeal(world, viewer, rng);
        if (game.encode(world) === game.encode(state)) continue;
        pairs++;
        if (same(show(state, viewer), show(world, viewer))) continue;
        leak ??= `${viewerName(viewer)} can tell ${game.encode(state)}\n  from ${game.encode(world)}`;
      }
    });
  }
  return { pairs, leak };
}

const lengthOf = (game: AnyGame, setup: Setup, seed: number): number =>
  playToEnd(new Playout(game, setup, seed), randomly(seed)).moves.length;

const same = (a: Uint8Array | string, b: Uint8Array | string): boolean =>
  typeof a === 'string' || typeof b === 'string' ? a === b : Buffer.compare(a, b) === 0;
