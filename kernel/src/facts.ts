import type { SeatRange } from './setup.ts';
import type { Language } from './language.ts';

/** What a game is called, and one line that makes somebody want to play. */
export interface Title {
  readonly name: string;
  readonly tagline: string;
}

/** What can be said about a game before its rules are loaded. The game and its words take it from here. */
export interface Facts {
  /** Lower case with hyphens; the folder and the record carry it. */
  readonly id: string;
  readonly titles: Readonly<Record<Language, Title>>;
  readonly seats: SeatRange;
  /** Whether the seats win and lose together. */
  readonly cooperative: boolean;
  /** How long a game takes among people, in minutes. */
  readonly minutes: readonly [least: number, most: number];
  /** The clause by which nobody may talk about the game while it is played, if the rules have one. */
  readonly silence?: string;
}
