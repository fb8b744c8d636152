import type { Ask, FromWorker, ToWorker } from '@hideout/bots';

/** A decision that a bot is asked about: all that its seat knows. */
export type BotQuestion = Pick<Ask, 'game' | 'bot' | 'view' | 'legal' | 'budget'>;

/** What the page sends to the worker besides what every worker of bots is sent: the game whose bots it wants to know. */
export type Request = ToWorker | { readonly type: 'levels'; readonly number: number; readonly game: string };

/** What the worker answers. */
export type Answer = FromWorker | { readonly number: number; readonly levels: readonly string[] };
