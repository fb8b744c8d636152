import { DEAL, shuffle, UNKNOWN, type Rng } from '@hideout/kernel';
import type { Book } from './book.ts';
import { CITIES } from './cities.ts';
import { crewAt, discardAt, firstThief, gearOn, goodAt, handAt, lootAt } from './places.ts';
import { isGearRound, LAYOUT, pushFrame, REPLACE_LOCATION, RESOLVE, REVERT, ROUNDS, type State } from './state.ts';
import type { SiteView, View } from './view.ts';

/** The state of all that the view shows; what it hides is left at zero. */
export function tableOf(view: View, into: State = LAYOUT.make()): State {
  const s = LAYOUT.reset(into);
  s.city = CITIES.indexOf(view.city);
  s.round = view.round;
  s.turn = view.turn;
  view.starters.forEach((seat, round) => (s.starters |= seat << round));
  s.supply = view.supply;
  s.coins.set(view.coins);
  s.laundered.set(view.laundered);
  s.thievesLeft = view.thievesLeft;
  s.gearLeft = view.gearLeft;
  view.sites.forEach((each, site) => laySite(s, each, site));
  view.loot.forEach((loot, seat) => s.loot.set(loot, lootAt(seat, 0)));
  view.discards.forEach((cards, seat) => {
    s.discardSize[seat] = cards.length;
    s.discard.set(cards, discardAt(seat));
  });
  for (const frame of view.frames) {
    if (frame.step === 'replace') pushFrame(s, REPLACE_LOCATION, frame.seat, frame.location, 0, 0);
    else pushFrame(s, frame.step === 'resolve' ? RESOLVE : REVERT, frame.seat, frame.card, frame.place, frame.icon);
  }
  return s;
}

function laySite(s: State, { location, goods, tracker, crews }: SiteView, site: number): void {
  s.location[site] = location;
  s.tracker[site] = tracker;
  s.goods.set(goods, goodAt(site, 0));
  crews.forEach((crew, seat) => {
    s.crew[crewAt(seat, site)] = crew.length;
    crew.forEach(({ thief, gear }, slot) => {
      const at = firstThief(seat, site) + slot;
      s.thief[at] = thief;
      s.load[at] = gear.length;
      s.gear.set(gear, gearOn(at));
    });
  });
}

/** A state that the viewer could be in: hidden hands and decks are dealt from the cards that it does not see. */
export function imagine(book: Book, view: View, rng: Rng, into?: State): State {
  const s = tableOf(view, into);
  const unseen = unseenCards(book, view);
  const thieves = gather(unseen, book.thiefDecks[s.city]!, s.thiefDeck);
  const gear = gather(unseen, book.gearDecks[s.city]!, s.gearDeck);
  shuffle(s.thiefDeck, 0, thieves, rng, DEAL);
  shuffle(s.gearDeck, 0, gear, rng, DEAL);
  if (view.round < ROUNDS) layHands(s, view, isGearRound(view.round) ? gear : thieves);
  return s;
}

/** How many copies of each card the viewer does not see. */
function unseenCards(book: Book, view: View): Int16Array {
  const unseen = Int16Array.from(book.copies);
  const see = (card: number): void => {
    if (card !== UNKNOWN) unseen[card]!--;
  };
  for (const { crews } of view.sites) {
    for (const { thief, gear } of crews.flat()) {
      see(thief);
      gear.forEach(see);
    }
  }
  view.discards.forEach((cards) => cards.forEach(see));
  view.hands.forEach((cards) => cards.forEach(see));
  return unseen;
}

/** Writes the unseen cards of a deck into `cells`; the deck lists each kind's copies side by side. */
function gather(unseen: Int16Array, deck: Int16Array, cells: Int16Array): number {
  let size = 0;
  for (let i = 0; i < deck.length; i++) {
    const card = deck[i]!;
    if (i > 0 && deck[i - 1] === card) continue;
    for (let copy = 0; copy < unseen[card]!; copy++) cells[size++] = card;
  }
  return size;
}

/** Hands that the view shows are laid out; the others are taken from the end of the `unseen` cards of the deck. */
function layHands(s: State, view: View, unseen: number): void {
  const deck = isGearRound(view.round) ? s.gearDeck : s.thiefDeck;
  let left = unseen;
  view.hands.forEach((cards, seat) => {
    s.handSize[seat] = cards.length;
    const hand = s.hand.subarray(handAt(seat), handAt(seat) + cards.length);
    if (cards[0] !== UNKNOWN) return hand.set(cards);
    left -= cards.length;
    hand.set(deck.subarray(left, left + cards.length));
    hand.sort();
    deck.fill(0, left, left + cards.length);
  });
}
