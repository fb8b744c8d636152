import {
  nameFor,
  nounOf,
  seatOf,
  SPECTATOR,
  verbOf,
  type Action,
  type Audience,
  type ByLanguage,
  type Language,
} from '@hideout/kernel';
import {
  GADGETEER,
  KIND_OF,
  lookerAfter,
  MUSCLE,
  ON_RISK,
  play,
  riskShown,
  targetOf,
  THIEF,
  turnsLeft,
  WILD_CARD,
  type Face,
  type Kind,
  type View,
} from '../rules/index.ts';
import { DE } from '../words/de.ts';
import { EN } from '../words/en.ts';
import { refuse } from '../rules/refuse.ts';
import { openState } from '../rules/view.ts';
import { namesIn } from '../words/names.ts';
import { numberText, scoreText } from '../words/signs.ts';
import { firstFace } from './cards.ts';
import { foresee, type Prospect, type Standing } from './foresight.ts';
import { NUMBER_OF } from '../rules/crew.ts';

const english = namesIn(EN);
const german = namesIn(DE);
const PLAY = verbOf(play(0 as Kind));

const en = {
  as: (face: Face) => (KIND_OF[face] === WILD_CARD ? `As ${numberText(face)}` : 'In the Crew'),
  onRisk: (risk: number) => `On the Risk card (${risk} → 8)`,
  turns: (face: Face) => `${english.kind(KIND_OF[face]!)} turns ${english.turn(face)}`,
  leaves: (face: Face) => `${english.face(face)} leaves`,
  score: (from: string, to: string) => `Crew score ${from} → ${to}`,
  parts: (number: number, rest: string) => `${number} for the card, ${rest} by abilities and Complications`,
  scored: (score: string) => `Complications strike and leave ${score}`,
  standing: {
    short: 'too low, the heist would fail',
    maybe: 'enough for some Rewards only',
    sure: 'enough',
    over: 'over 21, a bust',
  } satisfies Record<Standing, string>,
  noDiamond: 'No ♦ is in play, so nothing turns.',
  noOdd: 'No other odd card is in play, so nobody leaves.',
  looks: (name: string | undefined) => `${name ?? 'You'} will look at the Reward.`,
  nobodyLooks: 'As the fourth card it lets nobody look.',
  tried: 'Then the heist is tried.',
  attempt: (least: number, most: number) =>
    least === most
      ? `Then the heist is tried: it needs ${least} to 21.`
      : `Then the heist is tried: it needs ${least} to ${most}, at most 21.`,
};

/** What is said of what would come of an action. */
type ProspectWords = typeof en;

const de: ProspectWords = {
  as: (face) => (KIND_OF[face] === WILD_CARD ? `Als ${numberText(face)}` : 'In der Crew'),
  onRisk: (risk) => `Auf der Risikokarte (${risk} → 8)`,
  turns: (face) => `${german.kind(KIND_OF[face]!)} dreht sich ${german.turn(face)}`,
  leaves: (face) => `${german.face(face)} geht`,
  score: (from, to) => `Crewwert ${from} → ${to}`,
  parts: (number, rest) => `${number} für die Karte, ${rest} durch Fähigkeiten und Komplikationen`,
  scored: (score) => `Komplikationen schlagen zu, es bleiben ${score}`,
  standing: {
    short: 'zu wenig, der Coup misslänge',
    maybe: 'genug nur für manche Beute',
    sure: 'genug',
    over: 'über 21, geplatzt',
  },
  noDiamond: 'Kein ♦ ist im Spiel, also dreht sich nichts.',
  noOdd: 'Keine andere ungerade Karte ist im Spiel, also geht niemand.',
  looks: (name) => (name === undefined ? 'Du siehst dann die Beute an.' : `${name} sieht dann die Beute an.`),
  nobodyLooks: 'Als vierte Karte lässt er niemanden nachsehen.',
  tried: 'Dann gilt es.',
  attempt: (least, most) =>
    least === most
      ? `Dann gilt es: Der Coup braucht ${least} bis 21.`
      : `Dann gilt es: Der Coup braucht ${least} bis ${most}, höchstens 21.`,
};

const WORDS: ByLanguage<ProspectWords> = { en, de };

/** What would come of the viewer's action now: one line for each way to go on, then what else it brings about. */
export function prospectLines(view: View, action: Action, to: Audience, language: Language): readonly string[] {
  const words = WORDS[language];
  const prospects = foresee(view, action);
  return [
    ...prospects.map((each) => lineOf(view, action, each, words)),
    ...notesOn(view, action, prospects, to, words),
  ];
}

/** The same for a thing on the table: nothing, where it is not the viewer's to do any of its actions now. */
export function prospectsIf(
  view: View,
  actions: readonly Action[],
  names: readonly string[],
  language: Language,
): readonly string[] {
  const { viewer, actor } = view;
  // After the fourth card, while a heist is told, nobody plays.
  if (viewer === SPECTATOR || actor !== viewer || turnsLeft(view.seats, view.plays).length === 0) return [];
  const s = openState(view);
  const action = actions.find((each) => !refuse(s, viewer, each));
  return action === undefined ? [] : prospectLines(view, action, { viewer, names }, language);
}

function lineOf(view: View, action: Action, prospect: Prospect, words: ProspectWords): string {
  const deeds = prospect.deeds.map((deed) => {
    if (deed.type === 'rotated') return words.turns(deed.face);
    if (deed.type === 'discarded') return words.leaves(deed.face);
    return deed.face === ON_RISK ? words.onRisk(view.risk) : words.as(deed.face);
  });
  const { score, scored, standing } = prospect;
  const parts = [
    words.score(scoreText(view.score), scoreText(score)),
    ...partsOf(view, action, prospect, words),
    ...(scored !== undefined && scored !== score ? [words.scored(scoreText(scored))] : []),
    ...(standing === undefined ? [] : [words.standing[standing]]),
  ];
  return `${[...deeds, parts.join(', ')].join(': ')}.`;
}

/** Where a card adds more or less than its number: by how much. */
function partsOf(view: View, action: Action, { deeds, score }: Prospect, words: ProspectWords): readonly string[] {
  if (verbOf(action) !== PLAY || deeds.length > 0) return [];
  const number = NUMBER_OF[firstFace(nounOf(action) as Kind)]!;
  const rest = score - view.score - number;
  return rest === 0 ? [] : [words.parts(number, rest > 0 ? `+${rest}` : scoreText(rest))];
}

function notesOn(
  view: View,
  action: Action,
  prospects: readonly Prospect[],
  to: Audience,
  words: ProspectWords,
): readonly string[] {
  const isFourth = view.plays === 3;
  const last = isFourth ? [attemptIn(view, prospects, words)] : [];
  if (verbOf(action) !== PLAY) return last;
  const kind = nounOf(action);
  const isIdle = prospects[0]!.deeds.length === 0;
  if (kind === GADGETEER && isIdle) return [words.noDiamond, ...last];
  if (kind === MUSCLE && isIdle) return [words.noOdd, ...last];
  if (kind !== THIEF) return last;
  return isFourth ? [words.nobodyLooks, ...last] : [words.looks(nameFor(lookerIn(view), to))];
}

/** What the heist needs, unless that depends on how one goes on. */
function attemptIn(view: View, prospects: readonly Prospect[], words: ProspectWords): string {
  const { least, most } = targetOf(view);
  const risk = riskShown(openState(view));
  return prospects.every((each) => each.risk === risk) ? words.attempt(least, most) : words.tried;
}

/** [CC-5.3] Whom a Thief lets look that is played now. */
function lookerIn(view: View) {
  const [turn] = turnsLeft(view.seats, view.plays);
  return seatOf((view.boss + lookerAfter(turn!, view.seats, view.bossLooks === true)) % view.seats);
}
