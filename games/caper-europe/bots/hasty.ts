import { ActionList, NOBODY, type Action, type FastRng, type Game, type GameEvent, type Io } from '@hideout/kernel';
import type { CardId } from '../rules/card.ts';
import { crewAt, handAt, SITES, SLOTS } from '../rules/places.ts';
import { isGearRound, type State } from '../rules/state.ts';
import { equip, hire, sell } from '../rules/verbs.ts';
import type { View } from '../rules/view.ts';
import { Appraisal } from './appraisal.ts';
import type { Crews } from './crews.ts';
import { gainOf } from './gain.ts';
import type { Traits } from './traits.ts';
import type { Yields } from './yields.ts';

/**
 * Players in playouts misjudge by up to about two points, so that no two playouts are alike. One random number holds a
 * whim for selling a Gear and for playing it at each site.
 */
const WHIM_BITS = 8;
const WHIM_MASK = 0xff;
/** One whim of a random number: from 0 to 2040 thousandths of a point. */
const whimOf = (chance: number): number => (chance & WHIM_MASK) << 3;

const NO_CARD = -1;
/** In place of a place: the Gear is sold. */
const SOLD = -1;

/** Below any gain. */
const NO_GAIN = -(2 ** 30);

/**
 * Two hasty players who play a game to its end: each takes the action with the best gain at a glance, give or take a
 * whim. Of the Thieves at a site they load the first that has room.
 */
export class HastyPlayers {
  readonly #game: Game<State, GameEvent, View>;
  readonly #crews: Crews;
  readonly #look: Appraisal;
  readonly #legal = new ActionList();

  constructor(game: Game<State, GameEvent, View>, traits: Traits, yields: Yields, crews: Crews) {
    this.#game = game;
    this.#crews = crews;
    this.#look = new Appraisal(traits, yields, crews);
  }

  /** Comes to another table. */
  survey(s: Readonly<State>): void {
    this.#look.survey(s);
  }

  /** Plays on until the game is over; the Crews must have been followed until here. */
  playOut(s: State, io: Io<GameEvent>, rng: FastRng): void {
    for (let seat = this.#game.actor(s); seat !== NOBODY; seat = this.#game.actor(s)) {
      this.#crews.read(s);
      this.#look.look(s, seat);
      this.#game.apply(s, this.#pick(s, seat, rng), io);
    }
  }

  /** Picks an action, and lets the Crews follow. */
  #pick(s: State, seat: number, rng: FastRng): Action {
    if (s.depth === 0 && isGearRound(s.round)) return this.#pickGear(s, seat, rng);
    const action = s.depth > 0 ? this.#pickChoice(s, rng) : this.#pickThief(s, seat, rng);
    this.#crews.follow(s, seat, action);
    return action;
  }

  #pickThief(s: State, seat: number, rng: FastRng): Action {
    const end = handAt(seat) + s.handSize[seat]!;
    let best = 0 as Action;
    let most = NO_GAIN;
    for (let at = handAt(seat); at < end; at++) {
      let whims = rng.next() | 0;
      for (let site = 0; site < SITES; site++) {
        whims >>>= WHIM_BITS;
        if (s.crew[crewAt(seat, site)] === SLOTS) continue;
        const gain = this.#look.hire(s.hand[at]!, site) + whimOf(whims);
        if (gain <= most) continue;
        most = gain;
        best = hire(s.hand[at] as CardId, site);
      }
    }
    return best;
  }

  #pickGear(s: State, seat: number, rng: FastRng): Action {
    const crews = this.#crews.all;
    const look = this.#look;
    const { cards } = look;
    const first = handAt(seat);
    const end = first + s.handSize[seat]!;
    const coins = s.coins[seat]!;
    let before = NO_CARD;
    let best = cards[0]!;
    let bestPlace = SOLD;
    let most = NO_GAIN;
    for (let at = first; at < end; at++) {
      const card = s.hand[at]!;
      if (card === before) continue;
      before = card;
      const gear = cards[card]!;
      let whims = rng.next() | 0;
      const price = look.sell(gear) + whimOf(whims);
      if (price > most) {
        most = price;
        best = gear;
        bestPlace = SOLD;
      }
      if (gear.cost > coins) continue;
      look.turnTo(gear);
      for (let site = 0; site < SITES; site++) {
        whims >>>= WHIM_BITS;
        const place = crews[crewAt(seat, site)]!.open;
        const gain = look.gains[site]! + whimOf(whims);
        if (place < 0 || gain <= most) continue;
        most = gain;
        best = gear;
        bestPlace = place;
      }
    }
    if (bestPlace === SOLD) return sell(best.card as CardId);
    this.#crews.followEquip(s, seat, best, bestPlace);
    return equip(best.card as CardId, bestPlace);
  }

  #pickChoice(s: State, rng: FastRng): Action {
    const legal = this.#legal;
    legal.clear();
    this.#game.legal(s, legal);
    let best = legal.at(0);
    let most = NO_GAIN;
    for (let i = 0; i < legal.size; i++) {
      const gain = gainOf(this.#look, legal.at(i)) + whimOf(rng.next());
      if (gain <= most) continue;
      most = gain;
      best = legal.at(i);
    }
    return best;
  }
}
