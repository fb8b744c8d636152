import { DEAL, shuffle, UNKNOWN, type Rng } from '@hideout/kernel';
import { FACTIONS } from './factions.ts';
import type { Tables } from './figures.ts';
import { KINDS } from './kinds.ts';
import { CARDS, emptyTable, FACES, LAB, NONE, PLACES, STEP, type State } from './state.ts';
import type { Location, View } from './view.ts';

/**
 * A state in which the viewer could be. No rule ever tells anything about a face-down card except by turning it up,
 * so every deal of the unseen cards is possible; each order of them is equally likely.
 */
export function imagine(t: Tables, view: View, rng: Rng, into?: State): State {
  const s = emptyTable(into);
  copyOpen(s, view);
  view.places.forEach((location, place) => copyLocation(s, location, place));
  view.hands.forEach((hand, seat) => {
    for (const kind of hand) if (kind !== UNKNOWN) s.hand[seat * KINDS.length + kind]!++;
  });
  dealUnseen(s, view, unseenCards(t, s, view), rng);
  s.countriesLeft = view.undealt.length;
  s.countries.set(view.undealt);
  shuffle(s.countries, 0, s.countriesLeft, rng, DEAL);
  return s;
}

/** What lies open to everybody. */
function copyOpen(s: State, view: View): void {
  s.round = view.round;
  s.step = STEP[view.step];
  s.actor = view.actor;
  s.first = view.first;
  s.turn = view.turn;
  s.defcon = view.defcon;
  s.lab = view.lab;
  s.asking = view.asking;
  view.countries.forEach(({ owner }, country) => (s.owner[country] = owner));
  view.labs.forEach(({ owner, used }, lab) => {
    s.labOwner[lab] = owner;
    s.labUsed[lab] = used ? 1 : 0;
  });
  s.protests.set(view.protests.flat());
  s.faceDown.set(view.faceDown);
  s.discard.set(view.discard);
  s.shown.set(view.shown.flat());
}

function copyLocation(s: State, location: Location, place: number): void {
  const { countries, occupied, justified, unseen, sides } = location;
  if (place < LAB) {
    s.row[place] = countries[0]!;
    s.top[place] = countries[1] ?? NONE;
  }
  s.occupied[place] = occupied ? 1 : 0;
  s.unseen[place] = unseen;
  for (const seat of FACTIONS) {
    s.justified[seat * PLACES + place] = justified[seat]!;
    s.played[seat]! += sides[seat]!.length;
    sides[seat]!.forEach(({ card, kind, face }, slot) => {
      const at = seat * CARDS + card;
      s.kind[at] = kind;
      s.place[at] = place;
      s.slot[at] = slot;
      s.face[at] = FACES.indexOf(face);
    });
  }
}

/** The cards that the viewer has not seen: all of the box but those in the state so far. */
function unseenCards(t: Tables, s: Readonly<State>, view: View): Int16Array {
  const left = t.copies.map((copies, kind) => copies - view.discard[kind]!);
  for (const seat of FACTIONS) {
    for (let kind = 0; kind < KINDS.length; kind++) left[kind]! -= s.hand[seat * KINDS.length + kind]!;
    for (let card = 0; card < s.played[seat]!; card++) {
      const kind = s.kind[seat * CARDS + card]!;
      if (kind !== UNKNOWN) left[kind]!--;
    }
  }
  return Int16Array.from(KINDS.flatMap((_name, kind) => Array<number>(left[kind]!).fill(kind)));
}

/** Deals them to the face-down cards, the unseen hands and the deck. */
function dealUnseen(s: State, view: View, cards: Int16Array, rng: Rng): void {
  shuffle(cards, 0, cards.length, rng, DEAL);
  let next = 0;
  for (const seat of FACTIONS) {
    for (let at = seat * CARDS; at < seat * CARDS + s.played[seat]!; at++) {
      if (s.kind[at] === UNKNOWN) s.kind[at] = cards[next++]!;
    }
    for (const kind of view.hands[seat]!) if (kind === UNKNOWN) s.hand[seat * KINDS.length + cards[next++]!]!++;
  }
  s.deckLeft = view.deckLeft;
  s.deck.set(cards.subarray(next));
}
