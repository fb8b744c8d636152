import type { Audience, Seat } from '@hideout/kernel';
import type { Event } from '../rules/events.ts';

/** One sentence for every type of event; a language that lacks one does not compile. */
export type Sentences = {
  readonly [Type in Event['type']]: (event: Extract<Event, { type: Type }>, to: Audience) => string;
};

/** Tells any event with these sentences. */
export function tell(sentences: Sentences, event: Event, to: Audience): string {
  const say = sentences[event.type] as (event: Event, to: Audience) => string;
  return say(event, to);
}

/** “You play” or “Ada plays”: a seat with the form of the verb that fits. */
export const doer =
  (you: string) =>
  (seat: Seat, to: Audience, yours: string, theirs: string): string =>
    seat === to.viewer ? `${you} ${yours}` : `${to.names[seat]} ${theirs}`;
