import { FIRST_GEAR, SITES, SLOTS, type State } from '@hideout/caper-europe';
import type { Action, Seat } from '@hideout/kernel';
import { Appraisal } from './appraisal.ts';
import { crewOf, Crews } from './crews.ts';
import { cardOfAction, isEquip, placeOfEquip } from './deed.ts';
import { gainOf } from './gain.ts';
import { siteOf } from './places.ts';
import { POINT } from './prospects.ts';
import { CARDS, type Traits } from './traits.ts';
import type { Yields } from './yields.ts';

/** The share of what a card would bring to the rival that keeping it from him is worth. */
const DENIAL = 0.3;
/** Which Thief of a Crew carries a Gear matters little: the search looks at one of them first. */
const SAME_CREW = 1.5 * POINT;

/** How promising actions are for the seat to act: what they bring, and what they keep from the rival. */
export class Promises {
  readonly #cost: Uint8Array;
  readonly #crews: Crews;
  readonly #own: Appraisal;
  readonly #rivals: Appraisal;
  #world = -1;
  #turn = -1;
  #looks = 0;
  /** What was asked about last, and the answer. */
  #asked = -1;
  #answer = 0;
  /** By card: its gain to the rival, and the look in which it was worked out. */
  readonly #denied = new Int32Array(CARDS);
  readonly #deniedIn = new Int32Array(CARDS);

  constructor(traits: Traits, yields: Yields) {
    this.#cost = traits.cost;
    this.#crews = new Crews(traits, yields);
    this.#own = new Appraisal(traits, yields, this.#crews);
    this.#rivals = new Appraisal(traits, yields, this.#crews);
  }

  /** The same world and turn is not looked at twice. */
  of(s: State, seat: Seat, action: Action, world: number): number {
    const turn = 16 * s.round + s.turn;
    if (s.depth > 0 || world !== this.#world || turn !== this.#turn) {
      this.#look(s, seat);
      this.#world = world;
      this.#turn = s.depth > 0 ? -1 : turn;
    }
    const card = cardOfAction(action);
    if (card < 0) return gainOf(this.#own, action);
    const denied = (DENIAL * this.#rivalGain(s, 1 - seat, card)) | 0;
    if (!isEquip(action)) return gainOf(this.#own, action) + denied;
    const site = siteOf(placeOfEquip(action));
    const isTwin = placeOfEquip(action) !== this.#openPlace(seat, site);
    return this.#ownEquip(card, site) + denied - (isTwin ? SAME_CREW : 0);
  }

  #look(s: State, seat: Seat): void {
    this.#looks++;
    this.#crews.forget();
    this.#crews.read(s);
    this.#own.survey(s);
    this.#rivals.survey(s);
    this.#own.look(s, seat);
    this.#rivals.look(s, 1 - seat);
  }

  /** The same Gear at the same site is asked about once for each Thief there, one after the other. */
  #ownEquip(card: number, site: number): number {
    const asked = (this.#looks * CARDS + card) * SITES + site;
    if (asked !== this.#asked) this.#answer = this.#own.equip(card, site);
    this.#asked = asked;
    return this.#answer;
  }

  #openPlace(seat: number, site: number): number {
    return this.#crews.open[crewOf(seat, site)]!;
  }

  /** The most that the card would bring to the rival; worked out once a look. */
  #rivalGain(s: State, rival: number, card: number): number {
    if (this.#deniedIn[card] === this.#looks) return this.#denied[card]!;
    let best = 0;
    for (let site = 0; site < SITES; site++) {
      if (card < FIRST_GEAR) {
        if (s.crew[crewOf(rival, site)]! < SLOTS) best = Math.max(best, this.#rivals.hire(card, site));
      } else if (this.#cost[card]! <= s.coins[rival]! && this.#openPlace(rival, site) >= 0) {
        best = Math.max(best, this.#rivals.equip(card, site));
      }
    }
    this.#deniedIn[card] = this.#looks;
    this.#denied[card] = best;
    return best;
  }
}
