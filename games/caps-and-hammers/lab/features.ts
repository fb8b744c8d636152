import {
  amount,
  amounts,
  countIn,
  each,
  featuresWith,
  fillIn,
  mark,
  oneOf,
  seatFrom,
  seatwise,
  turnFrom,
  whoIsWho,
} from '@hideout/labkit';
import type { Features } from '@hideout/labkit';
import { CARDS, COUNTRIES, KINDS, LABS, PLACES, ROUNDS, type CardInPlay, type View } from '../rules/index.ts';
import { ACTION_CARDS, TOP_DEFCON, VALUES } from '../rules/figures.ts';
import { FACES, SEATS, STEPS } from '../rules/state.ts';

/** The most copies of a kind, cards of a hand, protests of a value, and worth of a country. */
const COPIES = 12;
const HAND = 6;
const PROTESTS = 15;
const WORTH = 3;
const JUSTIFIED = 5;

/** [which card, kind, face] */
const CARD = CARDS + KINDS.length + FACES.length;
const SIDE = CARDS * CARD;
/** [country, country on top, occupied, justified, unseen, sides] */
const PLACE = 2 * COUNTRIES.length + 1 + SEATS + 1 + SEATS * SIDE;

function writePlace(view: View, place: number, out: Float32Array, start: number): void {
  if (place >= view.places.length) return;
  const { countries, occupied, justified, unseen, sides } = view.places[place]!;
  let at = start;
  for (let i = 0; i < countries.length; i++) mark(out, at + i * COUNTRIES.length, COUNTRIES.length, countries[i]!);
  at += 2 * COUNTRIES.length;
  out[at++] = Number(occupied);
  for (let turn = 0; turn < SEATS; turn++) out[at++] = justified[seatFrom(view, turn, SEATS)]! / JUSTIFIED;
  out[at++] = unseen / PROTESTS;
  for (let turn = 0; turn < SEATS; turn++, at += SIDE) writeSide(sides[seatFrom(view, turn, SEATS)]!, out, at);
}

/** Cards in the order in which they joined. */
function writeSide(side: readonly CardInPlay[], out: Float32Array, at: number): void {
  for (let slot = 0; slot < side.length; slot++) {
    const { card, kind, face } = side[slot]!;
    const place = at + slot * CARD;
    mark(out, place, CARDS, card);
    mark(out, place + CARDS, KINDS.length, kind);
    mark(out, place + CARDS + KINDS.length, FACES.length, FACES.indexOf(face));
  }
}

const bySeat = seatwise<View>(SEATS, () => SEATS);

/** [mine, the enemy's, preferred by me, by the enemy, worth] */
const COUNTRY = 2 * SEATS + 1;
function writeCountry(view: View, country: number, out: Float32Array, at: number): void {
  const { owner, prefers, value } = view.countries[country]!;
  mark(out, at, SEATS, turnFrom(view, owner, SEATS));
  mark(out, at + SEATS, SEATS, turnFrom(view, prefers, SEATS));
  out[at + 2 * SEATS] = value / WORTH;
}

/** [mine, the enemy's, used] */
function writeLab(view: View, lab: number, out: Float32Array, at: number): void {
  mark(out, at, SEATS, turnFrom(view, view.labs[lab]!.owner, SEATS));
  out[at + SEATS] = Number(view.labs[lab]!.used);
}

/** Caps & Hammers in numbers; whatever belongs to a seat begins with the viewer's. */
export const features: Features<View> = featuresWith<View>([
  ...whoIsWho<View>(SEATS, () => SEATS),
  oneOf('step', STEPS.length, ({ step }) => STEPS.indexOf(step)),
  oneOf('round', ROUNDS + 1, ({ round }) => round),
  amount('turn', SEATS * CARDS, ({ turn }) => turn),
  oneOf('first', SEATS, (view) => turnFrom(view, view.first, SEATS)),
  oneOf('defcon', TOP_DEFCON + 1, ({ defcon }) => defcon),
  amounts('draws', TOP_DEFCON + 1, TOP_DEFCON, ({ draws }) => draws),
  oneOf('asking', CARDS, ({ asking }) => asking),
  each('places', PLACES, PLACE, writePlace),
  bySeat('shown', CARDS * KINDS.length, ({ shown }, seat, out, at) => {
    const row = shown[seat]!;
    for (let card = 0; card < row.length; card++) mark(out, at + card * KINDS.length, KINDS.length, row[card]!);
  }),
  each('countries', COUNTRIES.length, COUNTRY, writeCountry),
  oneOf('lab', LABS.length + 1, ({ lab }) => lab),
  each('labs', LABS.length, SEATS + 1, writeLab),
  bySeat('hands', KINDS.length, ({ hands }, seat, out, at) => countIn(out, at, KINDS.length, hands[seat]!, HAND)),
  bySeat('hand sizes', 1, ({ hands }, seat, out, at) => (out[at] = hands[seat]!.length / HAND)),
  bySeat('protests', VALUES, ({ protests }, seat, out, at) => fillIn(out, at, VALUES, protests[seat]!, PROTESTS)),
  amounts('face down', VALUES, PROTESTS, ({ faceDown }) => faceDown),
  amount('pile', 4 * PROTESTS, ({ pile }) => pile),
  amounts('discard', KINDS.length, COPIES, ({ discard }) => discard),
  amount('deck', ACTION_CARDS, ({ deckLeft }) => deckLeft),
  {
    name: 'undealt',
    size: COUNTRIES.length,
    write: ({ undealt }, out, at) => countIn(out, at, COUNTRIES.length, undealt, 1),
  },
]);
