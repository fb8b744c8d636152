import { FastRng, Match, seatOf, setUp, type Action } from '@hideout/kernel';
import { describe, expect, it } from 'vitest';
import { caperEurope, cardOf, CITIES, locationOf } from '../../rules/index.ts';
import { A, lays, type Position } from '../../test/position.ts';
import { prospectOf, prospectsOf, prospectText } from '../prospects.ts';

/** What a card would do, by Location. */
function texts(position: Position, card: string, language: 'en' | 'de' = 'en'): Readonly<Record<string, string>> {
  const view = lays(position).view(A);
  return Object.fromEntries(
    prospectsOf(caperEurope, view, cardOf(card)).map(([location, prospect]) => [
      location,
      prospectText(caperEurope, view, prospect, language),
    ]),
  );
}
const [LOUVRE, YACHT] = [locationOf('louvre'), locationOf('yacht')];

describe('what a card would do', () => {
  const position: Position = {
    round: 4,
    coins: [3, 1],
    loot: [
      [0, 1, 0],
      [0, 0, 0],
    ],
    sites: [
      { at: 'louvre', tracker: -1, goods: [1, 1, 0], a: ['colonel'], b: ['chef smoke-screen'] },
      { at: 'yacht', a: ['mime'], b: ['nun coin-purse', 'dame coin-purse'] },
    ],
    hands: ['smoke-screen glass-cutter blazeblaster coin-purse', 'coin-purse coin-purse coin-purse coin-purse'],
  };

  it('[CE-5.5] counts the Capers of the card and of the Crew, and the points of a Location that is won', () => {
    expect(texts(position, 'smoke-screen')).toEqual({
      [LOUVRE]: '2 Capers, +6 points, −3 for your rival',
      [YACHT]: '1 Caper, +6 points',
    });
  });
  it('[CE-5.3] [CE-7.1] names what is stolen or burned, or that it is a choice', () => {
    expect(texts(position, 'glass-cutter')).toEqual({
      [LOUVRE]: 'steals a Diamond, +3 points',
      [YACHT]: 'nothing to steal',
    });
    expect(texts(position, 'blazeblaster')).toEqual({
      [LOUVRE]: 'burns Smoke Screen, −4 for your rival',
      [YACHT]: 'burns a Gear of your choice',
    });
  });
  it('[CE-6.1] counts Coins, and speaks German', () => {
    expect(texts(position, 'coin-purse', 'de')).toEqual({ [LOUVRE]: '+2 Münzen', [YACHT]: '+2 Münzen' });
    expect(texts(position, 'smoke-screen', 'de')[YACHT]).toBe('1 Coup, +6 Punkte');
  });
  it('[CE-4.2] has nothing to say of what cannot be paid for, nor out of turn', () => {
    expect(texts({ ...position, coins: [0, 1] }, 'glass-cutter')).toEqual({});
    expect(texts({ ...position, turn: 3 }, 'coin-purse')).toEqual({});
  });
});

it('foretells what then happens, in random games of every City', () => {
  for (let seed = 0; seed < 8; seed++) {
    const setup = setUp(caperEurope, 2, { city: CITIES[seed % CITIES.length]! });
    if (!setup.ok) throw new Error(setup.problem);
    const match = new Match(caperEurope, setup.value, new Uint8Array(32).fill(seed + 1));
    const rng = new FastRng(seed);
    while (!match.outcome) {
      const seat = seatOf(match.actor);
      const legal = Array.from(match.legal()) as Action[];
      const action = legal[rng.below(legal.length)]!;
      const prospect = prospectOf(caperEurope, match.view(seat), action)!;
      const steps = match.length;
      match.play(seat, action);
      const events = match.history(seat, steps).flat();
      const told = prospect.choice === undefined ? prospect.events : [];
      expect(events.slice(0, told.length)).toEqual(told);
    }
  }
});
