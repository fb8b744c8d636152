import { facts } from '../facts.ts';
import {
  inEveryLanguage,
  nounOf,
  verbOf,
  type Action,
  type ActionList,
  type Game,
  type Io,
  type Sheet,
  type Tuning,
} from '@hideout/kernel';
import { redact, tells, type Event } from './events.ts';
import { compile, type Tables } from './figures.ts';
import { LABS } from './labs.ts';
import { imagine } from './imagine.ts';
import { refuse } from './refuse.ts';
import { countPayoff, ENDINGS, outcomeOf } from './scoring.ts';
import { setUpTable } from './setup.ts';
import { influenceSheets, supremacySheets } from './sheets.ts';
import { CARDS, LAYOUT, ROUNDS, SEATS, STEP, type State } from './state.ts';
import { activateCard } from './steps/activation.ts';
import { keepProtests, legalReturns, returnProtest } from './steps/protests.ts';
import { legalShifts, shiftAdmiral } from './steps/shift.ts';
import { legalSteals, stealCountry } from './steps/steal.ts';
import { deployCard, endTurn, legalFirst, legalSecond } from './steps/turn.ts';
import { ACTIVATE, DEPLOY, END, KEEP, kindIn, placeIn, RETURN, SHIFT, STEAL, VERBS } from './verbs.ts';
import { viewOf, type Owner, type View } from './view.ts';
import { VOCABULARIES, wordsIn } from '../words/words.ts';

/** A round: every lab and both players' `keep`; for each card deploy, activate, choose a target, end the turn. */
const MOST_ACTIONS = ROUNDS * (LABS.length + SEATS + 4 * SEATS * CARDS);

/** Caps & Hammers with other values for designed figures. Throws a RangeError when they cannot be played. */
export function capsAndHammersWith(tuning: Tuning, rulesVersion = 3): Game<State, Event, View> {
  const t = compile(tuning);
  return {
    id: facts.id,
    rulesVersion,
    seats: facts.seats,
    options: [],
    verbs: VERBS,
    endings: ENDINGS,
    cooperative: facts.cooperative,
    maxActions: MOST_ACTIONS,
    words: inEveryLanguage(VOCABULARIES, (vocabulary) => wordsIn(vocabulary, t)),
    setup: (_setup, rng, into) => setUpTable(t, rng, into),
    clone: LAYOUT.clone,
    actor: (s) => s.actor as Owner,
    legal,
    refuse,
    apply: (s, action, io) => apply(t, s, action, io),
    outcome: (s) => outcomeOf(t, s),
    payoff: (s, seat) => countPayoff(t, s, seat),
    view: (s, viewer) => viewOf(t, s, viewer),
    redact,
    tells,
    imagine: (view, rng, into) => imagine(t, view, rng, into),
    sheets: (view) => supremacySheets(t, view),
    encode: LAYOUT.encode,
    decode: (line) => LAYOUT.decode(line),
  };
}

/** Caps & Hammers as the rulebook has it. */
export const capsAndHammers = capsAndHammersWith({});

const STANDARD = compile();

/** The influence of both players on a location in play, line by line, from what the viewer knows [CH-5.2]. */
export const influence = (view: View, place: number): readonly Sheet[] => influenceSheets(STANDARD, view, place);

function legal(s: Readonly<State>, out: ActionList): void {
  switch (s.step) {
    case STEP.protests:
      return legalReturns(s, out);
    case STEP.first:
      return legalFirst(s, out);
    case STEP.second:
      return legalSecond(s, out);
    case STEP.shift:
      return legalShifts(s, out);
    case STEP.steal:
      return legalSteals(s, out);
    default: // The game is over: nobody acts.
  }
}

function apply(t: Tables, s: State, action: Action, io: Io<Event>): void {
  const noun = nounOf(action);
  switch (verbOf(action)) {
    case RETURN:
      return returnProtest(t, s, noun, io);
    case KEEP:
      return keepProtests(t, s, io);
    case ACTIVATE:
      return activateCard(t, s, noun, io);
    case DEPLOY:
      return deployCard(s, kindIn(noun), placeIn(noun), io);
    case SHIFT:
      return shiftAdmiral(s, noun, io);
    case STEAL:
      return stealCountry(s, noun, io);
    case END:
      return endTurn(t, s, io);
    default:
      throw new RangeError(`Caps & Hammers has no verb ${verbOf(action)}`);
  }
}
