import type { Suit } from '../rules/index.ts';

/** The colour of each icon. */
export const INKS: Readonly<Record<Suit, string>> = {
  '♠': 'var(--spade)',
  '♥': 'var(--heart)',
  '♦': 'var(--diamond)',
  '♣': 'var(--club)',
};
