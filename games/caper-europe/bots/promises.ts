import type { Action, Seat } from '@hideout/kernel';
import { CARDS, isGear } from '../rules/card.ts';
import { crewAt, rivalOf, SITES, siteOf, SLOTS } from '../rules/places.ts';
import type { State } from '../rules/state.ts';
import { Appraisal } from './appraisal.ts';
import type { Crews } from './crews.ts';
import { cardOfAction, isEquip, placeOfEquip } from './deed.ts';
import { gainOf } from './gain.ts';
import { thousandths } from './prospects.ts';
import type { Traits } from './traits.ts';
import type { Yields } from './yields.ts';

/** The share of what a card would bring to the rival that keeping it from him is worth. */
const DENIAL = 0.3;
/** Which Thief of a Crew carries a Gear matters little: the search looks at one of them first. */
const SAME_CREW = thousandths(1.5);

/** How promising actions are for the seat to act: what they bring, and what they keep from the rival. */
export class Promises {
  readonly #cost: Uint8Array;
  readonly #crews: Crews;
  readonly #own: Appraisal;
  readonly #rivals: Appraisal;
  #world = -1;
  /** By card: what keeping it from the rival is worth, and the world in which it was worked out. */
  readonly #denied = new Int32Array(CARDS);
  readonly #deniedIn = new Int32Array(CARDS).fill(-1);

  constructor(traits: Traits, yields: Yields, crews: Crews) {
    this.#cost = traits.book.cost;
    this.#crews = crews;
    this.#own = new Appraisal(traits, yields, crews);
    this.#rivals = new Appraisal(traits, yields, crews);
  }

  /** Comes to another table. */
  survey(s: Readonly<State>): void {
    this.#own.survey(s);
    this.#rivals.survey(s);
  }

  /** The Crews must have been followed until here. A world is looked at once: all questions are about the same turn. */
  of(s: State, seat: Seat, action: Action, world: number): number {
    if (world !== this.#world) this.#look(s, seat);
    this.#world = world;
    if (isEquip(action)) return this.#equip(s, seat, cardOfAction(action), placeOfEquip(action));
    const card = cardOfAction(action);
    return gainOf(this.#own, action) + (card < 0 ? 0 : this.#denial(s, rivalOf(seat), card));
  }

  #look(s: State, seat: Seat): void {
    this.#crews.read(s);
    this.#own.look(s, seat);
    this.#rivals.look(s, rivalOf(seat));
  }

  #equip(s: State, seat: Seat, card: number, place: number): number {
    const site = siteOf(place);
    const isTwin = place !== this.#openPlace(seat, site);
    return this.#own.equip(card, site) + this.#denial(s, rivalOf(seat), card) - (isTwin ? SAME_CREW : 0);
  }

  /** What keeping a card from the rival is worth; worked out once a world. */
  #denial(s: State, rival: number, card: number): number {
    if (this.#deniedIn[card] !== this.#world) {
      this.#deniedIn[card] = this.#world;
      this.#denied[card] = DENIAL * this.#rivalGain(s, rival, card);
    }
    return this.#denied[card]!;
  }

  #openPlace(seat: number, site: number): number {
    return this.#crews.all[crewAt(seat, site)]!.open;
  }

  /** The most that the card would bring to the rival. */
  #rivalGain(s: State, rival: number, card: number): number {
    let best = 0;
    for (let site = 0; site < SITES; site++) {
      if (!isGear(card)) {
        if (s.crew[crewAt(rival, site)]! < SLOTS) best = Math.max(best, this.#rivals.hire(card, site));
      } else if (this.#cost[card]! <= s.coins[rival]! && this.#openPlace(rival, site) >= 0) {
        best = Math.max(best, this.#rivals.equip(card, site));
      }
    }
    return best;
  }
}
