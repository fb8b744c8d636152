import type { Book } from '../rules/book.ts';
import { chosenVerb } from '../rules/choices.ts';
import { tableOf } from '../rules/imagine.ts';
import { isGearRound, isOver } from '../rules/state.ts';
import { BURN, STEAL } from '../rules/verbs.ts';
import type { View } from '../rules/view.ts';

/** What the game waits for, as the status says it. */
export type Waiting = 'nothing' | 'thief' | 'gear' | 'steal' | 'burn' | 'return';

/** What the seat that must act has to do. */
export function waitsFor(book: Book, view: View): Waiting {
  const s = tableOf(view);
  if (isOver(s)) return 'nothing';
  if (s.depth === 0) return isGearRound(s.round) ? 'gear' : 'thief';
  const verb = chosenVerb(book, s);
  if (verb === STEAL) return 'steal';
  return verb === BURN ? 'burn' : 'return';
}
