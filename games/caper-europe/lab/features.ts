import {
  amount,
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
import type { Block, Features } from '@hideout/labkit';
import {
  CITIES,
  DEALT,
  FIRST_GEAR,
  GEAR,
  GOODS,
  LOCATIONS,
  ROUNDS,
  SITES,
  SLOTS,
  THIEVES,
  TRACK_SPACES,
  type MemberView,
  type View,
} from '../rules/index.ts';
import { COINS, GEAR_IN_PLAY, GOOD_SLOTS, THIEVES_IN_PLAY } from '../rules/state.ts';
import { HAND, LEVELS, PLACES, SEATS } from '../rules/places.ts';

const CARDS = THIEVES.length + GEAR.length;
/** The most turns of a round, the most copies of a card, and more icons than any card has. */
const TURNS = 2 * Math.max(...DEALT);
const COPIES = 4;
const ICONS = 8;

/** [thief, gear by level] */
const MEMBER = THIEVES.length + LEVELS * GEAR.length;
const SITE = LOCATIONS.length + GOODS.length + 1 + SEATS * SLOTS * MEMBER;

const STEPS = ['resolve', 'revert', 'replace'] as const;
/** [step, seat, card, location, place, icon] */
const FRAME = STEPS.length + SEATS + CARDS + LOCATIONS.length + PLACES + 1;
const FRAMES = 2;

const bySeat = seatwise<View>(SEATS, () => SEATS);

const cardsOf = (name: string, cards: (view: View, seat: number) => readonly number[]): Block<View> =>
  bySeat(name, CARDS, (view, seat, out, at) => countIn(out, at, CARDS, cards(view, seat), COPIES));

function writeSite(view: View, site: number, out: Float32Array, start: number): void {
  const { location, goods, tracker, crews } = view.sites[site]!;
  let at = start;
  mark(out, at, LOCATIONS.length, location);
  at += LOCATIONS.length;
  fillIn(out, at, GOODS.length, goods, GOOD_SLOTS);
  at += GOODS.length;
  out[at++] = (view.viewer === 1 ? -tracker : tracker) / TRACK_SPACES;
  for (let turn = 0; turn < SEATS; turn++) {
    const crew = crews[seatFrom(view, turn, SEATS)]!;
    for (let slot = 0; slot < crew.length; slot++) writeMember(crew[slot]!, out, at + (turn * SLOTS + slot) * MEMBER);
  }
}

function writeMember({ thief, gear }: MemberView, out: Float32Array, at: number): void {
  mark(out, at, THIEVES.length, thief);
  for (let level = 0; level < gear.length; level++) {
    mark(out, at + THIEVES.length + level * GEAR.length, GEAR.length, gear[level]! - FIRST_GEAR);
  }
}

function writeFrame(view: View, index: number, out: Float32Array, start: number): void {
  const frame = view.frames[index];
  if (!frame) return;
  let at = start;
  mark(out, at, STEPS.length, STEPS.indexOf(frame.step));
  at += STEPS.length;
  mark(out, at, SEATS, turnFrom(view, frame.seat, SEATS));
  at += SEATS;
  if (frame.step === 'replace') return mark(out, at + CARDS, LOCATIONS.length, frame.location);
  mark(out, at, CARDS, frame.card);
  at += CARDS + LOCATIONS.length;
  mark(out, at, PLACES, frame.place);
  out[at + PLACES] = frame.icon / ICONS;
}

/** Caper: Europe in numbers; whatever belongs to a seat begins with the viewer's. */
export const features: Features<View> = featuresWith<View>([
  ...whoIsWho<View>(SEATS, () => SEATS),
  oneOf('city', CITIES.length, ({ city }) => CITIES.indexOf(city)),
  oneOf('round', ROUNDS + 1, ({ round }) => round),
  amount('turn', TURNS, ({ turn }) => turn),
  each('starters', ROUNDS, 1, (view, round, out, at) => (out[at] = turnFrom(view, view.starters[round]!, SEATS))),
  each('sites', SITES, SITE, writeSite),
  amount('supply', COINS, ({ supply }) => supply),
  bySeat('coins', 1, ({ coins }, seat, out, at) => (out[at] = coins[seat]! / COINS)),
  bySeat('laundered', 1, ({ laundered }, seat, out, at) => (out[at] = laundered[seat]! / COINS)),
  bySeat('loot', GOODS.length, ({ loot }, seat, out, at) => fillIn(out, at, GOODS.length, loot[seat]!, GOOD_SLOTS)),
  cardsOf('hands', ({ hands }, seat) => hands[seat]!),
  bySeat('hand sizes', 1, ({ hands }, seat, out, at) => (out[at] = hands[seat]!.length / HAND)),
  amount('hands are open', 1, ({ handsOpen }) => Number(handsOpen)),
  cardsOf('discards', ({ discards }, seat) => discards[seat]!),
  amount('thieves left', THIEVES_IN_PLAY, ({ thievesLeft }) => thievesLeft),
  amount('gear left', GEAR_IN_PLAY, ({ gearLeft }) => gearLeft),
  each('frames', FRAMES, FRAME, writeFrame),
]);
