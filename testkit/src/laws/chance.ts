import { FairRng, FastRng, readRecord, replay, seedOf, verify, writeRecord, type GameRecord } from '@hideout/kernel';
import { Playout } from '../playout.ts';
import type { Trial } from '../trial.ts';
import { lawChecks } from './lawCheck.ts';
import { nameOf } from './flow.ts';

export const chance = lawChecks({
  L2: {
    end(trial) {
      const { game, setup, playout } = trial;
      const seed = seedOf({ game: game.id, rulesVersion: game.rulesVersion, setup, deal: playout.deal });
      const fresh = game.setup(setup, new FairRng(seed));
      const again = game.setup(setup, new FairRng(seed));
      trial.requireSame(fresh, again, 'two set-ups from the same chance differ');
      const used = game.clone(trial.state);
      const reused = game.setup(setup, new FairRng(seed), used);
      if (reused !== used) trial.broken('a state to set up into was given and not used');
      trial.requireSame(reused, fresh, 'a used state kept something of what it held');
    },
  },

  L10: {
    share: 20,
    at(trial) {
      const { game, state } = trial;
      const choice = trial.chance(10);
      const action = trial.anyAction(choice);
      if (action === undefined) return;
      const seed = choice.next();
      const [heard, quiet] = [new FastRng(seed), new FastRng(seed)];
      const after = trial.after(state, action, heard);
      const silent = game.clone(state);
      game.apply(silent, action, { rng: quiet, log: undefined });
      trial.requireSame(silent, after.state, `${nameOf(trial, action)} does something else without a log`);
      if (heard.next() !== quiet.next()) trial.broken(`${nameOf(trial, action)} uses other chance without a log`);
    },
    end(trial) {
      const { playout } = trial;
      const [first, second] = [again(playout), again(playout)];
      for (const { action } of playout.moves) {
        first.play(action);
        second.play(action);
        const same = JSON.stringify(first.events) === JSON.stringify(second.events);
        if (!same) trial.broken(`action ${first.moves.length} gave other events when played again`);
        if (first.line() !== second.line()) trial.broken(`action ${first.moves.length} went another way`);
      }
      if (first.line() !== playout.line()) trial.broken(`the same actions ended at ${first.line()}`);
    },
  },

  L11: {
    end(trial) {
      const text = writeRecord(trial.playout.record);
      const read = readRecord(text);
      if (!read.ok) return trial.broken(read.problem);
      if (writeRecord(read.value) !== text) trial.broken('read and written again, the record differs');
      requireReplay(trial, read.value);
    },
  },
});

const again = (playout: Playout): Playout => new Playout(playout.game, playout.setup, playout.deal);

function requireReplay(trial: Trial, record: GameRecord): void {
  const replayed = replay(trial.game, record);
  if (!replayed.ok) return trial.broken(replayed.problem);
  if (replayed.value.encode() !== trial.playout.line()) trial.broken(`replayed to ${replayed.value.encode()}`);
  if (!record.outcome) return;
  for (const check of verify(trial.game, record)) if (check.problem) trial.broken(check.problem);
}
