import { NOBODY, type Seat } from '@hideout/kernel';
import { CAPS, enemyOf, HAMMERS } from './factions.ts';
import type { Tables } from './figures.ts';
import { ADMIRAL, NUKE, POLICEMAN, SCIENTIST } from './kinds.ts';
import { ACTIVATED, CARDS, countLabs, LAB, type State } from './state.ts';

/** [CH-5.2] The true influence of a seat on a location, face-down cards included. */
export function countInfluence(t: Tables, s: Readonly<State>, seat: number, place: number): number {
  const from = seat * CARDS;
  let cards = 0;
  let influence = 0;
  let admirals = 0;
  let policemen = 0;
  let scientists = 0;
  for (let at = from; at < from + s.played[seat]!; at++) {
    if (s.place[at] !== place) continue;
    const kind = s.kind[at]!;
    cards++;
    influence += t.points[kind]!;
    if (kind === ADMIRAL) admirals++;
    else if (kind === POLICEMAN) policemen++;
    else if (kind === SCIENTIST) scientists++;
    else if (kind === NUKE && s.face[at] === ACTIVATED) influence += t.nuke;
  }
  if (admirals === 1 && cards === 1) influence += t.alone;
  if (policemen > 0) {
    const bonus = t.perType * countTypes(s, enemyOf(seat), place);
    influence += policemen * (bonus < t.perTypeMost ? bonus : t.perTypeMost);
  }
  if (scientists > 0 && hasMoreLabs(s, seat)) influence += scientists * t.ahead;
  return influence;
}

/** [CH-6.8] Different types among the cards of a seat on a location. */
function countTypes(s: Readonly<State>, seat: number, place: number): number {
  const from = seat * CARDS;
  let seen = 0;
  let types = 0;
  for (let at = from; at < from + s.played[seat]!; at++) {
    if (s.place[at] !== place) continue;
    const bit = 1 << s.kind[at]!;
    if ((seen & bit) === 0) types++;
    seen |= bit;
  }
  return types;
}

/** [CH-6.9] Whether the seat controls more labs than the enemy. */
const hasMoreLabs = (s: Readonly<State>, seat: number): boolean => countLabs(s, seat) > countLabs(s, enemyOf(seat));

/** [CH-5.2, CH-5.3] Who wins the location; NOBODY on a tied lab. */
export function primaryOf(t: Tables, s: Readonly<State>, place: number): Seat | typeof NOBODY {
  const caps = countInfluence(t, s, CAPS, place);
  const hammers = countInfluence(t, s, HAMMERS, place);
  if (caps > hammers) return CAPS;
  if (hammers > caps) return HAMMERS;
  return place === LAB ? NOBODY : (t.prefers[s.row[place]!]! as Seat);
}

/** [CH-5.4] Printed action points of both players on a location, Diplomats left out. */
export function countTension(t: Tables, s: Readonly<State>, place: number): number {
  let points = 0;
  for (let seat = 0; seat < 2; seat++) {
    const from = seat * CARDS;
    for (let at = from; at < from + s.played[seat]!; at++) {
      if (s.place[at] === place) points += t.tension[s.kind[at]!]!;
    }
  }
  return points;
}
