import { FIRST_GEAR, SITES, SLOTS, type State } from '@hideout/caper-europe';
import type { Action, Seat } from '@hideout/kernel';
import { Appraisal } from './appraisal.ts';
import { cardOfAction, gainOf, isEquip, placeOfEquip } from './gain.ts';
import { openPlace, siteOf } from './places.ts';
import { COST } from './traits.ts';

/** The share of what a card would bring to the rival that keeping it from him is worth. */
const DENIAL = 0.3;
/** Which Thief of a Crew carries a Gear matters little: the search looks at one of them first. */
const SAME_CREW = 1.5;

/** How promising actions are for the seat to act: what they bring, and what they keep from the rival. */
export class Promises {
  readonly #own = new Appraisal();
  readonly #rivals = new Appraisal();
  #world = -1;
  #turn = -1;

  /** The same world and turn is not looked at twice. */
  of(s: State, seat: Seat, action: Action, world: number): number {
    const turn = 16 * s.round + s.turn;
    if (s.depth > 0 || world !== this.#world || turn !== this.#turn) {
      this.#own.look(s, seat);
      this.#rivals.look(s, 1 - seat);
      this.#world = world;
      this.#turn = s.depth > 0 ? -1 : turn;
    }
    const card = cardOfAction(action);
    const gain = gainOf(this.#own, action);
    if (card === undefined) return gain;
    const isTwin = isEquip(action) && placeOfEquip(action) !== openPlace(s, seat, siteOf(placeOfEquip(action)));
    return gain + DENIAL * this.#rivalGain(s, 1 - seat, card) - (isTwin ? SAME_CREW : 0);
  }

  /** The most that the card would bring to the rival. */
  #rivalGain(s: State, rival: number, card: number): number {
    let best = 0;
    for (let site = 0; site < SITES; site++) {
      if (card < FIRST_GEAR) {
        if (s.crew[rival * SITES + site]! < SLOTS) best = Math.max(best, this.#rivals.hire(card, site));
      } else if (COST[card]! <= s.coins[rival]! && openPlace(s, rival, site) >= 0) {
        best = Math.max(best, this.#rivals.equip(card, site));
      }
    }
    return best;
  }
}
