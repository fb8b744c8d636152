import {
  AUTO_CARD,
  CARD_KINDS,
  discard,
  done,
  giveBack,
  ROLL_AGAIN_CARD,
  takeTool,
  THEFT_CARD,
  TOOLS,
  type Card,
  type State,
  type Tool,
  type ToolName,
} from '../rules/index.ts';
import { TOOL_KINDS } from '../rules/tools.ts';
import type { Action } from '@hideout/kernel';
import type { Judge } from './judge.ts';

/** CA-2.5. */
const TOOL_LIMIT = 5;
/** By tool: what the first, the second … of it are worth besides what they are needed for now, in chances to win. */
const WORTH: Readonly<Record<ToolName, readonly number[]>> = {
  ladder: [0.02, 0.016, 0.012, 0.006],
  screwdriver: [0.018, 0.014, 0.01, 0.002],
  pipewrench: [0.006, 0.001],
  wirecutter: [0.006, 0.001],
  knife: [0.006, 0.001],
};
const WORTHS = TOOLS.map((tool) => WORTH[tool]);
/** A tool card that would bring less makes room for another. */
const KEPT = 0.008;
const THEFTS_KEPT = 1;

/** What a seat does about its tools and cards: by what the judge says, and by what a tool may be good for later. */
export class Supplies {
  readonly #judge: Judge;

  constructor(judge: Judge) {
    this.#judge = judge;
  }

  /** The tool card that is worth turning in, the best first; undefined when none is. */
  toolToTake(s: State): Action | undefined {
    let [best, most] = [-1, 0];
    const now = this.#worthOf(s);
    for (let tool = 0; tool < TOOL_KINDS; tool++) {
      const card = s.turn * CARD_KINDS + tool;
      if (s.hand[card] === 0 || s.depot[tool] === 0) continue;
      s.hand[card]!--;
      const gain = this.#worthWith(s, tool) - now;
      s.hand[card]!++;
      if (gain > most) [best, most] = [tool, gain];
    }
    return best < 0 ? undefined : takeTool(best as Tool);
  }

  /** What a tidy seat does next at the end of its turn: discards what it has no use for, returns what it misses least. */
  tidied(s: State): Action {
    const now = this.#worthOf(s);
    for (let card = 0 as Card; card < CARD_KINDS; card++) if (this.#isUseless(s, card, now)) return discard(card);
    return countTools(s) > TOOL_LIMIT ? giveBack(this.#leastTool(s).tool as Tool) : done();
  }

  #isUseless(s: State, card: number, now: number): boolean {
    const at = s.turn * CARD_KINDS + card;
    const held = s.hand[at]!;
    if (held === 0 || card === ROLL_AGAIN_CARD) return false;
    if (card === THEFT_CARD) return held > THEFTS_KEPT;
    if (card >= AUTO_CARD || held > s.depot[card]!) return true;
    s.hand[at]!--;
    const loss = now - this.#worthOf(s) + (WORTHS[card]![s.stock[s.turn * TOOL_KINDS + card]! + held - 1] ?? 0);
    s.hand[at]!++;
    return loss < KEPT;
  }

  /** What the stock of the seat of the turn is worth. */
  #worthOf(s: State): number {
    let worth = this.#judge.standing(s, s.turn);
    for (let tool = 0; tool < TOOL_KINDS; tool++) {
      for (let owned = s.stock[s.turn * TOOL_KINDS + tool]!; owned > 0; owned--) worth += WORTHS[tool]![owned - 1] ?? 0;
    }
    return worth;
  }

  /** The same with one more tool, and without the least of them where there would be too many. */
  #worthWith(s: State, tool: number): number {
    const at = s.turn * TOOL_KINDS + tool;
    s.stock[at]!++;
    const worth = countTools(s) > TOOL_LIMIT ? this.#leastTool(s).worth : this.#worthOf(s);
    s.stock[at]!--;
    return worth;
  }

  /** The tool that the seat misses least, and what its stock is worth without. */
  #leastTool(s: State): { readonly tool: number; readonly worth: number } {
    let [least, most] = [0, -Infinity];
    for (let tool = 0; tool < TOOL_KINDS; tool++) {
      const at = s.turn * TOOL_KINDS + tool;
      if (s.stock[at] === 0) continue;
      s.stock[at]!--;
      const worth = this.#worthOf(s);
      s.stock[at]!++;
      if (worth > most) [least, most] = [tool, worth];
    }
    return { tool: least, worth: most };
  }
}

function countTools(s: Readonly<State>): number {
  let tools = 0;
  for (let tool = 0; tool < TOOL_KINDS; tool++) tools += s.stock[s.turn * TOOL_KINDS + tool]!;
  return tools;
}
