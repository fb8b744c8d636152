import { COUNTRIES, FIGURES, LAB, LABS, NONE, REGION_SIZE, ROUNDS, type State } from '../rules/index.ts';
import { PREFERS, VALUE, VALUES } from './traits.ts';

/** What a region is worth by how many of its countries a seat has. */
const REGION = [0, 0, 0, FIGURES.region] as const;
/** How much of a region's worth a seat has by this many of its countries, as long as the enemy has none and rounds are to come. */
const REGION_HOPE = [0, 0.7, 1.45, FIGURES.region] as const;

/** In points: what a lab is worth to its owner for every round in which it can return a protest. */
const LAB_ROUND = 0.75;
/** What having more labs is worth for every round to come, by the Scientists. */
const AHEAD_ROUND = 0.3;

/** Rounds after this one. */
export const roundsAfter = (s: Readonly<State>): number => ROUNDS - s.round;

/** Labs that the Caps control more than the Hammers. */
export function labLead(s: Readonly<State>): number {
  let lead = 0;
  for (let lab = 0; lab < LABS.length; lab++) {
    const owner = s.labOwner[lab]!;
    if (owner >= 0) lead += owner === 0 ? 1 : -1;
  }
  return lead;
}

/** What the labs are worth to the Caps by the points of both sides, with this many rounds to come. */
export const labsWorth = (lead: number, rounds: number): number =>
  rounds * (LAB_ROUND * lead + AHEAD_ROUND * Math.sign(lead));

/** The protests of the Hammers minus those of the Caps, in points. */
export function protestLead(s: Readonly<State>): number {
  let lead = 0;
  for (let value = 1; value < VALUES; value++) lead += value * (s.protests[VALUES + value]! - s.protests[value]!);
  return lead;
}

/** What owning this many countries of a region is worth to the Caps, beside what the countries count themselves. */
function regionWorth(caps: number, hammers: number, rounds: number): number {
  const worth = rounds === 0 ? REGION : REGION_HOPE;
  return hammers === 0 ? worth[caps]! : caps === 0 ? -worth[hammers]! : 0;
}

/** Points of countries and regions that the Caps lead by, and what may become of regions in the rounds to come. */
export function countryLead(s: Readonly<State>, rounds: number): number {
  let lead = 0;
  for (let start = 0; start < COUNTRIES.length; start += REGION_SIZE) {
    let caps = 0;
    let hammers = 0;
    for (let country = start; country < start + REGION_SIZE; country++) {
      const owner = s.owner[country]!;
      if (owner < 0) continue;
      if (owner === 0) caps++;
      else hammers++;
      lead += owner === 0 ? VALUE[country]! : -VALUE[country]!;
    }
    lead += regionWorth(caps, hammers, rounds);
  }
  return lead;
}

/** The points that a country on the table moves between winning and losing it: its value twice, and regions. */
function countrySwing(s: Readonly<State>, country: number): number {
  const start = country - (country % REGION_SIZE);
  let caps = 0;
  let hammers = 0;
  for (let each = start; each < start + REGION_SIZE; each++) {
    if (s.owner[each] === 0) caps++;
    else if (s.owner[each] === 1) hammers++;
  }
  const rounds = roundsAfter(s);
  return 2 * VALUE[country]! + regionWorth(caps + 1, hammers, rounds) - regionWorth(caps, hammers + 1, rounds);
}

/** The points that a location in play moves between winning and losing it. */
export function swingOf(s: Readonly<State>, place: number, labs: number): number {
  if (place === LAB) return labsWorth(labs + 1, roundsAfter(s)) - labsWorth(labs - 1, roundsAfter(s));
  const top = s.top[place]!;
  return countrySwing(s, s.row[place]!) + (top === NONE ? 0 : countrySwing(s, top));
}

/** What taking a country of the enemy moves at once: he loses it, and it lies there for either. */
export function stealWorth(s: Readonly<State>, country: number): number {
  const start = country - (country % REGION_SIZE);
  let mine = 0;
  for (let each = start; each < start + REGION_SIZE; each++) if (s.owner[each] === s.owner[country]) mine++;
  return VALUE[country]! + REGION_HOPE[mine]! - REGION_HOPE[mine - 1]!;
}

/** Half a point of influence toward whoever a tie is given to: the Caps above zero; nobody at the lab. */
export const tieBreak = (s: Readonly<State>, place: number): number =>
  place === LAB ? 0 : PREFERS[s.row[place]!] === 0 ? 0.5 : -0.5;
