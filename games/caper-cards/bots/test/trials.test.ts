import { caperCards, LAYOUT, REWARDS, type State, type View } from '../../rules/index.ts';
import { ActionList, FastRng, NOBODY, nounOf, seatOf } from '@hideout/kernel';
import { describe, expect, it } from 'vitest';
import { Belief } from '../belief.ts';
import { conventionalAction } from '../convention.ts';
import { fetchNets } from '../nets.ts';
import { deedsIn } from '../past.ts';
import { advance, playOut } from '../rollout.ts';
import { rankAsLearnt } from '../team.ts';
import { trialBot } from '../trialPlayer.ts';
import { anyAction, legalIn, playGame, viewIn } from './table.ts';

await fetchNets();

describe('what the others did in this round', () => {
  it.each([1, 2, 3, 4])('is read off the table as it was, with %i players', (seats) => {
    let found = 0;
    for (let seed = 0; seed < 60; seed++) {
      const plays: { readonly view: View; readonly kind: number }[] = [];
      playGame(seats, seed, anyAction, (s, action) => {
        for (const { seat, kind, table, knew } of deedsIn(viewIn(s))) {
          const then = plays.findLast(({ view }) => view.plays === table.plays)!;
          expect(then.view.tucked).toHaveLength(s.round);
          expect({ seat, kind }).toEqual({ seat: then.view.viewer, kind: then.kind });
          const { crew, handSizes, lookers, discard, step } = then.view;
          expect(table).toMatchObject({ crew, handSizes, lookers, discard, step });
          expect(knew).toBe(lookers.includes(seat));
          found++;
        }
        if (viewIn(s).step === 'play') plays.push({ view: viewIn(s), kind: nounOf(action) });
      });
    }
    if (seats === 1) expect(found).toBe(0);
    else expect(found).toBeGreaterThan(100);
  });
});

describe('the belief', () => {
  it('draws worlds that the view leaves, and hands nearer to the true ones than an even deal', () => {
    const rng = new FastRng(9);
    const world = LAYOUT.make();
    let [believed, even] = [0, 0];
    for (let seed = 0; seed < 16; seed++) {
      playGame(3, seed, conventionalAction, (s) => {
        const view = viewIn(s);
        if (deedsIn(view).length === 0) return;
        const belief = new Belief(view);
        for (let i = 0; i < 12; i++) {
          belief.draw(rng, world);
          expect(caperCards.view(world, view.viewer)).toEqual(view);
          believed += countRight(world, s);
          even += countRight(caperCards.imagine(view, rng), s);
        }
      });
    }
    expect(believed).toBeGreaterThan(even * 1.01);
  });

  /** How many cards are in the hand in which they truly are. */
  const countRight = (world: State, truth: State): number =>
    truth.hand.reduce((sum, count, cell) => sum + Math.min(count, world.hand[cell]!), 0);
});

describe('playing a world to its end', () => {
  it.each([1, 2, 3, 4])('counts an unknown Reward by the share that is beaten, with %i players', (seats) => {
    const rng = new FastRng(2);
    let shares = 0;
    for (let seed = 0; seed < 30; seed++) {
      playGame(seats, seed, anyAction, (s) => {
        for (const action of legalIn(s)) {
          const survived = worldsWithEachReward(s).filter((world) => {
            caperCards.apply(world, action, { rng, log: undefined });
            return caperCards.actor(world) !== NOBODY || caperCards.payoff(world, seatOf(0)) === 1;
          });
          const world = LAYOUT.clone(s);
          const share = advance(world, action, rng);
          expect(share).toBeCloseTo(survived.length / worldsWithEachReward(s).length, 10);
          if (share > 0 && share < 1) shares++;
        }
      });
    }
    expect(shares).toBeGreaterThan(10);
  });

  /** The state with each Reward on top that can be there: only its own if somebody has looked. */
  const worldsWithEachReward = (s: State): State[] =>
    Array.from({ length: s.looked === 0 ? REWARDS.length - s.round : 1 }, (_, i) => {
      const world = LAYOUT.clone(s);
      world.rewards[s.round] = s.rewards[s.round + i]!;
      world.rewards[s.round + i] = s.rewards[s.round]!;
      return world;
    });

  it('tells the chance to win of a team that follows the convention', () => {
    const rng = new FastRng(3);
    let [wins, chances] = [0, 0];
    for (let seed = 0; seed < 150; seed++) {
      let first: State | undefined;
      let last: State | undefined;
      playGame(3, seed, conventionalAction, (s) => {
        first ??= LAYOUT.clone(s);
        last = s;
      });
      wins += caperCards.payoff(last!, seatOf(0));
      chances += playOut(first!, conventionalAction(first!), rng).chance;
    }
    expect(Math.abs(wins - chances)).toBeLessThan(20);
  });
});

describe('a bot that tries its plan', () => {
  const bot = trialBot({ name: 'master', budget: { iterations: 400, milliseconds: Infinity }, slack: 0 });
  const legal = new ActionList();
  const ask = (s: State, more: object = {}) => {
    legal.clear();
    caperCards.legal(s, legal);
    return bot.think({ legal, view: () => viewIn(s), rng: new FastRng(4), budget: {}, ...more });
  };

  it('keeps to its budget, and to what it began with when told to stop at once', () => {
    playGame(4, 11, conventionalAction, (s) => {
      const { iterations, ranking } = ask(s);
      expect(iterations).toBeLessThan(400 + ranking.length * caperCards.maxActions);
      const hasty = ask(s, { stop: () => true }).ranking;
      expect(hasty[0]!.action).toBe(rankAsLearnt(viewIn(s), legal)[0]!.action);
      for (const { visits } of hasty) expect(visits).toBeLessThanOrEqual(1);
    });
  });

  it('thinks the same whatever it cannot see', () => {
    const rng = new FastRng(6);
    playGame(3, 12, conventionalAction, (s) => {
      expect(ask(caperCards.imagine(viewIn(s), rng))).toEqual(ask(s));
    });
  });

  it('does not try what seems hopeless, and departs from what it began with now and then', () => {
    let [untried, departures] = [0, 0];
    for (const seed of [5, 6, 7]) {
      playGame(2, seed, conventionalAction, (s) => {
        const { ranking } = ask(s);
        const planned = rankAsLearnt(viewIn(s), legal);
        for (const { action, value } of planned) {
          const { visits } = ranking.find((each) => each.action === action)!;
          if (value < planned[0]!.value - 0.15) expect(visits).toBe(0);
          if (visits === 0) untried++;
        }
        if (ranking[0]!.action !== planned[0]!.action) departures++;
      });
    }
    expect(untried).toBeGreaterThan(0);
    expect(departures).toBeGreaterThan(0);
  });
});
