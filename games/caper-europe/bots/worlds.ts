import { DEAL, FastRng, shuffle, UNKNOWN, type Game, type GameEvent, type Rng } from '@hideout/kernel';
import { handAt, SEATS } from '../rules/places.ts';
import { isGearRound, type State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

/**
 * Imagines one world after another that fit the same view: the view is read once, and after that only what it hides
 * is dealt afresh. Every deal is equally likely.
 */
export class Worlds {
  readonly #game: Game<State, GameEvent, View>;
  #view: View | undefined;
  #first: State | undefined;
  /** Counts the worlds, so that what was found out about one is not taken for another. */
  count = 0;
  /** Whether the last one was the first of its view. */
  isFirst = false;

  constructor(game: Game<State, GameEvent, View>) {
    this.#game = game;
  }

  /** The next world of this view. */
  next(view: View, rng: Rng, into?: State): State {
    this.count++;
    this.isFirst = view !== this.#view || this.#first === undefined;
    if (this.isFirst) {
      this.#first = this.#game.imagine(view, new FastRng(0), this.#first);
      this.#view = view;
    }
    const s = this.#game.clone(this.#first!, into);
    const isGear = isGearRound(s.round);
    deal(s, s.thiefDeck, s.thievesLeft, isGear ? undefined : view, rng);
    deal(s, s.gearDeck, s.gearLeft, isGear ? view : undefined, rng);
    return s;
  }
}

/** Shuffles a deck of this many cards together with the hands of it that the view hides. */
function deal(s: State, deck: Int16Array, left: number, view: View | undefined, rng: Rng): void {
  let cards = left;
  if (view) for (let seat = 0; seat < SEATS; seat++) if (isHidden(view, seat)) cards = collect(s, seat, deck, cards);
  shuffle(deck, 0, cards, rng, DEAL);
  if (cards === left) return;
  for (let seat = 0; seat < SEATS; seat++) if (isHidden(view!, seat)) cards = handOut(s, seat, deck, cards);
}

const isHidden = (view: View, seat: number): boolean => view.hands[seat]![0] === UNKNOWN;

/** Lays a hand on the deck; returns how many cards are there now. */
function collect(s: State, seat: number, deck: Int16Array, cards: number): number {
  const size = s.handSize[seat]!;
  for (let i = 0; i < size; i++) deck[cards + i] = s.hand[handAt(seat) + i]!;
  return cards + size;
}

/** Fills a hand from the deck, ascending; returns how many cards are left there. */
function handOut(s: State, seat: number, deck: Int16Array, cards: number): number {
  const first = handAt(seat);
  const size = s.handSize[seat]!;
  for (let i = 0; i < size; i++) {
    const card = deck[cards - 1 - i]!;
    deck[cards - 1 - i] = 0;
    let at = first + i;
    for (; at > first && s.hand[at - 1]! > card; at--) s.hand[at] = s.hand[at - 1]!;
    s.hand[at] = card;
  }
  return cards - size;
}
