import { UNKNOWN } from '@hideout/kernel';
import { COPIES, CREW, FACES, KIND_OF, REWARDS, turnsLeft, type View } from '../rules/index.ts';
import { countOf, crewOf, type CrewId } from './crews.ts';
import { heistsOf, PART_OF, VALUES } from './heists.ts';
import { AFTER, LAYINGS, NO_WAY, SPANS } from './layings.ts';
import { chanceWithout } from './worths.ts';

const KINDS = CREW.length;
const TURNS = 4;
const WAYS = LAYINGS.length;
const SHOWN_FACES = 2;
const MOST_HEISTS = 5;
const HARDER_RISK = 12;

const UNSEEN_AT = KINDS * COPIES;
const FACES_AT = UNSEEN_AT + KINDS * COPIES;
const NOW_AT = FACES_AT + FACES.length * SHOWN_FACES;
const ANY_AT = NOW_AT + WAYS;
const BEST_AT = ANY_AT + WAYS;
const TUCKED_AT = BEST_AT + WAYS;
const REWARD_AT = TUCKED_AT + REWARDS.length;
const LOOKERS_AT = REWARD_AT + REWARDS.length;
/** After the lookers, one for each seat. */
const TURN_AT = 0;
const HEIST_AT = TURN_AT + TURNS;
const RISK_AT = HEIST_AT + MOST_HEISTS;
const TURNED_AT = RISK_AT + 1;
const PLAYED_AT = TURNED_AT + KINDS;

/** How many numbers tell what a seat sees, with so many seats and heists to pull off. */
export const inputsFor = (seats: number, goal: number): number => LOOKERS_AT + seats + PLAYED_AT + goal * TURNS * KINDS;

/**
 * What a seat that must act sees, as numbers from 0 to 1: its hand, what it has not seen, the Crew, what every way to lay
 * a card leads to, and who has played what. The card that it is just playing counts as still in hand.
 */
export class Inputs {
  /** By laying: whether it could be done when the card was begun. */
  readonly legal = new Uint8Array(WAYS);
  /** The Crew before the card. */
  crew: CrewId = 0;
  readonly #own = new Int8Array(KINDS);
  readonly #unseen = new Int8Array(KINDS);
  readonly #chances = new Float64Array(VALUES.length + 1);
  readonly #byKind = new Float64Array(KINDS);
  #row = new Float64Array(0);

  /** The row of a view; valid until the next. */
  write(view: View): Float64Array {
    const size = inputsFor(view.seats, view.goal);
    if (this.#row.length !== size) this.#row = new Float64Array(size);
    const row = this.#row.fill(0);
    const turn = turnsLeft(view.seats, view.plays)[0]!;
    const isPlaying = view.step !== 'play';
    const isTurned = turn.from !== 'hand';
    const playing = view.entering ?? (isPlaying ? KIND_OF[view.crew.at(-1)!]! : NO_WAY);
    this.crew = crewOf(isPlaying && view.step !== 'lay' ? view.crew.slice(0, -1) : view.crew);
    this.#count(view, playing, isTurned);
    this.#weigh(view);
    this.#writeCounts(row);
    this.#lookAhead(row, view, isTurned ? playing : NO_WAY);
    for (const reward of view.tucked) row[TUCKED_AT + reward] = 1;
    if (view.reward !== UNKNOWN) row[REWARD_AT + view.reward] = 1;
    const { viewer, seats } = view;
    for (const seat of view.lookers) row[LOOKERS_AT + ((seat - viewer + seats) % seats)] = 1;
    const rest = LOOKERS_AT + seats;
    row[rest + TURN_AT + view.plays] = 1;
    row[rest + HEIST_AT + view.tucked.length] = 1;
    row[rest + RISK_AT] = view.risk === HARDER_RISK ? 1 : 0;
    if (isTurned) row[rest + TURNED_AT + playing] = 1;
    this.#writePlayed(row, view, rest + PLAYED_AT, isPlaying);
    return row;
  }

  #count(view: View, playing: number, isTurned: boolean): void {
    this.#own.fill(0);
    for (const kind of view.hand) this.#own[kind]!++;
    for (let kind = 0; kind < KINDS; kind++) this.#unseen[kind] = COPIES - this.#own[kind]!;
    for (const kinds of view.played) for (const kind of kinds) this.#unseen[kind]!--;
    if (playing !== NO_WAY && !isTurned) this.#own[playing]!++;
  }

  /** By how many values a Crew beats: the chance that this will do, as the seat sees it. */
  #weigh({ reward, tucked }: View): void {
    const rewards = reward === UNKNOWN ? ALL_REWARDS.filter((each) => !tucked.includes(each as never)) : [reward];
    this.#chances.fill(0);
    for (const each of rewards) {
      for (let values = PART_OF[each]! + 1; values <= VALUES.length; values++)
        this.#chances[values]! += 1 / rewards.length;
    }
  }

  #writeCounts(row: Float64Array): void {
    for (let kind = 0; kind < KINDS; kind++) {
      for (let copy = 0; copy < COPIES; copy++) {
        if (this.#own[kind]! > copy) row[kind * COPIES + copy] = 1;
        if (this.#unseen[kind]! > copy) row[UNSEEN_AT + kind * COPIES + copy] = 1;
      }
    }
    for (let face = 0; face < FACES.length; face++) {
      const count = countOf(this.crew, face);
      for (let copy = 0; copy < Math.min(count, SHOWN_FACES); copy++) row[FACES_AT + face * SHOWN_FACES + copy] = 1;
    }
  }

  /** What every laying leads to: whether the Crew would do as it is, with any next card, with the best of the next hand. */
  #lookAhead(row: Float64Array, view: View, turned: number): void {
    const heists = heistsOf(view.risk, view.tucked);
    for (let way = 0; way < WAYS; way++) {
      const after = AFTER[this.crew * WAYS + way]!;
      const { kind } = LAYINGS[way]!;
      const has = turned === NO_WAY ? this.#own[kind]! > 0 : turned === kind;
      this.legal[way] = after !== NO_WAY && has ? 1 : 0;
      if (this.legal[way] === 0) continue;
      row[NOW_AT + way] = this.#chances[heists[after]!]!;
      if (view.plays + 1 < TURNS) this.#lookPast(row, way, after, view, heists);
    }
  }

  #lookPast(row: Float64Array, way: number, after: CrewId, view: View, heists: ArrayLike<number>): void {
    let [total, sum] = [0, 0];
    for (let kind = 0; kind < KINDS; kind++) {
      let most = 0;
      for (let next = SPANS[kind]!; next < SPANS[kind + 1]!; next++) {
        const then = AFTER[after * WAYS + next]!;
        if (then !== NO_WAY) most = Math.max(most, this.#chances[heists[then]!]!);
      }
      this.#byKind[kind] = most;
      total += this.#unseen[kind]!;
      sum += most * this.#unseen[kind]!;
    }
    const any = sum / Math.max(total, 1);
    row[ANY_AT + way] = any;
    const [present, next] = turnsLeft(view.seats, view.plays);
    if (next!.from !== 'hand') row[BEST_AT + way] = any;
    else if (next!.by === present!.by) row[BEST_AT + way] = this.#bestOwn();
    else row[BEST_AT + way] = this.#bestOf(total, view.handSizes[(view.boss + next!.by) % view.seats]!);
  }

  #bestOwn(): number {
    let most = 0;
    for (let kind = 0; kind < KINDS; kind++) if (this.#own[kind]! > 0) most = Math.max(most, this.#byKind[kind]!);
    return most;
  }

  /** What the best of so many unseen cards can be expected to do. */
  #bestOf(total: number, size: number): number {
    let sum = 0;
    for (let kind = 0; kind < KINDS; kind++) {
      const worth = this.#byKind[kind]!;
      const copies = this.#unseen[kind]!;
      if (worth === 0 || copies === 0) continue;
      let better = 0;
      for (let other = 0; other < KINDS; other++) {
        if (this.#byKind[other]! > worth || (this.#byKind[other] === worth && other < kind))
          better += this.#unseen[other]!;
      }
      sum += worth * (chanceWithout(total, total - better, size) - chanceWithout(total, total - better - copies, size));
    }
    return sum;
  }

  /** By heists ago and by place as the viewer sees it: the kind that was played there. */
  #writePlayed(row: Float64Array, view: View, at: number, isPlaying: boolean): void {
    const { boss, seats, viewer, played, tucked } = view;
    const turns = turnsLeft(seats, 0);
    for (let ago = 0; ago <= tucked.length; ago++) {
      const kinds = played[tucked.length - ago]!;
      const cards = kinds.length - (ago === 0 && isPlaying ? 1 : 0);
      for (let turn = 0; turn < cards; turn++) {
        const { by, from } = turns[turn]!;
        const distance = (((boss - ago + by - viewer) % seats) + seats) % seats;
        const place = seats === 1 ? turn : seats === 2 ? distance * 2 + (turn >> 1) : from === 'hand' ? distance : 3;
        row[at + (ago * TURNS + place) * KINDS + kinds[turn]!] = 1;
      }
    }
  }
}

const ALL_REWARDS = REWARDS.map((_, reward) => reward);
