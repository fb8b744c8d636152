import { activate, CARDS, clauseOf, KINDS, LABS, returnWith, type Kind, type View } from '../rules/index.ts';
import type { Guide, Note } from '@hideout/boardkit';
import type { Action, Language, Seat } from '@hideout/kernel';
import { countryName } from './names.ts';
import { GUIDE_WORDS, type GuideWords } from './guideWords.ts';

/** A card of the viewer that can be activated now. */
interface Ready {
  readonly id: string;
  readonly kind: Kind;
}

/** The viewer's cards that can be activated now, in the order in which they were deployed. */
function readyCards(view: View, legal: readonly Action[]): readonly Ready[] {
  const seat = view.viewer as Seat;
  return view.places
    .flatMap(({ sides }) => sides[seat]!)
    .filter(({ card }) => legal.includes(activate(card)))
    .toSorted((a, b) => a.card - b.card)
    .map(({ card, kind }) => ({ id: `card:${seat}:${card}`, kind: kind as Kind }));
}

/** What the card that is ready does, for the newest of them. */
function noteReady(ready: readonly Ready[], words: GuideWords): Pick<Note, 'text' | 'clauses' | 'things'> {
  const { kind } = ready.at(-1)!;
  return {
    text: words.ready[KINDS[kind] as keyof GuideWords['ready']],
    clauses: [clauseOf(kind), 'CH-3.1'],
    things: ready.map(({ id }) => id),
  };
}

const allPlaces = (view: View): readonly string[] => view.places.map((_, place) => `place:${place}`);

/** Before the deployment: what a round is about, one thing after another. */
function noteFirst(view: View, legal: readonly Action[], words: GuideWords): Note {
  const turn = view.turn >> 1;
  const ready = readyCards(view, legal);
  if (view.round === 1 && turn === 0) {
    return { text: words.first, clauses: ['CH-3.2', 'CH-5.2', 'CH-5.3'], things: allPlaces(view) };
  }
  if (ready.length > 0) {
    const note = noteReady(ready, words);
    return { ...note, text: `${note.text} ${words.orDeploy}` };
  }
  if (turn === 0)
    return { text: words.newRound(view.round), clauses: ['CH-8.1', 'CH-2.4', 'CH-5.5'], things: ['clock'] };
  if (turn === 1) return { text: words.passives, clauses: ['CH-3.5', 'CH-6.6', 'CH-6.8'], things: [] };
  if (turn === 2)
    return { text: words.defcon(view.defcon), clauses: ['CH-4.1', 'CH-4.3', 'CH-8.1'], things: ['defcon'] };
  if (turn < CARDS - 1) return { text: words.crisis, clauses: ['CH-5.4', 'CH-6.5'], things: [] };
  return { text: words.lastTurn, clauses: ['CH-2.5', 'CH-5.1'], things: [] };
}

/** After the deployment: activate, or say that the turn ends. */
function noteSecond(view: View, legal: readonly Action[], words: GuideWords): Note {
  const ready = readyCards(view, legal);
  if (ready.length === 0) return { text: words.nothingReady, clauses: ['CH-3.7', 'CH-6.1'], things: ['end'] };
  const note = noteReady(ready, words);
  return { ...note, text: `${note.text} ${words.orEnd}`, clauses: [...note.clauses, 'CH-3.3'] };
}

/** The card whose active waits for its target. */
const asking = (view: View): string => `card:${view.viewer}:${view.asking}`;

function noteProtests(view: View, legal: readonly Action[], words: GuideWords): Note {
  const lowest = view.protests[view.viewer]!.findIndex((count) => count > 0);
  const labs = Array.from(LABS.keys()).filter((lab) => legal.includes(returnWith(lab)));
  return {
    text: words.protests(lowest),
    clauses: ['CH-2.2', 'CH-9.3'],
    things: labs.map((lab) => `lab:${lab}`),
    ...(lowest > 0 ? { advice: returnWith(labs[0]!) } : {}),
  };
}

/** The guided first game: the guest leads the Caps, who begin, and every decision gets a word. */
export const guide: Guide<View> = {
  options: {},
  seats: 2,
  secret: 'e1'.repeat(32),
  note(view: View, legal: readonly Action[], language: Language): Note | undefined {
    const words = GUIDE_WORDS[language];
    switch (view.step) {
      case 'protests':
        return noteProtests(view, legal, words);
      case 'first':
        return noteFirst(view, legal, words);
      case 'second':
        return noteSecond(view, legal, words);
      case 'shift':
        return { text: words.shift, clauses: ['CH-6.6', 'CH-2.6', 'CH-6.2'], things: [asking(view)] };
      case 'steal':
        return { text: words.steal(baseOf(view, language)), clauses: ['CH-6.11', 'CH-6.3'], things: [asking(view)] };
      case 'over':
        return undefined;
    }
  },
};

/** The country on which the Guerrilla that asks puts another. */
function baseOf(view: View, language: Language): string {
  const place = view.places.find(({ sides }) => sides[view.viewer]!.some(({ card }) => card === view.asking));
  return countryName(place!.countries[0]!, language);
}
