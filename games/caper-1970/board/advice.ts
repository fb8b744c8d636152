import {
  CARDS,
  DISCARD,
  discard,
  done,
  giveBack,
  HIDEOUT,
  IN_VAULT,
  JEWEL_SPACE,
  JEWELS,
  rollAgain,
  STEP,
  takeTool,
  theftFrom,
  TOOLS,
  unsafeWith,
  type Card,
  type Routes,
  type Tool,
  type View,
} from '../rules/index.ts';
import { nounOf, verbOf, type Action } from '@hideout/kernel';
import { carries, isFree, liveAlarms } from './deeds.ts';
import { TOOL_NUMBERS } from './moves.ts';
import { Outlook, type Far } from './outlook.ts';
import { Reach, spellOut, type Way } from './route.ts';

/** What the viewer does best to go for, and why. */
export interface Goal {
  readonly why: 'home' | 'capture' | 'steal' | 'alarm' | 'chase';
  readonly space: number;
  /** The jewel that it is about. */
  readonly jewel: number;
  readonly far: Far | undefined;
}

const [LADDER, SCREWDRIVER] = [TOOLS.indexOf('ladder'), TOOLS.indexOf('screwdriver')];
/** The tools that always run short, and the cards that are worth keeping besides. */
const NEEDED: ReadonlySet<number> = new Set([LADDER, SCREWDRIVER]);
const USEFUL: ReadonlySet<string> = new Set(['theft', 'roll-again']);
/** By tool: how many are worth keeping; and the tools in the order in which they can be spared. */
const KEPT = TOOLS.map((_, tool) => (NEEDED.has(tool) ? 2 : 1));
const SPARE = TOOL_NUMBERS.toReversed();
/** What the way back counts for, in units, a missing tool, and a live alarm beyond its screwdriver. */
const [RETURN, LACKING, ALARM] = [12, 20, 3];

/** What a guide would do; it looks at nothing but the view, and no further than the jewel that is nearest. */
export class Adviser {
  readonly #view: View;
  readonly #legal: readonly Action[];
  readonly #outlook: Outlook;
  readonly #routes: Routes;
  #reach: Reach | undefined;
  #aim: { readonly goal: Goal | undefined } | undefined;

  constructor(routes: Routes, view: View, legal: readonly Action[]) {
    this.#view = view;
    this.#legal = legal;
    this.#routes = routes;
    this.#outlook = new Outlook(routes, view, view.turn);
  }

  /** Where this roll leads. */
  get reach(): Reach {
    return (this.#reach ??= new Reach(this.#routes, this.#view));
  }

  /** What to go for. */
  get goal(): Goal | undefined {
    return (this.#aim ??= { goal: this.#goal() }).goal;
  }

  /** Whether the goal can be reached with this roll so that it counts. */
  get isInReach(): boolean {
    const { goal } = this;
    if (!goal) return false;
    return goal.why === 'home' || goal.why === 'capture'
      ? this.reach.exactWayTo(goal.space) !== undefined
      : this.reach.unitsTo(goal.space) > 0;
  }

  /** The next unit on the way to the goal; undefined where none is clearly best. */
  unit(): Action | undefined {
    return this.#ifLegal(this.#units()[0]);
  }

  /** The steps of this roll that come next, up to where a tool must be placed. */
  walk(): Way {
    const units = this.#units().slice(0, this.#view.count);
    const end = units.findIndex((action) => verbOf(action) !== STEP);
    return spellOut(end < 0 ? units : units.slice(0, end), this.#view.thieves[this.#view.turn]!);
  }

  #units(): readonly Action[] {
    const { goal } = this;
    if (!goal) return [];
    const exact = goal.why === 'home' || goal.why === 'capture' ? this.reach.exactWayTo(goal.space) : undefined;
    const way = exact ?? this.reach.wayTo(goal.space);
    return way && way.spaces.length > 0 ? way.actions : this.#outlook.unitsTo(goal.space);
  }

  /** A card worth turning in before the first unit: another roll, or a tool that the way takes. */
  card(): Action | undefined {
    const { stock, turn, sides } = this.#view;
    const short = TOOL_NUMBERS.filter((tool) => this.#wants(tool));
    const taken = short.map((tool) => takeTool(tool)).find((action) => this.#legal.includes(action));
    const rivals = sides.flatMap((_, seat) => (seat === turn ? [] : [seat]));
    const lacking = TOOL_NUMBERS.filter(
      (tool) => (this.goal?.far?.lacking.tools[tool] ?? 0) > 0 && stock[turn]![tool] === 0,
    );
    const robbed = lacking.flatMap((tool) => rivals.map((seat) => theftFrom(seat, tool)));
    return taken ?? this.#ifLegal(rollAgain()) ?? robbed.find((action) => this.#legal.includes(action));
  }

  /** How to tidy up: what is plenty goes back, and cards of no use make room for ladders and screwdrivers. */
  tidying(): Action | undefined {
    const stock = this.#view.stock[this.#view.turn]!;
    const isPlenty = (tool: Tool): boolean => stock[tool]! > (KEPT[tool] ?? 0);
    const returned = [...SPARE.filter(isPlenty), ...SPARE].map(giveBack);
    const isUseless = (card: number): boolean =>
      card < TOOLS.length ? !NEEDED.has(card) && stock[card]! > 0 : !USEFUL.has(CARDS[card]!);
    const spare = this.#legal
      .filter((action) => verbOf(action) === DISCARD)
      .map(nounOf)
      .find(isUseless);
    return (
      returned.find((action) => this.#legal.includes(action)) ??
      (spare === undefined ? undefined : this.#ifLegal(discard(spare as Card))) ??
      this.#ifLegal(done())
    );
  }

  #wants(tool: Tool): boolean {
    const stock = this.#view.stock[this.#view.turn]!;
    const needed = this.goal?.far?.needed.tools[tool] ?? 0;
    return stock[tool]! < Math.max(KEPT[tool]!, needed + (tool === LADDER ? 1 : 0));
  }

  #ifLegal(action: Action | undefined): Action | undefined {
    return action !== undefined && this.#legal.includes(action) ? action : undefined;
  }

  #goal(): Goal | undefined {
    const { turn, sides, thieves, jewels } = this.#view;
    const goal = (why: Goal['why'], space: number, jewel: number): Goal => ({
      why,
      space,
      jewel,
      far: this.#outlook.to(space),
    });
    if (carries(this.#view, turn)) return goal('home', HIDEOUT[sides[turn]!]!, jewels.indexOf(unsafeWith(turn)));
    const carriers = sides.flatMap((_, seat) => (seat !== turn && carries(this.#view, seat) ? [seat] : []));
    const caught = carriers.find((seat) => this.reach.exactWayTo(thieves[seat]!) !== undefined);
    const chase = (why: Goal['why'], seat: number): Goal => goal(why, thieves[seat]!, jewels.indexOf(unsafeWith(seat)));
    if (caught !== undefined) return chase('capture', caught);
    const targets = JEWELS.flatMap((_, jewel) => {
      if (jewels[jewel] !== IN_VAULT) return [];
      if (isFree(this.#view, jewel)) return [goal('steal', JEWEL_SPACE[jewel]!, jewel)];
      return liveAlarms(this.#view, jewel).map((alarm) => goal('alarm', alarm, jewel));
    });
    const [best] = targets.toSorted((a, b) => this.#effort(a) - this.#effort(b));
    return best ?? (carriers.length > 0 ? chase('chase', carriers[0]!) : undefined);
  }

  /** How much it takes for each point; what nothing guards comes first. */
  #effort({ far, why, jewel }: Goal): number {
    if (!far) return Infinity;
    const lacking = far.lacking.tools.reduce((sum, count) => sum + count, far.lacking.glass);
    const alarms = why === 'alarm' ? liveAlarms(this.#view, jewel).length : 0;
    const effort = (far.units + RETURN + lacking * LACKING + alarms * ALARM) / this.#view.points[jewel]!;
    return why === 'steal' ? effort / 2 : effort;
  }
}
