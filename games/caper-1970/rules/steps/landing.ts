import { seatOf, type Io } from '@hideout/kernel';
import type { CaperEvent } from '../events.ts';
import { ALARMS_OF, JEWEL_AT } from '../graph.ts';
import { JEWEL_COUNT, type Jewel } from '../jewels.ts';
import { endIfDecided } from '../scoring.ts';
import { HIDEOUT, START } from '../spaces.ts';
import { IN_VAULT, safeWith, unsafeWith, type State } from '../state.ts';

/** CA-4.3: the thief of the turn lands on or passes a jewel. */
export function steal(s: State, io: Io<CaperEvent>): void {
  const jewel = JEWEL_AT[s.thief[s.turn]!]!;
  if (jewel < 0 || s.jewel[jewel] !== IN_VAULT || !isSilenced(s, jewel)) return;
  s.jewel[jewel] = unsafeWith(s.turn);
  io.log?.emit({ type: 'stole', seat: seatOf(s.turn), jewel: jewel as Jewel });
}

/** CA-4.3: whether every alarm of the jewel's vault has a screwdriver. */
function isSilenced(s: Readonly<State>, jewel: number): boolean {
  const alarms = ALARMS_OF[jewel]!;
  for (let i = 0; i < alarms.length; i++) if (s.lying[alarms[i]!] === 0) return false;
  return true;
}

/** CA-4.4: whether the seat has jewels that are not safe yet. */
function isCarrier(s: Readonly<State>, seat: number): boolean {
  for (let jewel = 0; jewel < JEWEL_COUNT; jewel++) if (s.jewel[jewel] === unsafeWith(seat)) return true;
  return false;
}

/** CA-5.1, then CA-4.4: what the last unit of a roll brings when it is a step. */
export function landByExactCount(s: State, io: Io<CaperEvent>): void {
  const space = s.thief[s.turn]!;
  for (let seat = 0; seat < s.seats; seat++) {
    if (seat !== s.turn && s.thief[seat] === space && isCarrier(s, seat)) capture(s, seat, io);
  }
  if (space === HIDEOUT[s.side[s.turn]!] && isCarrier(s, s.turn)) bringHome(s, io);
}

/** CA-5.2: the captor takes over the unsafe jewels, and the victim starts again. */
function capture(s: State, victim: number, io: Io<CaperEvent>): void {
  io.log?.emit({
    type: 'captured',
    seat: seatOf(s.turn),
    victim: seatOf(victim),
    jewels: jewelsOf(s, unsafeWith(victim)),
  });
  moveJewels(s, unsafeWith(victim), unsafeWith(s.turn));
  s.thief[victim] = START[s.side[victim]!]!;
}

/** CA-4.4: all unsafe jewels leave the board and score. */
function bringHome(s: State, io: Io<CaperEvent>): void {
  if (io.log) {
    const jewels = jewelsOf(s, unsafeWith(s.turn));
    const points = jewels.reduce((sum, jewel) => sum + s.points[jewel]!, 0);
    io.log.emit({ type: 'secured', seat: seatOf(s.turn), jewels, points });
  }
  moveJewels(s, unsafeWith(s.turn), safeWith(s.turn));
  endIfDecided(s, io);
}

function moveJewels(s: State, from: number, to: number): void {
  for (let jewel = 0; jewel < JEWEL_COUNT; jewel++) if (s.jewel[jewel] === from) s.jewel[jewel] = to;
}

function jewelsOf(s: Readonly<State>, where: number): Jewel[] {
  const jewels: Jewel[] = [];
  for (let jewel = 0; jewel < JEWEL_COUNT; jewel++) if (s.jewel[jewel] === where) jewels.push(jewel as Jewel);
  return jewels;
}
