import {
  burn,
  caperEurope,
  equip,
  FIRST_GEAR,
  giveBack,
  ROUNDS,
  siteOf,
  steal,
  type CardId,
  type View,
} from '../rules/index.ts';
import type { Guide, Note } from '@hideout/boardkit';
import { verbOf, type Action, type Language } from '@hideout/kernel';
import { handIds, ownSeat } from './cards.ts';
import { GUIDE_WORDS, type GuideWords } from './guideWords.ts';
import { VOCABULARY } from './words.ts';

const isA = (action: Action, like: Action): boolean => verbOf(action) === verbOf(like);
const pointsOf = (view: View, seat: number): number =>
  caperEurope.sheets(view).reduce((sum, sheet) => (sheet.seat === seat ? sum + sheet.total : sum), 0);

/** The note for a Thief to play. */
function noteThief(view: View, words: GuideWords): Note {
  const rivalHand = handIds(view, 1 - ownSeat(view));
  if (view.round === ROUNDS - 2) return { text: words.lastThieves, clauses: ['CE-2.6', 'CE-4.3'], things: rivalHand };
  if (view.round > 0) {
    return { text: words.laterThieves(view.round + 1), clauses: ['CE-5.1', 'CE-5.5'], things: [] };
  }
  const own = view.hands[ownSeat(view)]!.length;
  if (own >= 4) return { text: words.first, clauses: ['CE-3.1', 'CE-3.2', 'CE-3.3', 'CE-9.1'], things: [] };
  return own === 3
    ? { text: words.second, clauses: ['CE-2.3', 'CE-2.5'], things: rivalHand }
    : { text: words.passed, clauses: ['CE-2.4', 'CE-3.4'], things: [] };
}

/** The note for a Gear to play or sell. */
function noteGear(view: View, legal: readonly Action[], words: GuideWords): Note {
  const own = ownSeat(view);
  const coins = view.coins[own]!;
  const isFirst = view.turn < 2;
  if (!legal.some((action) => isA(action, equip(FIRST_GEAR as CardId, 0)))) {
    return { text: words.poor, clauses: ['CE-4.1', 'CE-4.5'], things: [`coins:${own}`] };
  }
  if (view.hands[own]!.length === 2) return { text: words.lastCard, clauses: ['CE-2.4', 'CE-4.1'], things: [] };
  if (!isFirst) return { text: words.gear(coins), clauses: ['CE-5.1', 'CE-5.5', 'CE-5.6'], things: [] };
  if (view.round === 1) {
    return { text: words.firstGear(coins), clauses: ['CE-4.1', 'CE-4.2', 'CE-5.2'], things: [`coins:${own}`] };
  }
  const scores = [`score:${own}`, `score:${1 - own}`];
  const [mine, theirs] = [pointsOf(view, own), pointsOf(view, 1 - own)];
  return view.round === ROUNDS - 1
    ? { text: words.lastGear(mine, theirs), clauses: ['CE-2.6', 'CE-9.1', 'CE-9.5'], things: scores }
    : { text: words.laterGear(view.round + 1, mine, theirs), clauses: ['CE-7.1', 'CE-9.2'], things: scores };
}

/** The note for a choice inside a play. */
function noteChoice(view: View, legal: readonly Action[], words: GuideWords, language: Language): Note {
  const own = ownSeat(view);
  const loot = view.loot[own]!;
  const frame = view.frames.at(-1)!;
  if (frame.step === 'replace') {
    const things = view.sites.map((site) => `location:${site.location}`);
    return { text: words.replace(VOCABULARY[language].location(frame.location)), clauses: ['CE-1.3'], things };
  }
  const { location } = view.sites[siteOf(frame.place)]!;
  const place = VOCABULARY[language].location(location);
  const kinds = [0, 1, 2].filter((kind) => legal.includes(steal(kind)) || legal.includes(giveBack(kind)));
  if (legal.some((action) => isA(action, burn(0)))) {
    return { text: words.burn(place), clauses: ['CE-7.1', 'CE-7.2', 'CE-7.3'], things: [] };
  }
  if (frame.step === 'revert') {
    const most = kinds.toSorted((a, b) => loot[b]! - loot[a]!)[0]!;
    const things = kinds.map((kind) => `loot:${own}:${kind}`);
    return { text: words.giveBack, clauses: ['CE-7.2', 'CE-9.4'], things, advice: giveBack(most) };
  }
  const least = kinds.toSorted((a, b) => loot[a]! - loot[b]!)[0]!;
  const things = kinds.map((kind) => `good:${location}:${kind}`);
  return { text: words.steal(place), clauses: ['CE-5.3', 'CE-9.4'], things, advice: steal(least) };
}

/** The guided first game: Paris with a Location of its own in sight, a fixed deal, and a word for every decision. */
export const guide: Guide<View> = {
  options: { city: 'paris', localColour: 'lot' },
  seats: 2,
  secret: 'f6'.repeat(32),
  note(view: View, legal: readonly Action[], language: Language): Note {
    const words = GUIDE_WORDS[language];
    if (view.frames.length > 0) return noteChoice(view, legal, words, language);
    return view.round % 2 === 0 ? noteThief(view, words) : noteGear(view, legal, words);
  },
};
