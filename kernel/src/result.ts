/** The answer at an edge of the house: a value, or a problem in one clear sentence. Inside, only our own bugs throw. */
export type Result<T, Problem = string> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: Problem };

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });
export const problem = <Problem>(text: Problem): { readonly ok: false; readonly problem: Problem } => ({
  ok: false,
  problem: text,
});

/** The value of what cannot fail here; if it does, that is a bug of our own. */
export function given<T>(result: Result<T>): T {
  if (!result.ok) throw new RangeError(result.problem);
  return result.value;
}
