import type { Event, View } from '../rules/index.ts';
import { motivesOf, type MotiveLaw, type Story } from '@hideout/bots';

/** What is played once the first heist of a course has succeeded. */
function playedLater({ events }: Story<Event, View>): number[] {
  const end = events.findIndex(({ type }) => type === 'succeeded');
  const later = end === -1 ? [] : events.slice(end);
  return [...new Set(later.flatMap((event) => (event.type === 'played' ? [Number(event.kind)] : [])))];
}

/** Whether somebody has looked at the Reward before the last card of the first heist of a course is played. */
function isInformed({ before, events }: Story<Event, View>): boolean {
  const attempt = events.findIndex(({ type }) => type === 'revealed');
  const heist = events.slice(0, attempt);
  const last = heist.findLastIndex(({ type }) => type === 'played');
  return (
    attempt > 0 &&
    (before.lookers.length > 0 || heist.slice(0, Math.max(0, last)).some(({ type }) => type === 'looked'))
  );
}

const LAWS: readonly MotiveLaw<Event, View>[] = [
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
  {
    motive: 'informed',
    clause: 'CC-7.2',
    isBad: false,
    inStory: (story) => (isInformed(story) ? [[]] : []),
  },
  {
    motive: 'later',
    clause: 'CC-3.6',
    isBad: false,
    weight: 0.3,
    inStory: (story) => playedLater(story).map((kind) => [kind]),
  },
];

/** What a choice in Caper Cards can be about: a heist pulled off, the two ways to fail, a look in time, a card saved for later. */
export const MOTIVES = motivesOf(LAWS);
