import { nounOf, verbOf, type Action, type Audience, type SheetLine, type Words } from '@hideout/kernel';
import type { Book } from '../rules/book.ts';
import type { CardId, LocationId } from '../rules/card.ts';
import { chosenVerb } from '../rules/choices.ts';
import { GOODS, type City } from '../rules/cities.ts';
import type { Event } from '../rules/events.ts';
import { tableOf } from '../rules/imagine.ts';
import { rivalOf, siteOf, slotOf } from '../rules/places.ts';
import type { Reason } from '../rules/refuse.ts';
import type { Ending } from '../rules/scoring.ts';
import type { Heading, Line } from '../rules/sheets.ts';
import { isGearRound, isOver } from '../rules/state.ts';
import { BURN, cardOfNoun, EQUIP, HIRE, placeOfNoun, REPLACE, RETURN, SELL, STEAL } from '../rules/verbs.ts';
import { newcomerIn, type View } from '../rules/view.ts';
import { drawBoard } from './board.ts';
import { bonusText, scoringText } from './texts.ts';
import { does, type Decision, type Spot } from './speech.ts';
import { storyOf } from './story.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The game with these cards, in the language of a vocabulary. */
export function wordsIn(v: Vocabulary, book: Book): Words<Event, View> {
  return {
    name: v.name,
    tagline: v.tagline,
    say: (event, to) => (v.sayings[event.type] as (event: Event, to: Audience) => string)(event, to),
    label: (action, view) => labelOf(v, book, action, view),
    status: (view, to) => statusOf(v, book, view, to),
    refusal: (reason) => v.refusals[reason as Reason],
    option: (option) => v.options[option as keyof Vocabulary['options']],
    choice: (option, choice) =>
      option === 'city' ? v.cities[choice as City] : v.switches[choice as keyof Vocabulary['switches']],
    ending: (ending) => v.endings[ending as Ending],
    story: (view, to) => storyOf(v, book, view, to),
    motive: ({ motive, of }) => v.motives[motive as keyof Vocabulary['motives']](of[0] ?? 0),
    theme: (motive) => v.themes[motive as keyof Vocabulary['themes']],
    riddle: ({ of: [seat, id] }, _view, to) => v.holds(to.names[seat!]!, id as CardId),
    heading: (heading) => v.headings[heading as Heading],
    line: (line) => lineOf(v, book, line),
    board: (view, to, paint) => drawBoard({ v, book, view, to, paint }),
  };
}

function statusOf(v: Vocabulary, book: Book, view: View, to: Audience): string {
  const s = tableOf(view);
  if (isOver(s)) return v.refusals['game over'];
  const turn = isGearRound(s.round) ? 'gear' : 'thief';
  const [you, other] = v.asks[s.depth === 0 ? turn : CHOICES[chosenVerb(book, s)]!];
  return `${does(v.you)(to, view.actor, you, other)}.`;
}

const CHOICES: Readonly<Record<number, Decision>> = {
  [STEAL]: 'steal',
  [BURN]: 'burn',
  [RETURN]: 'return',
  [REPLACE]: 'replace',
};

/** The action as the seat that must act would take it. */
function labelOf({ labels }: Vocabulary, book: Book, action: Action, view: View): string {
  const [verb, noun] = [verbOf(action), nounOf(action)];
  const actor = Math.max(view.actor, 0);
  const card = cardOfNoun(verb, noun);
  const byVerb: Readonly<Record<number, () => string>> = {
    [HIRE]: () => labels.hire(card, view.sites[placeOfNoun(verb, noun)]!.location),
    [EQUIP]: () => labels.equip(card, spotAt(view, actor, placeOfNoun(verb, noun)), book.cost[card]!),
    [SELL]: () => labels.sell(card),
    [BURN]: () => labels.burn(spotAt(view, rivalOf(actor), noun)),
    [REPLACE]: () => labels.replace(view.sites[noun]!.location, newcomerIn(view)),
  };
  return byVerb[verb]?.() ?? labels[verb === RETURN ? 'return' : 'steal'](GOODS[noun]!);
}

function spotAt(view: View, seat: number, place: number): Spot {
  const { location, crews } = view.sites[siteOf(place)]!;
  const member = crews[seat]![slotOf(place)];
  return { location, slot: slotOf(place) + 1, thief: member?.thief, topmost: member?.gear.at(-1) };
}

/** See `Line` for what the numbers mean. */
function lineOf(v: Vocabulary, book: Book, { what, of }: SheetLine): string {
  const [first = 0, second = 0, third = 0] = of;
  const location = first as LocationId;
  const times = (n: number): string => (n === 1 ? '' : ` × ${n}`);
  const lines: Readonly<Record<Line, () => string>> = {
    base: () => `${v.location(location)}: ${v.lines.base}`,
    bonus: () => `${v.location(location)}: ${bonusText(v, book, location)}${times(third)}`,
    track: () => `${v.location(location)}: ${v.lines.track(second)}`,
    icon: () => `${v.card(first as CardId)}: ${scoringText(v, book, first as CardId, second)}${times(third)}`,
    set: () => `${v.lines.sets[first - 1]!}${times(second)}`,
  };
  return lines[what as Line]();
}
