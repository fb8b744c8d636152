import { SPECTATOR, type AnyMatch } from '@hideout/kernel';
import type { Shot } from '@hideout/testkit';
import type { Event } from '../rules/index.ts';

/** Right after an action that brought something like this about. */
const after =
  (isSuch: (event: Event) => boolean) =>
  (match: AnyMatch): boolean =>
    ((match.history(SPECTATOR).at(-1) ?? []) as unknown as readonly Event[]).some(isSuch);

const dealt = (secret: string) => ({
  options: { boss: '1' },
  seats: ['person', 'random'],
  secret: secret.repeat(32),
  bot: 'hard',
});
const ended = (ending: string) => after((event) => event.type === 'ended' && event.ending === ending);

/** What is filmed: heists that succeed, that a Complication strikes, that fail in either way, and a game that is won. */
export const FILMS: readonly Shot[] = [
  { ...dealt('00'), name: 'heist', until: after((event) => event.type === 'succeeded' && event.heists === 3) },
  { ...dealt('01'), name: 'strike', until: after((event) => event.type === 'struck') },
  { ...dealt('0d'), name: 'short', until: ended('short') },
  { ...dealt('02'), name: 'bust', until: ended('bust') },
  { ...dealt('00'), name: 'won', until: ended('won') },
  { ...dealt('01'), name: 'alone', seats: ['person'], until: after((event) => event.type === 'looked') },
];
