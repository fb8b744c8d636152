import { CARD_KINDS, PLACE, SILENCE, takeTool, toolOfPlace, type State, type Tool } from '../rules/index.ts';
import { SCREWDRIVER, TOOL_KINDS } from '../rules/tools.ts';
import { nounOf, verbOf, type Action } from '@hideout/kernel';
import { servedCards } from './charts.ts';
import type { Caper, Options, Way } from './options.ts';

/** A way that needs cards must promise so much more than one without. */
const MARGIN = 0.003;

/** The card to turn in for a way that is possible only with it; undefined where the best way needs none. */
export function cardForWay(game: Caper, options: Options, s: State, best: Way | undefined): Action | undefined {
  const supplied = withAllTools(game, s);
  if (!supplied) return undefined;
  const [way] = options.best(supplied, 1);
  if (!way || way.value < (best?.value ?? 0) + MARGIN) return undefined;
  const used = new Int8Array(TOOL_KINDS);
  for (const action of way.actions) {
    if (verbOf(action) === SILENCE) used[SCREWDRIVER]!++;
    else if (verbOf(action) === PLACE) used[toolOfPlace(nounOf(action))]!++;
  }
  const tool = used.findIndex((count, kind) => count > s.stock[s.turn * TOOL_KINDS + kind]!);
  return tool < 0 ? undefined : takeTool(tool as Tool);
}

/** The position in which every tool card has been turned in; undefined where there is none to turn in. */
function withAllTools(game: Caper, s: State): State | undefined {
  let supplied: State | undefined;
  for (let tool = 0; tool < TOOL_KINDS; tool++) {
    const cards = servedCards(s, s.turn, tool);
    if (cards === 0) continue;
    supplied ??= game.clone(s);
    supplied.stock[s.turn * TOOL_KINDS + tool]! += cards;
    supplied.hand[s.turn * CARD_KINDS + tool]! -= cards;
    supplied.depot[tool]! -= cards;
  }
  return supplied;
}
