/** Why an action is not legal: the clause that forbids it, and a key for `Words.refusal`. */
export interface Refusal<Reason extends string = string> {
  readonly clause: string;
  readonly reason: Reason;
}
