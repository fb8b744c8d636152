import type { Attack } from './attacks/attack.ts';
import { history } from './attacks/history.ts';
import { minds } from './attacks/minds.ts';
import { mutations } from './attacks/mutations.ts';
import { takebacks } from './attacks/takebacks.ts';

/** Everything that the house must withstand, by the name that `npm run test:hostile -- <name>` takes. */
export const ATTACKS: Readonly<Record<string, Attack>> = { mutations, minds, takebacks, history };
