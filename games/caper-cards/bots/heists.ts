import { failureOf, crewScore, LAYOUT, riskShown, strike, STRIKES, VALUE_OF } from '../rules/index.ts';
import { CREWS, withCrew } from './crews.ts';

/** The different values of Rewards, ascending. */
export const VALUES = [5, 6, 7, 8] as const;
/** By Reward: the place of its value in VALUES. */
export const PART_OF = Int8Array.from(VALUE_OF, (value) => VALUES.findIndex((each) => each === value));

/** By Crew: how many of VALUES it beats, from the lowest on, with these Complications at this Risk. */
export type Heists = Int8Array;

const KNOWN = new Map<string, Heists>();
const MOST_KNOWN = 512;

/** What every Crew beats when these Rewards are tucked, in this order. */
export function heistsOf(risk: number, tucked: readonly number[]): Heists {
  // Only those that strike before scoring care for the order.
  const order = [
    ...tucked.filter((reward) => !STRIKES[reward]).toSorted((a, b) => a - b),
    ...tucked.filter((reward) => STRIKES[reward]),
  ];
  const key = `${risk} ${order.join(' ')}`;
  const known = KNOWN.get(key);
  if (known) return known;
  if (KNOWN.size === MOST_KNOWN) KNOWN.clear();
  const heists = Int8Array.from(CREWS, (_, crew) => countBeaten(crew, risk, order));
  KNOWN.set(key, heists);
  return heists;
}

const SCRATCH = LAYOUT.make();

function countBeaten(crew: number, risk: number, tucked: readonly number[]): number {
  const s = withCrew(crew, LAYOUT.reset(SCRATCH));
  s.risk = risk;
  s.round = tucked.length;
  s.rewards.set(tucked);
  strike(s, undefined);
  const score = crewScore(s);
  return VALUES.filter((value) => failureOf(s, score, riskShown(s) + value) === undefined).length;
}
