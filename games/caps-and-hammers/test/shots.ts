import { seatOf } from '@hideout/kernel';
import type { Shot } from '@hideout/testkit';
import type { View } from '../rules/index.ts';

/** What is photographed: agents in the row, and a card of the hand looked at. */
export const SHOTS: readonly Shot[] = [
  {
    seats: ['person', 'random'],
    secret: '06'.repeat(32),
    bot: 'easy',
    until: (match) => match.length >= 14 && match.actor === 0 && (match.view(seatOf(0)) as View).places.length > 0,
    prepare: () => document.querySelector<HTMLElement>('.ch-hand .thing')!.focus(),
  },
];
