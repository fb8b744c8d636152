import { D, figuresOf, R, type FiguresOf, type FigureTable, type Tuning } from '@hideout/kernel';
import type { CardName } from './cards.ts';
import type { JewelName } from './jewels.ts';
import type { ToolName } from './tools.ts';

/** Every number of the rules that the lab may want to vary (CA-10.3). They enter a game at set-up and live in its state. */
const TABLE = {
  /** CA-1.4. */
  points: { diamond: R(1000), ruby: R(800), emerald: R(600), sapphire: R(400) } satisfies Record<JewelName, unknown>,
  /** CA-8.4: all tools, stockpiles included; of each at least one a player. */
  tools: {
    ladder: D(12),
    screwdriver: D(14),
    pipewrench: D(10),
    wirecutter: D(10),
    knife: D(10),
  } satisfies Record<ToolName, unknown>,
  /** CA-8.5: at most `PILE_ROOM` cards, and enough for every hand. */
  deck: {
    ladder: D(8),
    screwdriver: D(8),
    pipewrench: D(6),
    wirecutter: D(4),
    knife: D(6),
    theft: D(8),
    'auto-north': D(2),
    'auto-east': D(2),
    'auto-south': D(2),
    'auto-west': D(2),
    'roll-again': D(8),
  } satisfies Record<CardName, unknown>,
  /** CA-4.1: whether a ladder breaks glass too, 1 or 0. */
  ladderBreaksGlass: D(1),
  /** CA-9.3. */
  turns: D(400),
  /** CA-9.4. */
  rolls: D(2000),
} satisfies FigureTable;

/** What the figures of a game are worth. */
export type Figures = FiguresOf<typeof TABLE>;

/** The figures of the rulebook, with other values for designed ones. */
export const figuresWith = (tuning: Tuning): Figures => figuresOf(TABLE, tuning);

/** The figures of the rulebook. */
export const FIGURES: Figures = figuresWith({});

/** CA-1.3 and CA-2.5 (R): a hand. */
export const HAND_SIZE = 4;
/** CA-2.5 (R): a stockpile at the end of a turn. */
export const TOOL_LIMIT = 5;
/** CA-1.5 (R). */
export const AUTOS = 3;
/** CA-3.3 (D): ladders on one edge. */
export const LADDERS_AN_EDGE = 2;
