import { SPECTATOR, type AnyMatch } from '@hideout/kernel';
import type { Shot } from '@hideout/testkit';
import type { Event } from '../rules/index.ts';

/** Whether the last action brought this about, and no bot acts next: its move would be shown instead. */
const brought =
  (type: Event['type']) =>
  (match: AnyMatch): boolean =>
    match.length > 0 &&
    match.actor !== 1 &&
    match
      .history(SPECTATOR, match.length - 1)
      .flat()
      .some((event) => event.type === type);

const film = (name: string, until: Shot['until']): Shot => ({
  name,
  seats: ['person', 'random'],
  secret: '06'.repeat(32),
  bot: 'easy',
  until,
});

/** What is filmed: the end of a round, a fall of Defcon, the brink, a crisis, a theft, a Spy, and the last count. */
export const FILMS: readonly Shot[] = [
  film('round', brought('weighed')),
  film('defcon', (match) => brought('lowered')(match) && !brought('weighed')(match)),
  { ...film('brink', brought('reset')), bot: 'random', secret: '01'.repeat(32) },
  { ...film('crisis', brought('crisis')), bot: 'random', secret: '02'.repeat(32) },
  // Those who play at random do what the others seldom do.
  { ...film('theft', brought('stole')), bot: 'random' },
  { ...film('spy', brought('revealed')), bot: 'random' },
  film('last', (match) => match.outcome !== undefined),
];
