import type { View } from '../rules/index.ts';
import type { Action } from '@hideout/kernel';
import type { Budget, Level, Question, Thinker, Thought } from '@hideout/bots';
import { answersAfter } from './player.ts';
import { rankAsLearnt } from './team.ts';
import { Trials } from './trials.ts';

/**
 * Starts from the plan and what teams have learnt, and tries what seems best in worlds that fit what the others did, to the end of the game. An
 * iteration is one decision that is imagined on the way.
 */
export function trialBot({ name, budget }: Level): Thinker {
  const think = (question: Question): Thought => {
    const view = question.view() as View;
    const trials = new Trials(view, rankAsLearnt(view, question.legal));
    const iterations = run(trials, question, { ...budget, ...question.budget });
    const ranking = trials.ranking();
    const first = ranking[0]!.action;
    return { ranking, line: [first, ...answersAfter(view, first, rankAsLearnt)], iterations };
  };
  const decide: Thinker['decide'] = ({ ranking }) => ranking[0]!.action;
  const choose = (question: Question): Action =>
    question.legal.size === 1 ? question.legal.at(0) : decide(think(question), question.rng);
  return { name, budget, think, decide, choose };
}

/** Tries worlds until a limit is reached or nothing is left to find out; returns how many decisions were imagined. */
function run(trials: Trials, question: Question, { iterations = Infinity, milliseconds = Infinity }: Budget): number {
  const end = Date.now() + milliseconds;
  let done = 0;
  while (trials.isOpen && done < iterations) {
    done += trials.tryWorld(question.rng);
    if (question.stop?.() || Date.now() >= end) break;
  }
  return done;
}
