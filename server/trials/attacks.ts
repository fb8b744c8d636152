import type { Attack } from './attacks/attack.ts';
import { clockJump, downtime } from './attacks/downtime.ts';
import { mutations } from './attacks/mutations.ts';
import { silentLine } from './attacks/silentLine.ts';
import { takeBack } from './attacks/takeBack.ts';

/** Everything that the house must withstand, by the name that `npm run test:hostile -- <name>` takes. */
export const ATTACKS: Readonly<Record<string, Attack>> = { mutations, takeBack, downtime, clockJump, silentLine };
