import { addresses } from './attacks/addresses.ts';
import type { Attack } from './attacks/attack.ts';
import { crowd } from './attacks/crowd.ts';
import { hurry } from './attacks/hurry.ts';
import { mutations } from './attacks/mutations.ts';
import { names } from './attacks/names.ts';
import { presence } from './attacks/presence.ts';
import { seats } from './attacks/seats.ts';

/** Everything that the house must withstand, by the name that `npm run test:hostile -- <name>` takes. */
export const ATTACKS: Readonly<Record<string, Attack>> = { mutations, addresses, presence, seats, crowd, hurry, names };
