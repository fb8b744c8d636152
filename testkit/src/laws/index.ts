import { chance } from './chance.ts';
import { copies } from './copies.ts';
import { flow } from './flow.ts';
import type { LawCheck } from './lawCheck.ts';
import { reach } from './reach.ts';
import { result } from './result.ts';
import { secrets } from './secrets.ts';
import { undo } from './undo.ts';
import { words } from './words.ts';
import { worlds } from './worlds.ts';

const numberOf = ({ id }: LawCheck): number => Number(id.slice(1));

/** Every law that is checked on single playouts, in the order of their ids: all but L1 and L31. */
export const LAW_CHECKS: readonly LawCheck[] = [chance, copies, flow, reach, result, secrets, undo, words, worlds]
  .flat()
  .toSorted((a, b) => numberOf(a) - numberOf(b));

export { requireSoundDescription } from './declaration.ts';
export { requireEverythingMet } from './presence.ts';
export type { LawCheck } from './lawCheck.ts';
