import { bookIn, caperEurope, caperEuropeWith, CITIES, FIGURES, type State } from '../../rules/index.ts';
import { ActionList, FastRng, NOBODY, seatOf, type Seat } from '@hideout/kernel';
import { describe, expect, it } from 'vitest';
import { Appraisal } from '../appraisal.ts';
import { Crews } from '../crews.ts';
import { gainOf } from '../gain.ts';
import { HastyPlayers } from '../hasty.ts';
import { Traits } from '../traits.ts';
import { Yields } from '../yields.ts';
import { randomGame } from './position.ts';

const traits = new Traits(bookIn(caperEurope));
const yields = new Yields(traits);

/** Crews and an appraisal that come to a table. */
function watch(s: State): { crews: Crews; look: Appraisal } {
  const crews = new Crews(traits, yields);
  const look = new Appraisal(traits, yields, crews);
  crews.begin(s);
  look.survey(s);
  return { crews, look };
}

/** Everything that they know about the table, and what each action brings to the seat. */
function seenBy({ crews, look }: ReturnType<typeof watch>, s: State, seat: Seat, legal: ActionList) {
  crews.read(s);
  look.look(s, seat);
  const known = crews.all.map(({ gear, load, open, protects, points, capers, loot, isOdd }) => {
    return { gear, load, open, protects, points: [...points], capers, loot, isOdd };
  });
  return { known, gains: legal.toArray().map((action) => gainOf(look, action)) };
}

describe.each(CITIES)('what is followed in %s', (city) => {
  const options = { city, localColour: 'off' };

  it('is the same as what is read anew: Crews, and what they and Locations make of every action', () => {
    for (let seed = 0; seed < 20; seed++) {
      const rng = new FastRng(seed);
      const s = caperEurope.setup({ seats: 2, options }, rng);
      const kept = watch(s);
      const legal = new ActionList();
      for (let seat = caperEurope.actor(s); seat !== NOBODY; seat = caperEurope.actor(s)) {
        legal.clear();
        caperEurope.legal(s, legal);
        expect(seenBy(kept, s, seat, legal)).toEqual(seenBy(watch(s), s, seat, legal));
        const action = legal.at(rng.below(legal.size));
        kept.crews.follow(s, seat, action);
        caperEurope.apply(s, action, { rng, log: undefined });
      }
    }
  });

  it('is forgotten on return to the first table', () => {
    const s = randomGame(3, 1, 2, city);
    const first = caperEurope.clone(s);
    const kept = watch(s);
    const rng = new FastRng(5);
    const legal = new ActionList();
    for (let seat = caperEurope.actor(s); seat !== NOBODY; seat = caperEurope.actor(s)) {
      legal.clear();
      caperEurope.legal(s, legal);
      const action = legal.at(rng.below(legal.size));
      kept.crews.follow(s, seat, action);
      caperEurope.apply(s, action, { rng, log: undefined });
    }
    kept.crews.restart();
    legal.clear();
    caperEurope.legal(first, legal);
    const seat = seatOf(caperEurope.actor(first));
    expect(seenBy(kept, first, seat, legal)).toEqual(seenBy(watch(first), first, seat, legal));
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
    const own = new Traits(bookIn(game));
    const rng = new FastRng(seed);
    const s = game.clone(start);
    const yielded = new Yields(own);
    const crews = new Crews(own, yielded);
    const players = new HastyPlayers(strict, own, yielded, crews);
    crews.begin(s);
    players.survey(s);
    players.playOut(s, { rng, log: undefined }, rng);
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
