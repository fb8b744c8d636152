import { CREW, KIND_OF, REWARDS, THIEF, turnsLeft, type Turn, type View } from '../rules/index.ts';
import { CREWS, crewOf, playCell, RESULTS, RESULTS_AT, type CrewId } from './crews.ts';
import { elsewhereWorth, ownWorth, type Weights } from './future.ts';
import { heistsOf, PART_OF, type Heists } from './heists.ts';
import type { Planner } from './judgement.ts';
import { seenIn, type Seen } from './seen.ts';
import { expectAny, expectBest, judge, PARTS, takeBetter, WHOLE } from './worths.ts';

const KINDS = CREW.length;
const TURNS = 4;
/** Sets of seats that know the Reward, times the cards that the viewer may have played meanwhile where it plays twice. */
const BRANCHES = 36;
const CELLS = BRANCHES * (TURNS + 1) * CREWS.length;

/** Worths by branch, turn and Crew, valid where the stamp is the present one. Shared: only one plan is made at a time. */
const WORTHS = new Float64Array(CELLS * PARTS);
const STAMPS = new Int32Array(CELLS);
let stamp = 0;
/** By turn: the worth of playing each kind then. */
const BY_KIND = Array.from({ length: TURNS }, () => new Float64Array(KINDS * PARTS));

/**
 * The expectation of a round as one seat sees it: what playing on from a Crew is worth, if every player does what seems
 * best for the team, holds cards drawn evenly from those that the viewer cannot see, and the Reward on top is any that
 * it has not seen. The worth is the chance to win the game: exact for the last two cards, before them near enough, since
 * the hands of several players are drawn one after another.
 */
export class RoundPlan implements Planner {
  readonly #view: View;
  readonly #seen: Seen;
  readonly #turns: readonly Turn[];
  readonly #heists: Heists;
  /** What cards are worth after this round, if it is not the last. */
  readonly #weights: Weights | undefined;
  /** By Reward and kind: what a card elsewhere adds to the odds, and by what factor the odds against grow without it. */
  readonly #price = new Float64Array(REWARDS.length * KINDS);
  readonly #loss = new Float64Array(REWARDS.length * KINDS);
  /** By what the viewer has played meanwhile, and Reward: the odds against winning. */
  readonly #against = new Float64Array((KINDS + 1) * REWARDS.length);

  constructor(view: View, weights: Weights | undefined) {
    this.#view = view;
    this.#seen = seenIn(view);
    this.#turns = turnsLeft(view.seats, 0);
    this.#heists = heistsOf(view.risk, view.tucked);
    this.#weights = view.tucked.length + 1 < view.goal ? weights : undefined;
    if (this.#weights) this.#priceKinds(this.#weights);
  }

  play(kind: number): number {
    const { own, inPlay, lookers } = this.#seen;
    own[kind]!--;
    inPlay[kind]!++;
    this.#begin();
    const { crew, plays } = this.#view;
    const know = this.#knowAfter(kind, plays, lookers);
    const cell = playCell(crewOf(crew), kind);
    let best = 0;
    for (let i = RESULTS_AT[cell]!; i < RESULTS_AT[cell + 1]!; i++) {
      best = Math.max(best, judge(WORTHS, this.#worthOf(plays + 1, RESULTS[i]!, know, 0), WHOLE));
    }
    own[kind]!++;
    inPlay[kind]!--;
    return best;
  }

  settle(faces: readonly number[]): number {
    this.#begin();
    return judge(WORTHS, this.#worthOf(this.#view.plays + 1, crewOf(faces), this.#seen.lookers, 0), WHOLE);
  }

  #priceKinds(weights: Weights): void {
    for (const reward of this.#seen.rewards) {
      const tucked = [...this.#view.tucked, reward];
      for (let kind = 0; kind < KINDS; kind++) {
        const price = elsewhereWorth(weights, kind, tucked);
        this.#price[reward * KINDS + kind] = price;
        this.#loss[reward * KINDS + kind] = Math.exp(price);
      }
    }
  }

  /** Forgets every worth, since the own hand has changed. */
  #begin(): void {
    stamp++;
    if (!this.#weights) return;
    this.#weigh(this.#weights, 0);
    if (!this.#playsAgain()) return;
    const { own, inPlay } = this.#seen;
    for (let kind = 0; kind < KINDS; kind++) {
      if (own[kind] === 0) continue;
      own[kind]!--;
      inPlay[kind]!++;
      this.#weigh(this.#weights, kind + 1);
      own[kind]!++;
      inPlay[kind]!--;
    }
  }

  /** Whether the viewer has another turn in this round after the present one. */
  #playsAgain(): boolean {
    const { viewer, plays } = this.#view;
    return this.#turns.some(({ from }, turn) => turn > plays && from === 'hand' && this.#playerOf(turn) === viewer);
  }

  /** The odds by Reward, counting every card in play as if it were elsewhere: `#future` takes them off again. */
  #weigh(weights: Weights, meanwhile: number): void {
    const { own, unseen, inPlay, rewards } = this.#seen;
    for (const reward of rewards) {
      let odds = ownWorth(weights, own, [...this.#view.tucked, reward]);
      for (let kind = 0; kind < KINDS; kind++) {
        odds += (unseen[kind]! + inPlay[kind]!) * this.#price[reward * KINDS + kind]!;
      }
      this.#against[meanwhile * REWARDS.length + reward] = Math.exp(-odds);
    }
  }

  #playerOf(turn: number): number {
    return (this.#view.boss + this.#turns[turn]!.by) % this.#view.seats;
  }

  /** Who knows the Reward after a kind was played: a Thief lets the next player look. */
  #knowAfter(kind: number, turn: number, know: number): number {
    return kind === THIEF && turn + 1 < TURNS ? know | (1 << this.#playerOf(turn + 1)) : know;
  }

  /** Where the worth of a Crew before a turn stands; `meanwhile` is one more than the kind that the viewer played since. */
  #worthOf(turn: number, crew: CrewId, know: number, meanwhile: number): number {
    const known = turn === TURNS ? 0 : know; // the attempt is the same for all
    const branch = known + (meanwhile << this.#view.seats);
    const cell = (branch * (TURNS + 1) + turn) * CREWS.length + crew;
    const at = cell * PARTS;
    if (STAMPS[cell] === stamp) return at;
    STAMPS[cell] = stamp;
    WORTHS.fill(0, at, at + PARTS);
    if (turn === TURNS) this.#attempt(at, crew, meanwhile);
    else this.#playOn(at, turn, crew, know, meanwhile);
    return at;
  }

  #attempt(at: number, crew: CrewId, meanwhile: number): void {
    const { rewards } = this.#seen;
    const chance = 1 / rewards.length;
    for (let i = 0; i < rewards.length; i++) {
      const part = PART_OF[rewards[i]!]!;
      if (part >= this.#heists[crew]!) continue;
      WORTHS[at + part]! += this.#weights ? chance * this.#future(rewards[i]!, crew, meanwhile) : chance;
    }
  }

  /** The chance to win after this round, with the Crew gone and the Reward tucked. */
  #future(reward: number, crew: CrewId, meanwhile: number): number {
    let against = this.#against[meanwhile * REWARDS.length + reward]!;
    const faces = CREWS[crew]!;
    for (let i = 0; i < faces.length; i++) against *= this.#loss[reward * KINDS + KIND_OF[faces[i]!]!]!;
    return 1 / (1 + against);
  }

  #playOn(at: number, turn: number, crew: CrewId, know: number, meanwhile: number): void {
    const { from } = this.#turns[turn]!;
    const seat = this.#playerOf(turn);
    const isOwn = from === 'hand' && seat === this.#view.viewer;
    const cards = isOwn ? this.#seen.own : this.#seen.unseen;
    const knows = ((know >>> seat) & 1) === 1;
    const byKind = BY_KIND[turn]!;
    for (let kind = 0; kind < KINDS; kind++) {
      if (cards[kind]! <= 0) continue;
      cards[kind]!--;
      const then = isOwn ? kind + 1 : meanwhile;
      byKind.fill(0, kind * PARTS, (kind + 1) * PARTS);
      const cell = playCell(crew, kind);
      for (let i = RESULTS_AT[cell]!; i < RESULTS_AT[cell + 1]!; i++) {
        const next = this.#worthOf(turn + 1, RESULTS[i]!, this.#knowAfter(kind, turn, know), then);
        takeBetter(byKind, kind * PARTS, WORTHS, next, knows);
      }
      cards[kind]!++;
    }
    const size = this.#handSize(seat, turn);
    for (let by = knows ? 0 : WHOLE; by < (knows ? PARTS : WHOLE + 1); by++) {
      if (from === 'hand') expectBest(WORTHS, at, byKind, cards, size, by);
      else expectAny(WORTHS, at, byKind, cards, by);
    }
  }

  /** How many cards the seat holds before the turn. */
  #handSize(seat: number, turn: number): number {
    const { handSizes, plays, step } = this.#view;
    let size = handSizes[seat]!;
    for (let t = plays + (step === 'play' ? 0 : 1); t < turn; t++) {
      if (this.#turns[t]!.from === 'hand' && this.#playerOf(t) === seat) size--;
    }
    return size;
  }
}
