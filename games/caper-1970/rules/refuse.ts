import { NOBODY, nounOf, verbOf, type Action, type Refusal, type Seat } from '@hideout/kernel';
import { AUTO_CARD, ROLL_AGAIN_CARD, THEFT_CARD } from './cards.ts';
import { AUTOS, TOOL_LIMIT } from './figures.ts';
import { CASE_AT, GATE_AT, NEVER, NEVER_OPEN, NEXT, OBSTACLE_OF, SLOTS, WALL_AT } from './graph.ts';
import { OBSTACLES } from './obstacles.ts';
import { actorOf, countAutos, countStock, TIDY, UNITS, WINDOW, type State } from './state.ts';
import { holds } from './steps/window.ts';
import { SCREWDRIVER, TOOL_KINDS } from './tools.ts';
import {
  AUTO,
  DISCARD,
  GIVE_BACK,
  HERE,
  isTheftAtSite,
  OFF,
  PLACE,
  ROLL_AGAIN,
  SILENCE,
  slotOfPlace,
  sourceOfAuto,
  STEP,
  streetOfAuto,
  THEFT,
  TOOL,
  toolOfPlace,
  toolOfTheft,
  victimOfTheft,
} from './verbs.ts';
import { hasUnit, isBarredByAuto, isLiveAlarm, siteOfPlace } from './ways.ts';

/** Why an action is not legal, by the clause that forbids it. */
export const REASONS = {
  'CA-1.1': ['not your turn'],
  'CA-2.2': ['window closed', 'no such card'],
  'CA-2.3': ['no units now', 'count to spend'],
  'CA-2.5': ['not at the end', 'no such card', 'within the limit', 'no such tool', 'too many tools'],
  'CA-3.2': ['too high', ...OBSTACLES],
  'CA-3.3': ['no such tool', 'no place for it'],
  'CA-4.1': OBSTACLES,
  'CA-4.2': ['no live alarm', 'no such tool', 'two units'],
  'CA-4.6': ['no place for it'],
  'CA-6.1': ['depot empty'],
  'CA-6.2': ['nothing to steal'],
  'CA-6.3': ['auto there already', 'autos off the board first', 'no auto there'],
  'CA-6.4': ['one roll again'],
  'CA-7.1': ['nothing there'],
  'CA-7.3': ['auto in the street'],
  'CA-8.1': ['solid'],
  'CA-9.1': ['game over'],
} as const;
type Clause = keyof typeof REASONS;
export type Reason = (typeof REASONS)[Clause][number];
type No = Refusal<Reason> | undefined;

const no = <C extends Clause>(clause: C, reason: (typeof REASONS)[C][number]): Refusal<Reason> => ({ clause, reason });

/** The clause that forbids the seat this action now; undefined exactly when it is legal. */
export function refuse(s: Readonly<State>, seat: Seat, action: Action): No {
  if (actorOf(s) === NOBODY) return no('CA-9.1', 'game over');
  if (seat !== s.turn) return no('CA-1.1', 'not your turn');
  const noun = nounOf(action);
  switch (verbOf(action)) {
    case STEP:
      return refuseUnit(s) ?? refuseStep(s, way(s, noun));
    case SILENCE:
      return refuseUnit(s) ?? refuseSilence(s, way(s, noun));
    case PLACE:
      return refuseUnit(s) ?? refusePlace(s, noun);
    case TOOL:
      return refuseCard(s, noun) ?? (s.depot[noun] === 0 ? no('CA-6.1', 'depot empty') : undefined);
    case THEFT:
      return refuseCard(s, THEFT_CARD) ?? refuseTheft(s, noun);
    case AUTO:
      return refuseCard(s, AUTO_CARD + streetOfAuto(noun)) ?? refuseAuto(s, noun);
    case ROLL_AGAIN:
      return refuseCard(s, ROLL_AGAIN_CARD) ?? (s.rolledAgain === 0 ? undefined : no('CA-6.4', 'one roll again'));
    case DISCARD:
      return refuseTidying(s) ?? (holds(s, noun) ? undefined : no('CA-2.5', 'no such card'));
    case GIVE_BACK:
      return refuseTidying(s) ?? refuseGiveBack(s, noun);
    default:
      return refuseDone(s);
  }
}

const way = (s: Readonly<State>, slot: number): number => s.thief[s.turn]! * SLOTS + slot;

const refuseUnit = (s: Readonly<State>): No => (s.phase === TIDY ? no('CA-2.3', 'no units now') : undefined);

/** CA-3.2: what keeps the edge shut. */
function refuseEdge(s: Readonly<State>, at: number): No {
  const never = NEVER[NEVER_OPEN[at]!];
  if (never === 'nothing there') return no('CA-7.1', never);
  if (never === 'solid') return no('CA-8.1', never);
  if (never === 'too high') return no('CA-3.2', never);
  const gate = GATE_AT[at]!;
  if (gate >= 0 && s.lying[gate] === 0) return no('CA-3.2', OBSTACLES[OBSTACLE_OF[gate]!]!);
  const wall = WALL_AT[at]!;
  return wall >= 0 && s.lying[wall] === 0 ? no('CA-3.2', 'wall') : undefined;
}

function refuseStep(s: Readonly<State>, at: number): No {
  const shut = refuseEdge(s, at);
  if (shut) return shut;
  const pane = CASE_AT[NEXT[at]!]!;
  if (pane >= 0 && s.lying[pane] === 0) return no('CA-4.1', OBSTACLES[OBSTACLE_OF[pane]!]!);
  return isBarredByAuto(s, at) ? no('CA-7.3', 'auto in the street') : undefined;
}

function refuseSilence(s: Readonly<State>, at: number): No {
  const shut = refuseEdge(s, at);
  if (shut) return shut;
  if (!isLiveAlarm(s, at)) return no('CA-4.2', 'no live alarm');
  if (s.stock[s.turn * TOOL_KINDS + SCREWDRIVER] === 0) return no('CA-4.2', 'no such tool');
  return s.count < 2 ? no('CA-4.2', 'two units') : undefined;
}

function refusePlace(s: Readonly<State>, noun: number): No {
  const tool = toolOfPlace(noun);
  if (s.stock[s.turn * TOOL_KINDS + tool] === 0) return no('CA-3.3', 'no such tool');
  const slot = slotOfPlace(noun);
  if (siteOfPlace(s, s.thief[s.turn]!, slot, tool) >= 0) return undefined;
  return slot === HERE ? no('CA-4.6', 'no place for it') : no('CA-3.3', 'no place for it');
}

/** CA-2.2: the window must be open and the card in hand. */
function refuseCard(s: Readonly<State>, card: number): No {
  if (s.phase !== WINDOW) return no('CA-2.2', 'window closed');
  return holds(s, card) ? undefined : no('CA-2.2', 'no such card');
}

function refuseTheft(s: Readonly<State>, noun: number): No {
  const target = isTheftAtSite(noun)
    ? s.lying[noun]!
    : victimOfTheft(noun) === s.turn
      ? 0
      : s.stock[victimOfTheft(noun) * TOOL_KINDS + toolOfTheft(noun)]!;
  return target > 0 ? undefined : no('CA-6.2', 'nothing to steal');
}

function refuseAuto(s: Readonly<State>, noun: number): No {
  if (s.auto[streetOfAuto(noun)] !== 0) return no('CA-6.3', 'auto there already');
  const from = sourceOfAuto(noun);
  const isAllOut = countAutos(s) === AUTOS;
  if (from !== OFF && !isAllOut) return no('CA-6.3', 'autos off the board first');
  const isThere = from === OFF ? !isAllOut : s.auto[from] !== 0;
  return isThere ? undefined : no('CA-6.3', 'no auto there');
}

const refuseTidying = (s: Readonly<State>): No => (s.phase === TIDY ? undefined : no('CA-2.5', 'not at the end'));

function refuseGiveBack(s: Readonly<State>, tool: number): No {
  if (countStock(s, s.turn) <= TOOL_LIMIT) return no('CA-2.5', 'within the limit');
  return s.stock[s.turn * TOOL_KINDS + tool]! > 0 ? undefined : no('CA-2.5', 'no such tool');
}

function refuseDone(s: Readonly<State>): No {
  if (s.phase === UNITS || (s.phase === WINDOW && hasUnit(s))) return no('CA-2.3', 'count to spend');
  return s.phase === TIDY && countStock(s, s.turn) > TOOL_LIMIT ? no('CA-2.5', 'too many tools') : undefined;
}
