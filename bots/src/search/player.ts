import { NOBODY, type Action, type Game, type GameEvent, type GameView, type Seat } from '@hideout/kernel';
import type { Budget, Limits, Question, Thinker, Thought, Ranked } from '../bot.ts';
import { drawMixed, drawNearBest, isSettled } from '../draw.ts';
import type { Level } from '../level.ts';
import type { Knowledge } from './knowledge.ts';
import { MANNER, type Manner } from './manner.ts';
import { Search } from './search.ts';
import { NONE, ROOT, type Tree } from './tree.ts';

/** Clock and `stop` are checked once in this many iterations. */
const CLOCK_STRIDE = 16;
/** Whether the choice is settled is asked once in this many; counted by the tree, so that slices change nothing. */
const SETTLED_STRIDE = 64;

/** A bot for one seat that searches; it keeps its tree from one decision to the next where it can follow the game. */
export function searchBot<S extends object, E extends GameEvent, V extends GameView>(
  game: Game<S, E, V>,
  level: Level,
  knowledge: Knowledge<S, V> = {},
  manner: Manner = MANNER,
): Thinker {
  const { sees: most } = level;
  const search = new Search(game, knowledge, most === undefined ? manner : { ...manner, most });
  let isWarm = false;

  /** Whether the tree stands at this decision; every decision must be followed, even one that needs no thought. */
  const follow = ({ since }: Question): boolean => isWarm && since !== undefined && search.follow(since);

  const think = (question: Question): Thought => {
    const view = question.view() as V;
    if (view.actor === NOBODY) throw new Error('a finished game asks nobody');
    if (!follow(question)) search.begin();
    isWarm = true;
    const iterations = run(search, view, question, level);
    const tree = search.treeOf(view.actor);
    return { ranking: rank(tree, question), line: mainLine(tree), iterations };
  };

  const decide: Thinker['decide'] = ({ ranking }, rng) =>
    (level.mixes ? drawMixed : drawNearBest)(ranking, level.slack, rng);

  const choose = (question: Question): Action => {
    if (question.legal.size > 1) {
      const thought = think({ ...question, budget: { ...question.budget, onlyChoice: true } });
      return decide(thought, question.rng);
    }
    isWarm = follow(question);
    return question.legal.at(0);
  };

  return { name: level.name, follows: !manner.isSecretive, budget: level.budget, think, decide, choose };
}

/** Iterates until a limit is reached or the choice is settled, at least once; returns how often. */
function run<S extends object, E extends GameEvent, V extends GameView>(
  search: Search<S, E, V>,
  view: V,
  question: Question,
  level: Level,
): number {
  const { iterations, milliseconds, onlyChoice }: Limits & Budget = { ...level.budget, ...question.budget };
  const tree = search.treeOf(view.actor as Seat);
  const end = Date.now() + milliseconds;
  let done = 0;
  do {
    search.iterate(view, question.rng);
    done++;
    if (done % CLOCK_STRIDE === 0 && (question.stop?.() || Date.now() >= end)) break;
    if (!onlyChoice || tree.visits[ROOT]! % SETTLED_STRIDE !== 0) continue;
    if (isClear(tree, question, iterations - done, level)) break;
  } while (done < iterations);
  return done;
}

/** Whether this many more iterations cannot change what is chosen. */
function isClear({ first, next, visits, action }: Tree, { legal }: Question, left: number, level: Level): boolean {
  let [most, second] = [0, 0];
  for (let child = first[ROOT]!; child !== NONE; child = next[child]!) {
    const tries = visits[child]!;
    if (tries <= second || !legal.includes(action[child] as Action)) continue;
    [most, second] = tries > most ? [tries, most] : [most, tries];
  }
  return isSettled(most, second + left, level);
}

/** The tried actions of the root, most visited first. */
function rank(tree: Tree, { legal }: Question): Ranked[] {
  const ranking: Ranked[] = [];
  for (let child = tree.first[ROOT]!; child !== NONE; child = tree.next[child]!) {
    const action = tree.action[child] as Action;
    if (tree.visits[child]! > 0 && legal.includes(action)) {
      ranking.push({ action, visits: tree.visits[child]!, value: tree.mean(child) });
    }
  }
  return ranking.toSorted((a, b) => b.visits - a.visits || b.value - a.value);
}

/** The most visited action, then the most visited after it, and so on. */
function mainLine(tree: Tree): Action[] {
  const line: Action[] = [];
  for (let node = mostVisited(tree, ROOT); node !== NONE; node = mostVisited(tree, node)) {
    line.push(tree.action[node] as Action);
  }
  return line;
}

function mostVisited(tree: Tree, node: number): number {
  let best = NONE;
  for (let child = tree.first[node]!; child !== NONE; child = tree.next[child]!) {
    if (best === NONE || tree.visits[child]! > tree.visits[best]!) best = child;
  }
  return best;
}
