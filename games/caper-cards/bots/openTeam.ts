import { CREW, REWARDS, THIEF, turnsLeft, type State, type Turn } from '../rules/index.ts';
import { crewOf, playCell, RESULTS, RESULTS_AT, type CrewId } from './crews.ts';
import { ownWorth, type Weights } from './future.ts';
import { heistsOf, PART_OF, type Heists } from './heists.ts';
import type { Planner } from './judgement.ts';
import { judge, PARTS, takeBetter, WHOLE } from './worths.ts';

const KINDS = CREW.length;
const TURNS = 4;
const NO_CARDS = new Int8Array(KINDS);
const ALL_REWARDS = REWARDS.map((_, reward) => reward);

/** What a team knows that plays with open hands: everything but the Rewards and the order of deck and row. */
type OpenTable = Readonly<ReturnType<typeof openTableOf>>;

/** What such a team knows of a state when `goal` heists win. Of hidden cards it takes the number of each kind only. */
export function openTableOf(s: Readonly<State>, goal: number) {
  const { seats, risk, boss, plays } = s;
  const tucked: readonly number[] = Array.from(s.rewards.subarray(0, s.round));
  /** Cards in deck and row, by kind. */
  const unseen = new Int8Array(KINDS);
  for (let i = 0; i < s.deckSize; i++) unseen[s.deck[i]!]!++;
  for (let i = 0; i < s.rowSize; i++) unseen[s.row[i]!]!++;
  /** Whether somebody has looked at the Reward: then it is known, else it can be any that is not tucked. */
  const hasLooked = s.looked !== 0;
  const hidden = ALL_REWARDS.filter((reward) => !tucked.includes(reward));
  const rewards: readonly number[] = hasLooked ? [s.rewards[s.round]!] : hidden;
  /** By seat: cards of each kind. */
  const hands = Array.from({ length: seats }, (_, seat) =>
    Int8Array.from(s.hand.subarray(seat * KINDS, (seat + 1) * KINDS)),
  );
  const crew = crewOf(s.crew.subarray(0, s.crewSize));
  return { seats, goal, risk, boss, plays, hasLooked, crew, tucked, rewards, hands, unseen };
}

/**
 * Plans a round of a team with open hands: each player does what is best for the team, knowing every hand, and what one
 * of them has seen of the Reward they all know. It measures what hidden hands cost; no bot can know as much.
 */
export class OpenPlan implements Planner {
  readonly #table: OpenTable;
  readonly #weights: readonly (Weights | undefined)[];
  readonly #heists: Heists;
  readonly #turns: readonly Turn[];
  /** By Reward: what is tucked after it. */
  readonly #tucked: readonly (readonly number[])[];
  readonly #worths = Array.from({ length: TURNS + 1 }, () => new Float64Array(PARTS));
  readonly #turnedUp = new Float64Array(PARTS);

  /** `weights`, by heists behind the team, tell what a hand is worth where the future is not worked out. */
  constructor(table: OpenTable, weights: readonly (Weights | undefined)[]) {
    this.#table = table;
    this.#weights = weights;
    this.#heists = heistsOf(table.risk, table.tucked);
    this.#turns = turnsLeft(table.seats, 0);
    this.#tucked = ALL_REWARDS.map((reward) => [...table.tucked, reward]);
  }

  play(kind: number): number {
    const { plays, crew, hasLooked } = this.#table;
    const hand = this.#handAt(plays);
    const into = new Float64Array(PARTS);
    hand[kind]!--;
    this.#tryKind(into, plays, crew, kind, hasLooked);
    hand[kind]!++;
    return judge(into, 0, WHOLE);
  }

  settle(faces: readonly number[]): number {
    return judge(this.#value(this.#table.plays + 1, crewOf(faces), this.#table.hasLooked), 0, WHOLE);
  }

  /** The chance to win from the beginning of the round. */
  begin(): number {
    return judge(this.#value(0, this.#table.crew, false), 0, WHOLE);
  }

  #handAt(turn: number): Int8Array {
    const { boss, seats, hands } = this.#table;
    return hands[(boss + this.#turns[turn]!.by) % seats]!;
  }

  /** The worth of a Crew before a turn, by the value of the Reward; valid until the next call for that turn. */
  #value(turn: number, crew: CrewId, hasLooked: boolean): Float64Array {
    const into = this.#worths[turn]!.fill(0);
    if (turn === TURNS) this.#attempt(into, crew);
    else if (this.#turns[turn]!.from === 'hand') this.#playAny(into, turn, crew, hasLooked);
    else this.#turnUp(into, turn, crew, hasLooked);
    return into;
  }

  #playAny(into: Float64Array, turn: number, crew: CrewId, hasLooked: boolean): void {
    const hand = this.#handAt(turn);
    for (let kind = 0; kind < KINDS; kind++) {
      if (hand[kind] === 0) continue;
      hand[kind]!--;
      this.#tryKind(into, turn, crew, kind, hasLooked);
      hand[kind]!++;
    }
  }

  #turnUp(into: Float64Array, turn: number, crew: CrewId, hasLooked: boolean): void {
    const { unseen } = this.#table;
    const total = unseen.reduce((sum, count) => sum + count, 0);
    for (let kind = 0; kind < KINDS; kind++) {
      const count = unseen[kind]!;
      if (count === 0) continue;
      unseen[kind]!--;
      const best = this.#turnedUp.fill(0);
      this.#tryKind(best, turn, crew, kind, hasLooked);
      unseen[kind]!++;
      for (let part = 0; part < PARTS; part++) into[part]! += (best[part]! * count) / total;
    }
  }

  #tryKind(into: Float64Array, turn: number, crew: CrewId, kind: number, hasLooked: boolean): void {
    const cell = playCell(crew, kind);
    const willLook = hasLooked || (kind === THIEF && turn + 1 < TURNS);
    for (let i = RESULTS_AT[cell]!; i < RESULTS_AT[cell + 1]!; i++) {
      takeBetter(into, 0, this.#value(turn + 1, RESULTS[i]!, willLook), 0, hasLooked);
    }
  }

  #attempt(into: Float64Array, crew: CrewId): void {
    const { rewards } = this.#table;
    for (const reward of rewards) {
      const part = PART_OF[reward]!;
      if (part < this.#heists[crew]!) into[part]! += this.#future(reward) / rewards.length;
    }
  }

  /** The chance to win after this round: worked out before a last round for which nobody draws, else as was learnt. */
  #future(reward: number): number {
    const { tucked, goal, seats, hands } = this.#table;
    const heists = tucked.length + 1;
    if (heists === goal) return 1;
    if (heists === goal - 1 && seats > 2) return this.#lastRound(reward);
    const weights = this.#weights[heists];
    if (!weights) return 1;
    let odds = (1 - seats) * ownWorth(weights, NO_CARDS, this.#tucked[reward]!);
    for (const hand of hands) odds += ownWorth(weights, hand, this.#tucked[reward]!);
    return 1 / (1 + Math.exp(-odds));
  }

  #lastRound(reward: number): number {
    const { boss, seats } = this.#table;
    const tucked = this.#tucked[reward]!;
    const rewards = ALL_REWARDS.filter((each) => !tucked.includes(each));
    const next = { ...this.#table, tucked, rewards, boss: (boss + 1) % seats, crew: 0 };
    return new OpenPlan(next, this.#weights).begin();
  }
}
