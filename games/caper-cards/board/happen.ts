import { answerTo, NOBODY, UNKNOWN, type ByEvent } from '@hideout/kernel';
import { crewScore, KIND_OF, REWARDS, ROTATED, type Event, type Face, type Kind, type View } from '../rules/index.ts';
import { openState } from '../rules/view.ts';
import { entriesOf } from './cards.ts';

/** The table after an event, as far as whoever saw the one before it and was told of the event can know it. */
export function happen(view: View, event: Event): View {
  const { entering, ...rest } = view;
  const isWaiting = entering !== undefined && event.type !== 'laid';
  const next: View = { ...rest, ...(isWaiting && { entering }), ...answerTo(CHANGES, event, view) };
  return { ...next, score: crewScore(openState(next)) };
}

/** What each event changes; `step` and `actor` tell only that a card is being played, or that the game is over. */
const CHANGES: Partial<ByEvent<Event, Partial<View>, [view: View]>> = {
  played: (event, view) => ({
    ...withoutCard(view, event),
    ...enter(view, event.kind),
    played: view.played.with(view.tucked.length, [...view.played[view.tucked.length]!, event.kind]),
  }),
  laid: ({ face }, view) => ({ crew: [...view.crew, face], step: 'play' }),
  rotated: ({ face }, view) => ({ crew: view.crew.with(view.crew.indexOf(face), turned(face)) }),
  discarded: ({ face }, view) => discardCrew(view, [view.crew.indexOf(face)]),
  announced: (_event, view) => ({ plays: view.plays + 1 }),
  struck: (event, view) => strike(view, event),
  looked: ({ seat, reward }, view) => ({
    lookers: [...new Set([...view.lookers, seat])].toSorted((a, b) => a - b),
    reward: reward === UNKNOWN ? view.reward : reward,
  }),
  revealed: ({ reward }) => ({ reward }),
  tucked: ({ reward }, view) => ({
    ...discardCrew(view, [...view.crew.keys()]),
    tucked: [...view.tucked, reward],
    reward: UNKNOWN,
    lookers: [],
    plays: 0,
    played: [...view.played, []],
  }),
  passed: ({ to }) => ({ boss: to }),
  drew: (event, view) => draw(view, event),
  ended: ({ ending }) => ({ ending, step: 'over', actor: NOBODY }),
};

type Of<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

const turned = (face: Face): Face => ROTATED[face] as Face;

/** The card has left hand, deck or row. */
function withoutCard(view: View, { seat, kind, from }: Of<'played'>): Partial<View> {
  if (from === 'deck') return { deckSize: view.deckSize - 1 };
  if (from === 'row') return { rowSize: view.rowSize - 1 };
  const handSizes = view.handSizes.with(seat, view.handSizes[seat]! - 1);
  return seat === view.viewer ? { handSizes, hand: view.hand.toSpliced(view.hand.indexOf(kind), 1) } : { handSizes };
}

/** The card lies in play at once, or waits for how it shall lie. */
function enter(view: View, kind: Kind): Partial<View> {
  const entries = entriesOf(kind);
  if (entries.length > 1) return { entering: kind, step: 'lay' };
  return { crew: [...view.crew, entries[0]!], step: 'play' };
}

function discardCrew(view: View, places: readonly number[]): Partial<View> {
  const gone = places.map((place) => KIND_OF[view.crew[place]!]);
  return {
    crew: view.crew.filter((_, place) => !places.includes(place)),
    discard: view.discard.map((count, kind) => count + gone.filter((each) => each === kind).length),
  };
}

function strike(view: View, { reward, faces }: Of<'struck'>): Partial<View> {
  if (REWARDS[reward]!.complication.do === 'rotate') {
    return { crew: view.crew.map((face) => (faces.includes(face) ? turned(face) : face)) };
  }
  return discardCrew(
    view,
    view.crew.flatMap((face, place) => (faces.includes(face) ? place : [])),
  );
}

function draw(view: View, { seat, kinds }: Of<'drew'>): Partial<View> {
  const known = kinds.filter((kind): kind is Kind => kind !== UNKNOWN);
  return {
    handSizes: view.handSizes.with(seat, view.handSizes[seat]! + kinds.length),
    deckSize: view.deckSize - kinds.length,
    hand: seat === view.viewer ? [...view.hand, ...known].toSorted((a, b) => a - b) : view.hand,
  };
}
