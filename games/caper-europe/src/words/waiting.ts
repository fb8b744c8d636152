import type { Book } from '../book.ts';
import { chosenVerb } from '../choices.ts';
import { tableOf } from '../imagine.ts';
import { isGearRound, isOver } from '../state.ts';
import { BURN, STEAL } from '../verbs.ts';
import type { View } from '../view.ts';

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
