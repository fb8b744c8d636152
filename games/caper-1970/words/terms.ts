import { isSquare, arcOf, columnOf, indexOnStreet, isCorner, rowOf, type Space } from '../rules/spaces.ts';
import { PLACES, type Site } from '../rules/graph.ts';
import type { CardName } from '../rules/cards.ts';
import type { JewelName } from '../rules/jewels.ts';
import { OBSTACLES, type ObstacleName } from '../rules/obstacles.ts';
import { STREETS, type StreetName, type ThiefName } from '../rules/sides.ts';
import type { ToolName } from '../rules/tools.ts';

/** The nouns of the game in one language; the board needs no more than these. */
export interface Terms {
  readonly tools: Readonly<Record<ToolName, string>>;
  readonly cards: Readonly<Record<CardName, string>>;
  readonly jewels: Readonly<Record<JewelName, string>>;
  readonly thieves: Readonly<Record<ThiefName, string>>;
  /** A street on its own, and as part of a space's name. */
  readonly streets: Readonly<Record<StreetName, string>>;
  /** The corner where a street begins, clockwise. */
  readonly corners: Readonly<Record<StreetName, string>>;
  /** With its article, after a preposition of place. */
  readonly obstacles: Readonly<Record<ObstacleName, string>>;
  readonly between: (obstacle: string, one: string, other: string) => string;
  readonly at: (obstacle: string, space: string) => string;
  /** Beside the map: one line for each mark, at most nine columns. */
  readonly legend: readonly string[];
  readonly you: string;
  readonly hand: string;
  readonly noCards: string;
  readonly depot: string;
  readonly pile: string;
  readonly faceUp: string;
  readonly dice: string;
  readonly units: string;
  readonly turnsLeft: string;
  readonly cardsHeld: (n: number) => string;
  readonly score: (n: number) => string;
}

/** The name of a space: row and column, a street with its number, or a corner. */
export function spaceName(terms: Terms, space: number): string {
  const at = space as Space;
  if (isSquare(at)) return `(${rowOf(at)},${columnOf(at)})`;
  const street = STREETS[arcOf(at)]!;
  return isCorner(at) ? terms.corners[street] : `${terms.streets[street]} ${indexOnStreet(at)}`;
}

/** The name of a site: its obstacle and where it is. */
export function siteName(terms: Terms, site: number): string {
  const { obstacle, spaces } = PLACES[site as Site]!;
  const what = terms.obstacles[OBSTACLES[obstacle]!];
  const [one, other] = spaces.map((space) => spaceName(terms, space));
  return other === undefined ? terms.at(what, one!) : terms.between(what, one!, other);
}
