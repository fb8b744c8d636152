import type { Action, ActionList, FastRng, GameView } from '@hideout/kernel';

/** How long a bot may think about one decision, until either limit is reached; with neither it keeps its own pace. */
export interface Budget {
  readonly iterations?: number;
  readonly milliseconds?: number;
  /** Whether to end as soon as it is settled what will be chosen: nobody is to wait for the rest of the ranking. */
  readonly onlyChoice?: boolean;
}

/** Both limits of a level. */
export type Limits = Required<Pick<Budget, 'iterations' | 'milliseconds'>>;

/** Everything a bot is told: what its seat sees and may do. Never a state, a record or a seed. */
export interface Question {
  /** The seat's legal actions, at least one. Valid until the bot has answered. */
  readonly legal: ActionList;
  /** What the seat sees; made on demand, since not every bot looks. */
  view(): GameView;
  /** The bot's own chance, which shares nothing with the chance of the game. */
  readonly rng: FastRng;
  readonly budget: Budget;
  /**
   * The actions since the bot was last asked, its own first; left out at the first decision, and if one of them was
   * hidden from the seat.
   */
  readonly since?: readonly Action[] | undefined;
  /** Asked while thinking: true means answer now. */
  stop?(): boolean;
}

/** Plays one seat of one game. */
export interface Bot {
  readonly name: string;
  /** Whether it has any use for `since`. */
  readonly follows?: boolean;
  /** One of the legal actions. The same view and the same chance give the same answer, whatever is hidden. */
  choose(question: Question): Action;
}

/** One action as a bot sees it. */
export interface Ranked {
  readonly action: Action;
  /** How often it was tried, or how likely the bot is to choose it, in the bot's own unit. */
  readonly visits: number;
  /** What it is worth to the seat, 0 lost to 1 won. */
  readonly value: number;
}

/** What a bot makes of a decision: for choosing, for hints and for analysis. */
export interface Thought {
  /** The legal actions that it considered, its favourite first. */
  readonly ranking: readonly Ranked[];
  /** The actions that it expects from here on, its own first. */
  readonly line: readonly Action[];
  readonly iterations: number;
}

/** A bot that can also say what it makes of a decision. */
export interface Thinker extends Bot {
  /** How long it thinks unless the question says otherwise. */
  readonly budget: Limits;
  /** Asked again about the same decision with `since` empty, it goes on where it stopped. */
  think(question: Question): Thought;
  /** The action it takes after such thought; weaker bots do not always take their favourite. */
  decide(thought: Thought, rng: FastRng): Action;
}

/** Whether the bot can say what it makes of a decision. */
export const isThinker = (bot: Bot): bot is Thinker => 'think' in bot;
