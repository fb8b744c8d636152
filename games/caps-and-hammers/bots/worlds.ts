import { CARDS, HIDDEN, KINDS, type State, type View } from '../rules/index.ts';
import { DEAL, FastRng, shuffle, type Game, type GameEvent, type Rng } from '@hideout/kernel';
import type { Weigh } from './likelihood.ts';

const FINE = 1 << 20;

/**
 * Imagines one world after another that fit the same view: the view is read once, and after that only what it hides is
 * dealt afresh. The enemy's face-down cards are drawn one after another, each kind as likely as it is frequent among the
 * unseen cards and as players tend to put it there; his hand and the deck get the rest.
 */
export class Worlds {
  readonly #game: Game<State, GameEvent, View>;
  readonly #weigh: Weigh;
  #view: View | undefined;
  #first: State | undefined;
  /** Cards by kind that the view hides, and those of them that this world has not dealt yet. */
  readonly unseen = new Int16Array(KINDS.length);
  readonly #left = new Int16Array(KINDS.length);
  /** Of every card in play, how likely it is of a kind. */
  readonly #weights = new Float64Array(2 * CARDS * KINDS.length);
  /** Counts the worlds, so that what was found out about one is not taken for another. */
  count = 0;

  constructor(game: Game<State, GameEvent, View>, weigh: Weigh) {
    this.#game = game;
    this.#weigh = weigh;
  }

  /** The next world of this view, which is that of the player who must act. */
  next(view: View, rng: Rng, into?: State): State {
    this.count++;
    if (view !== this.#view || this.#first === undefined) this.#read(view);
    const s = this.#game.clone(this.#first!, into);
    this.#left.set(this.unseen);
    this.#dealTable(s, rng);
    this.#dealHand(s, rng);
    shuffle(s.countries, 0, s.countriesLeft, rng, DEAL);
    return s;
  }

  #read(view: View): void {
    this.#view = view;
    const s = this.#game.imagine(view, new FastRng(0), this.#first);
    this.#first = s;
    const foe = 1 - s.actor;
    this.unseen.set(s.hand.subarray(foe * KINDS.length, (foe + 1) * KINDS.length));
    for (let i = 0; i < s.deckLeft; i++) this.unseen[s.deck[i]!]!++;
    for (let at = foe * CARDS; at < foe * CARDS + s.played[foe]!; at++) {
      if (s.face[at] !== HIDDEN) continue;
      this.unseen[s.kind[at]!]!++;
      this.#weigh(s, at, this.#weights, at * KINDS.length);
    }
  }

  #dealTable(s: State, rng: Rng): void {
    const foe = 1 - s.actor;
    for (let at = foe * CARDS; at < foe * CARDS + s.played[foe]!; at++) {
      if (s.face[at] === HIDDEN) s.kind[at] = this.#draw(at * KINDS.length, rng);
    }
  }

  /** Draws an unseen card by its weights. */
  #draw(from: number, rng: Rng): number {
    let sum = 0;
    for (let kind = 0; kind < KINDS.length; kind++) sum += this.#left[kind]! * this.#weights[from + kind]!;
    let rest = (rng.below(FINE, DEAL) / FINE) * sum;
    let drawn = 0;
    for (let kind = 0; kind < KINDS.length; kind++) {
      const weight = this.#left[kind]! * this.#weights[from + kind]!;
      if (weight === 0) continue;
      drawn = kind;
      rest -= weight;
      if (rest < 0) break;
    }
    this.#left[drawn]!--;
    return drawn;
  }

  /** The enemy's hand comes from the end of what is left, shuffled; the rest is the deck. */
  #dealHand(s: State, rng: Rng): void {
    const from = (1 - s.actor) * KINDS.length;
    let held = 0;
    for (let kind = 0; kind < KINDS.length; kind++) held += s.hand[from + kind]!;
    let cards = 0;
    for (let kind = 0; kind < KINDS.length; kind++) {
      for (let copy = 0; copy < this.#left[kind]!; copy++) s.deck[cards++] = kind;
    }
    shuffle(s.deck, 0, cards, rng, DEAL);
    s.hand.fill(0, from, from + KINDS.length);
    for (; held > 0; held--) {
      cards--;
      s.hand[from + s.deck[cards]!]!++;
      s.deck[cards] = 0;
    }
  }
}
