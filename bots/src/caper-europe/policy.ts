import { equip, hire, sell, SITES, SLOTS, type CardId, type State } from '@hideout/caper-europe';
import type { Action, ActionList, FastRng, Seat } from '@hideout/kernel';
import type { Appraisal } from './appraisal.ts';
import { gainOf } from './gain.ts';
import { HAND, openPlace } from './places.ts';
import { COST } from './traits.ts';

/** Players in playouts misjudge by up to so many points, so that no two playouts are alike. */
const WHIM = 2 / 0x1_0000_0000;

/**
 * What a hasty player does: the action with the best gain at a glance, give or take a whim. Of the Thieves at a site it
 * loads the first that has room.
 */
export function pickByGain(look: Appraisal, s: State, seat: Seat, legal: ActionList, rng: FastRng): Action {
  look.look(s, seat);
  if (s.depth > 0) return pickChoice(look, legal, rng);
  return (s.round & 1) === 1 ? pickGear(look, s, seat, rng) : pickThief(look, s, seat, rng);
}

function pickThief(look: Appraisal, s: State, seat: number, rng: FastRng): Action {
  const end = seat * HAND + s.handSize[seat]!;
  let best = 0 as Action;
  let most = -Infinity;
  for (let at = seat * HAND; at < end; at++) {
    for (let site = 0; site < SITES; site++) {
      if (s.crew[seat * SITES + site] === SLOTS) continue;
      const gain = look.hire(s.hand[at]!, site) + WHIM * rng.next();
      if (gain <= most) continue;
      most = gain;
      best = hire(s.hand[at] as CardId, site);
    }
  }
  return best;
}

function pickGear(look: Appraisal, s: State, seat: number, rng: FastRng): Action {
  const first = seat * HAND;
  const end = first + s.handSize[seat]!;
  let best = 0 as Action;
  let most = -Infinity;
  for (let at = first; at < end; at++) {
    const card = s.hand[at]!;
    if (at > first && card === s.hand[at - 1]) continue;
    const price = look.sell(card) + WHIM * rng.next();
    if (price > most) {
      most = price;
      best = sell(card as CardId);
    }
    if (COST[card]! > s.coins[seat]!) continue;
    for (let site = 0; site < SITES; site++) {
      const place = openPlace(s, seat, site);
      if (place < 0) continue;
      const gain = look.equip(card, site) + WHIM * rng.next();
      if (gain <= most) continue;
      most = gain;
      best = equip(card as CardId, place);
    }
  }
  return best;
}

function pickChoice(look: Appraisal, legal: ActionList, rng: FastRng): Action {
  let best = legal.at(0);
  let most = -Infinity;
  for (let i = 0; i < legal.size; i++) {
    const gain = gainOf(look, legal.at(i)) + WHIM * rng.next();
    if (gain <= most) continue;
    most = gain;
    best = legal.at(i);
  }
  return best;
}
