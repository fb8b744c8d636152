import { seatOf } from '@hideout/kernel';
import { ANY_GOOD } from '../book.ts';
import type { LocationId } from '../card.ts';
import type { GameIo } from '../events.ts';
import { goodAt, KINDS, lootAt } from '../places.ts';
import { GOOD_SLOTS, type State } from '../state.ts';

/** Whether the site has a Good of the kind. */
export const isGoodAt = (s: Readonly<State>, site: number, good: number): boolean => s.goods[goodAt(site, good)]! > 0;
/** Whether the seat's Hideout has a Good of the kind. */
export const isInLoot = (s: Readonly<State>, seat: number, good: number): boolean => s.loot[lootAt(seat, good)]! > 0;

/** [CE-5.3] How many kinds of Goods are at the site. */
export function kindsAt(s: Readonly<State>, site: number): number {
  let kinds = 0;
  for (let good = 0; good < KINDS; good++) if (isGoodAt(s, site, good)) kinds++;
  return kinds;
}

/** [CE-7.2] How many kinds of Goods the owner could return to the site: none when it has no free slot. */
export function kindsToReturn(s: Readonly<State>, owner: number, site: number): number {
  if (!hasRoom(s, site)) return 0;
  let kinds = 0;
  for (let good = 0; good < KINDS; good++) if (isInLoot(s, owner, good)) kinds++;
  return kinds;
}

function hasRoom(s: Readonly<State>, site: number): boolean {
  let goods = 0;
  for (let good = 0; good < KINDS; good++) goods += s.goods[goodAt(site, good)]!;
  return goods < GOOD_SLOTS;
}

/** [CE-5.3] Takes a Good of the kind, if there is one; ANY_GOOD when there is none of any kind. */
export function takeGood(s: State, io: GameIo, seat: number, site: number, good: number): void {
  const location = s.location[site] as LocationId;
  if (good === ANY_GOOD || !isGoodAt(s, site, good)) {
    io.log?.emit({ type: 'nothing stolen', seat: seatOf(seat), location, good });
    return;
  }
  s.goods[goodAt(site, good)]!--;
  s.loot[lootAt(seat, good)]!++;
  io.log?.emit({ type: 'good stolen', seat: seatOf(seat), location, good });
}

/** [CE-7.2] The owner returns a Good of the kind to the site, if he has one and a slot is free. */
export function returnGood(s: State, io: GameIo, owner: number, site: number, good: number): void {
  if (!isInLoot(s, owner, good) || !hasRoom(s, site)) return;
  s.loot[lootAt(owner, good)]!--;
  s.goods[goodAt(site, good)]!++;
  io.log?.emit({ type: 'good returned', owner: seatOf(owner), location: s.location[site] as LocationId, good });
}

/** The first kind at the site; for a choice with a single option [CE-5.10]. */
export function onlyGoodAt(s: Readonly<State>, site: number): number {
  let good = 0;
  while (!isGoodAt(s, site, good)) good++;
  return good;
}

/** The first kind in the owner's Hideout; for a choice with a single option [CE-5.10]. */
export function onlyLoot(s: Readonly<State>, owner: number): number {
  let good = 0;
  while (!isInLoot(s, owner, good)) good++;
  return good;
}
