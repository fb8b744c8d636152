import type { CaperEvent, View } from '../rules/index.ts';
import { LADDER } from '../rules/tools.ts';
import { motivesOf, type MotiveLaw } from '@hideout/bots';

const LAWS: readonly MotiveLaw<CaperEvent, View>[] = [
  {
    motive: 'captured',
    clause: 'CA-5.1',
    isBad: true,
    inEvent: (event, seat) => (event.type === 'captured' && event.victim === seat ? [] : undefined),
  },
  {
    motive: 'capture',
    clause: 'CA-5.1',
    isBad: false,
    inEvent: (event, seat) => (event.type === 'captured' && event.seat === seat ? [] : undefined),
  },
  {
    motive: 'secure',
    clause: 'CA-4.4',
    isBad: false,
    inEvent: (event, seat) => (event.type === 'secured' && event.seat === seat ? [] : undefined),
  },
  {
    motive: 'steal',
    clause: 'CA-4.3',
    isBad: false,
    inEvent: (event, seat) => (event.type === 'stole' && event.seat === seat ? [event.jewel] : undefined),
  },
  {
    motive: 'beaten',
    clause: 'CA-4.3',
    isBad: true,
    inEvent: (event, seat) => (event.type === 'stole' && event.seat !== seat ? [event.jewel] : undefined),
  },
  {
    motive: 'ladder',
    clause: 'CA-3.4',
    isBad: false,
    inStory: ({ after }, seat) => (after.stock[seat]![LADDER]! > 0 ? [[]] : []),
  },
  {
    motive: 'robbed',
    clause: 'CA-6.2',
    isBad: true,
    inEvent: (event, seat) => (event.type === 'robbed' && event.victim === seat ? [] : undefined),
  },
  {
    motive: 'undone',
    clause: 'CA-4.6',
    isBad: true,
    inEvent: (event, seat) => (event.type === 'removed' && event.seat !== seat ? [] : undefined),
  },
];

/** What a way in Caper (1970) can be about: the race for a jewel, the way home, the chase, the tools for later. */
export const MOTIVES = motivesOf(LAWS);
