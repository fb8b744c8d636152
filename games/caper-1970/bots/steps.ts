import { NEXT, SLOTS, SPACES } from '../rules/index.ts';

/** More than any way takes. */
const UNKNOWN = 255;

/** By two spaces: the fewest steps from one to the other. */
const STEPS = new Uint8Array(SPACES * SPACES).fill(UNKNOWN);
for (let from = 0; from < SPACES; from++) spread(STEPS.subarray(from * SPACES, (from + 1) * SPACES), from);

function spread(steps: Uint8Array, from: number): void {
  steps[from] = 0;
  const queue = [from];
  for (const space of queue) {
    for (let way = space * SLOTS; way < (space + 1) * SLOTS; way++) {
      const to = NEXT[way]!;
      if (to < 0 || steps[to] !== UNKNOWN) continue;
      steps[to] = steps[space]! + 1;
      queue.push(to);
    }
  }
}

/** The fewest units from one space to another, as if nothing stood in the way. */
export const stepsBetween = (from: number, to: number): number => STEPS[from * SPACES + to]!;
