import { facts } from '../facts.ts';
import { act, nounOf, seatOf, type ActionList, type Game, type Outcome } from '@hideout/kernel';
import { CREW, FACES } from './crew.ts';
import { redact, tells, type Event } from './events.ts';
import { hasFace } from './faceSet.ts';
import { imagine } from './imagine.ts';
import { refuse } from './refuse.ts';
import { VALUE_OF } from './rewards.ts';
import { crewScore, LIMIT, riskShown } from './scoring.ts';
import { OPTIONS, setUpTable, type Rulings } from './setup.ts';
import { sheetsOf } from './sheets.ts';
import { ENDINGS, handCell, LAYOUT, OVER, PLAY, type State } from './state.ts';
import { choicesIn, choose, playFromHand } from './steps/play.ts';
import { carryOn } from './steps/round.ts';
import { actorOf, playerOf } from './turns.ts';
import { VERBS } from './verbs.ts';
import { viewOf, type View } from './view.ts';
import { WORDS } from '../words/words.ts';

/** Five rounds of four cards, each with one choice. */
const MAX_ACTIONS = 40;

/** Caper Cards with the rulings of one version of its rules. */
export const caperCardsWith = (rulings: Rulings, rulesVersion: number): Game<State, Event, View> => ({
  id: facts.id,
  rulesVersion,
  seats: facts.seats,
  options: OPTIONS,
  verbs: VERBS,
  endings: ENDINGS,
  cooperative: facts.cooperative,
  silence: facts.silence,
  maxActions: MAX_ACTIONS,
  words: WORDS,

  setup: (setup, rng, into, log) => setUpTable(rulings, setup, rng, into, log),
  clone: LAYOUT.clone,
  actor: actorOf,
  legal,
  refuse,
  apply(s, action, io) {
    if (s.step === PLAY) playFromHand(s, nounOf(action), io.log);
    else choose(s, s.step, nounOf(action), io.log);
    carryOn(s, io.log);
  },
  outcome,
  margin,
  payoff: (s) => (hasWon(s) ? 1 : 0),

  view: viewOf,
  redact,
  tells,
  imagine,
  sheets: sheetsOf,
  encode: LAYOUT.encode,
  decode: (line) => LAYOUT.decode(line),
});

/** Caper Cards: one to four players build Crews together and must pull off every heist in a row. */
export const caperCards = caperCardsWith({ bossLooks: false }, 2);

/** [CC-2.2] A card of the hand, or one of the choices that its ability leaves. */
function legal(s: Readonly<State>, out: ActionList): void {
  if (s.step === OVER) return;
  if (s.step === PLAY) {
    const hand = handCell(playerOf(s), 0);
    for (let kind = 0; kind < CREW.length; kind++) if (s.hand[hand + kind]! > 0) out.add(act(PLAY, kind));
    return;
  }
  const choices = choicesIn(s, s.step);
  for (let face = 0; face < FACES.length; face++) if (hasFace(choices, face)) out.add(act(s.step, face));
}

const hasWon = (s: Readonly<State>): boolean => s.ending === ENDINGS.indexOf('won') + 1;

/** [CC-3.3] By how much the last heist was pulled off, or failed: below the difficulty, or above the limit. */
function margin(s: Readonly<State>): number {
  const score = crewScore(s);
  return score > LIMIT ? LIMIT - score : score - riskShown(s) - VALUE_OF[s.rewards[s.round]!]!;
}

/** [CC-3.4][CC-3.7] Won or lost together; the score of every seat is the number of heists pulled off. */
function outcome(s: Readonly<State>): Outcome | undefined {
  if (s.step !== OVER) return undefined;
  const seats = Array.from({ length: s.seats }, (_, seat) => seatOf(seat));
  const heists = s.round + (hasWon(s) ? 1 : 0);
  return { ending: ENDINGS[s.ending - 1]!, winners: hasWon(s) ? seats : [], scores: seats.map(() => heists) };
}
