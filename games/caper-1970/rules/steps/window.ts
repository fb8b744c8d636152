import { seatOf, type ActionList, type Io } from '@hideout/kernel';
import { AUTO_CARD, CARD_KINDS, ROLL_AGAIN_CARD, THEFT_CARD, type Card } from '../cards.ts';
import type { CaperEvent } from '../events.ts';
import { AUTOS } from '../figures.ts';
import { OBSTACLE_OF, SITES, type Site } from '../graph.ts';
import { GLASS, PROPER_TOOL } from '../obstacles.ts';
import { SIDES, type Side } from '../sides.ts';
import { countAutos, type State } from '../state.ts';
import { TOOL_KINDS, type Tool } from '../tools.ts';
import {
  isTheftAtSite,
  OFF,
  putAuto,
  rollAgain,
  sourceOfAuto,
  streetOfAuto,
  takeTool,
  theftAt,
  theftFrom,
  toolOfTheft,
  victimOfTheft,
} from '../verbs.ts';
import { goOn } from './turn.ts';

/** Whether the seat of the turn holds the card. */
export const holds = (s: Readonly<State>, card: number): boolean => s.hand[s.turn * CARD_KINDS + card]! > 0;

/** CA-2.2: adds every card that can be turned in, with every target. */
export function addCards(s: Readonly<State>, out: ActionList): void {
  for (let tool = 0 as Tool; tool < TOOL_KINDS; tool++)
    if (holds(s, tool) && s.depot[tool]! > 0) out.add(takeTool(tool));
  if (holds(s, THEFT_CARD)) addThefts(s, out);
  for (let street = 0; street < SIDES; street++) if (holds(s, AUTO_CARD + street)) addAutos(s, street, out);
  if (holds(s, ROLL_AGAIN_CARD) && s.rolledAgain === 0) out.add(rollAgain());
}

/** CA-6.2: every tool on the board and in the opponents' stockpiles. */
function addThefts(s: Readonly<State>, out: ActionList): void {
  const lying = s.lying;
  for (let site = 0; site < SITES; site++) if (lying[site] !== 0) out.add(theftAt(site));
  for (let seat = 0; seat < s.seats; seat++) {
    if (seat === s.turn) continue;
    for (let tool = 0 as Tool; tool < TOOL_KINDS; tool++) {
      if (s.stock[seat * TOOL_KINDS + tool]! > 0) out.add(theftFrom(seat, tool));
    }
  }
}

/** CA-6.3: an auto from off the board as long as there is one, else any auto from another street. */
function addAutos(s: Readonly<State>, street: number, out: ActionList): void {
  for (let from = 0; from <= OFF; from++) if (canPark(s, street, from)) out.add(putAuto(street, from));
}

function canPark(s: Readonly<State>, street: number, from: number): boolean {
  if (s.auto[street] !== 0) return false;
  const isAllOut = countAutos(s) === AUTOS;
  return from === OFF ? !isAllOut : isAllOut && s.auto[from] !== 0;
}

/** CA-6.6: the card goes face up. */
export function turnIn(s: State, card: number): void {
  s.hand[s.turn * CARD_KINDS + card]!--;
  s.faceUp[card]!++;
}

/** CA-6.1: a tool from the depot. */
export function onTool(s: State, noun: number, io: Io<CaperEvent>): void {
  turnIn(s, noun as Card);
  s.depot[noun]!--;
  s.stock[s.turn * TOOL_KINDS + noun]!++;
  io.log?.emit({ type: 'supplied', seat: seatOf(s.turn), tool: noun as Tool });
}

/** CA-6.2: a tool from the board or from an opponent. */
export function onTheft(s: State, noun: number, io: Io<CaperEvent>): void {
  turnIn(s, THEFT_CARD);
  const seat = seatOf(s.turn);
  if (isTheftAtSite(noun)) {
    const tool = pickUp(s, noun);
    s.stock[seat * TOOL_KINDS + tool]!++;
    io.log?.emit({ type: 'removed', seat, tool, site: noun as Site });
    return;
  }
  const victim = seatOf(victimOfTheft(noun));
  const tool = toolOfTheft(noun);
  s.stock[victim * TOOL_KINDS + tool]!--;
  s.stock[seat * TOOL_KINDS + tool]!++;
  io.log?.emit({ type: 'robbed', seat, victim, tool });
}

/** CA-4.6: takes one tool off its site. */
function pickUp(s: State, site: number): Tool {
  if (OBSTACLE_OF[site] === GLASS) {
    const tool = (s.lying[site]! - 1) as Tool;
    s.lying[site] = 0;
    return tool;
  }
  s.lying[site]!--;
  return PROPER_TOOL[OBSTACLE_OF[site]!] as Tool;
}

/** CA-6.3: an auto onto the street. */
export function onAuto(s: State, noun: number, io: Io<CaperEvent>): void {
  const street = streetOfAuto(noun);
  const from = sourceOfAuto(noun);
  turnIn(s, AUTO_CARD + street);
  if (from !== OFF) s.auto[from] = 0;
  s.auto[street] = 1;
  io.log?.emit({ type: 'parked', seat: seatOf(s.turn), street: street as Side, from });
}

/** CA-6.4: one more roll this turn. */
export function onRollAgain(s: State, io: Io<CaperEvent>): void {
  turnIn(s, ROLL_AGAIN_CARD);
  s.extra++;
  s.rolledAgain = 1;
  io.log?.emit({ type: 'rolls-again', seat: seatOf(s.turn) });
}

/** CA-2.2, CA-2.3: no unit is legal, and no more cards are turned in: the count is lost. */
export const closeWindow = (s: State, io: Io<CaperEvent>): void => goOn(s, io);
