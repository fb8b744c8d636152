import type { Event } from '../rules/index.ts';
import { motivesOf, type MotiveLaw } from '@hideout/bots';

const LAWS: readonly MotiveLaw<Event>[] = [
  {
    motive: 'location',
    clause: 'CE-9.1',
    isBad: false,
    inLine: ({ what, of }, sheet, seat) => (what === 'base' && sheet.seat === seat ? [of[0]!] : undefined),
  },
  {
    motive: 'burned',
    clause: 'CE-7.1',
    isBad: true,
    inEvent: (event, seat) => (event.type === 'gear burned' && event.owner === seat ? [] : undefined),
  },
  {
    motive: 'burn',
    clause: 'CE-7.1',
    isBad: false,
    inEvent: (event, seat) => (event.type === 'gear burned' && event.seat === seat ? [] : undefined),
  },
];

/** What a choice in Caper: Europe can be about: a Location won, or Gear burned. */
export const MOTIVES = motivesOf(LAWS);
