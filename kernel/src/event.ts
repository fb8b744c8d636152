import type { Rng } from './rng.ts';

/** In a View or an Event: the fact itself, or only that there is one. */
export type Known<T> = T | typeof UNKNOWN;
export const UNKNOWN = -1;

/** A fact about what happened: past tense, ids only. `Words` makes sentences of it. */
export interface GameEvent {
  readonly type: string;
}

/** One of several kinds of a thing, from what each kind holds; its tag says which it is. */
export type Tagged<Tag extends string, Kinds> = {
  [Kind in keyof Kinds & string]: Readonly<Record<Tag, Kind> & Kinds[Kind]>;
}[keyof Kinds & string];

/** The events of a game, from what those of each type tell. */
export type EventsOf<Told> = Tagged<'type', Told>;

export interface Log<E> {
  emit(event: E): void;
}

/**
 * Everything that enters or leaves the rules besides state and action.
 * Without a log nobody listens: write `io.log?.emit({…})`, which then builds no event.
 */
export interface Io<E> {
  readonly rng: Rng;
  readonly log: Log<E> | undefined;
}

/** A row for every type of event: what it comes to, in the light of whatever else is told. */
export type ByEvent<E extends GameEvent, Answer, Rest extends readonly unknown[] = []> = {
  readonly [Type in E['type']]: (event: Extract<E, { readonly type: Type }>, ...rest: Rest) => Answer;
};

/** What the row of an event's type makes of it; undefined where there is none. */
export const answerTo = <E extends GameEvent, Answer, Rest extends readonly unknown[]>(
  rows: Partial<ByEvent<E, Answer, Rest>>,
  event: E,
  ...rest: Rest
): Answer | undefined =>
  (rows[event.type as E['type']] as ((event: E, ...rest: Rest) => Answer) | undefined)?.(event, ...rest);
