import type { Sayings, Title } from '@hideout/kernel';
import type { CardName } from '../rules/cards.ts';
import type { CaperEvent } from '../rules/events.ts';
import type { JewelName } from '../rules/jewels.ts';
import type { ObstacleName } from '../rules/obstacles.ts';
import type { Reason } from '../rules/refuse.ts';
import type { StreetName, ThiefName } from '../rules/sides.ts';
import type { EndingName, PhaseName } from '../rules/state.ts';
import type { ToolName } from '../rules/tools.ts';
import type { View } from '../rules/view.ts';

/** Things by their numbers, as one language calls them. */
export interface Names {
  tool(tool: number): string;
  /** With its article, as what somebody places or takes. */
  aTool(tool: number): string;
  card(card: number): string;
  jewel(jewel: number): string;
  /** With their articles, as what somebody takes. */
  theJewels(jewels: readonly number[]): string;
  thief(side: number): string;
  street(street: number): string;
  /** Row and column, a street with its number, or a corner. */
  space(space: number): string;
  /** An obstacle and where it is. */
  site(site: number): string;
  /** With its article, after a preposition of place. */
  theSite(site: number): string;
}

/** What the labels of actions say. */
interface Labels {
  step(towards: string): string;
  silence(towards: string): string;
  place(tool: ToolName, where: string): string;
  turnIn(card: string): string;
  theft(tool: ToolName | undefined, from: string): string;
  /** From another street, or from off the board. */
  auto(street: string, from: string | undefined): string;
  discard(card: string): string;
  giveBack(tool: ToolName): string;
  readonly noMoreCards: string;
  readonly end: string;
  readonly here: string;
  /** The ways out of a square and of a street space, by slot. */
  readonly ways: Readonly<Record<'square' | 'ring', readonly string[]>>;
  towards(way: string, space: string): string;
  seat(number: number): string;
}

/** What a way costs, and what is left of the count after it. */
interface WayCounts {
  readonly units: number;
  readonly steps: number;
  readonly tools: readonly string[];
  readonly left: number;
}

/** What only the text board says. */
interface TextBoardWords {
  /** Beside the map: one line for each mark, at most nine columns. */
  readonly legend: readonly string[];
  readonly pile: string;
  readonly faceUp: string;
  readonly units: string;
  readonly turnsLeft: string;
}

/** What the board says; a jewel, thief, street, space, obstacle or tool comes by its name. */
interface BoardWords {
  readonly block: string;
  readonly ring: string;
  readonly pieces: string;
  /** One or two letters for each thief, blue first. */
  readonly letters: readonly string[];
  /** The names that need soft hyphens on a narrow card. */
  readonly hyphened: Readonly<Partial<Record<CardName, string>>>;
  readonly cardTexts: Readonly<Record<'tool' | 'theft' | 'auto' | 'roll-again', string>>;
  readonly obstacleTexts: Readonly<Record<ObstacleName, string>>;
  readonly square: string;
  readonly level: (level: number) => string;
  readonly start: (thief: string) => string;
  readonly hideout: (thief: string) => string;
  readonly startSign: string;
  readonly hideoutSign: string;
  readonly thief: (name: string, thief: string, at: string) => string;
  readonly lies: (tool: string) => string;
  readonly jewelInVault: (jewel: string, points: number) => string;
  readonly jewelUnsafe: (jewel: string, points: number) => string;
  readonly jewelSafe: (jewel: string, points: number) => string;
  readonly jewelText: string;
  readonly unsafe: string;
  readonly safe: string;
  readonly auto: (street: string) => string;
  readonly autosOff: (count: number) => string;
  readonly autoText: string;
  readonly street: (street: string) => string;
  readonly dice: string;
  readonly diceAre: (dice: readonly number[], count: number, extra: number) => string;
  readonly units: (count: number) => string;
  readonly extra: (count: number) => string;
  readonly doubles: string;
  readonly players: string;
  readonly stock: (name: string, count: number) => string;
  readonly you: string;
  readonly hand: string;
  readonly copies: (name: string, count: number) => string;
  readonly depot: string;
  readonly pile: string;
  readonly faceUp: string;
  readonly nothing: string;
  readonly routeNone: (space: string, units: number) => string;
  readonly way: (space: string, counts: WayCounts) => string;
  readonly unitsAway: (units: number) => string;
  readonly routeHint: string;
  /** The button of a plan that leaves units, and of one that spends the whole count. */
  readonly go: (units: number) => string;
  readonly land: (units: number) => string;
  readonly zoomIn: string;
  readonly zoomOut: string;
}

/** Everything that one language says; the rest of `Words` is the same in all of them. */
export interface Vocabulary extends Title {
  readonly tools: Readonly<Record<ToolName, string>>;
  aTool(tool: ToolName): string;
  /** The cards of tools are called as the tools are. */
  readonly cards: Readonly<Record<Exclude<CardName, ToolName>, string>>;
  readonly jewels: Readonly<Record<JewelName, string>>;
  theJewel(jewel: JewelName): string;
  readonly and: string;
  readonly thieves: Readonly<Record<ThiefName, string>>;
  readonly streets: Readonly<Record<StreetName, string>>;
  /** The corner where a street begins, clockwise. */
  readonly corners: Readonly<Record<StreetName, string>>;
  readonly obstacles: Readonly<Record<ObstacleName, string>>;
  /** The article of an obstacle after a preposition of place. */
  the(obstacle: ObstacleName): string;
  between(obstacle: string, one: string, other: string): string;
  at(obstacle: string, space: string): string;
  readonly counted: Readonly<Record<'cards' | 'points' | 'units', (count: number) => string>>;
  readonly refusals: Readonly<Record<Reason, string>>;
  readonly endings: Readonly<Record<EndingName, string>>;
  readonly options: Readonly<Record<string, string>>;
  /** The choices that are no thieves. */
  readonly choices: Readonly<Record<string, string>>;
  readonly heading: string;
  readonly lines: Readonly<Record<'safe' | 'unsafe', (jewel: string, points: number) => string>>;
  readonly sayings: Sayings<CaperEvent, Names>;
  readonly labels: Labels;
  /** What the seat to move must do, said to others by its name and to itself without. */
  readonly asks: Readonly<Record<Exclude<PhaseName, 'over'>, (name: string | undefined, view: View) => string>>;
  readonly textBoard: TextBoardWords;
  readonly board: BoardWords;
}
