/** Why an action is not legal: the clause that forbids it, and a key for `Words.refusal`. */
export interface Refusal<Reason extends string = string> {
  readonly clause: string;
  readonly reason: Reason;
}

/** Every refusal by its reason, made once, so that asking why allocates nothing; the reasons stand by their clauses. */
export const refusalsBy = <const Reasons extends Readonly<Record<string, readonly string[]>>>(reasons: Reasons) =>
  Object.fromEntries(
    Object.entries(reasons).flatMap(([clause, each]) => each.map((reason) => [reason, { clause, reason }])),
  ) as { readonly [Reason in Reasons[keyof Reasons][number]]: Refusal<Reason> };
