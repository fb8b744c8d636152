import {
  CASE_AT,
  HIDEOUT,
  IN_VAULT,
  JEWEL_SPACE,
  JEWELS,
  LEVEL,
  OBSTACLES,
  PLACES,
  SPACES,
  START,
  type View,
} from '../rules/index.ts';
import { titled } from '@hideout/kernel';
import { isSquare } from './drawing.ts';
import type { BoardWords } from './words.ts';

/** A space in short: its row and column, or its street and number. */
export const spaceName = (space: number, words: BoardWords): string =>
  isSquare(space) ? `${words.square} ${words.names.space(space)}` : words.names.space(space);

const fixedLabels = new Map<BoardWords, readonly string[]>();

/** By space: what never changes about it. There are hundreds of spaces, so it is said once for each language. */
function fixedLabelsIn(words: BoardWords): readonly string[] {
  const known = fixedLabels.get(words);
  if (known) return known;
  const labels = Array.from({ length: SPACES }, (_, space) => {
    const pane = CASE_AT[space]!;
    const parts = [spaceName(space, words)];
    if (isSquare(space)) parts.push(words.level(LEVEL[space]!));
    if (pane >= 0) parts.push(words.obstacles[OBSTACLES[PLACES[pane]!.obstacle]!]);
    return titled(parts.join(', '));
  });
  fixedLabels.set(words, labels);
  return labels;
}

/** A space with all that the picture shows of it but its pieces. */
export function spaceLabel(space: number, view: View, words: BoardWords): string {
  let label = fixedLabelsIn(words)[space]!;
  const jewel = JEWEL_SPACE.indexOf(space);
  if (jewel >= 0 && view.jewels[jewel] === IN_VAULT) label += `, ${words.jewels[JEWELS[jewel]!]}`;
  for (const side of view.sides) {
    if (START[side] === space) label += `, ${words.start(words.thieves[side]!)}`;
    if (HIDEOUT[side] === space) {
      const isMine = view.sides[view.viewer] === side;
      label += `, ${isMine ? words.yourHideout : words.hideout(words.thieves[side]!)}`;
    }
  }
  return label;
}

/** A site: its obstacle and where it is. */
export const siteName = (site: number, words: BoardWords): string => titled(words.names.site(site));

/** A tool by number. */
export const toolName = (tool: number, words: BoardWords): string => titled(words.names.tool(tool));

/** A card by number. */
export const cardName = (kind: number, words: BoardWords): string => words.names.card(kind);
