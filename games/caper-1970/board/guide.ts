import {
  CASE_AT,
  FIGURES,
  GATE_AT,
  GIVE_BACK,
  HIDEOUT,
  JEWELS,
  NEXT,
  OBSTACLES,
  PLACE,
  PLACES,
  Routes,
  SILENCE,
  slotOfPlace,
  SLOTS,
  STEP,
  toolOfPlace,
  TOOLS,
  type View,
} from '../rules/index.ts';
import type { Guide, Note } from '@hideout/boardkit';
import { nounOf, titled, verbOf, type Action, type Language } from '@hideout/kernel';
import { Adviser, type Goal } from './advice.ts';
import { isSquare } from './drawing.ts';
import { GUIDE_WORDS, type GuideWords, type Lesson } from './guideWords.ts';
import { spaceName } from './names.ts';
import { wayText } from './plans.ts';
import { BOARD_WORDS } from './words.ts';

const routes = new Routes();
/** In a game for two, the guest's second turn: by then a way has been walked, and it is time for cards. */
const SECOND_TURN = 2;
/** The verbs that spend units. */
const UNITS: ReadonlySet<number> = new Set([STEP, SILENCE, PLACE]);

/** Everything that a lesson is chosen from. */
interface Moment {
  readonly view: View;
  readonly legal: readonly Action[];
  readonly words: GuideWords;
  readonly adviser: Adviser;
}

const note = (
  lesson: string,
  said: Lesson,
  clauses: readonly string[],
  things: readonly string[],
  advice: Action | undefined,
): Note => ({ lesson, ...said, clauses, things, ...(advice !== undefined && { advice }) });

/** The lesson before the first unit: what the game is about, then what cards are for; afterwards a card only if it helps. */
function noteWindow(moment: Moment): Note {
  const { view, legal, words, adviser } = moment;
  const turn = FIGURES.turns - view.turnsLeft;
  const card = adviser.card();
  const hasUnit = legal.some((action) => UNITS.has(verbOf(action)));
  if (!hasUnit) return note('stuck', words.stuck, ['CA-2.2', 'CA-2.3'], [], card);
  if (turn === 0) {
    const things = [`jewel:${JEWELS.indexOf('sapphire')}`, `space:${HIDEOUT[view.sides[view.turn]!]}`];
    return note('goal', words.goal(view.count), ['CA-2.1', 'CA-2.3', 'CA-4.4'], things, adviser.unit());
  }
  if (turn === SECOND_TURN || card !== undefined) {
    const advice = card ?? adviser.unit();
    return note('cards', words.cards(view.count), ['CA-2.2', 'CA-6.1', 'CA-6.6'], [], advice);
  }
  return noteUnits(moment);
}

/** The lesson for a unit: what is beside the thief and in his way first, then where he is going. */
function noteUnits(moment: Moment): Note {
  const { adviser } = moment;
  const unit = adviser.unit();
  return (unit === undefined ? undefined : noteObstacle(unit, moment)) ?? noteGoal(unit, adviser.goal, moment);
}

/** The lesson of the tool that the next unit places. */
function noteObstacle(unit: Action, { view, words }: Moment): Note | undefined {
  const space = view.thieves[view.turn]!;
  if (verbOf(unit) === SILENCE) {
    const things = [`space:${NEXT[space * SLOTS + nounOf(unit)]}`];
    return note('alarm', words.alarm, ['CA-4.2', 'CA-4.3'], things, unit);
  }
  if (verbOf(unit) !== PLACE) return undefined;
  const [slot, tool] = [slotOfPlace(nounOf(unit)), TOOLS[toolOfPlace(nounOf(unit))]!];
  const way = space * SLOTS + slot;
  const gate = slot < SLOTS ? GATE_AT[way]! : -1;
  const isShut = gate >= 0 && !view.lying.some(([site]) => site === gate);
  const obstacle = isShut && tool !== 'ladder' ? OBSTACLES[PLACES[gate]!.obstacle] : undefined;
  if (obstacle === 'wire') return note('wire', words.wire, ['CA-3.2', 'CA-3.3'], [`site:${gate}`], unit);
  if (obstacle !== undefined) return note('gate', words.gate, ['CA-3.2', 'CA-8.1'], [`site:${gate}`], unit);
  const pane = slot < SLOTS ? CASE_AT[NEXT[way]!]! : CASE_AT[space]!;
  if (pane >= 0) return note('glass', words.glass, ['CA-4.1'], [`space:${PLACES[pane]!.spaces[0]}`], unit);
  return note('ladder', words.ladder, ['CA-3.2', 'CA-3.4'], [`stock:${view.turn}:${TOOLS.indexOf('ladder')}`], unit);
}

/** The lesson of what the thief is after. */
function noteGoal(unit: Action | undefined, goal: Goal | undefined, { view, words, adviser }: Moment): Note {
  const { count, turn, thieves } = view;
  if (goal?.why === 'home') {
    const isNow = adviser.isInReach;
    const said = isNow ? words.home(count) : words.carry(count);
    return note(isNow ? 'home' : 'carry', said, ['CA-4.4', 'CA-5.1'], [`space:${goal.space}`], unit);
  }
  if (goal?.why === 'capture') {
    const rival = thieves.findIndex((space, seat) => seat !== turn && space === goal.space);
    return note('rival', words.rival, ['CA-5.1', 'CA-5.2'], [`thief:${rival}`], unit);
  }
  if (goal?.why === 'steal' && adviser.isInReach) {
    return note('steal', words.steal(JEWELS[goal.jewel]!), ['CA-4.3'], [`jewel:${goal.jewel}`], unit);
  }
  const things = goal ? [`space:${goal.space}`] : [];
  return isSquare(thieves[turn]!)
    ? note('square', words.square(count), ['CA-3.1', 'CA-2.3'], things, unit)
    : note('street', words.street(count), ['CA-7.1', 'CA-7.2', 'CA-7.3'], things, unit);
}

function noteTidying({ legal, words, adviser }: Moment): Note {
  const mustReturn = legal.some((action) => verbOf(action) === GIVE_BACK);
  return mustReturn
    ? note('give-back', words.giveBack, ['CA-2.5', 'CA-6.5'], [], adviser.tidying())
    : note('tidy', words.tidy, ['CA-2.5', 'CA-6.6'], [], adviser.tidying());
}

/** The same note; what begins with a step goes on as far as there is nothing new to learn. */
function asWalk(said: Note, { view, adviser }: Moment, language: Language): Note {
  if (said.advice === undefined || verbOf(said.advice) !== STEP) return said;
  const way = adviser.walk();
  const end = way.spaces.at(-1)!;
  const words = BOARD_WORDS[language];
  const name = words.deed(titled(spaceName(end, words)), way.units);
  const plan = { name, text: wayText(way, { view, words }), actions: way.actions };
  return { ...said, things: [...said.things, `space:${end}`], plan };
}

/** The guided first game: two seats, the guest is Blue and begins, and a word for every decision. */
export const guide: Guide<View> = {
  options: { thief: 'blue', begins: 'first-seat' },
  seats: 2,
  secret: '33'.repeat(32),
  note(view: View, legal: readonly Action[], language: Language): Note | undefined {
    if (view.phase === 'over') return undefined;
    const moment = { view, legal, words: GUIDE_WORDS[language], adviser: new Adviser(routes, view, legal) };
    if (view.phase === 'window') return asWalk(noteWindow(moment), moment, language);
    return view.phase === 'units' ? asWalk(noteUnits(moment), moment, language) : noteTidying(moment);
  },
};
