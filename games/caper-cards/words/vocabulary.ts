import type { Sayings, Title } from '@hideout/kernel';
import type { KindId } from '../rules/crew.ts';
import type { Event } from '../rules/events.ts';
import type { Reason } from '../rules/refuse.ts';
import type { RewardId } from '../rules/rewards.ts';
import type { Heading, LineName } from '../rules/sheets.ts';
import type { Ending } from '../rules/state.ts';
import type { ENGLISH } from './english.ts';

/** Things by their numbers, as one language calls them. */
export interface Names {
  kind(kind: number): string;
  /** With its article, as what somebody plays. */
  theKind(kind: number): string;
  /** Kind, number and icon: “Fixer (3 ♥)”. */
  face(face: number): string;
  /** From which number to which a face turns: “from 6 to 9”. */
  turn(face: number): string;
  reward(reward: number): string;
  complication(reward: number): string;
}

/** What somebody may have to do. */
type Task = 'play' | 'wildCard' | 'mastermind' | 'rotate' | 'discard';

/** What English says there, every language says. */
type English = typeof ENGLISH;

/** Everything that one language says; the rest of `Words` is the same in all of them. */
export interface Vocabulary extends Title, English {
  readonly rewards: Readonly<Record<RewardId, { readonly name: string; readonly complication: string }>>;
  /** The article of a kind, as what somebody plays. */
  the(kind: KindId): string;
  turn(from: string, to: string): string;
  cards(count: number): string;
  readonly refusals: Readonly<Record<Reason, string>>;
  readonly endings: Readonly<Record<Ending, string>>;
  /** What decided a finished game. */
  readonly story: {
    won(needed: number, score: number): string;
    short(needed: number, score: number, missing: number): string;
    bust(needed: number, score: number, over: number): string;
    /** A Complication and what it added in the last heist. */
    weighed(reward: string, points: number): string;
    /** The highest Reward against which the heist would have succeeded. */
    lower(value: number): string;
    /** Who had seen the Reward: names, and undefined for whoever is spoken to. */
    seen(names: readonly (string | undefined)[]): string;
    heists(done: number, goal: number): string;
  };
  readonly options: Readonly<Record<string, string>>;
  /** The choices that are no seats. */
  readonly choices: Readonly<Record<string, string>>;
  seat(number: string): string;
  /** What a choice can be about, as what comes about. */
  readonly motives: Readonly<Record<'heist' | 'short' | 'bust', (of: readonly number[]) => string>>;
  readonly headings: Readonly<Record<Heading, string>>;
  readonly lines: Readonly<Record<LineName, (of: readonly number[], names: Names) => string>>;
  readonly sayings: Sayings<Event, Names>;
  /** What the actor must do, said to others by its name and to the actor without. */
  readonly asks: Readonly<Record<Task, (name: string | undefined) => string>>;
}
