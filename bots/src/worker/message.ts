import type { Action, GameView } from '@hideout/kernel';
import type { Budget } from '../bot.ts';
import type { Advice, Query } from '../judge/advice.ts';
import type { Flag } from './flag.ts';

/** The rules by which a bot in a worker plays. */
interface ByRules {
  readonly game: string;
  readonly rulesVersion: number;
}

/** A decision that a bot in a worker is asked about, as plain data: all that its seat knows. */
export interface Ask extends ByRules {
  readonly type: 'ask';
  /** Identifies the question in its answer and when it is cancelled. */
  readonly number: number;
  readonly bot: string;
  readonly view: GameView;
  readonly legal: readonly Action[];
  /** Where the bot's own chance starts. */
  readonly seed: number;
  readonly budget?: Budget;
  /**
   * Which player asks, for example a table and a seat. Its bot is then kept from one decision to the next; without a
   * chair every question stands alone.
   */
  readonly chair?: string;
  /** All that has been done so far, where the seat has seen all of it (`Match.past`): the bot of a chair goes on from there. */
  readonly past?: readonly Action[] | undefined;
  /** Shared with the asker, where the platform can share memory: raised to cancel. */
  readonly flag?: Flag;
}

/** A decision that a coach in a worker is asked about, as plain data: all that its seat knows. */
export interface AskAdvice extends ByRules, Query {
  readonly type: 'advise';
  readonly number: number;
}

/** Cancels a question: the bot answers at once with what it has, a coach that it has nothing. */
interface Cancel {
  readonly type: 'cancel';
  readonly number: number;
}

/** Announces questions about a game, so that the first one need not wait for the game and its brain to be fetched. */
export interface Prepare extends ByRules {
  readonly type: 'prepare';
}

/** What a worker is sent. */
export type ToWorker = Ask | AskAdvice | Cancel | Prepare;

/** What a worker sends back: exactly one for each question. */
export type FromWorker =
  | {
      readonly number: number;
      readonly action: Action;
      readonly cancelled: boolean;
      /** The share of its iterations that the bot had time for, where this machine is too slow for all of them. */
      readonly reach?: number;
    }
  | { readonly number: number; readonly advice: Advice | undefined }
  | { readonly number: number; readonly problem: string };
