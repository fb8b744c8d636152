import type { SeatPlan } from '@hideout/protocol';
import { OPPONENTS } from '../../bot/levels.ts';
import type { Choices } from '../../shell/Field.tsx';
import type { Messages } from '../../words/en.ts';

/** Who is to sit on a seat: a person here, somebody by link, anybody, or a bot by its name. */
export type Sitter = 'person' | 'friend' | 'open' | (string & {});

/** All who may sit on a seat, with their names; those by link only where there is a server. */
export const sittersIn = (m: Messages, { person, byLink }: { person: string; byLink: boolean }): Choices => [
  ['person', person],
  ...OPPONENTS.map((level) => [level, m.setUp.bot(m.levels[level] ?? level)] as const),
  ...(byLink
    ? ([
        ['friend', m.setUp.friend],
        ['open', m.setUp.anybody],
      ] as const)
    : []),
];

/** Whether the seat needs a table at the server. */
export const isByLink = (sitter: Sitter): boolean => sitter === 'friend' || sitter === 'open';

/** The seat as the server is asked for it. */
export function planOf(sitter: Sitter): SeatPlan {
  if (sitter === 'person') return { kind: 'me' };
  if (sitter === 'friend') return { kind: 'friend' };
  if (sitter === 'open') return { kind: 'open' };
  return { kind: 'bot', level: sitter };
}
