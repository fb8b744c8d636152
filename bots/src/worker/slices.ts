import type { Question, Thinker, Thought } from '../bot.ts';

/** How long a bot thinks between messages, in milliseconds; a cancelled question is answered about that soon. */
const SLICE = 10;

/** Thinks in slices with a pause after each. The slices do not change what is thought; only `stop` and limits do. */
export async function thinkInSlices(bot: Thinker, question: Question, pause: () => Promise<void>): Promise<Thought> {
  const { iterations, milliseconds } = { ...bot.budget, ...question.budget };
  const start = Date.now();
  let done = 0;
  for (;;) {
    const budget = { iterations: iterations - done, milliseconds: milliseconds - (Date.now() - start) };
    const end = Date.now() + SLICE;
    let wasCut = false;
    const stop = (): boolean => (wasCut ||= Date.now() >= end || question.stop?.() === true);
    const thought = bot.think({ ...question, ...(done > 0 && { since: [] }), budget, stop });
    done += thought.iterations;
    if (wasCut) await pause();
    const isDone = !wasCut || question.stop?.() || done >= iterations || Date.now() - start >= milliseconds;
    if (isDone) return { ...thought, iterations: done };
  }
}
