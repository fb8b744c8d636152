import {
  FastRng,
  Match,
  NOBODY,
  replay,
  seedOf,
  type Action,
  type AnyMatch,
  type MatchSnapshot,
  type Seat,
} from '@hideout/kernel';
import type { Aftermath, Trial } from '../trial.ts';
import { lawChecks } from './lawCheck.ts';
import { nameOf } from './flow.ts';

/** Whether the events told any seat something: `Match` refuses undo then. */
const isTold = (trial: Trial, { events }: Aftermath): boolean =>
  events.some((event) => trial.seats.some((seat) => trial.game.tells(event, seat)));

export const undo = lawChecks({
  L22: {
    share: 20,
    needsFixture: true,
    examples: ['undo flags behind equal views'],
    at(trial) {
      const rng = trial.chance(22);
      const action = trial.anyAction(rng);
      if (action === undefined) return;
      const actor = trial.game.actor(trial.state) as Seat;
      const world = trial.redealt(actor, rng);
      if (!trial.legal(world).includes(action)) return;
      const chance = rng.next();
      const here = trial.after(trial.state, action, new FastRng(chance));
      const there = trial.after(world, action, new FastRng(chance));
      if (trial.viewText(here.state, actor) !== trial.viewText(there.state, actor)) return;
      trial.met('undo flags behind equal views');
      if (isTold(trial, here) === isTold(trial, there)) return;
      trial.broken(`after ${nameOf(trial, action)} undo is open here or in ${trial.game.encode(world)}, not in both`);
    },
  },

  L23: {
    share: 10,
    needsFixture: true,
    examples: ['an action that told something'],
    at(trial) {
      const rng = trial.chance(23);
      const action = trial.anyAction(rng);
      if (action === undefined) return;
      const chance = rng.next();
      const after = trial.after(trial.state, action, new FastRng(chance));
      if (trial.game.actor(after.state) === NOBODY) return;
      const told = isTold(trial, after);
      const lesson = findLesson(trial, action, after, chance, rng);
      if (lesson !== undefined && !told) trial.broken(`${nameOf(trial, action)} can be undone, yet ${lesson}`);
      if (lesson !== undefined) trial.met('an action that told something');
      else trial.met(told ? 'undo refused though no re-deal could tell' : 'undo open');
    },
  },

  L24: {
    end(trial) {
      const { moves } = trial.playout;
      const rng = trial.chance(24);
      for (let i = 0; i < PLACES && moves.length > 0; i++) {
        requireExactUndo(trial, 1 + rng.below(moves.length));
        requireExactRewind(trial, rng.below(moves.length));
      }
    },
  },
});

/** This many worlds are tried for each seat before it counts as not having learnt anything. */
const WORLDS = 4;

/**
 * What some seat learnt by the action: that it is not in a world in which, before, it could have been. Other chance
 * makes another world too.
 */
function findLesson(trial: Trial, action: Action, after: Aftermath, chance: number, rng: FastRng): string | undefined {
  for (const seat of trial.seats) {
    const seen = trial.viewText(after.state, seat);
    for (let i = 0; i < WORLDS; i++) {
      const world = trial.redealt(seat, rng);
      const isPossible = explanations(trial, seat, action, world).some(
        (other) => trial.viewText(trial.after(world, other, new FastRng(chance)).state, seat) === seen,
      );
      if (!isPossible) return `seat ${seat} learnt that it is not in ${trial.game.encode(world)}`;
      const otherwise = trial.after(trial.state, action, new FastRng(rng.next()));
      if (trial.viewText(otherwise.state, seat) !== seen) return `seat ${seat} sees what chance brought`;
    }
  }
  return undefined;
}

/** What the actor may have done as far as the seat can tell: the actor itself knows. */
function explanations(trial: Trial, seat: Seat, action: Action, world: object): Action[] {
  const legal = trial.legal(world);
  const same = legal.includes(action) ? [action] : [];
  if (seat === trial.actor) return same;
  return [...same, ...legal.toArray().filter((other) => other !== action)];
}

/** This many places of a playout are undone. */
const PLACES = 4;

/** Undoes action number `count` if that is allowed, and plays it and all that follow again. */
function requireExactUndo(trial: Trial, count: number): void {
  const { game, playout } = trial;
  const { record } = playout;
  const [before, match] = [replay(game, record, count - 1), replay(game, record, count)];
  if (!before.ok || !match.ok) return;
  const line = match.value.encode();
  const undone = match.value.undo(playout.moves[count - 1]!.seat);
  if (!undone.ok) {
    if (match.value.encode() !== line) trial.broken(`a refused undo of action ${count} changed the state`);
    return;
  }
  trial.met('an undo');
  if (match.value.encode() !== before.value.encode()) trial.broken(`undo of action ${count} gave another state`);
  requireSameEnd(trial, match.value, `an undo of action ${count}`);
}

/** Goes back from the end to the first `count` actions, and plays all that follow again; once more from a snapshot. */
function requireExactRewind(trial: Trial, count: number): void {
  const { game, playout } = trial;
  const [before, match] = [replay(game, playout.record, count), replay(game, playout.record)];
  if (!before.ok || !match.ok) return;
  for (const end of [match.value, resumed(match.value, seedOf(playout.record))]) {
    end.rewind(count);
    if (end.encode() !== before.value.encode()) trial.broken(`${count} actions are another state from the end`);
    requireSameEnd(trial, end, `going back to ${count} actions`);
  }
}

/** The same match, written down and read back. */
function resumed(match: AnyMatch, seed: Uint8Array): AnyMatch {
  const snapshot = JSON.parse(JSON.stringify(match.snapshot())) as MatchSnapshot;
  return Match.resume(match.game, match.setup, seed, snapshot);
}

/** Plays what is left of the playout: the same chance leads to the same end. */
function requireSameEnd(trial: Trial, match: AnyMatch, after: string): void {
  const rest = trial.playout.moves.slice(match.length);
  // A refused action is the matter of another law.
  if (!rest.every(({ seat, action }) => match.play(seat, action).ok)) return;
  if (match.encode() !== trial.playout.line()) trial.broken(`after ${after} chance changed`);
}
