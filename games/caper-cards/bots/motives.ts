import type { Event } from '../rules/index.ts';
import { motivesOf, type MotiveLaw } from '@hideout/bots';

const LAWS: readonly MotiveLaw<Event>[] = [
  {
    motive: 'heist',
    clause: 'CC-3.3',
    isBad: false,
    inEvent: (event) => (event.type === 'succeeded' ? [event.heists] : undefined),
  },
  {
    motive: 'short',
    clause: 'CC-3.4',
    isBad: true,
    inEvent: (event) =>
      event.type === 'ended' && (event.ending === 'short' || event.ending === 'tied') ? [] : undefined,
  },
  {
    motive: 'bust',
    clause: 'CC-3.3',
    isBad: true,
    inEvent: (event) => (event.type === 'ended' && event.ending === 'bust' ? [] : undefined),
  },
];

/** What a choice in Caper Cards can be about: a heist pulled off, and the two ways to fail. */
export const MOTIVES = motivesOf(LAWS);
