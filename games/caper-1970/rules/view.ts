import { SPECTATOR, type GameView, type Viewer } from '@hideout/kernel';
import { CARD_KINDS } from './cards.ts';
import { SITES } from './graph.ts';
import { actorOf, countHand, ENDINGS, OVER, PHASES, type EndingName, type PhaseName, type State } from './state.ts';
import { TOOL_KINDS } from './tools.ts';

/** The table as somebody sees it. Lists are by seat, tool, card, jewel or street, each in its own order. */
export interface View extends GameView {
  readonly phase: PhaseName;
  readonly ending: EndingName | 'none';
  /** The seat whose turn it is, or was at the end. */
  readonly turn: number;
  readonly turnsLeft: number;
  readonly rollsLeft: number;
  readonly dice: readonly number[];
  /** Units left of this roll, rolls owed after it, and whether a Roll Again was turned in this turn. */
  readonly count: number;
  readonly extra: number;
  readonly rolledAgain: boolean;
  /** Whether a ladder breaks glass too (CA-4.1). */
  readonly ladderBreaksGlass: boolean;
  readonly sides: readonly number[];
  readonly thieves: readonly number[];
  /** Where each jewel is: `IN_VAULT`, `unsafeWith` or `safeWith` a seat; and its points. */
  readonly jewels: readonly number[];
  readonly points: readonly number[];
  readonly autos: readonly boolean[];
  /** Each site with tools: the site and what the state keeps for it. */
  readonly lying: readonly (readonly [site: number, what: number])[];
  readonly stock: readonly (readonly number[])[];
  readonly depot: readonly number[];
  readonly handSizes: readonly number[];
  /** The viewer's own cards by kind; empty for a spectator. */
  readonly hand: readonly number[];
  readonly faceUp: readonly number[];
  readonly pileSize: number;
  /** What the draw pile held when it was last shuffled: everybody saw it. */
  readonly shuffled: readonly number[];
  /** What the viewer has drawn of it since, by kind (empty for a spectator), and how many cards each seat has. */
  readonly drawn: readonly number[];
  readonly drawnSizes: readonly number[];
}

/** Everything lies open but the hands and the draw pile. */
export function view(s: Readonly<State>, viewer: Viewer): View {
  const bySeat = <T>(of: (seat: number) => T): T[] => Array.from({ length: s.seats }, (_, seat) => of(seat));
  return {
    viewer,
    actor: actorOf(s),
    phase: PHASES[s.phase]!,
    ending: s.phase === OVER ? ENDINGS[s.ending]! : 'none',
    turn: s.turn,
    turnsLeft: s.turnsLeft,
    rollsLeft: s.rollsLeft,
    dice: Array.from(s.die),
    count: s.count,
    extra: s.extra,
    rolledAgain: s.rolledAgain !== 0,
    ladderBreaksGlass: s.ladderBreaksGlass !== 0,
    sides: bySeat((seat) => s.side[seat]!),
    thieves: bySeat((seat) => s.thief[seat]!),
    jewels: Array.from(s.jewel),
    points: Array.from(s.points),
    autos: Array.from(s.auto, (auto) => auto !== 0),
    lying: tooledSites(s),
    stock: bySeat((seat) => Array.from(s.stock.subarray(seat * TOOL_KINDS, (seat + 1) * TOOL_KINDS))),
    depot: Array.from(s.depot),
    handSizes: bySeat((seat) => countHand(s, seat)),
    hand: cardsOf(s.hand, viewer),
    faceUp: Array.from(s.faceUp),
    pileSize: s.pileSize,
    shuffled: Array.from(s.shuffled),
    drawn: cardsOf(s.drawn, viewer),
    drawnSizes: bySeat((seat) => sum(cardsOf(s.drawn, seat))),
  };
}

function tooledSites(s: Readonly<State>): [number, number][] {
  const sites: [number, number][] = [];
  for (let site = 0; site < SITES; site++) if (s.lying[site] !== 0) sites.push([site, s.lying[site]!]);
  return sites;
}

const cardsOf = (cards: Int16Array, viewer: number): number[] =>
  viewer === SPECTATOR ? [] : Array.from(cards.subarray(viewer * CARD_KINDS, (viewer + 1) * CARD_KINDS));

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
