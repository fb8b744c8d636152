import {
  amount,
  amounts,
  each,
  featuresWith,
  fillIn,
  mark,
  oneOf,
  seatwise,
  turnFrom,
  whoIsWho,
} from '@hideout/labkit';
import type { Features } from '@hideout/labkit';
import { CARD_KINDS, IN_VAULT, JEWELS, SITES, SPACES, STREETS, TOOLS, type View } from '../rules/index.ts';
import { ENDINGS, MAX_SEATS, PHASES, PILE_ROOM } from '../rules/state.ts';

/** What a game begins with at most: turns, rolls, dice, units, cards of a hand, tools of a kind, points. */
const TURNS = 400;
const ROLLS = 2000;
const DIE = 6;
const UNITS = 12;
const HAND = 12;
const TOOLS_OF_A_KIND = 12;
const POINTS = 1000;
/** What the state keeps for a site: ladders that lean there, or a tool plus one. */
const LYING = TOOLS.length;

const seatsIn = ({ thieves }: View): number => thieves.length;
const bySeat = seatwise(MAX_SEATS, seatsIn);

/** [in its vault, unsafe with a seat, safe with a seat] */
const JEWEL = 1 + 2 * MAX_SEATS;
function jewelFrom(view: View, where: number): number {
  if (where === IN_VAULT) return 0;
  const isSafe = where > MAX_SEATS;
  const seat = where - 1 - (isSafe ? MAX_SEATS : 0);
  return 1 + (isSafe ? MAX_SEATS : 0) + turnFrom(view, seat, seatsIn(view));
}

/** Caper (1970) in numbers; whatever belongs to a seat begins with the viewer's. */
export const features: Features<View> = featuresWith<View>([
  ...whoIsWho<View>(MAX_SEATS, seatsIn),
  oneOf('seats', MAX_SEATS, (view) => seatsIn(view) - 1),
  oneOf('phase', PHASES.length, ({ phase }) => PHASES.indexOf(phase)),
  oneOf('ending', ENDINGS.length, ({ ending }) => ENDINGS.findIndex((each) => each === ending)),
  oneOf('turn', MAX_SEATS, (view) => turnFrom(view, view.turn, seatsIn(view))),
  amount('turns left', TURNS, ({ turnsLeft }) => turnsLeft),
  amount('rolls left', ROLLS, ({ rollsLeft }) => rollsLeft),
  amounts('dice', 2, DIE, ({ dice }) => dice),
  amount('units', UNITS, ({ count }) => count),
  amount('rolls owed', DIE, ({ extra }) => extra),
  amount('rolled again', 1, ({ rolledAgain }) => Number(rolledAgain)),
  amount('ladder breaks glass', 1, ({ ladderBreaksGlass }) => Number(ladderBreaksGlass)),
  bySeat('sides', STREETS.length, ({ sides }, seat, out, at) => mark(out, at, STREETS.length, sides[seat]!)),
  bySeat('thieves', SPACES, ({ thieves }, seat, out, at) => mark(out, at, SPACES, thieves[seat]!)),
  each('jewels', JEWELS.length, JEWEL, (view, jewel, out, at) =>
    mark(out, at, JEWEL, jewelFrom(view, view.jewels[jewel]!)),
  ),
  amounts('points', JEWELS.length, POINTS, ({ points }) => points),
  amounts('autos', STREETS.length, 1, ({ autos }) => autos),
  {
    name: 'lying',
    size: SITES,
    write({ lying }, out, at) {
      for (let i = 0; i < lying.length; i++) out[at + lying[i]![0]] = lying[i]![1] / LYING;
    },
  },
  bySeat('stock', TOOLS.length, ({ stock }, seat, out, at) =>
    fillIn(out, at, TOOLS.length, stock[seat]!, TOOLS_OF_A_KIND),
  ),
  amounts('depot', TOOLS.length, TOOLS_OF_A_KIND, ({ depot }) => depot),
  bySeat('hand sizes', 1, ({ handSizes }, seat, out, at) => (out[at] = handSizes[seat]! / HAND)),
  amounts('hand', CARD_KINDS, HAND, ({ hand }) => hand),
  amounts('face up', CARD_KINDS, HAND, ({ faceUp }) => faceUp),
  amount('pile', PILE_ROOM, ({ pileSize }) => pileSize),
  amounts('shuffled', CARD_KINDS, HAND, ({ shuffled }) => shuffled),
  amounts('drawn', CARD_KINDS, HAND, ({ drawn }) => drawn),
  bySeat('drawn sizes', 1, ({ drawnSizes }, seat, out, at) => (out[at] = drawnSizes[seat]! / HAND)),
]);
