import { readFileSync } from 'node:fs';
import type { Rng, Viewer } from '@hideout/kernel';
import type { Fixture } from '@hideout/testkit';
import { KINDS, type State } from '../rules/index.ts';

const SEATS = [0, 1];
const CARDS_EACH = 5;

/** What the laws need to know about Caps & Hammers, written from the rulebook and not from `view` or `imagine`. */
export const fixture: Fixture<State> = {
  rules: readFileSync(new URL('../RULES.md', import.meta.url), 'utf8'),
  redeal,
  census,
};

/** Deals afresh the other hands, the other face-down cards, and what is still in the decks. */
function redeal(s: State, viewer: Viewer, rng: Rng): void {
  const others = SEATS.filter((seat) => seat !== viewer);
  const hands = others.map((seat) => Array.from(s.hand.subarray(seat * KINDS.length, (seat + 1) * KINDS.length)));
  const faceDown = others.flatMap((seat) => hiddenCards(s, seat));
  const unknown = mixed(
    [
      ...hands.flatMap((hand) => hand.flatMap((held, kind) => Array<number>(held).fill(kind))),
      ...faceDown.map((at) => s.kind[at]!),
      ...s.deck.subarray(0, s.deckLeft),
    ],
    rng,
  );
  others.forEach((seat, i) => {
    const size = hands[i]!.reduce((sum, held) => sum + held, 0);
    s.hand.fill(0, seat * KINDS.length, (seat + 1) * KINDS.length);
    for (const kind of unknown.splice(0, size)) s.hand[seat * KINDS.length + kind]!++;
  });
  for (const at of faceDown) s.kind[at] = unknown.pop()!;
  s.deck.set(unknown);
  s.countries.set(mixed(Array.from(s.countries.subarray(0, s.countriesLeft)), rng));
}

/** Cards of a seat that lie face down: neither activated nor revealed. */
function hiddenCards(s: State, seat: number): number[] {
  const cards = Array.from({ length: s.played[seat]! }, (_, card) => seat * CARDS_EACH + card);
  return cards.filter((at) => s.face[at] === 0);
}

function mixed(cards: readonly number[], rng: Rng): number[] {
  const left = [...cards];
  return cards.map(() => left.splice(rng.below(left.length, 0), 1)[0]!);
}

const VALUES = 4;
const COUNTRIES = 21;

/** Action cards by type, protests by value, countries one by one: wherever they are, there are always as many. */
function census(s: Readonly<State>): number[] {
  const counts = Array<number>(KINDS.length + VALUES + COUNTRIES).fill(0);
  for (let i = 0; i < s.deckLeft; i++) counts[s.deck[i]!]!++;
  for (const seat of SEATS) {
    for (let card = 0; card < s.played[seat]!; card++) counts[s.kind[seat * CARDS_EACH + card]!]!++;
    for (let kind = 0; kind < KINDS.length; kind++) counts[kind]! += s.hand[seat * KINDS.length + kind]!;
    for (let value = 0; value < VALUES; value++) counts[KINDS.length + value]! += s.protests[seat * VALUES + value]!;
  }
  for (let kind = 0; kind < KINDS.length; kind++) counts[kind]! += s.discard[kind]!;
  for (let value = 0; value < VALUES; value++) counts[KINDS.length + value]! += s.faceDown[value]!;
  const country = KINDS.length + VALUES;
  for (let i = 0; i < COUNTRIES; i++) if (s.owner[i]! >= 0) counts[country + i]!++;
  for (let i = 0; i < s.countriesLeft; i++) counts[country + s.countries[i]!]!++;
  for (let place = 0; place < s.row.length; place++) {
    if (s.row[place]! >= 0) counts[country + s.row[place]!]!++;
    if (s.top[place]! >= 0) counts[country + s.top[place]!]!++;
  }
  return counts;
}
