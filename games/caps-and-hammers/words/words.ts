import {
  NOBODY,
  nounOf,
  teller,
  UNKNOWN,
  verbOf,
  type Action,
  type Audience,
  type ByLanguage,
  type Seat,
  type Words,
} from '@hideout/kernel';
import type { Event } from '../rules/events.ts';
import type { Tables } from '../rules/figures.ts';
import { POLICEMAN, SCIENTIST } from '../rules/kinds.ts';
import { ACTIVATE, DEPLOY, KEEP, kindIn, placeIn, RETURN, SHIFT, STEAL } from '../rules/verbs.ts';
import type { View } from '../rules/view.ts';
import { drawBoard } from './board.ts';
import { DE } from './de.ts';
import { EN } from './en.ts';
import { namesIn } from './names.ts';
import { storyOf } from './story.ts';
import type { Names } from './called.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What each language says: a new one is one more entry. */
export const VOCABULARIES: ByLanguage<Vocabulary> = { en: EN, de: DE };

/** The game in the language of a vocabulary. */
export function wordsIn(v: Vocabulary, t: Tables): Words<Event, View> {
  const names = namesIn(v);
  return {
    name: v.name,
    tagline: v.tagline,
    role: (seat) => v.roles[seat]!,
    say: teller(v.sayings, names),
    label: (action, view) => labelOf(v, names, action, view),
    status: (view, to) => statusOf(v, view, to),
    refusal: (reason) => v.refusals[reason as keyof Vocabulary['refusals']] ?? reason,
    option: (option) => option,
    choice: (_option, choice) => choice,
    ending: (ending) => v.endings[ending as keyof Vocabulary['endings']] ?? ending,
    story: (view, to) => storyOf(v, names, t, view, to),
    motive: ({ motive, of }) => v.motives[motive as keyof Vocabulary['motives']](of, names),
    theme: (motive) => v.themes[motive as keyof Vocabulary['themes']],
    riddle: ({ of: [seat, place, card] }, view, to) => v.lies(to.names[seat!]!, names.place(view, place!), card! + 1),
    answer: names.kind,
    heading: (heading) => v.headings[heading as keyof Vocabulary['headings']] ?? heading,
    line: names.line,
    lines: (what) => v.sums[what as keyof Vocabulary['sums']] ?? what,
    board: (view, to, paint) => drawBoard({ v, names, t, view, to, paint }),
  };
}

function statusOf(v: Vocabulary, view: View, to: Audience): string {
  if (view.step === 'over' || view.actor === NOBODY) return v.refusals.over;
  const { step } = view;
  const [you, other] = v.asks[step];
  if (view.actor !== to.viewer) return `${to.names[view.actor]!} ${other}`;
  return (step === 'first' || step === 'second') && !hasActive(view) ? v.asksOnly[step] : you;
}

/** Whether a hidden card of the actor has an active, possible now or not. */
const hasActive = ({ places, actor }: View): boolean =>
  places
    .flatMap(({ sides }) => sides[actor as Seat]!)
    .some(({ face, kind }) => face === 'hidden' && kind !== POLICEMAN && kind !== SCIENTIST);

function labelOf({ labels }: Vocabulary, names: Names, action: Action, view: View): string {
  const noun = nounOf(action);
  const byVerb: Readonly<Record<number, () => string>> = {
    [RETURN]: () => labels.returnWith(names.lab(noun), lowestProtest(view)),
    [KEEP]: () => labels.keep,
    [ACTIVATE]: () => activateLabel(labels, names, view, noun),
    [DEPLOY]: () => labels.deploy(names.kind(kindIn(noun)), names.place(view, placeIn(noun))),
    [SHIFT]: () => labels.shift(names.place(view, noun)),
    [STEAL]: () => labels.steal(names.country(noun)),
  };
  return byVerb[verbOf(action)]?.() ?? labels.end;
}

/** The lowest protest of the seat that must act, if any. */
function lowestProtest(view: View): number | undefined {
  const value = view.protests[view.actor]?.findIndex((count) => count > 0) ?? NOBODY;
  return value === NOBODY ? undefined : value;
}

function activateLabel(labels: Vocabulary['labels'], names: Names, view: View, card: number): string {
  for (const [place, { sides }] of view.places.entries()) {
    const found = sides[view.actor as Seat]?.find((each) => each.card === card);
    if (!found) continue;
    const kind = found.kind === UNKNOWN ? undefined : names.kind(found.kind);
    return labels.activate(kind, names.place(view, place), card + 1);
  }
  return labels.activateUnknown(card + 1);
}
