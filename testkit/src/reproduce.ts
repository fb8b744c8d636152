import {
  NOBODY,
  ok,
  problem,
  setUp,
  type Action,
  type AnyGame,
  type Deal,
  type GameRecord,
  type Result,
  type Setup,
} from '@hideout/kernel';
import type { AnyFixture } from './fixture.ts';
import { checksFor, look } from './judge.ts';
import { breachOf, type LawBroken } from './law.ts';
import type { LawCheck } from './laws/index.ts';
import { Playout } from './playout.ts';
import { Trial } from './trial.ts';

/** A case for the laws: what is played, and the actions; those that are not legal where they stand are passed over. */
export interface Case {
  readonly game: AnyGame;
  readonly setup: Setup;
  readonly deal: Deal;
  readonly actions: readonly Action[];
}

/** How many times a state is looked at, each time with another choice for the laws' own actions. */
const FEWEST_LOOKS = 6;
const MOST_LOOKS = 32;

/** Plays the case and looks at all its states; the first breach of one of the laws, or undefined. */
export function tryCase(
  { game, setup, deal, actions }: Case,
  fixture: AnyFixture | undefined,
  checks: readonly LawCheck[],
): LawBroken | undefined {
  const playout = new Playout(game, setup, deal);
  try {
    const trial = new Trial(playout, fixture);
    lookHard(checks, trial);
    for (const action of actions) {
      if (playout.actor === NOBODY) break;
      if (!playout.legal().includes(action)) continue;
      playout.play(action);
      lookHard(checks, trial);
    }
    for (const check of checks) look(check, trial, 'end');
  } catch (error) {
    return breachOf(error, 'L3', playout);
  }
  return undefined;
}

function lookHard(checks: readonly LawCheck[], trial: Trial): void {
  const looks = Math.min(MOST_LOOKS, Math.max(FEWEST_LOOKS, 1 + trial.legal().size));
  for (trial.variation = 0; trial.variation < looks; trial.variation++) {
    for (const check of checks) look(check, trial, 'at');
  }
  trial.variation = 0;
}

/** Runs a recorded case again: the first law, by number, that it breaks, or undefined, or why it cannot be run. */
export function reproduce(
  game: AnyGame,
  fixture: AnyFixture | undefined,
  record: GameRecord,
): Result<LawBroken | undefined> {
  if (record.game !== game.id) return problem(`this is a record of ${record.game}, not of ${game.id}`);
  const setup = setUp(game, record.setup.seats, record.setup.options);
  if (!setup.ok) return setup;
  const actions = record.moves.map((move) => move.action);
  const played = { game, setup: setup.value, deal: record.deal, actions };
  for (const check of checksFor(fixture)) {
    const broken = tryCase(played, fixture, [check]);
    if (broken) return ok(broken);
  }
  return ok(undefined);
}
