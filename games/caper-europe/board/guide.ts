import { burn, caperEurope, DEALT, newcomerIn, ROUNDS, siteOf, SLOTS, type CardId, type View } from '../rules/index.ts';
import type { Guide, Note } from '@hideout/boardkit';
import { nounOf, verbOf, type Action, type Language } from '@hideout/kernel';
import { cardOfNoun, EQUIP, HIRE, placeOfNoun, RETURN, SELL, STEAL } from '../rules/verbs.ts';
import { adviceFor } from './advice.ts';
import { cardId, handIds, ownSeat, wornId } from './cards.ts';
import { GUIDE_WORDS, type Facts, type Lesson } from './guideWords.ts';
import { pointsOf } from './voice.ts';
import { VOCABULARY } from './words.ts';

/** The lessons by round, one for each turn; the last one of a round stays. */
const LESSONS: readonly (readonly Lesson[])[] = [
  ['hire', 'swap', 'crew'],
  ['gear', 'capers', 'sets', 'sell', 'lastCards'],
  ['laterThieves', 'goods'],
  ['burning', 'score', 'bonus', 'deny', 'lastCards'],
  ['known'],
  ['lastRound'],
];

/** The clauses that each lesson rests on. */
const CLAUSES: Readonly<Record<Lesson, readonly string[]>> = {
  hire: ['CE-3.1', 'CE-3.2'],
  swap: ['CE-2.3', 'CE-2.5'],
  crew: ['CE-5.1', 'CE-5.5', 'CE-2.4'],
  gear: ['CE-4.1', 'CE-4.2'],
  capers: ['CE-5.2', 'CE-9.1'],
  sets: ['CE-4.6', 'CE-5.5'],
  sell: ['CE-4.1', 'CE-4.5'],
  lastCards: ['CE-2.4'],
  laterThieves: ['CE-5.5'],
  goods: ['CE-5.3', 'CE-9.4'],
  burning: ['CE-7.1', 'CE-7.4'],
  score: ['CE-9.3', 'CE-9.5'],
  bonus: ['CE-9.2'],
  deny: ['CE-2.5'],
  known: ['CE-2.6', 'CE-4.3'],
  lastRound: ['CE-2.6', 'CE-9.5'],
  steal: ['CE-5.3', 'CE-9.4'],
  burn: ['CE-7.1', 'CE-7.2', 'CE-7.3'],
  giveBack: ['CE-7.2', 'CE-9.4'],
  replace: ['CE-1.3'],
};

/** The lesson for the decision at hand. */
function lessonOf(view: View, legal: readonly Action[]): Lesson {
  const frame = view.frames.at(-1);
  if (frame?.step === 'replace') return 'replace';
  if (frame?.step === 'revert') return 'giveBack';
  if (frame !== undefined) return verbOf(legal[0]!) === verbOf(burn(0)) ? 'burn' : 'steal';
  const lessons = LESSONS[view.round]!;
  const turn = DEALT[view.round]! - view.hands[ownSeat(view)]!.length;
  return lessons[Math.min(turn, lessons.length - 1)]!;
}

function factsOf(view: View, language: Language): Facts {
  const own = ownSeat(view);
  const frame = view.frames.at(-1);
  const location =
    newcomerIn(view) ?? view.sites[frame !== undefined && 'place' in frame ? siteOf(frame.place) : 0]!.location;
  return {
    coins: view.coins[own]!,
    own: pointsOf(caperEurope, view, own),
    rival: pointsOf(caperEurope, view, 1 - own),
    place: VOCABULARY[language].location(location),
  };
}

const rivalsHand = (view: View, own: number) => handIds(view, 1 - own);
const ownCoins = (_view: View, own: number) => [`coins:${own}`];
const bothScores = (_view: View, own: number) => [`score:${own}`, `score:${1 - own}`];
const locations = ({ sites }: View) => sites.map(({ location }) => `location:${location}`);
const goods = ({ sites }: View) =>
  sites.flatMap(({ location, goods }) => goods.flatMap((n, kind) => (n > 0 ? [`good:${location}:${kind}`] : [])));

/** What a lesson speaks of beside what is advised. */
const THINGS: Partial<Record<Lesson, (view: View, own: number) => readonly string[]>> = {
  swap: rivalsHand,
  deny: rivalsHand,
  known: rivalsHand,
  gear: ownCoins,
  sell: ownCoins,
  score: bothScores,
  lastRound: bothScores,
  hire: locations,
  capers: locations,
  bonus: locations,
  replace: locations,
  goods,
  giveBack: (_view, own) => [0, 1, 2].map((kind) => `loot:${own}:${kind}`),
};

/** The things that an action is made with: the card, and where it goes. */
function thingsOfAction(action: Action, view: View): readonly string[] {
  const own = ownSeat(view);
  const [verb, noun] = [verbOf(action), nounOf(action)];
  const held = (card: CardId): string => handIds(view, own)[view.hands[own]!.indexOf(card)]!;
  if (verb === HIRE) {
    return [held(cardOfNoun(verb, noun)), `slot:${view.sites[placeOfNoun(verb, noun)]!.location}`];
  }
  if (verb === EQUIP) {
    const place = placeOfNoun(verb, noun);
    const { thief } = view.sites[siteOf(place)]!.crews[own]![place % SLOTS]!;
    return [held(cardOfNoun(verb, noun)), cardId(thief)];
  }
  if (verb === SELL) return [`sell:${held(cardOfNoun(verb, noun))}`];
  if (verb === RETURN) return [`loot:${own}:${noun}`];
  const frame = view.frames.at(-1)!;
  if (frame.step === 'replace') return [`location:${view.sites[noun]!.location}`];
  const { location, crews } = view.sites[siteOf(frame.place)]!;
  if (verb === STEAL) return [`good:${location}:${noun}`];
  const { thief, gear } = crews[1 - own]![noun % SLOTS]!;
  return [wornId(thief, gear, gear.length - 1)];
}

/** The guided first game: Paris with a Location of its own in sight, a fixed deal, and a word for every decision. */
export const guide: Guide<View> = {
  options: { city: 'paris', localColour: 'lot' },
  seats: 2,
  secret: '47'.repeat(32),
  note(view: View, legal: readonly Action[], language: Language): Note {
    const lesson = lessonOf(view, legal);
    const [text, short] = GUIDE_WORDS[language][lesson];
    const told = typeof text === 'string' ? text : text(factsOf(view, language));
    const note = { lesson, text: told, short, clauses: CLAUSES[lesson] };
    const things = THINGS[lesson]?.(view, ownSeat(view)) ?? [];
    // In the last round the help ends: whoever has come so far can win it alone.
    if (view.round === ROUNDS - 1) {
      return { ...note, things: things.length > 0 ? things : legal.flatMap((action) => thingsOfAction(action, view)) };
    }
    const advice = adviceFor(caperEurope, view, legal);
    return { ...note, things: [...things, ...thingsOfAction(advice, view)], advice };
  },
};
