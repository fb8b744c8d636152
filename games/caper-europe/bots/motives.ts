import type { Event, View } from '../rules/index.ts';
import { motivesOf, type MotiveLaw } from '@hideout/bots';

/** Kinds of Goods in a whole set. */
const WHOLE_SET = 3;

const LAWS: readonly MotiveLaw<Event, View>[] = [
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
  {
    motive: 'passed',
    clause: 'CE-2.3',
    isBad: true,
    weight: 0.4,
    inEvent: (event, seat) =>
      (event.type === 'hired' || event.type === 'equipped') && event.seat !== seat ? [event.card] : undefined,
  },
  {
    motive: 'steal',
    clause: 'CE-5.3',
    isBad: false,
    inEvent: (event, seat) => (event.type === 'good stolen' && event.seat === seat ? [event.good] : undefined),
  },
  {
    motive: 'beaten',
    clause: 'CE-5.3',
    isBad: true,
    inEvent: (event, seat) => (event.type === 'good stolen' && event.seat !== seat ? [event.good] : undefined),
  },
  {
    motive: 'trio',
    clause: 'CE-9.4',
    isBad: false,
    inLine: ({ what, of }, sheet, seat) =>
      what === 'set' && of[0] === WHOLE_SET && sheet.seat === seat ? [] : undefined,
  },
];

/**
 * What a choice in Caper: Europe can be about: a Location won, Gear burned, a card kept from the rival, the race for
 * Goods, a whole set of them.
 */
export const MOTIVES = motivesOf(LAWS);
