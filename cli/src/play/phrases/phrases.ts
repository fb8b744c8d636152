import type { UndoProblem } from '@hideout/kernel';

/** Everything that the terminal game itself says; what a game says is in its own words. */
export interface Phrases {
  readonly welcome: string;
  readonly whichGame: string;
  readonly noSuchGame: string;
  readonly players: (n: number) => string;
  readonly seatLine: (name: string, bot: string | undefined) => string;
  readonly sealed: (commitment: string) => string;
  readonly practice: (seed: string) => string;
  readonly planHelp: (options: readonly string[]) => string;
  readonly notUnderstood: (line: string) => string;
  readonly player: (n: number) => string;
  readonly handOver: (name: string) => string;
  readonly pressEnter: string;
  readonly orUndo: string;
  readonly thinking: (name: string) => string;
  readonly meanwhile: string;
  readonly since: string;
  readonly youMay: string;
  readonly shortHelp: string;
  readonly help: readonly (readonly [command: string, meaning: string])[];
  readonly noSuchNumber: (max: number) => string;
  readonly ambiguous: string;
  readonly whyWhat: string;
  readonly whyLegal: (number: number) => string;
  readonly whyNoSuch: (words: string) => string;
  readonly more: (n: number) => string;
  readonly undone: (label: string) => string;
  readonly undoProblem: Readonly<Record<UndoProblem, string>>;
  readonly nothingYet: string;
  readonly noScores: string;
  readonly total: string;
  readonly noClause: (word: string) => string;
  readonly saveWhere: string;
  readonly saved: (file: string) => string;
  readonly keep: (file: string) => string;
  /** What counts as “no” to a question. */
  readonly no: readonly string[];
  readonly kept: (file: string) => string;
  readonly dropped: string;
  readonly over: string;
  readonly won: (names: readonly string[]) => string;
  readonly nobodyWon: string;
  readonly record: (file: string) => string;
  readonly prove: (file: string, commitment: string) => string;
  readonly digest: (digest: string) => string;
}
