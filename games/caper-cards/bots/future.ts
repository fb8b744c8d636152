import { CREW, REWARDS } from '../rules/index.ts';

const KINDS = CREW.length;

/** Where the weights of one kind of fact begin: a constant, one for each kind of card, and 17 for each tucked Reward. */
const FIRST_COPY = 1;
const MORE_COPIES = FIRST_COPY + KINDS;
const ELSEWHERE = MORE_COPIES + KINDS;
const TUCKED = ELSEWHERE + KINDS;
/** Of a tucked Reward: a constant, each own card of a kind, each such card elsewhere. */
const TUCKED_OWN = 1;
const TUCKED_ELSEWHERE = TUCKED_OWN + KINDS;
const TUCKED_SIZE = TUCKED_ELSEWHERE + KINDS;

/** How many weights there are for a number of players and of heists behind them. */
export const WEIGHTS = TUCKED + TUCKED_SIZE * REWARDS.length;

/** What a seat's cards are worth between two rounds: the logarithm of the odds to win is a sum of these. */
export type Weights = ArrayLike<number>;

/** The part of the sum that a seat's own cards make, with these Rewards tucked. */
export function ownWorth(weights: Weights, own: ArrayLike<number>, tucked: readonly number[]): number {
  let sum = weights[0]!;
  for (const reward of tucked) sum += weights[TUCKED + TUCKED_SIZE * reward]!;
  for (let kind = 0; kind < KINDS; kind++) {
    const copies = own[kind]!;
    if (copies === 0) continue;
    sum += weights[FIRST_COPY + kind]! + (copies - 1) * weights[MORE_COPIES + kind]!;
    for (const reward of tucked) sum += copies * weights[TUCKED + TUCKED_SIZE * reward + TUCKED_OWN + kind]!;
  }
  return sum;
}

/** What one card of a kind adds that is neither in the own hand nor out of the game. */
export function elsewhereWorth(weights: Weights, kind: number, tucked: readonly number[]): number {
  let sum = weights[ELSEWHERE + kind]!;
  for (const reward of tucked) sum += weights[TUCKED + TUCKED_SIZE * reward + TUCKED_ELSEWHERE + kind]!;
  return sum;
}

/** The facts that the weights are for, in their order: what is learnt from. */
export function factsOf(own: ArrayLike<number>, elsewhere: ArrayLike<number>, tucked: readonly number[]): Int8Array {
  const facts = new Int8Array(WEIGHTS);
  facts[0] = 1;
  for (let kind = 0; kind < KINDS; kind++) {
    const copies = own[kind]!;
    facts[FIRST_COPY + kind] = Math.min(copies, 1);
    facts[MORE_COPIES + kind] = Math.max(copies - 1, 0);
    facts[ELSEWHERE + kind] = elsewhere[kind]!;
    for (const reward of tucked) {
      const at = TUCKED + TUCKED_SIZE * reward;
      facts[at] = 1;
      facts[at + TUCKED_OWN + kind] = copies;
      facts[at + TUCKED_ELSEWHERE + kind] = elsewhere[kind]!;
    }
  }
  return facts;
}
