import { replay, type Action, type AnyGame, type GameRecord, type GameView, type Seat } from '@hideout/kernel';
import type { Thought } from '@hideout/bots';
import { TEACHER, TEACHER_BUDGET } from '../../bot/levels.ts';
import type { BotQuestion } from '../../bot/BotWorker.ts';

/** One decision of a seat as a bot sees it, from what the seat knew at that moment. */
export interface JudgedDecision {
  /** How many actions had been made before it. */
  readonly step: number;
  readonly view: GameView;
  readonly chosen: Action;
  readonly best: Action;
  /** The chance to win with the best choice, and with the one that was made. */
  readonly chance: number;
  readonly chosenChance: number;
  /** The chance with the best of the other choices. */
  readonly otherChance: number;
}

/** What the best choice would have been worth more. */
export const costOf = ({ chance, chosenChance }: JudgedDecision): number => Math.max(0, chance - chosenChance);

/** What the choice that was made was worth more than any other. */
export const gainOf = ({ chosenChance, otherChance }: JudgedDecision): number =>
  Math.max(0, chosenChance - otherChance);

interface Analyst {
  readonly think: (question: BotQuestion) => Promise<Thought | undefined>;
  /** Called after each decision with how many are done; false stops. */
  readonly goOn: (done: number, all: number) => boolean;
}

/** Judges every real choice of the seat, in order; undefined when the bot cannot say, or was broken off. */
export async function analyse(
  game: AnyGame,
  record: GameRecord,
  seat: Seat,
  analyst: Analyst,
): Promise<readonly JudgedDecision[] | undefined> {
  const steps = record.moves.flatMap((move, step) => (move.seat === seat ? [step] : []));
  const judged: JudgedDecision[] = [];
  for (const [done, step] of steps.entries()) {
    if (!analyst.goOn(done, steps.length)) break;
    const match = replay(game, record, step);
    if (!match.ok) throw new Error(match.problem);
    const legal = match.value.legal().toArray();
    if (legal.length < 2) continue;
    const view = match.value.view(seat);
    const thought = await analyst.think({ game, bot: TEACHER, view, legal, budget: TEACHER_BUDGET });
    if (!thought) return undefined;
    const chosen = record.moves[step]!.action;
    const [best] = thought.ranking;
    const mine = thought.ranking.find((each) => each.action === chosen);
    if (best)
      judged.push({
        step,
        view,
        chosen,
        best: best.action,
        chance: best.value,
        chosenChance: mine?.value ?? best.value,
        otherChance: thought.ranking.find((each) => each.action !== chosen)?.value ?? best.value,
      });
  }
  return judged;
}
