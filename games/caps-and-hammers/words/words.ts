import { NOBODY, nounOf, UNKNOWN, verbOf, type Action, type Audience, type Seat, type Words } from '@hideout/kernel';
import { COUNTRIES } from '../rules/countries.ts';
import type { Event } from '../rules/events.ts';
import type { Tables } from '../rules/figures.ts';
import { KINDS } from '../rules/kinds.ts';
import { ACTIVATE, DEPLOY, KEEP, kindIn, placeIn, RETURN, SHIFT, STEAL } from '../rules/verbs.ts';
import type { View } from '../rules/view.ts';
import { drawBoard } from './board.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The game in the language of a vocabulary. */
export function wordsIn(v: Vocabulary, t: Tables): Words<Event, View> {
  return {
    name: v.name,
    tagline: v.tagline,
    say: (event, to) => (v.sayings[event.type] as (event: Event, to: Audience) => string)(event, to),
    label: (action, view) => labelOf(v, action, view),
    status: (view, to) => statusOf(v, view, to),
    refusal: (reason) => v.refusals[reason as keyof Vocabulary['refusals']] ?? reason,
    option: (option) => option,
    choice: (_option, choice) => choice,
    ending: (ending) => v.endings[ending as keyof Vocabulary['endings']] ?? ending,
    heading: (heading) => v.headings[heading as keyof Vocabulary['headings']] ?? heading,
    line: ({ what, of }) => v.lines[what as keyof Vocabulary['lines']](of),
    board: (view, to, paint) => drawBoard({ v, t, view, to, paint }),
  };
}

function statusOf(v: Vocabulary, view: View, to: Audience): string {
  if (view.step === 'over' || view.actor === NOBODY) return v.over;
  return view.actor === to.viewer ? v.asksYou[view.step] : v.asksOther(view.step, to.names[view.actor]!);
}

function labelOf(v: Vocabulary, action: Action, view: View): string {
  const noun = nounOf(action);
  switch (verbOf(action)) {
    case RETURN:
      return v.labels.returnWith(v.lab(noun), lowestProtest(view));
    case KEEP:
      return v.labels.keep;
    case ACTIVATE:
      return activateLabel(v, view, noun);
    case DEPLOY:
      return v.labels.deploy(v.kinds[KINDS[kindIn(noun)]!], placeName(v, view, placeIn(noun)));
    case SHIFT:
      return v.labels.shift(placeName(v, view, noun));
    case STEAL:
      return v.labels.steal(v.countries[COUNTRIES[noun]!.name]);
    default:
      return v.labels.end;
  }
}

/** The lowest protest of the seat that must act, if any. */
function lowestProtest(view: View): number | undefined {
  const value = view.protests[view.actor]?.findIndex((count) => count > 0) ?? NOBODY;
  return value === NOBODY ? undefined : value;
}

function activateLabel(v: Vocabulary, view: View, card: number): string {
  for (const [place, { sides }] of view.places.entries()) {
    const found = sides[view.actor as Seat]?.find((each) => each.card === card);
    if (!found) continue;
    const kind = found.kind === UNKNOWN ? undefined : v.kinds[KINDS[found.kind]!];
    return v.labels.activate(kind, placeName(v, view, place), card + 1);
  }
  return v.labels.activateUnknown(card + 1);
}

/** What a location is called: its countries, or the lab. */
function placeName(v: Vocabulary, view: View, place: number): string {
  const location = view.places[place];
  if (!location) return v.location(place + 1);
  if (location.countries.length === 0) return v.lab(view.lab - 1);
  return location.countries.map((country) => v.countries[COUNTRIES[country]!.name]).join(' + ');
}
