import { ActionList, NOBODY, type FastRng } from '@hideout/kernel';
import { isPlain, sharesWith } from '../data.ts';
import { viewerName, type Trial } from '../trial.ts';
import { lawChecks } from './lawCheck.ts';

export const copies = lawChecks({
  L7: {
    share: 10,
    at(trial) {
      const { game, state } = trial;
      const before = structuredClone(state);
      const list = new ActionList();
      const looks: Record<string, () => void> = {
        actor: () => void game.actor(state),
        legal: () => game.legal(state, list),
        refuse: () =>
          list.toArray().forEach((action) => trial.seats.forEach((seat) => game.refuse(state, seat, action))),
        outcome: () => void game.outcome(state),
        payoff: () => trial.actor === undefined && trial.seats.forEach((seat) => game.payoff(state, seat)),
        view: () => trial.viewers.forEach((viewer) => game.view(state, viewer)),
        clone: () => void game.clone(state),
        encode: () => void game.encode(state),
      };
      for (const [name, look] of Object.entries(looks)) {
        look();
        trial.requireSame(state, before, `${name} changed the state`);
      }
    },
  },

  L8: {
    share: 10,
    at(trial) {
      const { game, state } = trial;
      const copy = game.clone(state);
      trial.requireSame(copy, state, 'the copy differs from its original');
      if (sharesWith(copy, state)) trial.broken('copy and original hold the same array or object');
      const before = structuredClone(state);
      wander(trial, copy, 12);
      trial.requireSame(state, before, 'playing on the copy changed the original');
      const used = game.clone(state, copy);
      if (used !== copy) trial.broken('a state to copy into was given and not used');
      trial.requireSame(used, state, 'a used state kept something of what it held');
      if (sharesWith(used, state)) trial.broken('a used state and the original hold the same array or object');
    },
  },

  L9: {
    share: 10,
    at(trial) {
      const { game, state } = trial;
      const line = game.encode(state);
      if (line.includes('\n')) trial.broken('the line has a line break');
      const read = game.decode(line);
      trial.requireSame(read, state, 'what is read back differs from what was written');
      if (game.encode(read) !== line) trial.broken(`what is read back is written as ${game.encode(read)}`);
      if (game.encode(game.clone(state)) !== line) trial.broken('a copy has another line');
      for (const other of otherLines(line, trial.chance(9))) requireRefusedOrExact(trial, other);
    },
  },

  L12: {
    share: 20,
    at(trial) {
      const { game, state } = trial;
      for (const viewer of trial.viewers) {
        const view = game.view(state, viewer);
        const who = viewerName(viewer);
        if (!isPlain(view)) trial.broken(`the view of ${who} does not survive JSON`);
        if (view.viewer !== viewer) trial.broken(`the view of ${who} names ${viewerName(view.viewer)} as its viewer`);
        if (view.actor !== game.actor(state)) trial.broken(`the view of ${who} names ${view.actor} as the actor`);
        if (sharesWith(view, state)) trial.broken(`the view of ${who} holds a part of the state`);
      }
    },
  },
});

/** Plays some random actions on a state. */
function wander(trial: Trial, state: object, actions: number): void {
  const rng = trial.chance(8);
  for (let i = 0; i < actions && trial.game.actor(state) !== NOBODY; i++) {
    const legal = trial.legal(state);
    if (legal.size === 0) return;
    trial.game.apply(state, legal.at(rng.below(legal.size)), { rng, log: undefined });
  }
}

/** Texts that are not the given line: rubbish, and the line with one character changed, doubled or left out. */
function otherLines(line: string, rng: FastRng): string[] {
  const at = rng.below(line.length + 1);
  const char = String.fromCharCode(32 + rng.below(95));
  const [head, tail] = [line.slice(0, at), line.slice(at)];
  return ['no state', `${line} `, `${line}\n`, head + char + tail, head + char + tail.slice(1), head + tail.slice(1)];
}

/** A text is either no line, and throws, or the one line of the state that it gives. */
function requireRefusedOrExact(trial: Trial, text: string): void {
  let read: object;
  try {
    read = trial.game.decode(text);
  } catch {
    return;
  }
  if (trial.game.encode(read) !== text) trial.broken(`“${text}” is read although it is the line of no state`);
}
