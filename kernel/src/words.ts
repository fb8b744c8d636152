import type { Action } from './action.ts';
import { answerTo, type ByEvent, type GameEvent } from './event.ts';
import type { Title } from './facts.ts';
import type { Motive } from './reason.ts';
import type { Result } from './result.ts';
import type { Riddle } from './riddle.ts';
import type { Seat, Viewer } from './seat.ts';
import type { SheetLine } from './sheet.ts';

/** Who a sentence is addressed to, and what the seats are called. */
export interface Audience {
  readonly viewer: Viewer;
  /** By seat; the viewer's own name is not used: that seat is “you”. */
  readonly names: readonly string[];
}

/** What a seat is called, or undefined for the one spoken to. */
export const nameFor = (seat: Seat, { viewer, names }: Audience): string | undefined =>
  seat === viewer ? undefined : names[seat]!;

/** A number of things: “1 card”, “3 cards”. */
export const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** The text with a capital letter, as it begins a label. */
export const titled = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What something is called whose id is its name: “South Africa” for `south-africa`. */
export const nameOfId = (id: string): string => id.split('-').map(titled).join(' ');

/** The names of things by their ids; `others` are not called as their id is. */
export const namesOfIds = <Id extends string>(
  ids: readonly Id[],
  others?: Readonly<Partial<Record<Id, string>>>,
): Readonly<Record<Id, string>> =>
  Object.fromEntries(ids.map((id) => [id, others?.[id] ?? nameOfId(id)])) as Record<Id, string>;

/** One sentence for every type of event, with what things are called; a language that lacks one does not compile. */
export type Sayings<E extends GameEvent, Names> = ByEvent<E, string, [to: Audience, names: Names]>;

/** Tells any event with the sentence of its type. */
export const teller =
  <E extends GameEvent, Names>(sayings: Sayings<E, Names>, names: Names): Words<E, never>['say'] =>
  (event, to) =>
    answerTo(sayings as Partial<Sayings<E, Names>>, event, to, names)!;

/** What a piece of a drawn board is, for a terminal that has colours. The text must read without it. */
export const TONES = ['strong', 'quiet', 'red', 'green', 'yellow', 'blue', 'purple', 'cyan'] as const;
export type Tone = (typeof TONES)[number];

/** Gives a text its tone; `PLAIN` leaves it as it is. */
export type Paint = (tone: Tone, text: string) => string;
export const PLAIN: Paint = (_tone, text) => text;

/** A game in one language. Nothing here may say more than the view or the redacted event holds. */
export interface Words<E, V> extends Title {
  /** What a seat plays from the start, where seats differ: “the Caps”. */
  role?(seat: Seat): string;
  /** The event as one sentence. */
  say(event: E, to: Audience): string;
  /** A short label for any action of the action space, legal or not; different for different legal actions. */
  label(action: Action, view: V): string;
  /** Where the game has ways: the actions in a row that lead to the place with that name, or a sentence that says why none do. */
  wayTo?(place: string, view: V): Result<readonly Action[]>;
  /** Where the game has ways: what several actions in a row of the actor come to, as short as a label. */
  way?(actions: readonly Action[], view: V): string;
  /** A sentence that says who must do what. */
  status(view: V, to: Audience): string;
  /** A sentence that says why not, for every reason that `Game.refuse` gives. */
  refusal(reason: string): string;
  option(option: string): string;
  choice(option: string, choice: string): string;
  ending(ending: string): string;
  /** What decided a finished game, in up to three sentences, each on its own; the view is that of its end. */
  story?(view: V, to: Audience): readonly string[];
  /** What a motive of the game's coach says comes about, as a clause: “you bring jewels home”. */
  motive?(motive: Motive, to: Audience): string;
  /** What the motives of one name are called together. */
  theme?(motive: string): string;
  /** The riddle as a question, and one of its answers as a label; left out, 0 is no and 1 is yes. */
  riddle?(riddle: Riddle, view: V, to: Audience): string;
  answer?(answer: number): string;
  heading(heading: string): string;
  line(line: SheetLine): string;
  /** What all the lines of one kind are called together, where there may be too many for a table. */
  lines?(what: string): string;
  /** The table as text, at most 80 columns wide, that reads without colour. */
  board(view: V, to: Audience, paint: Paint): string;
}
