import {
  ACTIVATED,
  ADMIRAL,
  CARDS,
  FIGURES,
  HIDDEN,
  NUKE,
  PLACES,
  POLICEMAN,
  SCIENTIST,
  type State,
} from '../rules/index.ts';
import { POINTS } from './traits.ts';

/** What a face-down card of the enemy is worth on average: its points, and what passives add. */
const UNKNOWN_WORTH = 2.65;

/**
 * The cards of one side by location, as one player sees them: all of its own, and of the enemy's those that are
 * turned up. It is filled again and again, and allocates nothing.
 */
export class Side {
  readonly cards = new Int8Array(PLACES);
  /** Cards that the player does not know. */
  readonly secret = new Int8Array(PLACES);
  /** Influence without what depends on the other side. */
  readonly points = new Float64Array(PLACES);
  /** Kinds there, one bit each. */
  readonly kinds = new Int16Array(PLACES);
  readonly policemen = new Int8Array(PLACES);
  /** Nukes and Soldiers that can still be activated. */
  readonly armed = new Int8Array(PLACES);

  /** Looks at the cards of a seat, as their owner or as the enemy; `isAhead` when it has more labs. */
  look(
    s: Readonly<State>,
    seat: number,
    { isOwner, isAhead }: { readonly isOwner: boolean; readonly isAhead: boolean },
  ): void {
    this.cards.fill(0);
    this.secret.fill(0);
    this.points.fill(0);
    this.kinds.fill(0);
    this.policemen.fill(0);
    this.armed.fill(0);
    const end = seat * CARDS + s.played[seat]!;
    for (let at = seat * CARDS; at < end; at++) {
      const place = s.place[at]!;
      this.cards[place]!++;
      if (isOwner || s.face[at] !== HIDDEN) this.#add(s, at, place, isAhead);
      else {
        this.secret[place]!++;
        this.points[place]! += UNKNOWN_WORTH;
      }
    }
    for (let place = 0; place < PLACES; place++) if (this.isLone(place)) this.points[place]! += FIGURES.alone;
  }

  /** Whether a known Admiral stands there alone. */
  isLone(place: number): boolean {
    return this.cards[place] === 1 && this.kinds[place] === 1 << ADMIRAL;
  }

  /** Different types there; a secret card is taken for a type of its own. */
  types(place: number): number {
    let types = this.secret[place]!;
    for (let bits = this.kinds[place]!; bits !== 0; bits &= bits - 1) types++;
    return types;
  }

  #add(s: Readonly<State>, at: number, place: number, isAhead: boolean): void {
    const kind = s.kind[at]!;
    this.kinds[place]! |= 1 << kind;
    this.points[place]! += POINTS[kind]!;
    if (kind === POLICEMAN) this.policemen[place]!++;
    else if (kind === SCIENTIST && isAhead) this.points[place]! += FIGURES.ahead;
    else if (kind === NUKE && s.face[at] === ACTIVATED) this.points[place]! += FIGURES.nuke;
    else if (kind === NUKE && s.face[at] === HIDDEN) this.armed[place]!++;
  }
}

/** What the Policemen of a side add against this many types. */
export function policeBonus(policemen: number, types: number): number {
  const bonus = FIGURES.perType * types;
  return policemen * (bonus < FIGURES.perTypeMost ? bonus : FIGURES.perTypeMost);
}
