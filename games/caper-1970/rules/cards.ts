import type { Id } from '@hideout/kernel';
import { TOOL_KINDS } from './tools.ts';

/** The eleven kinds of card: a tool each (numbered as the tools are), then CA-6.2, CA-6.3 (numbered by street), CA-6.4. */
export const CARDS = [
  'ladder',
  'screwdriver',
  'pipewrench',
  'wirecutter',
  'knife',
  'theft',
  'auto-north',
  'auto-east',
  'auto-south',
  'auto-west',
  'roll-again',
] as const;
export type Card = Id<'Card'>;
export type CardName = (typeof CARDS)[number];

export const CARD_KINDS = CARDS.length;
export const THEFT_CARD = TOOL_KINDS as Card;
export const ROLL_AGAIN_CARD = (CARD_KINDS - 1) as Card;
/** The card of a street's auto is this one plus the street. */
export const AUTO_CARD = (TOOL_KINDS + 1) as Card;
