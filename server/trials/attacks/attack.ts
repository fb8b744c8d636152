/** What came of an attack: a figure in words for the table, and whether the house held. */
interface Finding {
  readonly figure: string;
  readonly holds: boolean;
}

/** One way to trouble a server from outside, on nodes of its own that end with it. */
export interface Attack {
  readonly title: string;
  /** `full` is what an attacker would do in a minute or two; `short` is as much as a test needs to tell. */
  try(size: 'full' | 'short'): Promise<Finding>;
}
