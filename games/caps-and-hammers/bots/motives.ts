import type { Event, Kind, View } from '../rules/index.ts';
import type { Seat } from '@hideout/kernel';
import { motivesOf, type MotiveLaw, type Story } from '@hideout/bots';

/** The cards that a seat carries over into the next round [CH-2.5]: what it held and drew, without what it deployed. */
function keptBy({ before, events }: Story<Event, View>, seat: Seat): readonly Kind[] {
  const held = before.hands[seat]!.map(Number);
  for (const event of events) {
    if (event.type === 'weighed') return [...new Set(held)] as Kind[];
    if (event.type === 'drew' && event.seat === seat) held.push(...event.kinds);
    if (event.type === 'deployed' && event.seat === seat) held.splice(held.indexOf(event.kind), 1);
  }
  return [];
}

const LAWS: readonly MotiveLaw<Event, View>[] = [
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
  {
    motive: 'rivalProtest',
    clause: 'CH-4.4',
    isBad: false,
    inEvent: (event, seat) =>
      (event.type === 'protested' || event.type === 'tookProtest') && event.seat !== seat ? [] : undefined,
  },
  {
    motive: 'rivalRegion',
    clause: 'CH-8.1',
    isBad: true,
    inLine: ({ what, of }, sheet, seat) => (what === 'region' && sheet.seat !== seat ? [of[0]!] : undefined),
  },
  {
    motive: 'robbed',
    clause: 'CH-6.11',
    isBad: true,
    inEvent: (event, seat) => (event.type === 'stole' && event.seat !== seat ? [event.country] : undefined),
  },
  {
    motive: 'justified',
    clause: 'CH-4.2',
    isBad: false,
    inEvent: (event, seat) => (event.type === 'spent' && event.seat === seat ? [] : undefined),
  },
  {
    motive: 'exposed',
    clause: 'CH-6.7',
    isBad: true,
    inEvent: (event, seat) => (event.type === 'revealed' && event.seat === seat ? [] : undefined),
  },
  {
    motive: 'keep',
    clause: 'CH-2.5',
    isBad: false,
    weight: 0.3,
    inStory: (story, seat) => keptBy(story, seat).map((kind) => [kind]),
  },
];

/**
 * What a choice in Caps & Hammers can be about: countries, regions and labs, protests of either side, a justification
 * that pays, a bluff that is seen through, a card that is kept for the next round.
 */
export const MOTIVES = motivesOf(LAWS);
