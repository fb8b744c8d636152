import { COPIES, CREW, KIND_OF, REWARDS, THIEF, turnsLeft, VALUE_OF, type Turn, type View } from '@hideout/caper-cards';
import { UNKNOWN } from '@hideout/kernel';
import { CREWS, crewOf, playCell, RESULTS, RESULTS_AT, type CrewId } from './crews.ts';
import { elsewhereWorth, ownWorth, type Weights } from './future.ts';
import { heistsOf, VALUES, type Heists } from './heists.ts';

const KINDS = CREW.length;
const CLASSES = VALUES.length;
const TURNS = 4;
/** Who knows the Reward (up to four seats), or for two players also which card the viewer has played meanwhile. */
const BRANCHES = 36;
const CELLS = BRANCHES * (TURNS + 1) * CREWS.length;
/** By Reward: the place of its value in VALUES. */
const CLASS_OF = Int8Array.from(VALUE_OF, (value) => VALUES.findIndex((each) => each === value));

/**
 * The exact expectation of a round as one seat sees it: what playing on from a Crew is worth, if every player does what
 * seems best to the team, holds cards drawn evenly from those the viewer cannot see, and the heist may meet any Reward
 * that it has not seen. Worth is the chance to win the game, split by the value of the Reward.
 */
export class Plan {
  /** Worth by class of Reward, for each branch, turn and Crew; valid where the stamp is the present one. */
  readonly #worth = new Float64Array(CELLS * CLASSES);
  readonly #stamps = new Int32Array(CELLS);
  #stamp = 0;
  readonly #own = new Int8Array(KINDS);
  readonly #unseen = new Int8Array(KINDS);
  #unseenSize = 0;
  #view!: View;
  #turns: readonly Turn[] = [];
  #heists!: Heists;
  #weights: Weights | undefined;
  /** The Rewards that may be on top, what each makes of the future, and the price of a kind under it. */
  readonly #rewards: number[] = [];
  readonly #base = new Float64Array((KINDS + 1) * REWARDS.length);
  readonly #price = new Float64Array(REWARDS.length * KINDS);
  readonly #rootCrew = new Int8Array(KINDS);
  readonly #byKind = Array.from({ length: TURNS }, () => new Float64Array(KINDS * CLASSES));
  readonly #order = Array.from({ length: TURNS }, () => new Int8Array(KINDS));

  /** Takes in what the seat sees; `weights` tell what cards are worth after this round, if it is not the last. */
  read(view: View, weights: Weights | undefined): void {
    this.#view = view;
    this.#turns = turnsLeft(view.seats, 0);
    this.#heists = heistsOf(view.risk, view.tucked);
    this.#weights = view.tucked.length + 1 < view.goal ? weights : undefined;
    this.#own.fill(0);
    for (const kind of view.hand) this.#own[kind]!++;
    this.#rootCrew.fill(0);
    for (const face of view.crew) this.#rootCrew[KIND_OF[face]!]!++;
    if (view.entering !== undefined) this.#rootCrew[view.entering]!++;
    this.#unseenSize = 0;
    for (let kind = 0; kind < KINDS; kind++) {
      const unseen = COPIES - view.discard[kind]! - this.#rootCrew[kind]! - this.#own[kind]!;
      this.#unseen[kind] = unseen;
      this.#unseenSize += unseen;
    }
    this.#rewards.length = 0;
    for (let reward = 0; reward < REWARDS.length; reward++) {
      if (view.reward === UNKNOWN ? !view.tucked.some((each) => each === reward) : view.reward === reward) {
        this.#rewards.push(reward);
      }
    }
    this.#priceKinds();
  }

  /** The worth of playing a kind from the own hand now. */
  play(kind: number): number {
    this.#own[kind]!--;
    this.#rootCrew[kind]!++;
    this.#begin();
    const { crew, plays } = this.#view;
    const id = crewOf(crew);
    const know = this.#knowAfter(kind, plays, this.#lookers());
    let best = 0;
    for (let i = RESULTS_AT[playCell(id, kind)]!; i < RESULTS_AT[playCell(id, kind) + 1]!; i++) {
      best = Math.max(best, this.#sum(this.#value(plays + 1, RESULTS[i]!, know, 0)));
    }
    this.#own[kind]!++;
    this.#rootCrew[kind]!--;
    return best;
  }

  /** The worth of going on with these faces in play, when the present card is settled. */
  settle(faces: readonly number[]): number {
    this.#begin();
    return this.#sum(this.#value(this.#view.plays + 1, crewOf(faces), this.#lookers(), 0));
  }

  #lookers(): number {
    return this.#view.lookers.reduce<number>((know, seat) => know | (1 << seat), 0);
  }

  #priceKinds(): void {
    const { tucked } = this.#view;
    for (const reward of this.#rewards) {
      if (!this.#weights) continue;
      const then = [...tucked, reward];
      for (let kind = 0; kind < KINDS; kind++) {
        this.#price[reward * KINDS + kind] = elsewhereWorth(this.#weights, kind, then);
      }
    }
  }

  /** Forgets worths: the own hand has changed. */
  #begin(): void {
    this.#stamp++;
    if (!this.#weights) return;
    this.#weigh(this.#weights, 0);
    if (!this.#playsAgain()) return;
    for (let kind = 0; kind < KINDS; kind++) {
      if (this.#own[kind] === 0) continue;
      this.#own[kind]!--;
      this.#rootCrew[kind]!++;
      this.#weigh(this.#weights, kind + 1);
      this.#own[kind]!++;
      this.#rootCrew[kind]!--;
    }
  }

  /** Whether the viewer has another turn in this round after the present one. */
  #playsAgain(): boolean {
    const { viewer, plays } = this.#view;
    return this.#turns.some(({ from }, turn) => turn > plays && from === 'hand' && this.#playerOf(turn) === viewer);
  }

  /** The odds by Reward, before anybody else plays a card. */
  #weigh(weights: Weights, meanwhile: number): void {
    for (const reward of this.#rewards) {
      let odds = ownWorth(weights, this.#own, [...this.#view.tucked, reward]);
      for (let kind = 0; kind < KINDS; kind++) {
        odds += (this.#unseen[kind]! + this.#rootCrew[kind]!) * this.#price[reward * KINDS + kind]!;
      }
      this.#base[meanwhile * REWARDS.length + reward] = odds;
    }
  }

  #sum(cell: number): number {
    const at = cell * CLASSES;
    return this.#worth[at]! + this.#worth[at + 1]! + this.#worth[at + 2]! + this.#worth[at + 3]!;
  }

  #playerOf(turn: number): number {
    return (this.#view.boss + this.#turns[turn]!.by) % this.#view.seats;
  }

  #knowAfter(kind: number, turn: number, know: number): number {
    return kind === THIEF && turn + 1 < TURNS ? know | (1 << this.#playerOf(turn + 1)) : know;
  }

  /** The cell with the worth of a Crew before a turn. `meanwhile` is one more than the kind the viewer has played since. */
  #value(turn: number, crew: CrewId, know: number, meanwhile: number): number {
    const branch = know + (meanwhile << this.#view.seats);
    const cell = (branch * (TURNS + 1) + turn) * CREWS.length + crew;
    if (this.#stamps[cell] === this.#stamp) return cell;
    this.#stamps[cell] = this.#stamp;
    this.#worth.fill(0, cell * CLASSES, (cell + 1) * CLASSES);
    if (turn === TURNS) this.#attempt(cell, crew, meanwhile);
    else this.#playOn(cell, turn, crew, know, meanwhile);
    return cell;
  }

  #attempt(cell: number, crew: CrewId, meanwhile: number): void {
    const beaten = this.#heists[crew]!;
    const chance = 1 / this.#rewards.length;
    for (const reward of this.#rewards) {
      const value = CLASS_OF[reward]!;
      if (value >= beaten) continue;
      this.#worth[cell * CLASSES + value]! += this.#weights ? chance * this.#future(reward, crew, meanwhile) : chance;
    }
  }

  /** The chance to win after this round. */
  #future(reward: number, crew: CrewId, meanwhile: number): number {
    let odds = this.#base[meanwhile * REWARDS.length + reward]!;
    const faces = CREWS[crew]!;
    for (let i = 0; i < faces.length; i++) odds -= this.#price[reward * KINDS + KIND_OF[faces[i]!]!]!;
    return 1 / (1 + Math.exp(-odds));
  }

  #playOn(cell: number, turn: number, crew: CrewId, know: number, meanwhile: number): void {
    const { by, from } = this.#turns[turn]!;
    const seat = (this.#view.boss + by) % this.#view.seats;
    const isOwn = from === 'hand' && seat === this.#view.viewer;
    const cards = isOwn ? this.#own : this.#unseen;
    const knows = ((know >>> seat) & 1) === 1 && this.#rewards.length > 1;
    const worths = this.#byKind[turn]!;
    for (let kind = 0; kind < KINDS; kind++) {
      if (cards[kind]! <= 0) continue;
      cards[kind]!--;
      this.#tryKind(worths, turn, crew, kind, this.#knowAfter(kind, turn, know), isOwn ? kind + 1 : meanwhile, knows);
      cards[kind]!++;
    }
    const size = isOwn ? Infinity : from === 'hand' ? this.#handSize(seat, turn) : 1;
    if (knows) for (let value = 0; value < CLASSES; value++) this.#expect(cell, turn, cards, size, value, from === 'hand');
    else this.#expect(cell, turn, cards, size, CLASSES, from === 'hand');
  }

  /** How many cards the seat holds before the turn. */
  #handSize(seat: number, turn: number): number {
    let size = this.#view.handSizes[seat]!;
    for (let t = this.#view.plays + (this.#view.step === 'play' ? 0 : 1); t < turn; t++) {
      if (this.#turns[t]!.from === 'hand' && this.#playerOf(t) === seat) size--;
    }
    return size;
  }

  /** The best worth that playing the kind leads to, for a player who knows the Reward for each class of it. */
  #tryKind(
    worths: Float64Array,
    turn: number,
    crew: CrewId,
    kind: number,
    know: number,
    meanwhile: number,
    knows: boolean,
  ): void {
    const at = kind * CLASSES;
    let best = -1;
    const play = playCell(crew, kind);
    if (knows) worths.fill(0, at, at + CLASSES);
    for (let i = RESULTS_AT[play]!; i < RESULTS_AT[play + 1]!; i++) {
      const next = this.#value(turn + 1, RESULTS[i]!, know, meanwhile);
      if (knows) {
        for (let value = 0; value < CLASSES; value++) {
          worths[at + value] = Math.max(worths[at + value]!, this.#worth[next * CLASSES + value]!);
        }
      } else if (this.#sum(next) > best) {
        best = this.#sum(next);
        for (let value = 0; value < CLASSES; value++) worths[at + value] = this.#worth[next * CLASSES + value]!;
      }
    }
  }

  /** Adds to the cell what a hand of so many cards can be expected to do, judged by one class or (CLASSES) by all. */
  #expect(cell: number, turn: number, cards: Int8Array, size: number, judged: number, chooses: boolean): void {
    const worths = this.#byKind[turn]!;
    if (!chooses) return this.#average(cell, worths, cards, judged);
    const order = this.#order[turn]!;
    const kinds = this.#rank(order, worths, cards, judged);
    let total = 0;
    for (let i = 0; i < kinds; i++) total += cards[order[i]!]!;
    let left = total;
    let without = 1; // the chance that none of the kinds so far is in the hand
    for (let i = 0; i < kinds && without > 0; i++) {
      left -= cards[order[i]!]!;
      const stillWithout = size === Infinity ? 0 : chanceWithout(total, left, size);
      this.#add(cell, worths, order[i]!, without - stillWithout, judged);
      without = stillWithout;
    }
  }

  #average(cell: number, worths: Float64Array, cards: Int8Array, judged: number): void {
    let total = 0;
    for (let kind = 0; kind < KINDS; kind++) total += cards[kind]!;
    for (let kind = 0; kind < KINDS; kind++) {
      if (cards[kind]! > 0) this.#add(cell, worths, kind, cards[kind]! / total, judged);
    }
  }

  #add(cell: number, worths: Float64Array, kind: number, chance: number, judged: number): void {
    const from = judged === CLASSES ? 0 : judged;
    const to = judged === CLASSES ? CLASSES : judged + 1;
    for (let value = from; value < to; value++) {
      this.#worth[cell * CLASSES + value]! += chance * worths[kind * CLASSES + value]!;
    }
  }

  /** Puts the kinds at hand in order, the best first; returns how many these are. */
  #rank(order: Int8Array, worths: Float64Array, cards: Int8Array, judged: number): number {
    let size = 0;
    for (let kind = 0; kind < KINDS; kind++) {
      if (cards[kind]! <= 0) continue;
      const worth = judgedWorth(worths, kind, judged);
      let place = size++;
      while (place > 0 && judgedWorth(worths, order[place - 1]!, judged) < worth) {
        order[place] = order[place - 1]!;
        place--;
      }
      order[place] = kind;
    }
    return size;
  }
}

function judgedWorth(worths: Float64Array, kind: number, judged: number): number {
  const at = kind * CLASSES;
  return judged < CLASSES ? worths[at + judged]! : worths[at]! + worths[at + 1]! + worths[at + 2]! + worths[at + 3]!;
}

/** The chance that `size` cards out of `total` are all among `left` of them. */
function chanceWithout(total: number, left: number, size: number): number {
  let chance = 1;
  for (let i = 0; i < size; i++) chance *= Math.max(left - i, 0) / (total - i);
  return chance;
}
