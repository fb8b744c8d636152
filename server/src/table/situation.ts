import { problem, type Result } from '@hideout/kernel';
import type { Command, Problem, ProblemCode } from '@hideout/protocol';
import type { Entry } from './entry.ts';

/** Who gives a command, and what has been looked up for it. */
export interface Situation {
  readonly guest: string;
  readonly name: string;
  readonly now: number;
  /** Whether the command carries the table's invite. */
  readonly isInvited: boolean;
  /** The levels of bots that play this game, weakest first. */
  readonly levels: readonly string[];
  /** How long somebody may keep the table waiting before others can call in a bot. */
  readonly patienceMs: number;
  /** The id for a new table, in case this is a rematch. */
  readonly newTable: string;
}

export type Decision = Result<Entry, Problem>;
export type Of<Type extends Command['type']> = Extract<Command, { type: Type }>;

/** A refusal of ours; the rules' own refusals carry a clause. */
export const deny = (code: ProblemCode, message: string): { ok: false; problem: Problem } =>
  problem({ code, message, retry: code === 'unavailable' });
