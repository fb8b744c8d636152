import { caperCards, CREW, LAYOUT, play, THIEF, type Kind, type State } from '../../rules/index.ts';
import { ActionList, DEAL, FastRng, NOBODY, seatOf, setUp, shuffle, type Action } from '@hideout/kernel';
import { describe, expect, it } from 'vitest';
import { rankActions } from '../judgement.ts';
import { OpenPlan, openTableOf } from '../openTeam.ts';
import { RoundPlan } from '../roundPlan.ts';

const KINDS = CREW.length;
const REWARDS = 9;
const NO_CHANCE = { rng: new FastRng(0), log: undefined };

/** Moments before a card of the last round at which nobody has looked at the Reward, from random games that got there. */
function* lastRounds(seats: number, plays: number): Generator<State> {
  const setup = setUp(caperCards, seats);
  if (!setup.ok) throw new Error(setup.problem);
  for (let seed = 0; seed < 300_000; seed++) {
    const rng = new FastRng(seed);
    const s = caperCards.setup(setup.value, rng);
    const { goal } = caperCards.view(s, seatOf(0));
    const isThere = (): boolean => s.round === goal - 1 && s.plays === plays && s.step === 0;
    while (caperCards.actor(s) !== NOBODY && !isThere()) {
      const legal = legalIn(s);
      caperCards.apply(s, legal[rng.below(legal.length)]!, { rng, log: undefined });
    }
    if (caperCards.actor(s) !== NOBODY && s.looked === 0) yield s;
  }
}

function legalIn(s: State): Action[] {
  const legal = new ActionList();
  caperCards.legal(s, legal);
  return legal.toArray();
}

/** The state with each of the Rewards on top that can be there. */
const withEachReward = (s: State): State[] =>
  Array.from({ length: REWARDS - s.round }, (_, i) => {
    const world = LAYOUT.clone(s);
    world.rewards[s.round] = s.rewards[s.round + i]!;
    world.rewards[s.round + i] = s.rewards[s.round]!;
    return world;
  });

/** The states after an action and every way to answer what it asks. */
function after(s: State, action: Action): State[] {
  const next = LAYOUT.clone(s);
  caperCards.apply(next, action, NO_CHANCE);
  const isAsked = caperCards.actor(next) !== NOBODY && next.plays === s.plays;
  return isAsked ? legalIn(next).flatMap((answer) => after(next, answer)) : [next];
}

/** By way to play the last card: in how many of these worlds, which differ in the Reward only, it wins. */
function winsByWay(worlds: readonly State[], action: Action): number[] {
  const byWorld = worlds.map((world) => after(world, action).map((end) => (end.ending === 1 ? 1 : 0)));
  return byWorld[0]!.map((_, way) => byWorld.reduce((sum, ends) => sum + ends[way]!, 0));
}

/** The first few. */
function take<T>(count: number, from: Generator<T>): T[] {
  const items: T[] = [];
  for (const item of from) {
    items.push(item);
    if (items.length === count) return items;
  }
  throw new Error(`only ${items.length}`);
}

describe('the plan of a round', () => {
  it.each([1, 2, 3, 4])('knows the exact chance of the last card over the Rewards, with %i players', (seats) => {
    for (const s of take(3, lastRounds(seats, 3))) {
      const plan = new RoundPlan(caperCards.view(s, seatOf(caperCards.actor(s))), undefined);
      for (let kind = 0; kind < KINDS; kind++) {
        if (!legalIn(s).includes(play(kind as Kind))) continue;
        const exact = Math.max(...winsByWay(withEachReward(s), play(kind as Kind))) / (REWARDS - s.round);
        expect(plan.play(kind)).toBeCloseTo(exact, 10);
      }
    }
  });

  it('knows the exact chance of the third card over the hand of the last player', () => {
    for (const s of take(3, lastRounds(4, 2))) {
      const actor = caperCards.actor(s);
      const plan = new RoundPlan(caperCards.view(s, seatOf(actor)), undefined);
      for (const action of legalIn(s)) {
        const exact = Math.max(...after(s, action).map((next) => chanceOfLast(next, actor, action === play(THIEF))));
        expect(plan.play(action)).toBeCloseTo(exact, 10);
      }
    }
  });

  /** The chance that the last player, whose two cards are any two that `viewer` cannot see, wins. */
  function chanceOfLast(s: State, viewer: number, knows: boolean): number {
    const last = caperCards.actor(s);
    const unseen: number[] = [];
    for (let seat = 0; seat < s.seats; seat++) {
      if (seat === viewer) continue;
      for (let kind = 0; kind < KINDS; kind++) for (let n = 0; n < s.hand[seat * KINDS + kind]!; n++) unseen.push(kind);
    }
    unseen.push(...s.deck.subarray(0, s.deckSize));
    let sum = 0;
    let hands = 0;
    for (let i = 0; i < unseen.length; i++) {
      for (let j = i + 1; j < unseen.length; j++) {
        const world = LAYOUT.clone(s);
        world.hand.fill(0, last * KINDS, (last + 1) * KINDS);
        for (const kind of [unseen[i]!, unseen[j]!]) world.hand[last * KINDS + kind]!++;
        const worlds = withEachReward(world);
        const groups = knows ? worlds.map((each) => [each]) : [worlds];
        for (const group of groups) sum += Math.max(...legalIn(world).flatMap((action) => winsByWay(group, action)));
        hands++;
      }
    }
    return sum / hands / (REWARDS - s.round);
  }
});

describe('the plan with open hands', () => {
  const rank = (s: State) => {
    const legal = new ActionList();
    caperCards.legal(s, legal);
    const plan = new OpenPlan(openTableOf(s, 4), []);
    return rankActions(plan, Array.from(s.crew.subarray(0, s.crewSize)), legal);
  };

  it('knows the exact chance of the last two cards', () => {
    for (const s of take(3, lastRounds(4, 2))) {
      const exact = legalIn(s).flatMap((action) =>
        after(s, action).map((next) => {
          const worlds = withEachReward(next);
          const groups = action === play(THIEF) ? worlds.map((each) => [each]) : [worlds];
          const best = (group: readonly State[]) =>
            Math.max(...legalIn(next).flatMap((last) => winsByWay(group, last)));
          return groups.reduce((sum, group) => sum + best(group), 0) / (REWARDS - s.round);
        }),
      );
      expect(rank(s)[0]!.value).toBeCloseTo(Math.max(...exact), 10);
    }
  });

  it('does not depend on the order of the deck, nor on Rewards that nobody has seen', () => {
    const rng = new FastRng(3);
    for (const s of take(2, lastRounds(3, 1))) {
      const before = rank(s);
      shuffle(s.deck, 0, s.deckSize, rng, DEAL);
      shuffle(s.rewards, s.round, REWARDS, rng, DEAL);
      expect(rank(s)).toEqual(before);
    }
  });
});
