import type { Problem } from '@hideout/protocol';
import type { Founding } from './entry.ts';

/** A table that this server cannot serve. It is set aside, and everything else goes on. */
export class Aside extends Error {
  /** What the store notes: `DAMAGED`, or the rules that are not known here. */
  readonly reason: string;
  /** What whoever asks for the table is told. */
  readonly problem: Problem;

  constructor(reason: string, problem: Problem, cause?: unknown) {
    super(problem.message, { cause });
    this.reason = reason;
    this.problem = problem;
  }
}

/** The reason of tables whose entries cannot be read or replayed; each start of a server tries them once more. */
export const DAMAGED = 'damaged';

/** What is kept of the table cannot be read or replayed. */
export const damaged = (cause: unknown): Aside => {
  const message =
    'This table is damaged and has been set aside; whoever runs this server finds the details in its log.';
  return new Aside(DAMAGED, { code: 'not-found', message, retry: false }, cause);
};

/** The table was opened by rules that this server does not have. */
export const unknownRules = (founding: Founding): Aside => {
  const message = 'This server does not have the rules of this table.';
  return new Aside(rulesOf(founding.game, founding.rulesVersion), { code: 'not-found', message, retry: false });
};

/** A name for one version of the rules of one game. */
export const rulesOf = (game: string, rulesVersion: number): string => `${game} ${rulesVersion}`;
