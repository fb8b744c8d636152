import { HIDEOUT, IN_VAULT, JEWEL_SPACE, TOOLS, type View } from '../rules/index.ts';
import type { Plan } from '@hideout/boardkit';
import { SPECTATOR, titled } from '@hideout/kernel';
import { deedsOf, liveAlarms } from './deeds.ts';
import { glassIn, withTool } from './glass.ts';
import { TOOL_NUMBERS } from './moves.ts';
import { spaceLabel, toolName } from './names.ts';
import type { Far, Outlook } from './outlook.ts';
import { spellOut, type Reach, type Way } from './route.ts';
import type { BoardWords } from './words.ts';

/** What plans are made from. */
export interface Planning {
  readonly reach: Reach;
  readonly view: View;
  readonly words: BoardWords;
}

/** Planning at a table. */
export interface Planner extends Planning {
  /** The plans that lead to a space now. It stays the same when they change, so that nothing is drawn again for its sake. */
  readonly ask: (space: number) => readonly Plan[];
  /** What it takes to come to a space, in words, however many turns that may be; it stays the same, too. */
  readonly tell: (space: number) => string;
}

/** The plans that lead to a space: the cheapest way, the one that spends the whole count, and those with other tools. */
export function plansTo(space: number, planning: Planning): readonly Plan[] {
  const { reach, view } = planning;
  const way = reach.wayTo(space);
  const exact = reach.exactWayTo(space);
  if (!way) return [];
  if (!exact || exact.units === way.units) return plansOf(way, planning);
  const both = [plansOf(way, planning), plansOf(exact, planning)];
  return (isEndOfWay(space, view) ? both.toReversed() : both).flat();
}

/** Whether one comes there to stay: home, or to another thief. */
const isEndOfWay = (space: number, { sides, turn, thieves }: View): boolean =>
  HIDEOUT[sides[turn]!] === space || thieves.includes(space);

/** The same as a question that is answered when it is asked; undefined when no way leads there. */
export const planFor = (space: number, { reach, ask }: Planner): (() => readonly Plan[]) | undefined =>
  reach.unitsTo(space) > 0 ? () => ask(space) : undefined;

/** The plan of a way; where its one tool for glass could be another one, a plan for each that the thief can spare. */
function plansOf(way: Way, planning: Planning): readonly Plan[] {
  const { view, words } = planning;
  const { turn, stock, thieves } = view;
  const name = nameOf(way, planning);
  const plan = (each: Way, called: string): Plan => ({
    name: called,
    text: wayText(each, planning),
    actions: each.actions,
  });
  const glass = glassIn(way.actions, view, turn);
  const used = (tool: number): number => way.tools.filter((each) => each === tool).length;
  const others = TOOL_NUMBERS.filter((tool) => TOOLS[tool] !== 'ladder' && stock[turn]![tool]! > used(tool));
  if (glass.length !== 1 || others.length === 0) return [plan(way, name)];
  const ways = others.map((tool) => spellOut(withTool(way.actions, glass[0]!, tool), thieves[turn]!));
  const placed = way.tools.length - spellOut(way.actions.toSpliced(0, glass[0]!), 0).tools.length;
  return [way, ...ways].map((each) => plan(each, words.withTool(name, toolName(each.tools[placed]!, words))));
}

/** What the button of a way says: the best that comes of it, or where it ends. */
function nameOf(way: Way, { view, words }: Planning): string {
  const { stolen, captured, home, alarms } = deedsOf(way, view);
  const { deeds, jewelNames } = words;
  const named = (deed: string): string => words.deed(titled(deed), way.units);
  if (home.length > 0) return named(deeds.home(home.map(jewelNames)));
  if (captured.length > 0) return named(deeds.capture(captured.map((side) => words.thieves[side]!)));
  if (stolen.length > 0) return named(deeds.steal(stolen.map(jewelNames)));
  if (alarms > 0) return named(deeds.silence(alarms));
  return view.count > way.units ? words.go(way.units) : words.land(way.units);
}

/** A way in words, with its counts and all that comes of it. */
export function wayText(way: Way, { view, words }: Pick<Planning, 'view' | 'words'>): string {
  const { alarms, stolen, captured, home, points } = deedsOf(way, view);
  const { deeds, jewelNames } = words;
  const end = way.spaces.at(-1)!;
  const jewel = JEWEL_SPACE.indexOf(end);
  const isGuarded = jewel >= 0 && view.jewels[jewel] === IN_VAULT && stolen.length === 0;
  const text = words.way(spaceLabel(end, view, words), {
    units: way.units,
    steps: way.spaces.length - 1,
    tools: way.tools.map((tool) => toolName(tool, words)),
    left: view.count - way.units,
    deeds: [
      ...(alarms > 0 ? [deeds.silence(alarms)] : []),
      ...(stolen.length > 0 ? [deeds.steal(stolen.map(jewelNames))] : []),
      ...(captured.length > 0 ? [deeds.capture(captured.map((side) => words.thieves[side]!))] : []),
      ...(home.length > 0 ? [deeds.home(home.map(jewelNames)), deeds.scoring(points)] : []),
    ],
  });
  return isGuarded ? `${text} ${words.guarded(liveAlarms(view, jewel).length)}` : text;
}

/** The mean of two dice. */
const ROLL = 7;

interface Asking extends Pick<Planning, 'view' | 'words'> {
  /** The way that leads there in this roll, if any: it says itself what it takes. */
  readonly way: Way | undefined;
}

/** What it takes to come to a space, with what guards its jewel; nothing for who only looks on. */
export function farText(space: number, outlook: Outlook, { view, words, way }: Asking): string {
  if (view.viewer === SPECTATOR || view.thieves[view.viewer] === space) return '';
  if (way) return wayText(way, { view, words });
  const far = outlook.to(space);
  const jewel = JEWEL_SPACE.indexOf(space);
  const alarms = jewel >= 0 && view.jewels[jewel] === IN_VAULT ? liveAlarms(view, jewel).length : undefined;
  const guard = alarms === undefined ? [] : [alarms === 0 ? words.unguarded : words.guarded(alarms)];
  return [far ? countsOf(far, words) : words.beyond, ...guard].join(' ');
}

function countsOf({ units, needed, lacking }: Far, words: BoardWords): string {
  const inWords = ({ tools, glass }: Far['needed']): readonly string[] => [
    ...tools.flatMap((count, tool) => (count === 0 ? [] : [words.someTools(TOOLS[tool]!, count)])),
    ...(glass === 0 ? [] : [words.forGlass(glass)]),
  ];
  const turns = Math.ceil(units / ROLL);
  return words.far({ units, turns, needed: inWords(needed), lacking: inWords(lacking) });
}
