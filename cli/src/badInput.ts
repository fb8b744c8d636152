import type { Result } from '@hideout/kernel';

/** Exit codes of the command. */
export const EXIT = { fine: 0, failed: 1, badInput: 2, bug: 70, interrupted: 130 } as const;

/** Something that the user can fix, in one clear sentence; not a bug of ours. */
export class BadInput extends Error {
  override readonly name = 'BadInput';
}

/** The value of a result; its problem is the user's. */
export function demand<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new BadInput(result.problem);
}

/** What went wrong, in the words of the error; of several that led to one, the first. */
export function reasonOf(error: unknown): string {
  const cause: unknown = error instanceof AggregateError ? error.errors[0] : error;
  return cause instanceof Error ? cause.message : String(cause);
}
