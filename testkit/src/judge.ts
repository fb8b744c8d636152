import { FastRng, type AnyGame, type Setup } from '@hideout/kernel';
import type { AnyFixture } from './fixture.ts';
import { breachOf, LawBroken } from './law.ts';
import { LAW_CHECKS, type LawCheck } from './laws/index.ts';
import { Playout, playToEnd, randomly, type Policy } from './playout.ts';
import { Trial, type Tally } from './trial.ts';

/** The checks that can be made: without a fixture, only those that need none. */
export const checksFor = (fixture: AnyFixture | undefined): readonly LawCheck[] =>
  LAW_CHECKS.filter((check) => fixture !== undefined || !check.needsFixture);

/** Looks at the state that the playout is in, or back at one that is over; an exception breaks the law that met it. */
export function look(check: LawCheck, trial: Trial, when: 'at' | 'end'): void {
  trial.law = check.id;
  try {
    check[when]?.(trial);
  } catch (error) {
    throw breachOf(error, check.id, trial.playout);
  }
}

/** How laws look at a playout: by whose chance, at how many times the usual share of states, and what looks first. */
interface Looking {
  readonly chance: FastRng;
  readonly times?: number;
  readonly before?: () => void;
}

/** Plays to the end under the laws, each of which looks at its share of states, and then back. */
export function playUnderLaws(
  trial: Trial,
  policy: Policy,
  checks: readonly LawCheck[],
  { chance, times = 1, before }: Looking,
): void {
  playToEnd(trial.playout, policy, () => {
    before?.();
    for (const check of checks) if (chance.below(100) < check.share * times) look(check, trial, 'at');
  });
  for (const check of checks) look(check, trial, 'end');
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
      const trial = new Trial(playout, fixture, tally);
      playUnderLaws(trial, randomly(seed + i), [check], { chance: new FastRng(seed + i, 2), times: THOROUGH });
    } catch (error) {
      throw breachOf(error, 'L3', playout);
    }
  }
  if (fixture && !fixture.hidesNothing) requireExamples(check, game, tally);
  return tally;
}

function requireExamples(check: LawCheck, game: AnyGame, tally: Tally): void {
  const missing = check.examples.find((example) => !tally.has(`${check.id} ${example}`));
  if (missing !== undefined) {
    throw new LawBroken(check.id, `${game.id}: never put to the test, for the playouts never met ${missing}`);
  }
}
