import { seatOf, type ActionList, type Io } from '@hideout/kernel';
import { CARD_KINDS, type Card } from '../cards.ts';
import type { CaperEvent } from '../events.ts';
import { TOOL_LIMIT } from '../figures.ts';
import { countStock, type State } from '../state.ts';
import { TOOL_KINDS, type Tool } from '../tools.ts';
import { discard, done, giveBack } from '../verbs.ts';
import { endIfTidy } from './turn.ts';
import { holds, turnIn } from './window.ts';

/** CA-2.5: adds the cards that may be discarded, and the tools of which one must be returned, or the end of the turn. */
export function addTidying(s: Readonly<State>, out: ActionList): void {
  for (let card = 0 as Card; card < CARD_KINDS; card++) if (holds(s, card)) out.add(discard(card));
  if (countStock(s, s.turn) <= TOOL_LIMIT) return out.add(done());
  for (let tool = 0 as Tool; tool < TOOL_KINDS; tool++) {
    if (s.stock[s.turn * TOOL_KINDS + tool]! > 0) out.add(giveBack(tool));
  }
}

/** CA-2.5, CA-6.6: a card onto the face-up pile. */
export function onDiscard(s: State, noun: number, io: Io<CaperEvent>): void {
  turnIn(s, noun);
  io.log?.emit({ type: 'discarded', seat: seatOf(s.turn), card: noun as Card });
  endIfTidy(s, io);
}

/** CA-2.5: a tool above five back to the depot. */
export function onGiveBack(s: State, noun: number, io: Io<CaperEvent>): void {
  s.stock[s.turn * TOOL_KINDS + noun]!--;
  s.depot[noun]!++;
  io.log?.emit({ type: 'gave-back', seat: seatOf(s.turn), tool: noun as Tool });
  endIfTidy(s, io);
}
