import { charactersOf } from '@hideout/catalogue';
import type { SeatPlan } from '@hideout/protocol';
import { OPPONENTS } from '../../bot/levels.ts';
import type { Choices } from '../../shell/Field.tsx';
import { SPARRING } from '../../store/sparring.ts';
import type { Messages } from '../../words/en.ts';

/** Who is to sit on a seat: a person here, somebody by link, anybody, or a bot by its name. */
export type Sitter = 'person' | 'friend' | 'open' | (string & {});

interface Around {
  /** What a person at this screen is called. */
  readonly person: string;
  readonly byLink: boolean;
  /** What the sparring partner is called, where it may sit down. */
  readonly sparring?: string;
}

/** All who may sit on a seat in a game, with their names; those by link only where there is a server. */
export const sittersIn = (game: string, m: Messages, { person, byLink, sparring }: Around): Choices => [
  ['person', person],
  ...[...OPPONENTS, ...charactersOf(game)].map((bot) => [bot, m.setUp.bot(m.levels[bot] ?? bot)] as const),
  ...(sparring === undefined ? [] : [[SPARRING, m.setUp.bot(sparring)] as const]),
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
