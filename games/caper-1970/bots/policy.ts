import { CARD_KINDS, ROLL_AGAIN_CARD, rollAgain, THEFT, THEFT_CARD, type State } from '../rules/index.ts';
import { ActionList, seatOf, verbOf, type Action, type GameEvent, type Io } from '@hideout/kernel';
import { OVER, TIDY, WINDOW } from './board.ts';
import type { Critic } from './critic.ts';
import type { Judge } from './judge.ts';
import { Options, type Caper, type Way } from './options.ts';
import { Supplies } from './supplies.ts';
import { trickToPlay } from './tricks.ts';

/** Ways of an imagined roll that a critic chooses among. */
const CRITICISED = 5;

/** How thieves play in imagined turns: what seems best right after the way, cards by rule of thumb. */
export class Policy {
  readonly #game: Caper;
  readonly #options: Options;
  readonly #supplies: Supplies;
  readonly #judge: Judge;
  readonly #legal = new ActionList();
  readonly #critic: Critic | undefined;

  /** Among the best few ways the critic chooses, where there is one; otherwise the judge alone. */
  constructor(game: Caper, judge: Judge, critic?: Critic) {
    this.#game = game;
    this.#judge = judge;
    this.#critic = critic;
    this.#options = new Options(game, judge, { spends: false });
    this.#supplies = new Supplies(judge);
  }

  /** Plays until this many turns have ended, or the game. */
  play(s: State, turns: number, io: Io<GameEvent>): void {
    for (const end = s.turnsLeft - turns; s.turnsLeft > end && s.phase !== OVER;) this.#act(s, io);
  }

  #act(s: State, io: Io<GameEvent>): void {
    const ruled = this.ruled(s) ?? this.#theft(s);
    if (ruled !== undefined) return this.#game.apply(s, ruled, io);
    const way = this.#way(s);
    if (way) this.follow(s, way.actions, io);
    else this.#game.apply(s, this.#legalIn(s)[0]!, io);
  }

  #way(s: State): Way | undefined {
    if (!this.#critic) return this.#options.best(s, 1)[0];
    return this.#critic.rank(s, this.#options.best(s, CRITICISED))[0];
  }

  /** What is done by rule of thumb: cards to turn in and tidying up; undefined where a way is to be chosen. */
  ruled(s: State): Action | undefined {
    if (s.phase === TIDY) return this.#supplies.tidied(s);
    if (s.phase !== WINDOW) return undefined;
    const tool = this.#supplies.toolToTake(s);
    if (tool !== undefined) return tool;
    return s.rolledAgain === 0 && s.hand[s.turn * CARD_KINDS + ROLL_AGAIN_CARD]! > 0 ? rollAgain() : undefined;
  }

  /** Carries out the actions as far as they are legal, at least one. */
  follow(s: State, actions: readonly Action[], io: Io<GameEvent>): void {
    const seat = seatOf(s.turn);
    for (const [i, action] of actions.entries()) {
      if (i > 0 && (s.turn !== seat || s.phase === OVER || this.#game.refuse(s, seat, action))) return;
      this.#game.apply(s, action, io);
    }
  }

  /** A Tool Theft, where it pays; autos take too long to judge. */
  #theft(s: State): Action | undefined {
    if (s.phase !== WINDOW || s.hand[s.turn * CARD_KINDS + THEFT_CARD] === 0) return undefined;
    const thefts = this.#legalIn(s).filter((action) => verbOf(action) === THEFT);
    return trickToPlay(this.#game, this.#judge, s, thefts);
  }

  #legalIn(s: State): Action[] {
    this.#legal.clear();
    this.#game.legal(s, this.#legal);
    return this.#legal.toArray();
  }
}
