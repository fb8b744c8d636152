import { FastRng, type AnyGame, type Setup } from '@hideout/kernel';
import type { AnyFixture } from './fixture.ts';
import { breachOf, LawBroken, type LawId } from './law.ts';
import { LAW_CHECKS, type LawCheck } from './laws/index.ts';
import { Playout, playToEnd, randomly } from './playout.ts';
import { Trial, type Tally } from './trial.ts';

/** The checks that can be made: without a fixture, only those that need none. */
export const checksFor = (fixture: AnyFixture | undefined): readonly LawCheck[] =>
  LAW_CHECKS.filter((check) => fixture !== undefined || !check.needsFixture);

/** Looks at the state that the playout is in; an exception out of the game breaks the law that met it. */
export function lookAt(check: LawCheck, trial: Trial): void {
  guard(check.id, trial.playout, () => check.at?.(trial));
}

/** Looks back at a playout that is over. */
export function lookBack(check: LawCheck, trial: Trial): void {
  guard(check.id, trial.playout, () => check.end?.(trial));
}

function guard(law: LawId, playout: Playout, look: () => void): void {
  try {
    look();
  } catch (error) {
    throw breachOf(error, law, playout);
  }
}

/** What a law is judged by: this many random games of one set-up, from one seed on. */
export interface Hearing {
  readonly game: AnyGame;
  readonly setup: Setup;
  readonly fixture: AnyFixture | undefined;
  readonly games: number;
  readonly seed: number;
}

/** A hearing is short, so it looks at this many times the usual share of states. */
const THOROUGH = 5;

/** Plays the games and looks at a share of their states; throws LawBroken at the first breach. */
export function judge(check: LawCheck, { game, setup, fixture, games, seed }: Hearing): Tally {
  const tally: Tally = new Map();
  for (let i = 0; i < games; i++) {
    const playout = new Playout(game, setup, seed + i);
    try {
      hear(check, new Trial(playout, fixture, tally), seed + i);
    } catch (error) {
      throw breachOf(error, 'L3', playout);
    }
  }
  if (fixture && !fixture.hidesNothing) requireExamples(check, game, tally);
  return tally;
}

/** Plays one game and looks at a share of its states. */
function hear(check: LawCheck, trial: Trial, seed: number): void {
  const chosen = new FastRng(seed, 2);
  playToEnd(trial.playout, randomly(seed), () => {
    if (chosen.below(100) < check.share * THOROUGH) lookAt(check, trial);
  });
  lookBack(check, trial);
}

function requireExamples(check: LawCheck, game: AnyGame, tally: Tally): void {
  const missing = check.examples.find((example) => !tally.has(`${check.id} ${example}`));
  if (missing !== undefined) {
    throw new LawBroken(check.id, `${game.id}: never put to the test, for the playouts never met ${missing}`);
  }
}
