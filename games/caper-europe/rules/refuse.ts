import { nounOf, verbOf, type Action, type Refusal, type Seat } from '@hideout/kernel';
import type { Book } from './book.ts';
import { has } from './bits.ts';
import { chosenVerb } from './choices.ts';
import { handAt, LEVELS, rivalOf, siteOf, slotOf, thiefAt } from './places.ts';
import { FRAME_SEAT, frameCell, frameSite, isGearRound, isOver, turnOf, type State } from './state.ts';
import { targetsOf } from './steps/targets.ts';
import { isGoodAt, isInLoot } from './steps/goods.ts';
import { hasSlot, isManned } from './steps/turn.ts';
import { BURN, cardOfNoun, EQUIP, HIRE, placeOfNoun, REPLACE, RETURN, SELL, STEAL } from './verbs.ts';

/** Every reason to refuse an action, with the clause that it comes from. */
export const REASONS = {
  'game over': 'CE-2.1',
  'replace first': 'CE-1.3',
  'nothing to replace': 'CE-1.3',
  'not your turn': 'CE-2.3',
  'steal first': 'CE-5.3',
  'burn first': 'CE-7.1',
  'return first': 'CE-7.2',
  'thief round': 'CE-2.1',
  'gear round': 'CE-2.1',
  'not in hand': 'CE-2.3',
  'no slot': 'CE-3.1',
  'no thief': 'CE-4.1',
  'thief full': 'CE-4.3',
  'too dear': 'CE-4.2',
  'nothing to steal': 'CE-5.3',
  'good not here': 'CE-5.3',
  'nothing to burn': 'CE-7.1',
  'not this location': 'CE-7.1',
  'no gear': 'CE-7.1',
  protected: 'CE-7.4',
  'nothing to return': 'CE-7.2',
  'good not yours': 'CE-7.2',
} as const;
export type Reason = keyof typeof REASONS;

/** The clause that forbids the seat this action now, or undefined when it is legal. */
export function refuse(book: Book, s: Readonly<State>, seat: Seat, action: Action): Refusal<Reason> | undefined {
  const reason = reasonAgainst(book, s, seat, verbOf(action), nounOf(action));
  return reason && { clause: REASONS[reason], reason };
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
