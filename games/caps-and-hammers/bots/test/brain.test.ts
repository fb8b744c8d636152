import {
  ACTIVATED,
  activate,
  ADMIRAL,
  capsAndHammers,
  DEFECTOR,
  deploy,
  end,
  LAB,
  NUKE,
  POLICEMAN,
  SCIENTIST,
  SOLDIER,
  SPY,
} from '../../rules/index.ts';
import { ActionList, FastRng, NOBODY, seatOf, type Action } from '@hideout/kernel';
import { describe, expect, it } from 'vitest';
import { drawMixed, isThinker, mixOf, type Ranked } from '@hideout/bots';
import { weighByHabit } from '../likelihood.ts';
import { Outlook } from '../outlook.ts';
import { Round } from '../round.ts';
import { Suspicion } from '../suspicion.ts';
import { ask, lay, named, play, randomGame } from './position.ts';

describe('the bots of Caps & Hammers', () => {
  it.each(['easy', 'medium', 'hard', 'master', 'probe'])('%s decides the same for the same chance', (name) => {
    const once = play([named(name), named(name)], 3, 4);
    const again = play([named(name), named(name)], 3, 4);
    expect(again.line).toEqual(once.line);
  });

  it('beat random play from either seat', () => {
    const wins = [1, 2, 3].flatMap((seed) => [
      play([named('easy'), named('random')], seed, 20).payoffs[0]!,
      play([named('random'), named('easy')], seed, 20).payoffs[1]!,
    ]);
    expect(wins.reduce((sum, win) => sum + win, 0)).toBeGreaterThanOrEqual(5);
  });

  it('win the last location with the Nuke that does it, and leave it hidden where it only costs', () => {
    const hammers = {
      cards: [
        [SOLDIER, 1],
        [SOLDIER, 1],
        [SOLDIER, 1],
        [SOLDIER, 2],
        [NUKE, 0],
      ],
    } as const;
    const elsewhere = [
      [SPY, 1, ACTIVATED],
      [SPY, 2, ACTIVATED],
      [SPY, 2, ACTIVATED],
    ] as const;
    const table = { round: 7, actor: 1, isSecond: true, hammers, row: ['brazil', 'cuba', 'vietnam'] } as const;
    const close = { cards: [[SPY, 0, ACTIVATED], [SPY, 0, ACTIVATED], ...elsewhere] } as const;
    expect(named('hard').choose(ask(lay({ ...table, caps: close })))).toBe(activate(4));
    const lost = { cards: [[NUKE, 0, ACTIVATED], [SPY, 0, ACTIVATED], ...elsewhere] } as const;
    expect(named('hard').choose(ask(lay({ ...table, caps: lost, defcon: 2 })))).toBe(end());
  });
});

describe('greedy', () => {
  it('takes what brings most by its own knowledge', () => {
    const s = lay({ round: 7, row: ['china', 'argentina', 'japan'], caps: { hand: [POLICEMAN, NUKE] } });
    expect(named('greedy').choose(ask(s))).toBe(deploy(NUKE, 0));
  });

  it('draws among equals', () => {
    const s = lay({ round: 7, row: ['china', 'angola', 'japan'], caps: { hand: [SOLDIER] } });
    const chosen = new Set(Array.from({ length: 20 }, (_, seed) => named('greedy').choose(ask(s, seed))));
    expect(chosen).toEqual(new Set([deploy(SOLDIER, 0), deploy(SOLDIER, 1)]));
  });
});

describe('mixing', () => {
  const ranked = (visits: number, value: number): Ranked => ({ action: (100 * visits) as Action, visits, value });

  it('prefers what was tried more, and never plays what was given up or is clearly worse', () => {
    const mix = mixOf([ranked(100, 0.6), ranked(50, 0.595), ranked(80, 0.5), ranked(3, 0.6)], 0.02);
    expect(mix[0]).toBeGreaterThan(mix[1]!);
    expect(mix[1]).toBeGreaterThan(0.1);
    expect(mix.slice(2)).toEqual([0, 0]);
    expect(mix[0]! + mix[1]!).toBeCloseTo(1);
  });

  it('draws as often as the mix says', () => {
    const ranking = [ranked(100, 0.6), ranked(60, 0.6)];
    const rng = new FastRng(8);
    let first = 0;
    for (let i = 0; i < 4000; i++) if (drawMixed(ranking, 0.02, rng) === ranking[0]!.action) first++;
    expect(Math.abs(first / 4000 - mixOf(ranking, 0.02)[0]!)).toBeLessThan(0.03);
  });

  // Two like countries, and cards that can be told apart only once they are turned up: who always put the same one on the
  // same country would play with open cards.
  const bluff = lay({
    round: 7,
    row: ['brazil', 'germany', 'congo'],
    caps: { hand: [NUKE, POLICEMAN, SPY, SOLDIER, DEFECTOR, SCIENTIST, ADMIRAL] },
    hammers: { hand: [NUKE, POLICEMAN, SPY, SOLDIER, DEFECTOR, SCIENTIST, ADMIRAL] },
  });

  it.each(['hard', 'master'])(
    '%s answers the same view differently with different chance, each time sensibly',
    (name) => {
      const bot = named(name);
      const chosen = Array.from({ length: 10 }, (_, seed) => bot.choose(ask(bluff, seed, 250)));
      expect(new Set(chosen).size).toBeGreaterThan(1);
      for (const action of chosen) expect([...Array(7).keys()].map((kind) => deploy(kind, LAB))).not.toContain(action);
    },
  );

  it.each(['hard', 'master'])('%s draws even from one and the same thought', (name) => {
    const bot = named(name);
    if (!isThinker(bot)) throw new Error('no thinker');
    const thoughts = [1, 2, 3, 4, 5].map((seed) => bot.think(ask(bluff, seed, 250)));
    const answers = thoughts.map(
      (thought) => new Set(Array.from({ length: 40 }, (_, seed) => bot.decide(thought, new FastRng(seed)))).size,
    );
    expect(Math.max(...answers)).toBeGreaterThan(1);
  });
});

describe('the round that is searched', () => {
  it('offers some of the legal actions at every decision, and ends with the round', () => {
    const round = new Round(capsAndHammers);
    for (const s of randomGame(2)) {
      const thinned = new ActionList();
      round.number = s.round;
      round.game.legal(s, thinned);
      expect(thinned.size).toBeGreaterThan(0);
      const all = ask(s).legal;
      for (const action of thinned) expect(all.includes(action)).toBe(true);
      expect(round.game.actor(s)).toBe(s.actor);
      round.number = s.round - 1;
      expect(round.game.actor(s)).toBe(NOBODY);
    }
  });
});

describe('the outlook on a finished round', () => {
  const verdict = (before: ReturnType<typeof lay>, after: ReturnType<typeof lay>): number => {
    const outlook = new Outlook();
    outlook.begin(before);
    return outlook.verdict(after, 0);
  };

  it('rises with countries, regions and labs, and is even when nothing happened', () => {
    const none = lay({ round: 4 });
    expect(verdict(none, none)).toBeCloseTo(0.5);
    const one = verdict(none, lay({ round: 4, caps: { countries: ['china'] } }));
    const two = verdict(none, lay({ round: 4, caps: { countries: ['china', 'korea'] } }));
    const lab = verdict(none, lay({ round: 4, caps: { labs: 1 } }));
    expect(one).toBeGreaterThan(0.5);
    expect(two).toBeGreaterThan(one);
    expect(lab).toBeGreaterThan(0.5);
    expect(verdict(none, lay({ round: 4, hammers: { countries: ['china'] } }))).toBeCloseTo(1 - one);
  });

  it('counts labs no more in the last round, where winning decides', () => {
    const none = lay({ round: 7 });
    expect(verdict(none, lay({ round: 7, caps: { labs: 2 } }))).toBeCloseTo(0.5);
    expect(verdict(none, lay({ round: 7, caps: { countries: ['japan'] } }))).toBeGreaterThan(0.85);
  });
});

describe('suspicion', () => {
  /** An enemy who always brings his Nuke to the lab when he has one, and a Spy elsewhere. */
  const model = {
    slack: 0.01,
    weigh: weighByHabit,
    bot: {
      ...(named('hard') as never as object),
      think: ({ legal }: { legal: ActionList }) => ({
        ranking: [
          { action: legal.includes(deploy(NUKE, LAB)) ? deploy(NUKE, LAB) : deploy(SPY, 0), visits: 1, value: 0.5 },
        ],
        line: [],
        iterations: 1,
      }),
    },
  } as never;

  it('infers a face-down card from what the enemy is known to deploy there', () => {
    const suspicion = new Suspicion(capsAndHammers, model);
    const hand = [SPY, SPY, SOLDIER, SOLDIER, ADMIRAL, ADMIRAL, POLICEMAN];
    const before = lay({
      isSecond: true,
      caps: { hand: hand.slice(1), cards: [[SPY, 0]] },
      hammers: { hand: [NUKE, ...hand.slice(1)] },
    });
    const rng = new FastRng(2);
    suspicion.notice(capsAndHammers.view(before, seatOf(0)), { rng, budget: {} });
    const after = capsAndHammers.clone(before);
    for (const action of [end(), deploy(NUKE, LAB), end()])
      capsAndHammers.apply(after, action, { rng, log: undefined });
    suspicion.notice(capsAndHammers.view(after, seatOf(0)), { rng, budget: {} });
    const weights = new Float64Array(9);
    suspicion.weigh(after, 5, weights, 0);
    expect(Math.max(...weights)).toBe(weights[NUKE]);
    expect(weights[NUKE]!).toBeGreaterThan(5 * weights[SPY]!);
  });
});
