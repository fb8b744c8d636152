import { CARDS } from '../rules/cards.ts';
import { PLACES, type Site } from '../rules/graph.ts';
import { JEWELS } from '../rules/jewels.ts';
import { OBSTACLES } from '../rules/obstacles.ts';
import { STREETS, THIEVES } from '../rules/sides.ts';
import { arcOf, columnOf, indexOnStreet, isCorner, isSquare, rowOf, type Space } from '../rules/spaces.ts';
import { TOOLS, type ToolName } from '../rules/tools.ts';
import { titled } from '@hideout/kernel';
import { inARow } from './inARow.ts';
import type { Names } from './called.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What things are called in the language of a vocabulary. */
export function namesIn(v: Vocabulary): Names {
  const street = (each: number): string => v.streets[STREETS[each]!];
  const space = (each: number): string => {
    const at = each as Space;
    if (isSquare(at)) return `(${rowOf(at)},${columnOf(at)})`;
    return isCorner(at) ? v.corners[STREETS[arcOf(at)]!] : `${street(arcOf(at))} ${indexOnStreet(at)}`;
  };
  const site = (each: number): string => {
    const { obstacle, spaces } = PLACES[each as Site]!;
    const what = v.obstacles[OBSTACLES[obstacle]!];
    const [one, other] = spaces.map(space);
    return other === undefined ? v.at(what, one!) : v.between(what, one!, other);
  };
  return {
    tool: (tool) => v.tools[TOOLS[tool]!],
    aTool: (tool) => v.aTool(TOOLS[tool]!),
    card: (card) => {
      const name = CARDS[card]!;
      return name in v.tools ? titled(v.tools[name as ToolName]) : v.cards[name as keyof Vocabulary['cards']];
    },
    jewel: (jewel) => v.jewels[JEWELS[jewel]!],
    theJewels: (jewels) =>
      inARow(
        jewels.map((jewel) => v.theJewel(JEWELS[jewel]!)),
        v.and,
      ),
    thief: (side) => v.thieves[THIEVES[side]!],
    street,
    space,
    site,
    theSite: (each) => `${v.the(OBSTACLES[PLACES[each as Site]!.obstacle]!)} ${site(each)}`,
  };
}
