import type { Outcome } from '@hideout/kernel';
import { COUNTRIES, REGION_SIZE } from './countries.ts';
import { CAPS, enemyOf, HAMMERS } from './factions.ts';
import { VALUES, type Tables } from './figures.ts';
import { STEP, type State } from './state.ts';

/** Every way in which a game ends [CH-8.2]. */
export const ENDINGS = ['caps', 'hammers', 'draw'] as const;
/** The name of an ending. */
export type Ending = (typeof ENDINGS)[number];

/** [CH-8.1] Supremacy points as they stand. */
export function countScore(t: Tables, s: Readonly<State>, seat: number): number {
  let score = 0;
  for (let start = 0; start < COUNTRIES.length; start += REGION_SIZE) {
    let owned = 0;
    for (let country = start; country < start + REGION_SIZE; country++) {
      if (s.owner[country] !== seat) continue;
      score += t.value[country]!;
      owned++;
    }
    if (owned === REGION_SIZE) score += t.region;
  }
  for (let value = 0; value < VALUES; value++) score -= value * s.protests[seat * VALUES + value]!;
  return score;
}

/** [CH-8.2] What the finished game is worth to a seat; half each in a draw. */
export function countPayoff(t: Tables, s: Readonly<State>, seat: number): number {
  const lead = countScore(t, s, seat) - countScore(t, s, enemyOf(seat));
  return lead > 0 ? 1 : lead < 0 ? 0 : 0.5;
}

/** How the game ended, or undefined while it goes on. */
export function outcomeOf(t: Tables, s: Readonly<State>): Outcome | undefined {
  if (s.step !== STEP.over) return undefined;
  const scores = [countScore(t, s, CAPS), countScore(t, s, HAMMERS)] as const;
  if (scores[0] > scores[1]) return { ending: 'caps', winners: [CAPS], scores };
  if (scores[1] > scores[0]) return { ending: 'hammers', winners: [HAMMERS], scores };
  return { ending: 'draw', winners: [], scores };
}
