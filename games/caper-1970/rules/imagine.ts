import { DEAL, shuffle, SPECTATOR, type Rng } from '@hideout/kernel';
import { CARD_KINDS, CARDS } from './cards.ts';
import type { Figures } from './figures.ts';
import { ENDINGS, LAYOUT, PHASES, PILE_ROOM, type State } from './state.ts';
import { TOOL_KINDS } from './tools.ts';
import type { View } from './view.ts';

/** Cards on their way to somewhere: filled and emptied within one call. */
const free = new Int16Array(PILE_ROOM);
const held = new Int16Array(PILE_ROOM);

/**
 * A state that looks like the view. The pile gets no more of a kind than was shuffled into it and the viewer has not
 * drawn since; the other hands get the rest. Who else drew what since then is dealt afresh as well.
 */
export function imagine(figures: Figures, view: View, rng: Rng, into?: State): State {
  const s = into ? LAYOUT.reset(into) : LAYOUT.make();
  copyOpen(s, view);
  dealUnseen(s, figures, view, rng);
  dealDrawn(s, view, rng);
  return s;
}

function copyOpen(s: State, view: View): void {
  s.seats = view.sides.length;
  s.turn = view.turn;
  s.phase = PHASES.indexOf(view.phase);
  s.ending = view.ending === 'none' ? 0 : ENDINGS.indexOf(view.ending);
  s.turnsLeft = view.turnsLeft;
  s.rollsLeft = view.rollsLeft;
  s.die.set(view.dice);
  s.count = view.count;
  s.extra = view.extra;
  s.rolledAgain = view.rolledAgain ? 1 : 0;
  s.ladderBreaksGlass = view.ladderBreaksGlass ? 1 : 0;
  s.side.set(view.sides);
  s.thief.set(view.thieves);
  s.jewel.set(view.jewels);
  s.points.set(view.points);
  for (let street = 0; street < view.autos.length; street++) s.auto[street] = view.autos[street] ? 1 : 0;
  for (const [site, what] of view.lying) s.lying[site] = what;
  for (let seat = 0; seat < s.seats; seat++) s.stock.set(view.stock[seat]!, seat * TOOL_KINDS);
  s.depot.set(view.depot);
  s.faceUp.set(view.faceUp);
  s.pileSize = view.pileSize;
  s.shuffled.set(view.shuffled);
  if (view.viewer === SPECTATOR) return;
  s.hand.set(view.hand, view.viewer * CARD_KINDS);
  s.drawn.set(view.drawn, view.viewer * CARD_KINDS);
}

/** Deals pile and other hands from the cards that the viewer does not see. */
function dealUnseen(s: State, figures: Figures, view: View, rng: Rng): void {
  let freeCards = 0;
  let heldCards = 0;
  for (let card = 0; card < CARD_KINDS; card++) {
    const unseen = figures.deck[CARDS[card]!] - view.faceUp[card]! - (view.hand[card] ?? 0);
    const inPile = Math.min(unseen, view.shuffled[card]! - (view.drawn[card] ?? 0));
    for (let copy = 0; copy < unseen; copy++) {
      if (copy < inPile) free[freeCards++] = card;
      else held[heldCards++] = card;
    }
  }
  shuffle(free, 0, freeCards, rng, DEAL);
  s.pile.set(free.subarray(0, s.pileSize));
  for (let at = s.pileSize; at < freeCards; at++) held[heldCards++] = free[at]!;
  shuffle(held, 0, heldCards, rng, DEAL);
  dealOut(s.hand, held, view.handSizes, view.viewer);
}

/** What the others drew since the last shuffle: all of it that is neither in the pile nor drawn by the viewer. */
function dealDrawn(s: State, view: View, rng: Rng): void {
  let cards = 0;
  for (let card = 0; card < CARD_KINDS; card++) {
    let left = view.shuffled[card]! - (view.drawn[card] ?? 0);
    for (let at = 0; at < s.pileSize; at++) if (s.pile[at] === card) left--;
    for (; left > 0; left--) held[cards++] = card;
  }
  shuffle(held, 0, cards, rng, DEAL);
  dealOut(s.drawn, held, view.drawnSizes, view.viewer);
}

/** Gives every seat but the viewer its number of cards, off the front of `cards`. */
function dealOut(into: Int16Array, cards: Int16Array, sizes: readonly number[], viewer: number): void {
  let next = 0;
  for (let seat = 0; seat < sizes.length; seat++) {
    if (seat === viewer) continue;
    for (let dealt = 0; dealt < sizes[seat]!; dealt++) into[seat * CARD_KINDS + cards[next++]!]!++;
  }
}
