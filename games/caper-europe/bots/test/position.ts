import { bookIn, caperEurope, cardOf, locationOf, type State } from '../../rules/index.ts';
import { crewAt, firstThief, gearOn, goodAt, handAt, lootAt } from '../../rules/places.ts';
import { ActionList, FastRng, seatOf } from '@hideout/kernel';
import type { Question } from '@hideout/bots';

const words = (text: string): string[] => text.split(' ').filter((word) => word !== '');

/** One site of a hand-made table: a Thief and its Gear are written `'dame smoke-screen'`, the topmost last. */
interface Site {
  readonly at: string;
  /** Spaces toward A; below zero toward B. */
  readonly tracker?: number;
  readonly goods?: readonly number[];
  readonly a?: readonly string[];
  readonly b?: readonly string[];
}

/** A table by hand in Paris, in the last Gear round, where everybody knows everything. */
interface Position {
  /** Turns finished; B plays at even numbers. */
  readonly turn: number;
  readonly sites: readonly Site[];
  readonly coins?: readonly number[];
  readonly loot?: readonly (readonly number[])[];
  /** By seat. */
  readonly hands: readonly string[];
}

/** The state of a hand-made table. Cards that nobody names are not in the game. */
export function lay({ turn, sites, coins = [0, 0], loot = [[], []], hands }: Position): State {
  const s = caperEurope.setup({ seats: 2, options: { city: 'paris', localColour: 'off' } }, new FastRng(0));
  s.cells.fill(0);
  s.starters = bookIn(caperEurope).starters;
  s.round = 5;
  s.turn = turn;
  s.coins.set(coins);
  s.supply = 10 - coins[0]! - coins[1]!;
  for (const [site, each] of sites.entries()) laySite(s, site, each);
  for (const seat of [0, 1]) {
    s.loot.set(loot[seat]!, lootAt(seat, 0));
    const cards = words(hands[seat]!).map(cardOf);
    s.handSize[seat] = cards.length;
    s.hand.set(
      cards.toSorted((one, other) => one - other),
      handAt(seat),
    );
  }
  return s;
}

function laySite(s: State, site: number, { at, tracker = 0, goods = [0, 0, 0], a = [], b = [] }: Site): void {
  s.location[site] = locationOf(at);
  s.tracker[site] = tracker;
  s.goods.set(goods, goodAt(site, 0));
  for (const [seat, crew] of [a, b].entries()) {
    s.crew[crewAt(seat, site)] = crew.length;
    for (const [slot, member] of crew.entries()) {
      const [thief, ...gear] = words(member).map(cardOf);
      const place = firstThief(seat, site) + slot;
      s.thief[place] = thief!;
      s.load[place] = gear.length;
      s.gear.set(gear, gearOn(place));
    }
  }
}

/** What the seat to act is asked in a state. */
export function ask(s: State, seed = 1, iterations?: number): Question {
  const legal = new ActionList();
  caperEurope.legal(s, legal);
  const budget = { milliseconds: Infinity, ...(iterations !== undefined && { iterations }) };
  return {
    legal,
    view: () => caperEurope.view(s, seatOf(caperEurope.actor(s))),
    rng: new FastRng(seed),
    budget,
  };
}

/** A game in which everybody acted at random up to the given round and turn. */
export function randomGame(seed: number, round: number, turn: number, city = 'paris'): State {
  const rng = new FastRng(seed);
  const s = caperEurope.setup({ seats: 2, options: { city, localColour: 'off' } }, rng);
  const legal = new ActionList();
  while (s.round < round || (s.round === round && (s.turn < turn || s.depth > 0))) {
    legal.clear();
    caperEurope.legal(s, legal);
    caperEurope.apply(s, legal.at(rng.below(legal.size)), { rng, log: undefined });
  }
  return s;
}
