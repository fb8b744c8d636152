import type { Event } from '../rules/index.ts';
import { motivesOf, type MotiveLaw } from '@hideout/bots';

const LAWS: readonly MotiveLaw<Event>[] = [
  {
    motive: 'country',
    clause: 'CH-8.1',
    isBad: false,
    inLine: ({ what, of }, sheet, seat) => (what === 'country' && sheet.seat === seat ? [of[0]!] : undefined),
  },
  {
    motive: 'region',
    clause: 'CH-8.1',
    isBad: false,
    inLine: ({ what, of }, sheet, seat) => (what === 'region' && sheet.seat === seat ? [of[0]!] : undefined),
  },
  {
    motive: 'lab',
    clause: 'CH-5.5',
    isBad: false,
    inEvent: (event, seat) => (event.type === 'tookLab' && event.seat === seat ? [event.lab] : undefined),
  },
  {
    motive: 'protest',
    clause: 'CH-4.4',
    isBad: true,
    inEvent: (event, seat) =>
      (event.type === 'protested' || event.type === 'tookProtest') && event.seat === seat ? [] : undefined,
  },
];

/** What a choice in Caps & Hammers can be about: a country, a region, the lab, protests. */
export const MOTIVES = motivesOf(LAWS);
