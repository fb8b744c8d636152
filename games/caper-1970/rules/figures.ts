import type { CardName } from './cards.ts';
import type { JewelName } from './jewels.ts';
import type { ToolName } from './tools.ts';

/** Every number of the rules that the lab may want to vary (CA-10.3). They enter a game at set-up and live in its state. */
export interface Figures {
  /** CA-1.4 (R). */
  readonly points: Readonly<Record<JewelName, number>>;
  /** CA-8.4 (D): all tools, stockpiles included; of each at least one a player. */
  readonly tools: Readonly<Record<ToolName, number>>;
  /** CA-8.5 (D): at most `PILE_ROOM` cards, and enough for every hand. */
  readonly deck: Readonly<Record<CardName, number>>;
  /** CA-9.3 (D). */
  readonly turns: number;
  /** CA-9.4 (D). */
  readonly rolls: number;
}

/** The figures of the rulebook. */
export const FIGURES: Figures = {
  points: { diamond: 1000, ruby: 800, emerald: 600, sapphire: 400 },
  tools: { ladder: 12, screwdriver: 14, pipewrench: 10, wirecutter: 10, knife: 10 },
  deck: {
    ladder: 8,
    screwdriver: 8,
    pipewrench: 6,
    wirecutter: 4,
    knife: 6,
    theft: 8,
    'auto-north': 2,
    'auto-east': 2,
    'auto-south': 2,
    'auto-west': 2,
    'roll-again': 8,
  },
  turns: 400,
  rolls: 2000,
};

/** CA-1.3 and CA-2.5 (R): a hand. */
export const HAND_SIZE = 4;
/** CA-2.5 (R): a stockpile at the end of a turn. */
export const TOOL_LIMIT = 5;
/** CA-1.5 (R). */
export const AUTOS = 3;
/** CA-3.3 (D): ladders on one edge. */
export const LADDERS_AN_EDGE = 2;
