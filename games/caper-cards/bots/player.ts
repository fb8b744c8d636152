import { caperCards, type View } from '../rules/index.ts';
import { ActionList, FastRng, type Action } from '@hideout/kernel';
import { drawNearBest, type Level, type Question, type Ranked, type Thinker, type Thought } from '@hideout/bots';

/** What each legal action is worth in what a seat sees, the best first. */
type Rank = (view: View, legal: ActionList) => Ranked[];

/** Plays what ranks best, or nearly so: no more thought is taken. */
export function planBot(level: Level, rank: Rank): Thinker {
  const think = ({ view, legal }: Question): Thought => {
    const seen = view() as View;
    const ranking = rank(seen, legal);
    const first = ranking[0]!.action;
    return { ranking, line: [first, ...answersAfter(seen, first, rank)], iterations: 1 };
  };
  const decide: Thinker['decide'] = ({ ranking }, rng) => drawNearBest(ranking, level.slack, rng);
  const choose = (question: Question): Action => {
    if (question.legal.size === 1) return question.legal.at(0);
    return decide({ ranking: rank(question.view() as View, question.legal), line: [], iterations: 1 }, question.rng);
  };
  return { name: level.name, budget: level.budget, think, decide, choose };
}

/** What the seat answers if its action asks it something more, which never depends on what it cannot see. */
export function answersAfter(view: View, action: Action, rank: Rank): Action[] {
  const rng = new FastRng(0);
  const world = caperCards.imagine(view, rng);
  const { plays, tucked } = view;
  caperCards.apply(world, action, { rng, log: undefined });
  const next = caperCards.view(world, view.viewer);
  if (next.step === 'over' || next.step === 'play' || next.plays !== plays || next.tucked.length !== tucked.length)
    return [];
  const legal = new ActionList();
  caperCards.legal(world, legal);
  const answer = rank(next, legal)[0]!.action;
  return [answer, ...answersAfter(next, answer, rank)];
}
