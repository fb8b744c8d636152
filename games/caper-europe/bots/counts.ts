import { first, NONE, rest, type Bits } from '../rules/bits.ts';
import { countDiscards, countLoot } from '../rules/counting.ts';
import { crewAt, rivalOf } from '../rules/places.ts';
import type { State } from '../rules/state.ts';
import { IN_BOTH, IN_CREW, IN_DISCARDS, IN_LAUNDRY, IN_LOOT, IN_RIVAL, IN_THIEVES } from '../rules/things.ts';
import type { Crew } from './crew.ts';
import type { Crews } from './crews.ts';
import { sumOf, unpack } from './pack.ts';
import type { Traits } from './traits.ts';

/** The Gear of a Crew that has one of the hues; none names any. */
export const countGear = (crew: Readonly<Crew>, hues: Bits): number =>
  hues === NONE ? crew.load : sumOf(crew.gear, hues);

/** How often the points of a card or a Location count for a seat at the site as the table stands. */
export function countPer(
  { book, per }: Traits,
  { all }: Crews,
  s: Readonly<State>,
  seat: number,
  site: number,
  row: number,
): number {
  const of = per.of[row]!;
  const size = per.size[row]!;
  const own = all[crewAt(seat, site)]!;
  switch (per.in[row]) {
    case IN_CREW:
      return size === 1 ? countGear(own, of) : countSets(own, of, size);
    case IN_RIVAL:
      return countGear(all[crewAt(rivalOf(seat), site)]!, of);
    case IN_BOTH:
      return countGear(own, of) + countGear(all[crewAt(rivalOf(seat), site)]!, of);
    case IN_THIEVES:
      return s.crew[crewAt(seat, site)]!;
    case IN_LOOT:
      return countLoot(s, seat, of);
    case IN_LAUNDRY:
      return s.laundered[seat]!;
    case IN_DISCARDS:
      return countDiscards(book, s, seat, of);
    default:
      return 0;
  }
}

/** [CE-5.6] The sets of hues in a Crew, each of this many Gear; of sets with any Gear also the half. */
function countSets(crew: Readonly<Crew>, hues: Bits, size: number): number {
  let sets = crew.load / size;
  for (let left = hues; left !== NONE; left = rest(left)) sets = Math.min(sets, unpack(crew.gear, first(left)));
  return sets;
}
