import { amount, amounts, featuresWith, oneOf, seatwise, tally, turnFrom, whoIsWho } from '@hideout/labkit';
import type { Features } from '@hideout/labkit';
import { COPIES, CREW, CREW_CARDS, FACES, REWARDS, type View } from '../rules/index.ts';
import { ENDINGS, STEPS } from '../rules/state.ts';
import { PLAYS } from '../rules/turns.ts';

const SEATS = 4;
const HAND = 5;
const ROW = 10;
/** A heist is lost beyond 21, but a bust is seen as it is. */
const SCORE = 40;
const RISK = 21;
/** Crew in play at once. */
const IN_PLAY = 8;

const bySeat = seatwise<View>(SEATS, ({ seats }) => seats);

/** Caper Cards in numbers; whatever belongs to a seat begins with the viewer's. */
export const features: Features<View> = featuresWith<View>([
  ...whoIsWho<View>(SEATS, ({ seats }) => seats),
  oneOf('seats', SEATS, ({ seats }) => seats - 1),
  oneOf('boss', SEATS, (view) => turnFrom(view, view.boss, view.seats)),
  oneOf('step', STEPS.length, ({ step }) => STEPS.indexOf(step)),
  oneOf('entering', CREW.length, ({ entering }) => entering ?? -1),
  oneOf('ending', ENDINGS.length, ({ ending }) => (ending === undefined ? -1 : ENDINGS.indexOf(ending))),
  amount('risk', RISK, ({ risk }) => risk),
  ...Array.from({ length: REWARDS.length }, (_, place) =>
    oneOf<View>(`tucked ${place + 1}`, REWARDS.length, ({ tucked }) => tucked[place] ?? -1),
  ),
  amount('goal', HAND, ({ goal }) => goal),
  oneOf('reward', REWARDS.length, ({ reward }) => reward),
  {
    name: 'lookers',
    size: SEATS,
    write(view, out, at) {
      for (const looker of view.lookers) out[at + turnFrom(view, looker, view.seats)] = 1;
    },
  },
  amount('boss looks', 1, ({ bossLooks }) => Number(bossLooks ?? false)),
  amount('plays', PLAYS, ({ plays }) => plays),
  ...Array.from({ length: IN_PLAY }, (_, place) =>
    oneOf<View>(`crew ${place + 1}`, FACES.length, ({ crew }) => crew[place] ?? -1),
  ),
  amount('score', SCORE, ({ score }) => score),
  tally('hand', CREW.length, COPIES, ({ hand }) => hand),
  bySeat('hand sizes', 1, ({ handSizes }, seat, out, at) => (out[at] = handSizes[seat]! / HAND)),
  amount('deck', CREW_CARDS, ({ deckSize }) => deckSize),
  amount('row', ROW, ({ rowSize }) => rowSize),
  amounts('discard', CREW.length, COPIES, ({ discard }) => discard),
]);
