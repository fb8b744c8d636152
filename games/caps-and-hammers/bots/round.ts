import {
  CARDS,
  DIPLOMAT,
  GUERRILLA,
  HIDDEN,
  KINDS,
  NUKE,
  SOLDIER,
  SPY,
  STEP,
  type State,
  type View,
} from '../rules/index.ts';
import {
  NOBODY,
  nounOf,
  verbOf,
  type Action,
  type ActionList,
  type Game,
  type GameEvent,
  type Seat,
} from '@hideout/kernel';
import { ACTIVATE, END } from './gain.ts';
import { KEPT } from './traits.ts';

/**
 * The game as a bot searches it: it ends with the round of the view that was imagined last, and actions are left out
 * that some other action serves at least as well.
 */
export class Round {
  /** The round that is searched. */
  number = 0;
  /** What the cards that the Caps keep at its end are worth more than those of the Hammers. */
  kept = 0;
  readonly game: Game<State, GameEvent, View>;

  constructor(game: Game<State, GameEvent, View>) {
    const actor = (s: Readonly<State>): Seat | typeof NOBODY => (s.round === this.number ? game.actor(s) : NOBODY);
    const legal = (s: Readonly<State>, out: ActionList): void => {
      game.legal(s, out);
      thin(s, out);
    };
    const apply: Game<State, GameEvent, View>['apply'] = (s, action, io) => {
      if (isLastDecision(s, action)) this.kept = keptLead(s);
      game.apply(s, action, io);
    };
    this.game = { ...game, actor, legal, apply };
  }
}

/** Whether the round is resolved after this action. */
const isLastDecision = (s: Readonly<State>, action: Action): boolean =>
  s.turn === 2 * CARDS - 1 && verbOf(action) === END;

function keptLead(s: Readonly<State>): number {
  let lead = 0;
  for (let kind = 0; kind < KINDS.length; kind++) lead += KEPT[kind]! * (s.hand[kind]! - s.hand[KINDS.length + kind]!);
  return lead;
}

/** Keeps the useful ones of the actor's actions: at least a deployment or the end of the turn, which are never left out. */
function thin(s: Readonly<State>, legal: ActionList): void {
  if (s.step === STEP.protests) {
    legal.size = 1; // the lowest lab that can return the lowest protest: nothing is gained by waiting
    return;
  }
  if (s.step !== STEP.first && s.step !== STEP.second) return;
  const all = legal.size;
  legal.size = 0;
  for (let i = 0; i < all; i++) {
    const action = legal.at(i);
    if (verbOf(action) !== ACTIVATE || isUseful(s, nounOf(action))) legal.add(action);
  }
}

/** Only a Spy looks before the deployment: the rest can wait. A Diplomat serves a card that can use him. */
function isUseful(s: Readonly<State>, card: number): boolean {
  const at = s.actor * CARDS + card;
  if (s.step === STEP.first) return s.kind[at] === SPY;
  return s.kind[at] !== DIPLOMAT || hasUse(s, at);
}

function hasUse(s: Readonly<State>, diplomat: number): boolean {
  const from = s.actor * CARDS;
  for (let at = from; at < from + s.played[s.actor]!; at++) {
    if (s.place[at] !== s.place[diplomat] || s.face[at] !== HIDDEN) continue;
    if (s.kind[at] === NUKE || s.kind[at] === SOLDIER || s.kind[at] === GUERRILLA) return true;
  }
  return false;
}
