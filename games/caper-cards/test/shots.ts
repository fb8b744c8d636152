import type { Shot } from '@hideout/testkit';

const DEAL = { options: { boss: '1' }, seats: ['person', 'random'], secret: '46'.repeat(32) };

/** What is photographed: a hand, the choice of a card just played, and why the Risk cannot be played on. */
export const SHOTS: readonly Shot[] = [
  { ...DEAL, until: (match) => match.length >= 12 },
  { ...DEAL, name: 'choice', until: (match) => match.length >= 13 },
  {
    ...DEAL,
    name: 'why-not',
    until: (match) => match.length >= 12,
    prepare: () => document.querySelector<HTMLElement>('[data-thing="risk"]')!.focus(),
  },
];
