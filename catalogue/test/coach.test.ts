import {
  advise,
  Appraiser,
  finished,
  Judge,
  plainCoach,
  tell,
  tellExpected,
  type Bot,
  type Coach,
} from '@hideout/bots';
import {
  act,
  ActionList,
  FastRng,
  LANGUAGES,
  motiveKey,
  NOBODY,
  seatOf,
  type AnyGame,
  type Reason,
} from '@hideout/kernel';
import { findLie, findStray } from '@hideout/testkit';
import { describe, expect, it } from 'vitest';
import { brainOf, GAMES } from '../src/house.ts';
import { claimsOf, EFFORT, hastyCoach, witnessesOf, type Decided } from './claims.ts';
import { findPeeking, fixtureOf, setupsOf, type Suspect } from './honesty.ts';

/** Plays what a judge thinks best. */
function judgingBot(game: AnyGame, coach: Coach): Bot {
  const judge = new Judge(game, coach, { effort: EFFORT });
  return {
    name: 'judge',
    choose({ legal, view }) {
      judge.begin(view(), legal.toArray());
      while (judge.step());
      return judge.judgement().choices[0]!.choice[0]!;
    },
  };
}

/** The first claims about random games. */
function some(game: AnyGame, count: number): Decided[] {
  const claims: Decided[] = [];
  for (const claim of claimsOf(game, 1)) if (claims.push(claim) === count) break;
  return claims;
}

describe('the judge', () => {
  it.each(GAMES)('answers from its view alone: $id', async (game) => {
    const fixture = await fixtureOf(game);
    const [setup] = setupsOf(game, 0);
    expect(findPeeking(() => judgingBot(game, hastyCoach(game)), game, fixture, setup!, 1)).toBeUndefined();
  });

  it.each(GAMES)('is caught if it imagines the true state: $id', async (game) => {
    const fixture = await fixtureOf(game);
    const peeking: Suspect = (state) => judgingBot({ ...game, imagine: () => game.clone(state) }, plainCoach);
    const isCaught = Array.from({ length: 12 }, (_, seed) => seed).some((seed) =>
      setupsOf(game, 0).some((setup) => findPeeking(peeking, game, fixture, setup, seed)),
    );
    expect(isCaught).toBe(true);
  });

  it.each(GAMES)('ranks every legal action, the best first, and always says the same: $id', (game) => {
    for (const { view, legal, choice } of some(game, 2)) {
      const ask = () => {
        const judge = new Judge(game, hastyCoach(game), { effort: EFFORT });
        judge.begin(view, legal);
        while (judge.step());
        return judge.judgement();
      };
      const { choices } = ask();
      expect(new Set(choices.map((each) => each.choice[0]))).toEqual(new Set(legal));
      expect(choices).toEqual(ask().choices);
      expect(choices[0]!.choice).toEqual(choice);
      expect(choices).toEqual(choices.toSorted((a, b) => b.worth - a.worth));
    }
  });
});

describe('accounts of luck', () => {
  it.each(GAMES)('deal afresh only what no seat knows: $id', (game) => {
    const { redraw } = brainOf(game.id).coach!;
    const rng = new FastRng(5);
    const legal = new ActionList();
    for (const setup of setupsOf(game, 1)) {
      const state = game.setup(setup, rng);
      const seen = (s: object) => Array.from({ length: setup.seats }, (_, seat) => game.view(s, seatOf(seat)));
      for (let turn = 0; game.actor(state) !== NOBODY && turn < 300; turn++) {
        const other = game.clone(state);
        redraw!(other, rng);
        expect(seen(other)).toEqual(seen(state));
        legal.clear();
        game.legal(state, legal);
        game.apply(state, legal.at(rng.below(legal.size)), { rng, log: undefined });
      }
    }
  });

  it.each(GAMES)('value what is over by its result, and what is not the same every time: $id', (game) => {
    const appraiser = new Appraiser(game, brainOf(game.id).coach!);
    const rng = new FastRng(6);
    const legal = new ActionList();
    const [setup] = setupsOf(game, 1);
    const { seats } = setup!;
    const state = game.setup(setup!, rng);
    expect(appraiser.appraise(state, seats, 4)).toEqual(appraiser.appraise(state, seats, 4));
    while (game.actor(state) !== NOBODY) {
      legal.clear();
      game.legal(state, legal);
      game.apply(state, legal.at(rng.below(legal.size)), { rng, log: undefined });
    }
    const results = Array.from({ length: seats }, (_, seat) => game.payoff(state, seatOf(seat)));
    expect(appraiser.appraise(state, seats, 4)).toEqual(results);
  });
});

describe('what a coach says', () => {
  it.each(GAMES)('can be counted again: $id', async (game) => {
    const witnesses = await witnessesOf(game);
    for (const claim of some(game, 6)) expect(findLie(game, claim, witnesses)).toBeUndefined();
  });

  it.each(GAMES)('goes by motives that their witnesses see in the same courses: $id', async (game) => {
    const witnesses = await witnessesOf(game);
    for (const claim of some(game, 6)) expect(findStray(game, claim, witnesses)).toBeUndefined();
  });

  it.each(GAMES)('has witnesses and words in every language for all its motives: $id', async (game) => {
    const names = brainOf(game.id).coach!.motives.map(({ motive }) => motive);
    expect(Object.keys(await witnessesOf(game)).toSorted()).toEqual(names.toSorted());
    const to = { viewer: seatOf(0), names: ['Anna', 'Ben', 'Cleo', 'Dora'] };
    for (const language of LANGUAGES) {
      const said = names.map((motive) => game.words[language].motive!({ motive, of: [1] }, to));
      expect(new Set(said).size).toBe(names.length);
      expect(new Set(names.map((name) => game.words[language].theme!(name))).size).toBe(names.length);
    }
  });

  it.each(GAMES)('comes with a line that can be played from the view on: $id', (game) => {
    const names = ['Anna', 'Ben', 'Cleo', 'Dora'];
    for (const { view, legal } of some(game, 3)) {
      const { line } = finished(advise(game, hastyCoach(game), { view, legal, effort: EFFORT }));
      for (const expected of line) {
        expect(expected.view).toMatchObject({ viewer: expected.seat, actor: expected.seat });
        const world = game.imagine(expected.view, new FastRng(1));
        expect(game.refuse(world, expected.seat, expected.action)).toBeUndefined();
        for (const language of LANGUAGES) {
          expect(tellExpected(expected, { game, language, names })).not.toMatch(/undefined|NaN/);
        }
      }
      const shares = line.map(({ share }) => share);
      expect(shares).toEqual(shares.toSorted((a, b) => b - a));
    }
  });

  it.each(GAMES)('can be looked at in worlds that its seat could be in: $id', (game) => {
    for (const { view, legal } of some(game, 4)) {
      const seat = seatOf(view.actor);
      const { reasons, examples } = finished(advise(game, hastyCoach(game), { view, legal, effort: EFFORT }));
      expect(examples.map((each) => each === undefined)).toEqual(reasons.map(({ kind }) => kind === 'chance'));
      for (const example of examples) {
        if (!example) continue;
        expect(example.view.viewer).toBe(seat);
        for (const step of example.steps) {
          expect(step.view).toMatchObject({ viewer: step.seat, actor: step.seat });
          expect(game.refuse(game.imagine(step.view, new FastRng(1)), step.seat, step.action)).toBeUndefined();
        }
      }
    }
  });

  it.each(GAMES)('is told in every language: $id', (game) => {
    const names = ['Anna', 'Ben', 'Cleo', 'Dora'];
    for (const { view, other: against, reasons } of some(game, 3)) {
      for (const language of LANGUAGES) {
        for (const reason of reasons) {
          const { text } = tell(reason, { game, language, view, names, reach: 'game', against });
          expect(text).toMatch(/\.$/);
          expect(text).not.toMatch(/undefined|NaN/);
        }
      }
    }
  });
});

describe('the law of reasons catches', () => {
  /** No game has such an action. */
  const ELSEWHERE = act(0xff);

  /** Reasons that are not so, of every kind that there are true ones of. */
  const lies = (reason: Reason): readonly Reason[] => {
    switch (reason.kind) {
      case 'sheet': {
        const [first, ...others] = reason.shifts;
        const plant = (change: object): Reason => ({ ...reason, shifts: [{ ...first!, ...change }, ...others] });
        return [plant({ by: first!.by + 0.5 }), plant({ by: -first!.by }), plant({ clause: 'XX-0.0' })];
      }
      case 'motive':
        return [
          { ...reason, share: reason.share - 0.05 },
          { ...reason, share: reason.otherShare, otherShare: reason.share },
          { ...reason, motive: { ...reason.motive, motive: 'luck' } },
        ];
      case 'answer':
        return [
          { ...reason, share: reason.share + 0.1 },
          { ...reason, action: ELSEWHERE },
        ];
      case 'risk':
        return [{ ...reason, share: reason.share / 2 }];
      case 'chance':
        return [{ ...reason, by: reason.by + 0.01 }];
    }
  };

  it.each(GAMES)('a planted lie in every reason: $id', async (game) => {
    const witnesses = await witnessesOf(game);
    for (const claim of some(game, 6)) {
      for (const [i, reason] of claim.reasons.entries()) {
        for (const lie of lies(reason)) {
          const told = { ...claim, reasons: claim.reasons.with(i, lie) };
          expect({ reason, lie, found: findLie(game, told, witnesses) !== undefined }).toEqual({
            reason,
            lie,
            found: true,
          });
        }
      }
    }
  });

  it.each(GAMES)('courses that are not so: $id', async (game) => {
    const witnesses = await witnessesOf(game);
    const [claim] = some(game, 1) as [Decided];
    const [first, ...others] = claim.best;
    const forged = [
      { ...claim, best: [{ ...first!, world: claim.best[1]!.world }, ...others] },
      { ...claim, best: [{ ...first!, deeds: first!.deeds.slice(1) }, ...others] },
      { ...claim, choice: claim.other },
      { ...claim, reasons: [] },
      { ...claim, reasons: Array<Reason>(4).fill(claim.reasons[0]!) },
    ];
    for (const each of forged) expect(findLie(game, each, witnesses)).toBeDefined();
  });

  it.each(GAMES)('a motive that was planted in a course or taken out of one: $id', async (game) => {
    const witnesses = await witnessesOf(game);
    const claim = some(game, 6).find(({ best }) => best.some(({ motives }) => motives.length > 0))!;
    const place = claim.best.findIndex(({ motives }) => motives.length > 0);
    const course = claim.best[place]!;
    const key = course.motives[0]!;
    const without = { ...course, motives: course.motives.slice(1) };
    const empty = { ...claim, best: claim.best.with(place, without), rest: [{ ...claim.rest[0]!, motives: [key] }] };
    expect(findStray(game, empty, witnesses)).toContain(key);
  });

  it('motives by their names and ids', () => {
    expect(motiveKey({ motive: 'steal', of: [2] })).not.toBe(motiveKey({ motive: 'steal', of: [1] }));
  });
});
