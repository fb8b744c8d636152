import { caperEurope, caperEuropeWith, CITIES, FIGURES, type State } from '@hideout/caper-europe';
import { ActionList, FastRng, NOBODY } from '@hideout/kernel';
import { describe, expect, it } from 'vitest';
import { Crews } from '../../src/caper-europe/crews.ts';
import { HastyPlayers } from '../../src/caper-europe/hasty.ts';
import { Traits } from '../../src/caper-europe/traits.ts';
import { Yields } from '../../src/caper-europe/yields.ts';
import { randomGame } from './position.ts';

const traits = new Traits(caperEurope);
const yields = new Yields(traits);

/** Everything that Crews know, as plain data. */
const knownBy = (crews: Crews) =>
  [crews.gear, crews.load, crews.open, crews.points, crews.capers, crews.isOdd].map((cells) => Array.from(cells));

describe.each(CITIES)('Crews in %s', (city) => {
  it('know the same whether all of them are read again or only what an action may have changed', () => {
    for (let seed = 0; seed < 20; seed++) {
      const rng = new FastRng(seed);
      const s = caperEurope.setup({ seats: 2, options: { city, localColour: 'off' } }, rng);
      const kept = new Crews(traits, yields);
      const legal = new ActionList();
      for (let seat = caperEurope.actor(s); seat !== NOBODY; seat = caperEurope.actor(s)) {
        kept.read(s);
        const fresh = new Crews(traits, yields);
        fresh.read(s);
        expect(knownBy(kept)).toEqual(knownBy(fresh));
        legal.clear();
        caperEurope.legal(s, legal);
        const action = legal.at(rng.below(legal.size));
        kept.follow(seat, action);
        caperEurope.apply(s, action, { rng, log: undefined });
      }
    }
  });
});

describe('hasty players', () => {
  /** Plays a game to its end as they do, and refuses whatever the rules refuse. */
  function playOut(game: typeof caperEurope, start: State, seed: number): State {
    const strict = {
      ...game,
      apply(s: State, action: Parameters<typeof game.apply>[1], io: Parameters<typeof game.apply>[2]) {
        const legal = new ActionList();
        game.legal(s, legal);
        if (!legal.includes(action)) throw new Error(`${action} is not legal in ${game.encode(s)}`);
        game.apply(s, action, io);
      },
    };
    const own = new Traits(game);
    const rng = new FastRng(seed);
    const s = game.clone(start);
    new HastyPlayers(strict, own, new Yields(own)).playOut(s, { rng, log: undefined }, rng);
    return s;
  }

  it.each(CITIES)('keep to the rules until the game is over in %s, and do not always play alike', (city) => {
    const start = randomGame(7, 1, 3, city);
    const ends = Array.from({ length: 30 }, (_, seed) => playOut(caperEurope, start, seed));
    for (const s of ends) expect(caperEurope.actor(s)).toBe(NOBODY);
    expect(new Set(ends.map((s) => caperEurope.encode(s))).size).toBeGreaterThan(20);
  });

  it('know the figures of a tuned game: what it costs, they pay', () => {
    const dear = FIGURES.filter(({ key, by }) => by === 'D' && key.endsWith('/cost'));
    const game = caperEuropeWith(Object.fromEntries(dear.map(({ key, value }) => [key, value + 2])));
    const start = randomGame(3, 1, 0);
    for (let seed = 0; seed < 30; seed++) {
      const s = playOut(game, start, seed);
      expect(Math.min(s.supply, ...s.coins)).toBeGreaterThanOrEqual(0);
    }
  });
});
