import { FairRng, FastRng, readRecord, replay, seedOf, verify, writeRecord, type GameRecord } from '@hideout/kernel';
import { Playout } from '../playout.ts';
import type { Trial } from '../trial.ts';
import { lawCheck } from './lawCheck.ts';
import { nameOf } from './flow.ts';

export const setupIsRepeatable = lawCheck('L2', {
  end(trial) {
    const { game, setup, playout } = trial;
    const seed = seedOf({ game: game.id, rulesVersion: game.rulesVersion, setup, deal: playout.deal });
    const fresh = game.setup(setup, new FairRng(seed));
    const again = game.setup(setup, new FairRng(seed));
    trial.requireSame('L2', fresh, again, 'two set-ups from the same chance differ');
    const used = game.clone(trial.state);
    const reused = game.setup(setup, new FairRng(seed), used);
    if (reused !== used) trial.broken('L2', 'a state to set up into was given and not used');
    trial.requireSame('L2', reused, fresh, 'a used state kept something of what it held');
  },
});

export const listenersChangeNothing = lawCheck('L10', {
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
    trial.requireSame('L10', silent, after.state, `${nameOf(trial, action)} does something else without a log`);
    if (heard.next() !== quiet.next()) trial.broken('L10', `${nameOf(trial, action)} uses other chance without a log`);
  },
  end(trial) {
    const { playout } = trial;
    const [first, second] = [again(playout), again(playout)];
    for (const { action } of playout.moves) {
      first.play(action);
      second.play(action);
      const same = JSON.stringify(first.events) === JSON.stringify(second.events);
      if (!same) trial.broken('L10', `action ${first.moves.length} gave other events when played again`);
      if (first.line() !== second.line()) trial.broken('L10', `action ${first.moves.length} went another way`);
    }
    if (first.line() !== playout.line()) trial.broken('L10', `the same actions ended at ${first.line()}`);
  },
});

const again = (playout: Playout): Playout => new Playout(playout.game, playout.setup, playout.deal);

export const recordsReplay = lawCheck('L11', {
  end(trial) {
    const text = writeRecord(trial.playout.record);
    const read = readRecord(text);
    if (!read.ok) return trial.broken('L11', read.problem);
    if (writeRecord(read.value) !== text) trial.broken('L11', 'read and written again, the record differs');
    requireReplay(trial, read.value);
  },
});

function requireReplay(trial: Trial, record: GameRecord): void {
  const replayed = replay(trial.game, record);
  if (!replayed.ok) return trial.broken('L11', replayed.problem);
  if (replayed.value.encode() !== trial.playout.line()) trial.broken('L11', `replayed to ${replayed.value.encode()}`);
  if (!record.outcome) return;
  for (const check of verify(trial.game, record)) if (check.problem) trial.broken('L11', check.problem);
}
