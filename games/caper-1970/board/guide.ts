import {
  ALARMS_OF,
  FIGURES,
  GIVE_BACK,
  HIDEOUT,
  IN_VAULT,
  JEWEL_SPACE,
  JEWELS,
  PLACE,
  Routes,
  SILENCE,
  STEP,
  unsafeWith,
  type View,
} from '../rules/index.ts';
import type { Guide, Note } from '@hideout/boardkit';
import { verbOf, type Action, type Language } from '@hideout/kernel';
import { GUIDE_WORDS, type GuideWords } from './guideWords.ts';
import { isSquare } from './drawing.ts';
import { Reach } from './route.ts';

const SAPPHIRE = JEWELS.indexOf('sapphire');
const routes = new Routes();

const isOpen = (view: View, jewel: number): boolean =>
  view.jewels[jewel] === IN_VAULT && ALARMS_OF[jewel]!.every((alarm) => view.lying.some(([site]) => site === alarm));

const carries = (view: View, seat: number): boolean => view.jewels.includes(unsafeWith(seat));

/** The first unit of a way, if it is legal just now. */
const adviceOf = (first: Action | undefined, legal: readonly Action[]): Pick<Note, 'advice'> =>
  first !== undefined && legal.includes(first) ? { advice: first } : {};

/** The note for the cards, before the first unit. */
function noteWindow(view: View, legal: readonly Action[], language: Language): Note {
  const words = GUIDE_WORDS[language];
  if (view.turnsLeft >= FIGURES.turns - 1) {
    return {
      text: words.first(view.count),
      clauses: ['CA-2.1', 'CA-2.2', 'CA-2.3', 'CA-4.3'],
      things: [`jewel:${SAPPHIRE}`, `space:${HIDEOUT[view.sides[view.turn]!]}`],
    };
  }
  const hasUnit = legal.some((action) => [STEP, SILENCE, PLACE].includes(verbOf(action)));
  if (!hasUnit) return { text: words.noUnit, clauses: ['CA-2.2', 'CA-2.3'], things: [] };
  return {
    ...noteUnits(view, legal, language),
    text: words.cards(view.count),
    clauses: ['CA-2.2', 'CA-6.1', 'CA-6.2'],
  };
}

/** The note for a unit: what matters most comes first. */
function noteUnits(view: View, legal: readonly Action[], language: Language): Note {
  const words = GUIDE_WORDS[language];
  const reach = new Reach(routes, view);
  const wayTo = (space: number) => reach.exactWayTo(space)?.actions[0];
  const home = HIDEOUT[view.sides[view.turn]!]!;
  if (carries(view, view.turn)) {
    const way = wayTo(home);
    const text = way !== undefined ? words.carryingReach(view.count) : words.carrying(view.count);
    return { text, clauses: ['CA-4.4', 'CA-5.1'], things: [`space:${home}`], ...adviceOf(way, legal) };
  }
  const rival = view.thieves.findIndex((_, seat) => seat !== view.turn && carries(view, seat));
  const chase = rival < 0 ? undefined : wayTo(view.thieves[rival]!);
  if (chase !== undefined) {
    return {
      text: words.rival,
      clauses: ['CA-5.1', 'CA-5.2'],
      things: [`thief:${rival}`],
      ...adviceOf(chase, legal),
    };
  }
  const jewel = JEWELS.findIndex((_, each) => isOpen(view, each) && wayTo(JEWEL_SPACE[each]!) !== undefined);
  if (jewel >= 0) {
    return {
      text: words.steal(JEWELS[jewel]!),
      clauses: ['CA-4.1', 'CA-4.3'],
      things: [`jewel:${jewel}`],
      ...adviceOf(wayTo(JEWEL_SPACE[jewel]!), legal),
    };
  }
  return noteSurroundings(view, legal, words);
}

/** The note for what is beside the thief. */
function noteSurroundings(view: View, legal: readonly Action[], words: GuideWords): Note {
  const verbs = new Set(legal.map(verbOf));
  if (verbs.has(SILENCE)) return { text: words.alarm, clauses: ['CA-4.2', 'CA-4.3'], things: [] };
  if (verbs.has(PLACE)) return { text: words.tool, clauses: ['CA-3.2', 'CA-3.3', 'CA-3.4'], things: [] };
  return isSquare(view.thieves[view.turn]!)
    ? { text: words.square(view.count), clauses: ['CA-3.1', 'CA-3.2', 'CA-8.2'], things: [] }
    : { text: words.street(view.count), clauses: ['CA-7.1', 'CA-7.2', 'CA-7.3'], things: [`jewel:${SAPPHIRE}`] };
}

/** The guided first game: two seats, the guest is Blue and begins, and a word for every decision. */
export const guide: Guide<View> = {
  options: { thief: 'blue', begins: 'first-seat' },
  seats: 2,
  secret: '19'.repeat(32),
  note(view: View, legal: readonly Action[], language: Language): Note | undefined {
    const words = GUIDE_WORDS[language];
    if (view.phase === 'window') return noteWindow(view, legal, language);
    if (view.phase === 'units') return noteUnits(view, legal, language);
    if (view.phase === 'over') return undefined;
    const mustReturn = legal.some((action) => verbOf(action) === GIVE_BACK);
    return { text: mustReturn ? words.giveBack : words.tidy, clauses: ['CA-2.5', 'CA-6.6'], things: [] };
  },
};
