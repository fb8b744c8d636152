import type { Sayings, Title } from '@hideout/kernel';
import type { KindId } from '../rules/crew.ts';
import type { Event } from '../rules/events.ts';
import type { Reason } from '../rules/refuse.ts';
import type { RewardId } from '../rules/rewards.ts';
import type { Heading, LineName } from '../rules/sheets.ts';
import type { Ending } from '../rules/state.ts';

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

/** What the labels of actions say. */
interface Labels {
  play(kind: string, sign: string): string;
  discard(face: string): string;
  rotate(what: string): string;
  coverRisk(kind: string): string;
  joinCrew(kind: string): string;
  layAs(kind: string, number: string): string;
}

/** What somebody may have to do. */
type Task = 'play' | 'wildCard' | 'mastermind' | 'rotate' | 'discard';

/** What only the text board says. */
interface TextBoardWords {
  heist(heist: number, goal: number): string;
  needs(least: number, most: number): string;
  /** What a place in the Crew waits for. */
  readonly deck: string;
  readonly row: string;
  readonly discarded: string;
}

/** What the board says. */
interface BoardWords {
  readonly hand: string;
  readonly crew: string;
  readonly players: string;
  readonly places: string;
  readonly risk: string;
  readonly riskIs: (risk: number) => string;
  readonly riskUnder: string;
  readonly riskText: string;
  readonly reward: string;
  readonly rewardHidden: (left: number) => string;
  readonly rewardKnown: (name: string, value: number) => string;
  readonly rewardText: string;
  readonly pile: (left: number) => string;
  readonly needs: (least: number, most: number) => string;
  readonly over: string;
  readonly sure: string;
  readonly maybe: string;
  readonly short: string;
  readonly heists: (done: number, goal: number) => string;
  readonly deck: string;
  readonly row: string;
  readonly discard: string;
  readonly discardNone: string;
  readonly boss: string;
  readonly you: string;
  readonly looked: string;
  readonly gap: (place: number) => string;
  readonly turned: (number: string) => string;
  readonly layAs: (name: string, number: string) => string;
}

/** Everything that one language says; the rest of `Words` is the same in all of them. */
export interface Vocabulary extends Title {
  readonly crew: Readonly<Record<KindId, { readonly name: string; readonly ability: string }>>;
  readonly rewards: Readonly<Record<RewardId, { readonly name: string; readonly complication: string }>>;
  /** The article of a kind, as what somebody plays. */
  the(kind: KindId): string;
  turn(from: string, to: string): string;
  cards(count: number): string;
  readonly refusals: Readonly<Record<Reason, string>>;
  readonly endings: Readonly<Record<Ending, string>>;
  readonly options: Readonly<Record<string, string>>;
  /** The choices that are no seats. */
  readonly choices: Readonly<Record<string, string>>;
  seat(number: string): string;
  readonly headings: Readonly<Record<Heading, string>>;
  readonly lines: Readonly<Record<LineName, (of: readonly number[], names: Names) => string>>;
  readonly sayings: Sayings<Event, Names>;
  readonly labels: Labels;
  /** What the actor must do, said to others by its name and to the actor without. */
  readonly asks: Readonly<Record<Task, (name: string | undefined) => string>>;
  readonly textBoard: TextBoardWords;
  readonly board: BoardWords;
}
