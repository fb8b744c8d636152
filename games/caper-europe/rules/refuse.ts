import { nounOf, refusalsBy, verbOf, type Action, type Refusal, type Seat } from '@hideout/kernel';
import type { Book } from './book.ts';
import { has } from './bits.ts';
import { chosenVerb } from './choices.ts';
import { handAt, LEVELS, rivalOf, siteOf, slotOf, thiefAt } from './places.ts';
import { FRAME_SEAT, frameCell, frameSite, isGearRound, isOver, turnOf, type State } from './state.ts';
import { targetsOf } from './steps/targets.ts';
import { isGoodAt, isInLoot } from './steps/goods.ts';
import { hasSlot, isManned } from './steps/turn.ts';
import { BURN, cardOfNoun, EQUIP, HIRE, placeOfNoun, REPLACE, RETURN, SELL, STEAL } from './verbs.ts';

/** Every refusal, by the clause that forbids the action. */
export const REFUSALS = refusalsBy({
  'CE-1.3': ['replace first', 'nothing to replace'],
  'CE-2.1': ['game over', 'thief round', 'gear round'],
  'CE-2.3': ['not your turn', 'not in hand'],
  'CE-3.1': ['no slot'],
  'CE-4.1': ['no thief'],
  'CE-4.2': ['too dear'],
  'CE-4.3': ['thief full'],
  'CE-5.3': ['steal first', 'nothing to steal', 'good not here'],
  'CE-7.1': ['burn first', 'nothing to burn', 'not this location', 'no gear'],
  'CE-7.2': ['return first', 'nothing to return', 'good not yours'],
  'CE-7.4': ['protected'],
});
export type Reason = keyof typeof REFUSALS;

/** The clause that forbids the seat this action now, or undefined when it is legal. */
export function refuse(book: Book, s: Readonly<State>, seat: Seat, action: Action): Refusal<Reason> | undefined {
  const reason = reasonAgainst(book, s, seat, verbOf(action), nounOf(action));
  return reason && REFUSALS[reason];
}

function reasonAgainst(book: Book, s: Readonly<State>, seat: number, verb: number, noun: number): Reason | undefined {
  if (isOver(s)) return 'game over';
  if (seat !== (s.depth > 0 ? frameCell(s, FRAME_SEAT) : turnOf(s))) return 'not your turn';
  if (verb in NOTHING) return againstChoice(book, s, seat, verb, noun);
  if (s.depth > 0) return FIRST[chosenVerb(book, s)];
  if (verb === HIRE && isGearRound(s.round)) return 'gear round';
  if (verb !== HIRE && !isGearRound(s.round)) return 'thief round';
  const card = cardOfNoun(verb, noun);
  if (!holds(s, seat, card)) return 'not in hand';
  if (verb === SELL) return undefined;
  const place = placeOfNoun(verb, noun);
  if (verb === EQUIP) return againstEquip(book, s, seat, card, place);
  return hasSlot(s, seat, place) ? undefined : 'no slot';
}

function againstEquip(book: Book, s: Readonly<State>, seat: number, card: number, place: number): Reason | undefined {
  if (!isManned(s, seat, place)) return 'no thief';
  if (s.load[thiefAt(seat, place)] === LEVELS) return 'thief full';
  return book.cost[card]! > s.coins[seat]! ? 'too dear' : undefined;
}

const FIRST: Readonly<Record<number, Reason>> = {
  [STEAL]: 'steal first',
  [BURN]: 'burn first',
  [RETURN]: 'return first',
  [REPLACE]: 'replace first',
};
const NOTHING: Readonly<Record<number, Reason>> = {
  [STEAL]: 'nothing to steal',
  [BURN]: 'nothing to burn',
  [RETURN]: 'nothing to return',
  [REPLACE]: 'nothing to replace',
};

function againstChoice(book: Book, s: Readonly<State>, seat: number, verb: number, noun: number): Reason | undefined {
  if (s.depth === 0 || chosenVerb(book, s) !== verb) return NOTHING[verb];
  if (verb === REPLACE) return undefined;
  if (verb === STEAL) return isGoodAt(s, frameSite(s), noun) ? undefined : 'good not here';
  if (verb === RETURN) return isInLoot(s, seat, noun) ? undefined : 'good not yours';
  if (siteOf(noun) !== frameSite(s)) return 'not this location';
  if (s.load[thiefAt(rivalOf(seat), noun)] === 0) return 'no gear';
  return has(targetsOf(book, s, seat, siteOf(noun)), slotOf(noun)) ? undefined : 'protected';
}

function holds(s: Readonly<State>, seat: number, card: number): boolean {
  const end = handAt(seat) + s.handSize[seat]!;
  for (let at = handAt(seat); at < end; at++) if (s.hand[at] === card) return true;
  return false;
}
