import { activate, clauseOf, end, KINDS, LABS, returnWith, ROUNDS, type Kind, type View } from '../rules/index.ts';
import type { Guide, Note } from '@hideout/boardkit';
import type { Action, Language, Seat } from '@hideout/kernel';
import { adviceFor } from './advice.ts';
import { GUIDE_WORDS, type GuideWords, type Lesson } from './guideWords.ts';

type Plain = Exclude<keyof GuideWords, 'ready' | 'free' | 'deploy'>;

/** A lesson before an agent is sent: what it is called, what it rests on, and the things that it speaks of. */
interface Chapter {
  readonly lesson: Plain | 'deploy';
  readonly clauses: readonly string[];
  readonly things: readonly string[];
}

const ROW = ['place:0', 'place:1', 'place:2'];

/** The chapters of the first two rounds, turn by turn: each word is explained before another lesson uses it. */
const CHAPTERS: readonly (readonly Chapter[])[] = [
  [
    { lesson: 'deploy', clauses: ['CH-3.2', 'CH-5.2'], things: [...ROW, 'place:3'] },
    { lesson: 'ties', clauses: ['CH-5.3', 'CH-7.1'], things: ROW },
    { lesson: 'defcon', clauses: ['CH-4.1', 'CH-8.1'], things: ['defcon'] },
    { lesson: 'effects', clauses: ['CH-3.5', 'CH-6.6', 'CH-6.8', 'CH-6.9'], things: [] },
    { lesson: 'last', clauses: ['CH-2.5', 'CH-5.1'], things: ['clock'] },
  ],
  [
    { lesson: 'round', clauses: ['CH-8.1', 'CH-2.3'], things: ['report'] },
    { lesson: 'lab', clauses: ['CH-2.2', 'CH-5.3'], things: ['place:3'] },
    { lesson: 'crisis', clauses: ['CH-5.4', 'CH-6.5'], things: ['defcon'] },
    { lesson: 'begins', clauses: ['CH-2.4'], things: ['clock'] },
  ],
];

/** From this round on the guide is silent, but for what is new. */
const ALONE = 4;

/** A card of the viewer that can be activated now. */
interface Ready {
  readonly id: string;
  readonly kind: Kind;
}

/** The viewer's cards that can be activated now, the newest first. */
const readyCards = (view: View, legal: readonly Action[]): readonly Ready[] =>
  view.places
    .flatMap(({ sides }) => sides[view.viewer as Seat]!)
    .filter(({ card }) => legal.includes(activate(card)))
    .toSorted((a, b) => b.card - a.card)
    .map(({ card, kind }) => ({ id: `card:${view.viewer}:${card}`, kind: kind as Kind }));

/** What is said, without what the guide would do. */
type Told = Omit<Note, 'advice'>;

const told = (
  lesson: string,
  { text, short }: Lesson,
  clauses: readonly string[],
  things: readonly string[],
): Told => ({
  lesson,
  text,
  short,
  clauses,
  things,
});

/** Before an agent is sent. */
function tellFirst(view: View, words: GuideWords): Told | undefined {
  const chapter = CHAPTERS[view.round - 1]?.[view.turn >> 1];
  if (chapter) {
    const { lesson, clauses, things } = chapter;
    return told(lesson, lesson === 'deploy' ? words.deploy(view.viewer as Seat) : words[lesson], clauses, things);
  }
  return view.round < ALONE ? told('free', words.free(ROUNDS - view.round + 1), ['CH-8.2'], []) : undefined;
}

/** After an agent was sent: what can be activated, one type at a time, or the end of the turn. */
function tellSecond(view: View, legal: readonly Action[], words: GuideWords, advice: Action): Told | undefined {
  const [ready] = readyCards(view, legal);
  if (view.round === 1 && view.turn < 2) {
    return told('activate', words.activate, ['CH-3.3', 'CH-3.6', 'CH-3.7'], ['end']);
  }
  if (ready && (view.round < ALONE || advice !== end())) {
    const type = KINDS[ready.kind] as keyof GuideWords['ready'];
    return told(`ready-${type}`, words.ready[type], [clauseOf(ready.kind), 'CH-3.1'], [ready.id, 'end']);
  }
  return view.round < ALONE ? told('activate', words.activate, ['CH-3.3', 'CH-3.7'], ['end']) : undefined;
}

function tell(view: View, legal: readonly Action[], words: GuideWords, advice: Action): Told | undefined {
  const asking = `card:${view.viewer}:${view.asking}`;
  switch (view.step) {
    case 'protests': {
      const labs = LABS.flatMap((_, lab) => (legal.includes(returnWith(lab)) ? `lab:${lab}` : []));
      return told('protests', words.protests, ['CH-2.2', 'CH-9.3'], labs);
    }
    case 'first':
      return tellFirst(view, words);
    case 'second':
      return tellSecond(view, legal, words, advice);
    case 'shift':
      return told('shift', words.shift, ['CH-6.6', 'CH-2.6'], [asking]);
    case 'steal':
      return told('steal', words.steal, ['CH-6.11', 'CH-6.3'], [asking]);
    case 'over':
      return undefined;
  }
}

/** The guided first game: the guest leads the Caps, who begin; two rounds of lessons, one of advice, then alone. */
export const guide: Guide<View> = {
  options: {},
  seats: 2,
  secret: '06'.repeat(32),
  note(view: View, legal: readonly Action[], language: Language): Note | undefined {
    if (view.step === 'over') return undefined;
    const isFirstEnd = view.round === 1 && view.turn < 2 && view.step === 'second';
    const advice = isFirstEnd ? end() : adviceFor(view, legal);
    const note = tell(view, legal, GUIDE_WORDS[language], advice);
    return note && { ...note, advice };
  },
};
