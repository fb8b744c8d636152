import {
  ALARMS_OF,
  AUTO,
  AUTO_CARD,
  DISCARD,
  DONE,
  GIVE_BACK,
  groundOf,
  HIDEOUT,
  IN_VAULT,
  JEWEL_SPACE,
  PLACES,
  ROLL_AGAIN,
  ROLL_AGAIN_CARD,
  Routes,
  THEFT,
  TOOL,
  unsafeWith,
  type Ground,
  type View,
} from '../rules/index.ts';
import { LADDER, SCREWDRIVER } from '../rules/tools.ts';
import { nounOf, verbOf, type Action, type ActionList, type FastRng } from '@hideout/kernel';
import type { Bot } from '@hideout/bots';
import { chartAt, Charts, digestOf, kitOf, type Chart } from './charts.ts';

/** Once in this many cases an Auto or a Tool Theft is turned in where it may be. */
const [AUTO_ODDS, THEFT_ODDS] = [8, 12] as const;
/** Tools of a kind that it turns cards in for. */
const ENOUGH = 2;

/** Goes for the nearest jewel that it can get, home as soon as it has one, and for a carrier within exact reach. */
export function greedyBot(): Bot {
  const routes = new Routes();
  const charts = new Charts();
  return {
    name: 'greedy',
    choose({ legal, view, rng }) {
      const seen = view() as View;
      const card = cardToTurnIn(seen, legal, rng);
      if (card !== undefined) return card;
      if (seen.phase === 'tidy' || verbOf(legal.at(0)) === DONE) return tidy(seen, legal);
      const way = wayOf(seen, routes, charts);
      return way !== undefined && legal.includes(way) ? way : legal.at(rng.below(legal.size));
    },
  };
}

function cardToTurnIn({ turn, stock }: View, legal: ActionList, rng: FastRng): Action | undefined {
  for (const action of legal) {
    const verb = verbOf(action);
    if (verb === ROLL_AGAIN) return action;
    if (verb === TOOL && stock[turn]![nounOf(action)]! < ENOUGH) return action;
    if (verb === AUTO && rng.below(AUTO_ODDS) === 0) return action;
    if (verb === THEFT && rng.below(THEFT_ODDS) === 0) return action;
  }
  return undefined;
}

/** Discards autos and returns what it has most of. */
function tidy({ turn, stock }: View, legal: ActionList): Action {
  const own = stock[turn]!;
  const actions = legal.toArray();
  const auto = actions.find((action) => verbOf(action) === DISCARD && isAuto(nounOf(action)));
  if (auto !== undefined) return auto;
  const returned = actions.filter((action) => verbOf(action) === GIVE_BACK);
  return returned.toSorted((a, b) => own[nounOf(b)]! - own[nounOf(a)]!)[0] ?? actions.at(-1)!;
}

const isAuto = (card: number): boolean => card >= AUTO_CARD && card < ROLL_AGAIN_CARD;

/** The next unit of its way: straight to what it wants, else to where that is nearest. */
function wayOf(view: View, routes: Routes, charts: Charts): Action | undefined {
  const { turn, thieves, stock, count } = view;
  const [from, tools, ground] = [thieves[turn]!, stock[turn]!, groundOf(view)];
  const find = (units: number): void => routes.find(ground, from, units, tools);
  find(count);
  const exact = landingsWanted(view).find((space) => routes.canLand(space));
  if (exact !== undefined) return routes.wayTo(exact)![0];
  const chart = nearestGoal(view, ground, charts);
  for (
    let units = 1;
    !carries(view, turn) && units < count && chartAt(chart.of, from, tools[LADDER]!) <= count;
    units++
  ) {
    find(units);
    if (routes.canLand(chart.goal)) return routes.wayTo(chart.goal)![0];
  }
  find(count);
  const farness = (space: number): number => chartAt(chart.of, space, tools[LADDER]!) * 16 + routes.costOf(space) / 4;
  const best = routes.landings().toSorted((a, b) => farness(a) - farness(b))[0];
  return best === undefined ? undefined : routes.wayTo(best)![0];
}

const carries = ({ jewels }: View, seat: number): boolean => jewels.includes(unsafeWith(seat));
const homeOf = ({ sides }: View, seat: number): number => HIDEOUT[sides[seat]!]!;

/** Home with jewels, or a carrier: by exact count only. */
function landingsWanted(view: View): number[] {
  const rivals = view.sides.map((_, seat) => seat).filter((seat) => seat !== view.turn && carries(view, seat));
  const carriers = rivals.map((seat) => view.thieves[seat]!);
  return carries(view, view.turn) ? [homeOf(view, view.turn), ...carriers] : carriers;
}

/** What is nearest of all that it wants, with the chart that leads there. */
function nearestGoal(view: View, ground: Ground, charts: Charts): { readonly goal: number; readonly of: Chart } {
  const tools = view.stock[view.turn]!;
  const kit = kitOf(tools, 0);
  const digest = digestOf(ground);
  const all = goals(view, ground).map((goal) => ({ goal, of: charts.of(ground, digest, goal, kit) }));
  const farness = ({ of }: (typeof all)[number]): number => chartAt(of, view.thieves[view.turn]!, tools[LADDER]!);
  return all.toSorted((a, b) => farness(a) - farness(b))[0]!;
}

/** A live alarm for which there is a screwdriver, a jewel that lies open, else where carriers want to go. */
function goals(view: View, { lying }: Ground): number[] {
  if (carries(view, view.turn)) return [homeOf(view, view.turn)];
  const screwdrivers = view.stock[view.turn]![SCREWDRIVER]!;
  const spaces = view.jewels.flatMap((where, jewel) => {
    if (where !== IN_VAULT) return [];
    const live = Array.from(ALARMS_OF[jewel]!).filter((alarm) => lying[alarm] === 0);
    if (live.length === 0) return [JEWEL_SPACE[jewel]!];
    return screwdrivers > 0 ? live.map((alarm) => PLACES[alarm]!.spaces[0]!) : [];
  });
  if (spaces.length > 0) return spaces;
  const homes = view.sides.flatMap((_, seat) => (carries(view, seat) ? [homeOf(view, seat)] : []));
  return homes.length > 0 ? homes : Array.from(JEWEL_SPACE);
}
