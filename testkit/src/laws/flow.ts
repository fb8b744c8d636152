import {
  act,
  ActionList,
  actionSpace,
  isInSpace,
  NOBODY,
  nounOf,
  verbOf,
  type Action,
  type Seat,
} from '@hideout/kernel';
import type { Trial } from '../trial.ts';
import { lawChecks } from './lawCheck.ts';

export const flow = lawChecks({
  L3: {
    at(trial) {
      const { game, state, setup, playout } = trial;
      const actor = game.actor(state);
      const outcome = game.outcome(state);
      const count = trial.legal().size;
      if (actor === NOBODY && !outcome) trial.broken('nobody acts, yet there is no outcome');
      if (actor !== NOBODY && outcome) trial.broken(`seat ${actor} acts, yet there is an outcome`);
      if (actor === NOBODY && count > 0) trial.broken(`nobody acts, yet ${count} actions are legal`);
      if (actor === NOBODY) return;
      if (!Number.isInteger(actor) || actor < 0 || actor >= setup.seats) trial.broken(`no seat ${actor} at the table`);
      if (count === 0) trial.broken(`seat ${actor} must act and has no legal action`);
      if (playout.moves.length >= game.maxActions) trial.broken(`not over after ${game.maxActions} actions`);
    },
  },

  L4: {
    at(trial) {
      const { game, state } = trial;
      const list = new ActionList();
      const before = act(game.verbs.length);
      list.add(before);
      game.legal(state, list);
      if (list.size === 0 || list.at(0) !== before) trial.broken('the list was not added to but written over');
      for (let i = 1; i < list.size; i++) {
        const action = list.at(i);
        if (!isInSpace(game.verbs, action)) trial.broken(`${action} is no action of this game`);
        if (i > 1 && action === list.at(i - 1)) trial.broken(`${nameOf(trial, action)} is listed twice`);
        if (i > 1 && action < list.at(i - 1)) trial.broken(`${nameOf(trial, action)} is out of order`);
      }
    },
  },

  L5: {
    share: 20,
    at(trial) {
      const { game, state } = trial;
      const actor = game.actor(state);
      const legal = new Set(trial.legal());
      for (const action of actionSpace(game.verbs)) {
        for (const seat of trial.seats) {
          const refused = game.refuse(state, seat, action) !== undefined;
          const allowed = seat === actor && legal.has(action);
          if (refused !== allowed) continue;
          const is = allowed ? 'listed as legal, yet refused' : 'not listed as legal, yet not refused';
          trial.broken(`${nameOf(trial, action)} of seat ${seat} is ${is}`);
        }
      }
    },
  },

  L6: {
    share: 10,
    at(trial) {
      const seen = new Set<string>();
      for (const action of actionSpace(trial.game.verbs)) {
        for (const seat of trial.seats) requireWordedRefusal(trial, seat, action, seen);
      }
    },
  },
});

function requireWordedRefusal(trial: Trial, seat: Seat, action: Action, seen: Set<string>): void {
  const refusal = trial.game.refuse(trial.state, seat, action);
  if (!refusal || seen.has(`${refusal.clause} ${refusal.reason}`)) return;
  seen.add(`${refusal.clause} ${refusal.reason}`);
  const what = `the refusal “${refusal.reason}” of ${nameOf(trial, action)}`;
  trial.requireClause(refusal.clause, what);
  trial.forEachLanguage((words, language) =>
    trial.requireWords(words.refusal(refusal.reason), `${what} (${language})`),
  );
}

/** An action by its verb and noun. */
export function nameOf({ game }: Trial, action: Action): string {
  const verb = verbOf(action);
  return `${game.verbs[verb]?.id ?? `verb ${verb}`} ${nounOf(action)}`;
}
