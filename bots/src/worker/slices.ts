import type { AnyGame } from '@hideout/kernel';
import type { Question, Thinker, Thought } from '../bot.ts';
import { advise, type Advice, type Query } from '../judge/advice.ts';
import type { Coach } from '../judge/coach.ts';

/** How long a bot thinks between messages, in milliseconds; a cancelled question is answered about that soon. */
const SLICE = 10;

/** A thought, and the share of its iterations that it had time for, where that was not all. */
type Sliced = Thought & { readonly reach?: number };

/** Thinks in slices with a pause after each. The slices do not change what is thought; only `stop` and limits do. */
export async function thinkInSlices(bot: Thinker, question: Question, pause: () => Promise<void>): Promise<Sliced> {
  const { iterations, milliseconds } = { ...bot.budget, ...question.budget };
  const start = Date.now();
  let done = 0;
  for (;;) {
    const budget = {
      iterations: iterations - done,
      milliseconds: milliseconds - (Date.now() - start),
      onlyChoice: true,
    };
    const end = Date.now() + SLICE;
    let wasCut = false;
    const stop = (): boolean => (wasCut ||= Date.now() >= end || question.stop?.() === true);
    const thought = bot.think({ ...question, ...(done > 0 && { since: [] }), budget, stop });
    done += thought.iterations;
    if (wasCut) await pause();
    const isLate = done < iterations && Date.now() - start >= milliseconds;
    if (isLate) return { ...thought, iterations: done, reach: done / iterations };
    if (!wasCut || question.stop?.() || done >= iterations) return { ...thought, iterations: done };
  }
}

/** Asks a coach in slices with a pause after each; undefined as soon as it is cancelled. */
export async function adviseInSlices(
  game: AnyGame,
  coach: Coach,
  query: Query,
  isCancelled: () => boolean,
  pause: () => Promise<void>,
): Promise<Advice | undefined> {
  const thinking = advise(game, coach, query);
  await pause(); // a question cancelled while it waited is not thought about
  let end = Date.now() + SLICE;
  for (;;) {
    if (isCancelled()) return undefined;
    const { done, value } = thinking.next();
    if (done) return value;
    if (Date.now() < end) continue;
    await pause();
    end = Date.now() + SLICE;
  }
}
