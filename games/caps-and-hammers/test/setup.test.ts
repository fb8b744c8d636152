import { NOBODY, type Rng } from '@hideout/kernel';
import { playToEnd, Playout, randomly, subject } from '@hideout/testkit';
import { describe, expect, it } from 'vitest';
import { capsAndHammers, CAPS, COUNTRIES, DEFECTOR, KINDS, LABS, SOLDIER, type State } from '../rules/index.ts';
import { fixture } from './redeal.ts';

const game = subject(capsAndHammers);
const SETUP = { seats: 2, options: {} };

/** Chance that leaves every deck in the order in which it was made. */
const unshuffled: Rng = { below: (n) => n - 1 };

const handOf = (s: State, seat: number): Record<string, number> => {
  const held = KINDS.map((name, kind) => [name, s.hand[seat * KINDS.length + kind]!] as const);
  return Object.fromEntries(held.filter(([, count]) => count > 0));
};

describe('§1 Components and set-up', () => {
  const s = game.setup(SETUP, unshuffled);

  it('[CH-1.1] 74 action cards, 21 countries, 5 labs, 40 protests', () => {
    const census = fixture.census(s);
    expect(census.slice(0, 9)).toEqual([8, 8, 8, 8, 8, 8, 8, 8, 10]);
    expect(census.slice(9, 13)).toEqual([12, 14, 10, 4]);
    expect(census.slice(13)).toEqual(COUNTRIES.map(() => 1));
    expect(s.labOwner).toHaveLength(LABS.length);
    expect(LABS).toHaveLength(5);
  });

  it('[CH-1.2] Defcon starts at 5 and nobody has anything but cards', () => {
    expect(s.defcon).toBe(5);
    expect(s.owner.every((owner) => owner === NOBODY)).toBe(true);
    expect(s.labOwner.every((owner) => owner === NOBODY)).toBe(true);
    expect(s.protests.every((count) => count === 0)).toBe(true);
  });

  it('[CH-1.2] the Caps draw their two, then the Hammers; so with the five of the round', () => {
    // From the top of the deck: ten Soldiers, then Defectors.
    expect(handOf(s, 0)).toEqual({ soldier: 7 });
    expect(handOf(s, 1)).toEqual({ soldier: 3, defector: 4 });
    expect([KINDS[SOLDIER], KINDS[DEFECTOR]]).toEqual(['soldier', 'defector']);
  });

  it('[CH-1.2] the first decision is the first player’s: nobody has protests to return', () => {
    expect(game.actor(s)).toBe(CAPS);
    expect(game.view(s, CAPS).step).toBe('first');
  });

  it('[CH-1.3] the decks come out even, and two cards stay in each hand', () => {
    const { state } = playToEnd(new Playout(game, SETUP, 1), randomly(1));
    const view = game.view(state as State, CAPS);
    expect(view.deckLeft).toBe(0);
    expect(view.undealt).toEqual([]);
    expect(view.hands.map((hand) => hand.length)).toEqual([2, 2]);
    expect(view.discard.reduce((sum, count) => sum + count, 0)).toBe(70);
  });
});
