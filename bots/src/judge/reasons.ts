import { NOBODY, type Course, type Motive, type Reason, type Seat, type Sheet, type Shift } from '@hideout/kernel';
import type { Coach } from './coach.ts';
import { answerIn } from './answer.ts';

/** Nobody reads more. */
const MOST = 3;
/** So many headings are named in one sentence, and one more where these alone would speak against the choice. */
const SHIFTS = 2;
/** A difference is told if it is at least so many standard errors from none. */
const SURE = 2;
/** Beside the points that a choice brings, a change that is a smaller part of them is not worth telling. */
const LEAST_PART = 0.2;
/** Fewer points, and smaller differences of a share, are not worth telling. */
const FEWEST_POINTS = 0.25;
const LEAST_SHARE = 0.05;
/** An answer or a risk that is rarer is not worth telling, nor an answer that the choice hardly brings about. */
const USUAL = 0.3;
const LEAST_CHANGE = 0.15;
const RISKY = 0.1;
/** Where the other choice does better more often than that, it is no exception. */
const RULE = 0.5;
/** What nearly follows from the choice says nothing new if it comes about with one choice only, so nearly always. */
const FOLLOWS = 0.95;
/** Beside so many other reasons no answer is told: the line tells it too. */
const ENOUGH = 2;
/** Motives that change in so large a share of the same worlds are told once. */
const ALIKE = 0.8;
/** A choice that is so little better is as good as the other. */
export const EVEN = 0.01;
/** How much answers and risks tell beside what a choice changes. */
const ANSWER_TELLS = 0.5;
const RISK_TELLS = 0.3;

type Deed = Course['deeds'][number];

interface Candidate {
  readonly reason: Reason;
  /** How telling it is, from 0 up: about the share of games that it concerns. */
  readonly tells: number;
  /** Of a motive: by world, whether the choice makes it come about, or keeps it from that. */
  readonly leads?: readonly number[];
}

/** What came of two choices of a seat in the same worlds, in the same order. */
export interface Comparison {
  readonly seat: Seat;
  readonly best: readonly Course[];
  readonly other: readonly Course[];
  /** By how much the best is more likely to win. */
  readonly lead: number;
}

/**
 * Why the best choice is better than the other: at most three reasons, the most telling first, at least one, and what can
 * go wrong after that. Where there is hardly a difference, that is all that there is to say.
 */
export function reasonsFor(comparison: Comparison, coach: Coach): readonly Reason[] {
  const even: Reason = { kind: 'chance', by: comparison.lead };
  if (comparison.lead < EVEN) return [even];
  const found = byTelling([...sheetReason(comparison), ...motiveReasons(comparison, coach), ...riskReason(comparison)]);
  const fresh = found.filter(({ leads }, i) => !found.slice(0, i).some((told) => isSame(leads, told.leads)));
  const all = fresh.length < ENOUGH ? byTelling([...fresh, ...answerReason(comparison)]) : fresh;
  const telling = all.slice(0, MOST).map(({ reason }) => reason);
  const [pros, cons] = [false, true].map((isRisk) => telling.filter(({ kind }) => (kind === 'risk') === isRisk));
  return pros!.length > 0 ? [...pros!, ...cons!] : [even, ...cons!];
}

const byTelling = (candidates: readonly Candidate[]): Candidate[] => candidates.toSorted((a, b) => b.tells - a.tells);

/** Two motives that change in nearly the same worlds, such as success and failure, tell the same. */
function isSame(one: Candidate['leads'], other: Candidate['leads']): boolean {
  if (!one || !other) return false;
  const [either, both] = [0, 1].map((least) =>
    one.filter((lead, i) => Number(lead !== 0) + Number(other[i] !== 0) > least),
  );
  return both!.length >= ALIKE * either!.length;
}

/** What speaks for the choice first, then what changes most beside it; nothing where the points speak against it in all. */
function sheetReason({ seat, best, other }: Comparison): Candidate[] {
  const all = shiftsBetween(best, other).filter(({ by }) => Math.abs(by) >= FEWEST_POINTS);
  const gainOf = ({ by, seat: whose }: Shift): number => (whose === seat || whose === NOBODY ? by : -by);
  const inAll = (shifts: readonly Shift[]): number => shifts.reduce((sum, shift) => sum + gainOf(shift), 0);
  const gain = all.find((shift) => gainOf(shift) > 0);
  if (!gain || inAll(all) <= 0) return [];
  const shifts = [
    gain,
    ...all.filter((shift) => shift !== gain && Math.abs(shift.by) >= LEAST_PART * Math.abs(gain.by)),
  ];
  const told = shifts.slice(0, inAll(shifts.slice(0, SHIFTS)) > 0 ? SHIFTS : SHIFTS + 1);
  const spread = Math.max(1, deviationOf(best.map((course) => totalOf(course.sheets, gain.seat))));
  return [{ reason: { kind: 'sheet', shifts: told }, tells: Math.abs(gain.by) / spread }];
}

/** The headings whose expected totals surely differ, the greatest difference first. */
function shiftsBetween(best: readonly Course[], other: readonly Course[]): Shift[] {
  const first = best[0]?.sheets ?? [];
  return first
    .flatMap(({ heading, seat }) => {
      const leads = best.map(
        (course, world) => totalUnder(course.sheets, heading, seat) - totalUnder(other[world]!.sheets, heading, seat),
      );
      const by = meanOf(leads);
      return isSure(leads) ? [{ heading, seat, by, clause: clauseOf(best, other, heading, seat) }] : [];
    })
    .toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by));
}

/** The clause of the lines that differ most under a heading. */
function clauseOf(best: readonly Course[], other: readonly Course[], heading: string, seat: Sheet['seat']): string {
  const byClause = new Map<string, number>();
  const add = (courses: readonly Course[], sign: number): void => {
    for (const { sheets } of courses)
      for (const sheet of sheets)
        if (sheet.heading === heading && sheet.seat === seat)
          for (const { clause, points } of sheet.lines)
            byClause.set(clause, (byClause.get(clause) ?? 0) + sign * points);
  };
  add(best, 1);
  add(other, -1);
  const [most] = [...byClause].toSorted(([, a], [, b]) => Math.abs(b) - Math.abs(a));
  return most![0];
}

function motiveReasons({ best, other }: Comparison, { motives }: Coach): Candidate[] {
  const keys = new Set([...best, ...other].flatMap((course) => course.motives));
  const found = [...keys].flatMap((key) => {
    const has = (course: Course): number => (course.motives.includes(key) ? 1 : 0);
    const leads = best.map((course, world) => has(course) - has(other[world]!));
    const by = meanOf(leads);
    const motive = motiveOf(key);
    const { isBad, clause, weight = 1 } = motives.find((each) => each.motive === motive.motive)!;
    const tells = weight * Math.abs(by);
    if ((isBad ? by > 0 : by < 0) || tells < LEAST_SHARE || !isSure(leads)) return [];
    if (!isBad && weight < 1 && by >= FOLLOWS) return [];
    const [share, otherShare] = [meanOf(best.map(has)), meanOf(other.map(has))];
    return [
      {
        name: motive.motive,
        reason: { kind: 'motive', motive, clause, share, otherShare } as const,
        tells,
        leads,
      },
    ];
  });
  // Of several that say the same of different things, the most telling will do.
  return [...Map.groupBy(found, ({ name }) => name).values()].map((alike) =>
    alike.reduce((most, each) => (each.tells > most.tells ? each : most)),
  );
}

/** The motive that a key stands for. */
function motiveOf(key: string): Motive {
  const [motive, ...of] = key.split(' ');
  return { motive: motive!, of: of.map(Number) };
}

function answerReason({ seat, best, other }: Comparison): Candidate[] {
  const answers = best.flatMap((course) => answerIn(course, seat) ?? []);
  const [most] = [...Map.groupBy(answers, keyOf).values()].toSorted((a, b) => b.length - a.length);
  if (!most) return [];
  const isIt = (course: Course): boolean => isAnswer(course, seat, most[0]!);
  const [share, otherShare] = [best, other].map((courses) => courses.filter(isIt).length / courses.length) as [
    number,
    number,
  ];
  if (share < USUAL || share - otherShare < LEAST_CHANGE) return [];
  return [{ reason: { kind: 'answer', ...most[0]!, share, otherShare }, tells: ANSWER_TELLS * (share - otherShare) }];
}

/** Whether this is what another seat than this one does first in a course. */
export function isAnswer(course: Course, seat: Seat, said: Deed): boolean {
  const answer = answerIn(course, seat);
  return answer !== undefined && keyOf(answer) === keyOf(said);
}

const keyOf = ({ seat, action }: Deed): string => `${seat} ${action}`;

function riskReason({ seat, best, other }: Comparison): Candidate[] {
  const worse = best.flatMap((course, world) =>
    standingOf(course, seat) < standingOf(other[world]!, seat) ? world : [],
  );
  const share = worse.length / best.length;
  if (share < RISKY || share > RULE) return [];
  const shift = shiftsBetween(
    worse.map((world) => best[world]!),
    worse.map((world) => other[world]!),
  ).find(({ by, seat: whose }) => (whose === seat ? by < 0 : by > 0));
  return [{ reason: { kind: 'risk', share, ...(shift && { shift }) }, tells: RISK_TELLS * share }];
}

/** How a seat stands at the end of a course: by how many points it leads, or whether the game is won. */
export function standingOf({ sheets, payoff = 0 }: Course, seat: Seat): number {
  const others = sheets.filter((sheet) => sheet.seat !== seat).map((sheet) => totalOf(sheets, sheet.seat));
  return sheets.length === 0 ? payoff : totalOf(sheets, seat) - Math.max(0, ...others);
}

/** The points of a seat under a heading. */
export const totalUnder = (sheets: readonly Sheet[], heading: string, seat: Sheet['seat']): number =>
  sheets.find((sheet) => sheet.heading === heading && sheet.seat === seat)?.total ?? 0;

const totalOf = (sheets: readonly Sheet[], seat: Sheet['seat']): number =>
  sheets.reduce((sum, sheet) => (sheet.seat === seat ? sum + sheet.total : sum), 0);

const meanOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

function deviationOf(numbers: readonly number[]): number {
  const mean = meanOf(numbers);
  return Math.sqrt(meanOf(numbers.map((each) => (each - mean) ** 2)));
}

/** Whether their mean is surely not none. */
const isSure = (numbers: readonly number[]): boolean =>
  Math.abs(meanOf(numbers)) > (SURE * deviationOf(numbers)) / Math.sqrt(numbers.length);
