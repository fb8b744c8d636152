import { equip, hire, sell, SITES, SLOTS, type CardId, type State, type View } from '@hideout/caper-europe';
import { ActionList, NOBODY, type Action, type FastRng, type Game, type GameEvent, type Io } from '@hideout/kernel';
import { Appraisal } from './appraisal.ts';
import { crewOf, Crews } from './crews.ts';
import { gainOf } from './gain.ts';
import { HAND } from './places.ts';
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

/** Below any gain. */
const NO_GAIN = -(2 ** 30);

/**
 * Two hasty players who play a game to its end: each takes the action with the best gain at a glance, give or take a
 * whim. Of the Thieves at a site they load the first that has room.
 */
export class HastyPlayers {
  readonly #game: Game<State, GameEvent, View>;
  readonly #cost: Uint8Array;
  readonly #crews: Crews;
  readonly #look: Appraisal;
  readonly #legal = new ActionList();

  constructor(game: Game<State, GameEvent, View>, traits: Traits, yields: Yields) {
    this.#game = game;
    this.#cost = traits.cost;
    this.#crews = new Crews(traits, yields);
    this.#look = new Appraisal(traits, yields, this.#crews);
  }

  /** Plays on until the game is over. */
  playOut(s: State, io: Io<GameEvent>, rng: FastRng): void {
    this.#crews.forget();
    this.#look.survey(s);
    for (let seat = this.#game.actor(s); seat !== NOBODY; seat = this.#game.actor(s)) {
      this.#crews.read(s);
      this.#look.look(s, seat);
      const action = this.#pick(s, seat, rng);
      this.#crews.follow(seat, action);
      this.#game.apply(s, action, io);
    }
  }

  #pick(s: State, seat: number, rng: FastRng): Action {
    if (s.depth > 0) return this.#pickChoice(s, rng);
    return (s.round & 1) === 1 ? this.#pickGear(s, seat, rng) : this.#pickThief(s, seat, rng);
  }

  #pickThief(s: State, seat: number, rng: FastRng): Action {
    const end = seat * HAND + s.handSize[seat]!;
    let best = 0 as Action;
    let most = NO_GAIN;
    for (let at = seat * HAND; at < end; at++) {
      let whims = rng.next();
      for (let site = 0; site < SITES; site++) {
        whims >>>= WHIM_BITS;
        if (s.crew[crewOf(seat, site)] === SLOTS) continue;
        const gain = this.#look.hire(s.hand[at]!, site) + whimOf(whims);
        if (gain <= most) continue;
        most = gain;
        best = hire(s.hand[at] as CardId, site);
      }
    }
    return best;
  }

  #pickGear(s: State, seat: number, rng: FastRng): Action {
    const { open } = this.#crews;
    const look = this.#look;
    const first = seat * HAND;
    const end = first + s.handSize[seat]!;
    const coins = s.coins[seat]!;
    let best = 0 as Action;
    let most = NO_GAIN;
    for (let at = first; at < end; at++) {
      const card = s.hand[at]!;
      if (at > first && card === s.hand[at - 1]) continue;
      let whims = rng.next();
      const price = look.sell(card) + whimOf(whims);
      if (price > most) {
        most = price;
        best = sell(card as CardId);
      }
      if (this.#cost[card]! > coins) continue;
      for (let site = 0; site < SITES; site++) {
        whims >>>= WHIM_BITS;
        const place = open[crewOf(seat, site)]!;
        if (place < 0) continue;
        const gain = look.equip(card, site) + whimOf(whims);
        if (gain <= most) continue;
        most = gain;
        best = equip(card as CardId, place);
      }
    }
    return best;
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
