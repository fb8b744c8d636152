import type { Budget, Thought } from '@hideout/bots';
import type { Action, GameView } from '@hideout/kernel';

/** A decision that a bot is asked about: all that its seat knows. */
export interface BotQuestion {
  readonly game: string;
  /** The name of the bot. */
  readonly bot: string;
  readonly view: GameView;
  readonly legal: readonly Action[];
  /** How long it may think; without it, the bot keeps its own pace. */
  readonly budget?: Budget;
}

/** What the page sends to the worker: a decision to think about, or the game whose bots it wants to know. */
export type Request =
  | ({ readonly number: number; readonly want: 'choice' | 'thought' } & BotQuestion)
  | { readonly number: number; readonly want: 'levels'; readonly game: string };

/** What the worker answers; a thought is missing when the bot cannot say what it thinks. */
export type Answer =
  | { readonly number: number; readonly choice: Action }
  | { readonly number: number; readonly thought: Thought | undefined }
  | { readonly number: number; readonly levels: readonly string[] }
  | { readonly number: number; readonly problem: string };
