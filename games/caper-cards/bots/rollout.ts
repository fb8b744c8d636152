import { caperCards, choose, LAYOUT, play, playCard, REWARDS, SETTLED, type State } from '../rules/index.ts';
import { nounOf, NOBODY, seatOf, verbOf, type Action, type FastRng } from '@hideout/kernel';
import { conventionalAction } from './convention.ts';
import { crewOf } from './crews.ts';
import { heistsOf, PART_OF } from './heists.ts';

const LAST_PLAY = 3;
const PLAY = verbOf(play(0 as never));
const SCRATCH = LAYOUT.make();

/**
 * Plays a world to its end from an action on, everybody following the convention; the world is used up. Returns the
 * chance to win it, and how many decisions it took.
 */
export function playOut(world: State, action: Action, rng: FastRng) {
  let chance = advance(world, action, rng);
  let decisions = 1;
  for (; chance > 0 && caperCards.actor(world) !== NOBODY; decisions++) {
    chance *= advance(world, conventionalAction(world), rng);
  }
  return { chance, decisions };
}

/**
 * Carries out an action and returns the chance to survive it. A Reward that nobody has looked at could be any other just
 * as well: so an attempt has the share of those that the Crew beats, and the game goes on with one of them.
 */
export function advance(s: State, action: Action, rng: FastRng): number {
  const share = shareOfRewards(s, action, rng);
  if (share === 0) return 0;
  caperCards.apply(s, action, { rng, log: undefined });
  return caperCards.actor(s) === NOBODY ? share * caperCards.payoff(s, seatOf(0)) : share;
}

/** The share of Rewards that an action beats, with such a one put on top; 1 if it brings on no attempt at an unknown one. */
function shareOfRewards(s: State, action: Action, rng: FastRng): number {
  if (s.plays !== LAST_PLAY || s.looked !== 0) return 1;
  const after = LAYOUT.clone(s, SCRATCH);
  if (verbOf(action) === PLAY) playCard(after, nounOf(action), 'hand', undefined);
  else choose(after, after.step, nounOf(action), undefined);
  if (after.step !== SETTLED) return 1;
  const heists = heistsOf(s.risk, Array.from(s.rewards.subarray(0, s.round)));
  return putOnTop(s, heists[crewOf(after.crew.subarray(0, after.crewSize))]!, rng);
}

/** Puts a Reward with one of this many lowest values on top of the pile; returns the share of these. */
function putOnTop(s: State, values: number, rng: FastRng): number {
  let count = 0;
  let place = s.round;
  for (let i = s.round; i < REWARDS.length; i++) {
    if (PART_OF[s.rewards[i]!]! >= values) continue;
    count++;
    if (rng.below(count) === 0) place = i;
  }
  const reward = s.rewards[place]!;
  s.rewards[place] = s.rewards[s.round]!;
  s.rewards[s.round] = reward;
  return count / (REWARDS.length - s.round);
}
