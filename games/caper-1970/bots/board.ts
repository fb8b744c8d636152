import {
  ALARMS_OF,
  CASE_AT,
  IN_VAULT,
  JEWEL_SPACE,
  JEWELS,
  NEXT,
  PLACES,
  SLOTS,
  SPACES,
  SQUARES,
  unsafeWith,
  type State,
} from '../rules/index.ts';
import { GLASS, PROPER_TOOL } from '../rules/obstacles.ts';
import { ANY_TOOL } from '../rules/route/usage.ts';
import { LADDER, SCREWDRIVER } from '../rules/tools.ts';

/** Phases as a state numbers them: cards and units, tidying up, and the end of the game. */
export const [WINDOW, TIDY, OVER] = [0, 2, 3] as const;

/** By site: the tool that goes there. */
export const TOOL_FOR = Int8Array.from(PLACES, ({ obstacle }) =>
  obstacle === GLASS ? ANY_TOOL : PROPER_TOOL[obstacle]!,
);
/** Whether what lies on a site, as a state keeps it, stays there when it is used: a ladder does not (CA-3.4). */
export const stays = (site: number, what: number): boolean =>
  what !== 0 && TOOL_FOR[site] !== LADDER && (TOOL_FOR[site] !== ANY_TOOL || what !== 1 + LADDER);
/** By space: the jewel whose place it is, or −1. */
const JEWEL_ON = Int8Array.from({ length: SPACES }, (_, space) => JEWEL_SPACE.indexOf(space));
/** By space: the alarm on it, or −1. */
export const ALARM_ON = Int16Array.from({ length: SPACES }, (_, space) => {
  const site = CASE_AT[space]!;
  return site >= 0 && TOOL_FOR[site] === SCREWDRIVER ? site : -1;
});

/** Spaces of the ring from one corner to the next. */
const ARC = 11;

/** By way from the grid onto a street: that street; else −1 (CA-7.3). */
export const STREET_ONTO = Int8Array.from({ length: SPACES * SLOTS }, (_, way) => {
  const to = NEXT[way]!;
  return way < SQUARES * SLOTS && to >= SQUARES ? Math.floor((to - SQUARES) / ARC) : -1;
});

/** By way: the way back. */
export const BACK = Int16Array.from({ length: SPACES * SLOTS }, (_, way) => {
  const to = NEXT[way]!;
  if (to < 0) return -1;
  let back = to * SLOTS;
  while (NEXT[back] !== Math.floor(way / SLOTS)) back++;
  return back;
});

/** How many alarms of a jewel's vault are live. */
export function countLive(lying: ArrayLike<number>, jewel: number): number {
  const alarms = ALARMS_OF[jewel]!;
  let live = 0;
  for (let i = 0; i < alarms.length; i++) if (lying[alarms[i]!] === 0) live++;
  return live;
}

/** Whether a thief who comes there steals a jewel (CA-4.3). */
export function isOpenJewel(s: Readonly<State>, space: number): boolean {
  const jewel = JEWEL_ON[space]!;
  return jewel >= 0 && s.jewel[jewel] === IN_VAULT && countLive(s.lying, jewel) === 0;
}

/** Whether the seat has jewels that are not safe yet. */
export function carries(s: Readonly<State>, seat: number): boolean {
  const unsafe = unsafeWith(seat);
  for (let jewel = 0; jewel < JEWELS.length; jewel++) if (s.jewel[jewel] === unsafe) return true;
  return false;
}
