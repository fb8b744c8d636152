import { seatOf, type Action, type Course, type Sheet } from '@hideout/kernel';
import { describe, expect, it } from 'vitest';
import { plainCoach } from '@hideout/bots';
import { reasonsFor } from '../../src/judge/reasons.ts';

const ME = seatOf(0);
const RIVAL = seatOf(1);
const WORLDS = 40;
const LEAD = 0.1;

const MOTIVES = [
  { motive: 'keep', clause: 'X-1', isBad: false, weight: 0.3 },
  { motive: 'win', clause: 'X-2', isBad: false },
];

const sheet = (heading: string, seat: typeof ME, total: number): Sheet => ({
  heading,
  seat,
  total,
  lines: [{ clause: 'X-3', what: heading, points: total } as unknown as Sheet['lines'][number]],
});

/** Courses in so many worlds, by what comes about in each. */
const courses = (make: (world: number) => Partial<Course>): Course[] =>
  Array.from({ length: WORLDS }, (_, world) => ({
    world: String(world),
    deeds: [],
    chance: [],
    sheets: [],
    motives: [],
    ...make(world),
  }));

const reasons = (best: readonly Course[], other: readonly Course[]) =>
  reasonsFor({ seat: ME, best, other, lead: LEAD }, { ...plainCoach, motives: MOTIVES });

const kindsOf = (best: readonly Course[], other: readonly Course[]) => reasons(best, other).map(({ kind }) => kind);

/** What a choice that wins in so many worlds comes to. */
const winning = (share: number) => (world: number) => ({ payoff: world < share * WORLDS ? 1 : 0 });

describe('reasons', () => {
  it('tell what can go wrong as long as it is the exception', () => {
    const losing = (share: number) => (world: number) => ({ payoff: world < share * WORLDS ? 0 : 1 });
    expect(kindsOf(courses(losing(0.3)), courses(winning(0.3)))).toEqual(['chance', 'risk']);
    expect(kindsOf(courses(losing(0.6)), courses(winning(0.6)))).toEqual(['chance']);
  });

  it('speak of points only if these speak for the choice in all', () => {
    const scoring = (gear: number, goods: number) => () => ({
      sheets: [sheet('gear', ME, gear), sheet('goods', ME, goods)],
    });
    expect(kindsOf(courses(scoring(5, 1)), courses(scoring(1, 3)))).toEqual(['sheet']);
    expect(kindsOf(courses(scoring(3, 1)), courses(scoring(1, 5)))).toEqual(['chance']);
  });

  it('leave out points that are few beside the others', () => {
    const scoring = (gear: number, goods: number) => () => ({
      sheets: [sheet('gear', ME, gear), sheet('goods', ME, goods)],
    });
    const toldOf = (goods: number) =>
      reasons(courses(scoring(5, goods)), courses(scoring(1, 3))).flatMap((reason) =>
        reason.kind === 'sheet' ? reason.shifts.map(({ heading }) => heading) : [],
      );
    expect(toldOf(3.5)).toEqual(['gear']);
    expect(toldOf(4)).toEqual(['gear', 'goods']);
  });

  it('leave out what follows from the choice', () => {
    const keeping = (share: number) => (world: number) => ({ motives: world < share * WORLDS ? ['keep 1'] : [] });
    expect(kindsOf(courses(keeping(0.8)), courses(keeping(0)))).toEqual(['motive']);
    expect(kindsOf(courses(keeping(1)), courses(keeping(0)))).toEqual(['chance']);
  });

  it('leave out what is hardly rarer, the sooner the less it tells', () => {
    const bringing = (motive: string) => (world: number) => ({ motives: world < 0.15 * WORLDS ? [motive] : [] });
    expect(
      kindsOf(
        courses(bringing('win 1')),
        courses(() => ({})),
      ),
    ).toEqual(['motive']);
    expect(
      kindsOf(
        courses(bringing('keep 1')),
        courses(() => ({})),
      ),
    ).toEqual(['chance']);
  });

  it('tell an answer where there is little else to say', () => {
    const answered = (motives: readonly string[]) => () => ({
      motives,
      deeds: [{ seat: RIVAL, action: 7 as Action }],
    });
    expect(
      kindsOf(
        courses(answered([])),
        courses(() => ({})),
      ),
    ).toEqual(['answer']);
    expect(
      kindsOf(
        courses(answered(['win 1'])),
        courses(() => ({})),
      ),
    ).toEqual(['motive', 'answer']);
    const rich = (world: number) => ({ ...answered(['win 1'])(), payoff: world % 5 === 0 ? 0 : 1 });
    expect(kindsOf(courses(rich), courses(winning(0.4)))).toEqual(['motive', 'risk']);
  });
});
