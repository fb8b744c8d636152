import { seatOf } from '@hideout/kernel';
import * as books from '../book.ts';
import type { LocationId } from '../card.ts';
import * as cities from '../cities.ts';
import type { GameIo } from '../events.ts';
import * as states from '../state.ts';
import type { State } from '../state.ts';

// Constants of this module: imported ones are looked up whenever they are used.
const { ANY_GOOD } = books;
const { GOODS } = cities;
const { GOOD_SLOTS } = states;

const KINDS = GOODS.length;

/** Whether the site has a Good of the kind. */
export const isGoodAt = (s: Readonly<State>, site: number, good: number): boolean => s.goods[site * KINDS + good]! > 0;
/** Whether the seat's Hideout has a Good of the kind. */
export const isInLoot = (s: Readonly<State>, seat: number, good: number): boolean => s.loot[seat * KINDS + good]! > 0;

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
  for (let good = 0; good < KINDS; good++) goods += s.goods[site * KINDS + good]!;
  return goods < GOOD_SLOTS;
}

/** [CE-5.3] Takes a Good of the kind, if there is one; ANY_GOOD when there is none of any kind. */
export function takeGood(s: State, io: GameIo, seat: number, site: number, good: number): void {
  const location = s.location[site] as LocationId;
  if (good === ANY_GOOD || !isGoodAt(s, site, good)) {
    io.log?.emit({ type: 'nothing stolen', seat: seatOf(seat), location, good });
    return;
  }
  s.goods[site * KINDS + good]!--;
  s.loot[seat * KINDS + good]!++;
  io.log?.emit({ type: 'good stolen', seat: seatOf(seat), location, good });
}

/** [CE-7.2] The owner returns a Good of the kind to the site, if he has one and a slot is free. */
export function returnGood(s: State, io: GameIo, owner: number, site: number, good: number): void {
  if (!isInLoot(s, owner, good) || !hasRoom(s, site)) return;
  s.loot[owner * KINDS + good]!--;
  s.goods[site * KINDS + good]!++;
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
