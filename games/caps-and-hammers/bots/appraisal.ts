import {
  ADMIRAL,
  CARDS,
  COUNTRIES,
  DEFECTOR,
  DIPLOMAT,
  FIGURES,
  GUERRILLA,
  LAB,
  NONE,
  NUKE,
  PLACES,
  POLICEMAN,
  SCIENTIST,
  SOLDIER,
  SPY,
  type State,
} from '../rules/index.ts';
import { chanceOf, doubtOf } from './chances.ts';
import { policeBonus, Side } from './side.ts';
import { labLead, roundsAfter, stealWorth, swingOf, tieBreak } from './stakes.ts';
import { KEPT, POINTS, PRICE, PROTEST } from './traits.ts';

/** Turns of a round, of both players. */
const TURNS = 2 * CARDS;
/** In points: what turning up one more card of the enemy is worth. */
const REVEAL = 0.6;
/** How much of its effect a Nuke brings that can still be activated. */
const NUKE_HOPE = 0.9;
/** Not now: worse than ending the turn. */
const WAIT = -0.5;

/**
 * What the actions of one player seem worth to him in points, from what he knows: his own cards, and of the enemy's those
 * that are turned up. One object serves a whole search.
 */
export class Appraisal {
  readonly own = new Side();
  readonly foe = new Side();
  /** By location: own influence minus the enemy's, and half a point for whoever wins a tie. */
  readonly lead = new Float64Array(PLACES);
  /** By location: the points between winning and losing it. */
  readonly swing = new Float64Array(PLACES);
  #s!: Readonly<State>;
  #seat = 0;
  #isAhead = false;
  #turns = 0;
  #isLate = false;
  #keeping = 0;

  /** Looks at the table with the eyes of a seat. What it says is valid until the state changes. */
  look(s: Readonly<State>, seat: number): void {
    const labs = labLead(s);
    const side = seat === 0 ? 1 : -1;
    this.#s = s;
    this.#seat = seat;
    this.#isAhead = side * labs > 0;
    this.#turns = TURNS - s.turn;
    this.#isLate = s.turn >> 1 === CARDS - 1;
    this.#keeping = roundsAfter(s) > 0 ? 1 : 0;
    this.own.look(s, seat, { isOwner: true, isAhead: this.#isAhead });
    this.foe.look(s, 1 - seat, { isOwner: false, isAhead: side * labs < 0 });
    for (let place = 0; place < PLACES; place++) {
      if (place === LAB && s.lab === 0) {
        this.swing[place] = 0;
        continue;
      }
      this.swing[place] = swingOf(s, place, labs) + 2 * PROTEST * s.unseen[place]!;
      this.lead[place] = side * tieBreak(s, place) + this.#influence(place);
    }
  }

  /** How likely the seat wins the location with so much more influence there, when its turn is over. */
  chance(place: number, more: number): number {
    const turns = this.#s.occupied[place] ? 0 : this.#turns - 1;
    return chanceOf(this.lead[place]! + more, doubtOf(turns, this.foe.secret[place]!));
  }

  /** What deploying the kind there brings. */
  deploy(kind: number, place: number): number {
    const more = this.#influenceOf(kind, place);
    const after = this.chance(place, more);
    const gain = this.swing[place]! * (after - this.chance(place, 0));
    return gain + this.#prospect(kind, place, after) - this.#keeping * KEPT[kind]!;
  }

  /** What turning up the card brings, compared with ending the turn. */
  activate(card: number): number {
    const at = this.#seat * CARDS + card;
    const place = this.#s.place[at]!;
    switch (this.#s.kind[at]) {
      case DIPLOMAT:
        return this.#isLate && this.own.armed[place]! > 0 ? this.#nuke(place, 0) : WAIT;
      case ADMIRAL:
        return this.#isLate ? this.#bestShift(place) : WAIT;
      case SPY:
        return this.foe.secret[place]! >= 2 || this.#isLate ? REVEAL * this.foe.secret[place]! : WAIT;
      case NUKE:
        return this.#nuke(place, this.#price(place));
      case GUERRILLA:
        return this.#guerrilla(this.chance(place, 0)) - this.#price(place);
      case DEFECTOR:
        return this.#turns <= 4 ? PROTEST * (2 * this.chance(place, 0) - 1) : WAIT;
      case SOLDIER:
        return this.#occupy(place);
      default:
        return WAIT;
    }
  }

  /** What moving the Admiral of this turn from one location to another brings. */
  shift(from: number, to: number): number {
    const stays = this.own.cards[from] === 1 ? 0 : POINTS[ADMIRAL]!;
    const leaves = this.own.isLone(from) ? POINTS[ADMIRAL]! + FIGURES.alone : stays;
    const lost = this.swing[from]! * (this.chance(from, -leaves) - this.chance(from, 0));
    return lost + this.swing[to]! * (this.chance(to, this.#influenceOf(ADMIRAL, to)) - this.chance(to, 0));
  }

  /** What the enemy's country is worth that a Guerrilla takes. */
  steal(country: number): number {
    return stealWorth(this.#s, country);
  }

  #influence(place: number): number {
    const { own, foe } = this;
    const police = policeBonus(own.policemen[place]!, foe.types(place));
    return own.points[place]! + police - foe.points[place]! - policeBonus(foe.policemen[place]!, own.types(place));
  }

  /** The change of the lead by one more card of this kind. */
  #influenceOf(kind: number, place: number): number {
    const { own, foe } = this;
    let more = POINTS[kind]!;
    if (kind === ADMIRAL && own.cards[place] === 0) more += FIGURES.alone;
    else if (own.isLone(place)) more -= FIGURES.alone;
    if (kind === POLICEMAN) more += policeBonus(1, foe.types(place));
    else if (kind === SCIENTIST && this.#isAhead) more += FIGURES.ahead;
    else if (kind === NUKE) more += NUKE_HOPE * Math.max(0, FIGURES.nuke - this.#price(place));
    if (foe.policemen[place]! > 0 && (own.kinds[place]! & (1 << kind)) === 0) {
      const types = own.types(place);
      more -= policeBonus(foe.policemen[place]!, types + 1) - policeBonus(foe.policemen[place]!, types);
    }
    return more;
  }

  /** What the active of a card may bring beside its influence, if the location is won so likely. */
  #prospect(kind: number, place: number, after: number): number {
    switch (kind) {
      case SPY:
        return REVEAL * this.foe.secret[place]!;
      case DEFECTOR:
        return this.#isLate || after < 0.5 ? 0 : PROTEST * (2 * after - 1);
      case DIPLOMAT:
        return this.own.armed[place]! > 0 ? 0.4 * this.#price(place) : 0;
      case GUERRILLA:
        if (this.#s.turn > 1 || place === LAB || this.#s.top[place] !== NONE) return 0;
        return Math.max(0, this.#guerrilla(after) - this.#price(place));
      default:
        return 0;
    }
  }

  #price(place: number): number {
    return this.#s.justified[this.#seat * PLACES + place]! > 0 ? 0 : PRICE[this.#s.defcon]!;
  }

  #nuke(place: number, price: number): number {
    return this.swing[place]! * (this.chance(place, FIGURES.nuke) - this.chance(place, 0)) - price;
  }

  /** The best country that can be taken: the enemy loses it, and wins it back if he wins here. */
  #guerrilla(chance: number): number {
    let most = 0;
    for (let country = 0; country < COUNTRIES.length; country++) {
      if (this.#s.owner[country] === 1 - this.#seat) most = Math.max(most, stealWorth(this.#s, country));
    }
    return 2 * chance * most;
  }

  #occupy(place: number): number {
    const settled = chanceOf(this.lead[place]!, doubtOf(0, this.foe.secret[place]!));
    return this.swing[place]! * (settled - this.chance(place, 0)) - this.#price(place) - 0.3;
  }

  #bestShift(place: number): number {
    let most = WAIT;
    for (let to = place - 1; to <= place + 1; to += 2) {
      if (to < 0 || to >= PLACES || (to === LAB && this.#s.lab === 0) || this.#s.occupied[to]) continue;
      most = Math.max(most, this.shift(place, to));
    }
    return most;
  }
}
