import { facts } from '../facts.ts';
import type { Game, Tuning } from '@hideout/kernel';
import { redact, tells, type CaperEvent } from './events.ts';
import { figuresWith, HAND_SIZE } from './figures.ts';
import { imagine } from './imagine.ts';
import { refuse } from './refuse.ts';
import { apply, legal } from './rules.ts';
import { outcome, payoff } from './scoring.ts';
import { OPTIONS, setUpTable, turnTable, whyNotFigures } from './setup.ts';
import { sheets } from './sheets.ts';
import { actorOf, ENDINGS, LAYOUT, type State } from './state.ts';
import { VERBS } from './verbs.ts';
import { view, type View } from './view.ts';
import { WORDS } from '../words/words.ts';

/** The most units of a roll. */
const MOST_UNITS = 12;
/** The most other decisions of a turn: every card turned in or discarded, a tool returned for each tool gained, two ends. */
const MOST_OTHERS = 2 * HAND_SIZE + 2;

export type Caper1970 = Game<State, CaperEvent, View>;

/** The game with other values for designed figures, for the lab. Throws a RangeError when they cannot be played. */
export function caper1970With(tuning: Tuning): Caper1970 {
  const figures = figuresWith(tuning);
  const problem = whyNotFigures(figures);
  if (problem !== undefined) throw new RangeError(problem);
  return {
    id: facts.id,
    rulesVersion: 2,
    seats: facts.seats,
    options: OPTIONS,
    verbs: VERBS,
    endings: ENDINGS,
    cooperative: facts.cooperative,
    maxActions: figures.rolls * MOST_UNITS + figures.turns * MOST_OTHERS,
    words: WORDS,
    setup: (setup, rng, into) => setUpTable(figures, setup, rng, into),
    clone: LAYOUT.clone,
    actor: actorOf,
    legal,
    refuse,
    apply,
    outcome,
    payoff,
    view,
    redact,
    tells,
    imagine: (seen, rng, into) => imagine(figures, seen, rng, into),
    turnTable,
    sheets,
    encode: LAYOUT.encode,
    decode: (line) => LAYOUT.decode(line),
  };
}

/** Caper (1970) as the rulebook has it. */
export const caper1970: Caper1970 = caper1970With({});
