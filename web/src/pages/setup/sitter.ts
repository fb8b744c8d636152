import type { SeatPlan } from '@hideout/protocol';

/** Who is to sit on a seat: a person here, somebody by link, anybody, or a bot by its name. */
export type Sitter = 'person' | 'friend' | 'open' | (string & {});

/** Whether the seat needs a table at the server. */
export const isByLink = (sitter: Sitter): boolean => sitter === 'friend' || sitter === 'open';

/** The seat as the server is asked for it. */
export function planOf(sitter: Sitter): SeatPlan {
  if (sitter === 'person') return { kind: 'me' };
  if (sitter === 'friend') return { kind: 'friend' };
  if (sitter === 'open') return { kind: 'open' };
  return { kind: 'bot', level: sitter };
}
