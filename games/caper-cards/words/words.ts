import {
  inEveryLanguage,
  nameFor,
  nounOf,
  teller,
  verbOf,
  type Action,
  type Audience,
  type ByLanguage,
  type Seat,
  type Words,
} from '@hideout/kernel';
import { EIGHT, KIND_OF, ON_RISK, ROTATED, WILD_CARD, type Kind } from '../rules/crew.ts';
import type { Event } from '../rules/events.ts';
import { DISCARD, LAY, PLAY } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { drawBoard } from './board.ts';
import { DE } from './de.ts';
import { EN } from './en.ts';
import { namesIn } from './names.ts';
import { kindSign, numberText } from './signs.ts';
import { storyOf } from './story.ts';
import type { Names } from './called.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What each language says: a new one is one more entry. */
export const VOCABULARIES: ByLanguage<Vocabulary> = { en: EN, de: DE };

/** Caper Cards in every language. */
export const WORDS = inEveryLanguage(VOCABULARIES, wordsIn);

/** The game in the language of a vocabulary. */
function wordsIn(v: Vocabulary): Words<Event, View> {
  const names = namesIn(v);
  return {
    name: v.name,
    tagline: v.tagline,
    say: teller(v.sayings, names),
    label: (action) => labelOf(v, names, action),
    status: (view, to) => statusOf(v, view, to),
    refusal: (reason) => v.refusals[reason as keyof Vocabulary['refusals']],
    option: (option) => v.options[option as keyof Vocabulary['options']],
    choice: (_option, choice) => v.choices[choice] ?? v.seat(choice),
    ending: (ending) => v.endings[ending as keyof Vocabulary['endings']],
    story: (view, to) => storyOf(v, names, view, to),
    motive: ({ motive, of }) => v.motives[motive as keyof Vocabulary['motives']](of, names),
    theme: (motive) => v.themes[motive as keyof Vocabulary['themes']],
    riddle: ({ of: [seat, kind] }, _view, to) => v.holds(to.names[seat!]!, names.kind(kind!)),
    heading: (heading) => v.headings[heading as keyof Vocabulary['headings']],
    line: ({ what, of }) => v.lines[what as keyof Vocabulary['lines']](of, names),
    board: (view, to, paint) => drawBoard({ v, names, view, to, paint }),
  };
}

function labelOf({ labels }: Vocabulary, names: Names, action: Action): string {
  const noun = nounOf(action);
  const verb = verbOf(action);
  if (verb === PLAY) return labels.play(names.kind(noun), kindSign(noun as Kind));
  if (verb === DISCARD) return labels.discard(names.face(noun));
  const kind = names.kind(KIND_OF[noun]!);
  if (verb !== LAY) return labels.rotate(ROTATED[noun] === noun ? names.face(noun) : `${kind} ${names.turn(noun)}`);
  if (noun === ON_RISK) return labels.coverRisk(kind);
  return noun === EIGHT ? labels.joinCrew(kind) : labels.layAs(kind, numberText(noun));
}

function statusOf(v: Vocabulary, view: View, to: Audience): string {
  if (view.step === 'over') return v.endings[view.ending!];
  const laid = view.entering === WILD_CARD ? 'wildCard' : 'mastermind';
  return v.asks[view.step === 'lay' ? laid : view.step](nameFor(view.actor as Seat, to));
}
