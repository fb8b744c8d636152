import { everySetup, FastRng, isInSpace, NOBODY, type ActionList, type AnyGame, type Setup } from '@hideout/kernel';
import { shrinkFailure, type Failure } from './failure.ts';
import type { AnyFixture } from './fixture.ts';
import { checksFor, look, playUnderLaws } from './judge.ts';
import { breachOf, LawBroken } from './law.ts';
import { Playout, randomly, type Policy } from './playout.ts';
import { Trial } from './trial.ts';

/** How far a run has come. */
export interface Progress {
  readonly games: number;
  readonly actions: number;
}

export interface BulkOptions {
  readonly games: number;
  readonly seed: number;
  /** Who plays, for each seed; at random unless said otherwise. */
  readonly policy?: (seed: number) => Policy;
  /** The setups to play, one after another; all of the game unless said otherwise. */
  readonly setups?: readonly Setup[];
  /** Once in this many games all laws look at their share of states; in the others only what costs next to nothing. */
  readonly thoroughEvery?: number;
  /** Called with every game that ended, before the next begins. */
  readonly onEnd?: (playout: Playout) => void;
  /** Called from time to time: after every `PROGRESS` games and at the end. */
  readonly onProgress?: (progress: Progress) => void;
}

/** What a run found: nothing, or the first failure. */
export interface BulkReport extends Progress {
  readonly failure: Failure | undefined;
}

/** Of a game that may last very long fewer: each shows the laws as many states as hundreds of short ones. */
const standardThoroughness = ({ maxActions }: AnyGame): number => Math.max(200, Math.ceil(maxActions / 10));
const PROGRESS = 1000;

/**
 * Plays many games under the laws and ends at the first breach. Game number i depends on `seed` + i alone,
 * so a run can be split or begun in the middle.
 */
export function bulk(game: AnyGame, fixture: AnyFixture | undefined, options: BulkOptions): BulkReport {
  const { policy = randomly, setups = [...everySetup(game)], thoroughEvery = standardThoroughness(game) } = options;
  const checks = checksFor(fixture);
  const progress = { games: 0, actions: 0 };
  while (progress.games < options.games) {
    const seed = options.seed + progress.games;
    const playout = new Playout(game, setups[seed % setups.length]!, seed);
    progress.games++;
    try {
      if (seed % thoroughEvery !== 0) playQuickly(playout, policy(seed), fixture);
      else playUnderLaws(new Trial(playout, fixture), policy(seed), checks, { chance: new FastRng(playout.salt, 2) });
    } catch (error) {
      return { ...progress, failure: shrinkFailure(breachOf(error, 'L3', playout), playout, fixture, checks) };
    }
    progress.actions += playout.moves.length;
    options.onEnd?.(playout);
    if (progress.games % PROGRESS === 0) options.onProgress?.({ ...progress });
  }
  options.onProgress?.({ ...progress });
  return { ...progress, failure: undefined };
}

/** Once in this many actions, and at the end, all is counted that must not change: what has got lost stays lost. */
const CENSUS_EVERY = 16;

/** The laws of the flow and the legal list at every action, those of the census now and then, those of the result at the end. */
function playQuickly(playout: Playout, policy: Policy, fixture: AnyFixture | undefined): void {
  const { state, setup } = playout;
  const census = fixture?.census(state);
  while (playout.actor !== NOBODY) {
    const { actor } = playout;
    const legal = playout.legal();
    requireDecision(playout, actor, setup, legal);
    playout.playUnheard(policy(legal, playout));
    if (census && playout.moves.length % CENSUS_EVERY === 0) requireSameCensus(playout, census, fixture!.census(state));
  }
  if (census) requireSameCensus(playout, census, fixture!.census(state));
  requireResult(playout);
}

function requireDecision(playout: Playout, actor: number, setup: Setup, legal: ActionList): void {
  const { game, moves } = playout;
  if (actor < 0 || actor >= setup.seats) throw new LawBroken('L3', `no seat ${actor} at the table`, playout);
  if (legal.size === 0) throw new LawBroken('L3', `seat ${actor} must act and has no legal action`, playout);
  if (moves.length >= game.maxActions) throw new LawBroken('L3', `not over after ${moves.length} actions`, playout);
  for (let i = 0; i < legal.size; i++) {
    const action = legal.at(i);
    const isInOrder = i === 0 || action > legal.at(i - 1);
    if (isInOrder && isInSpace(game.verbs, action)) continue;
    throw new LawBroken('L4', `${action} is out of order, a repeat or no action`, playout);
  }
}

function requireSameCensus(playout: Playout, before: readonly number[], now: readonly number[]): void {
  for (let i = 0; i < before.length; i++) {
    if (before[i] !== now[i]) throw new LawBroken('L14', `it was ${before.join()} and is ${now.join()}`, playout);
  }
}

/** The laws of the result need neither a fixture nor much time. */
const RESULT_LAWS = checksFor(undefined).filter(({ id }) => id === 'L3' || id === 'L25' || id === 'L26');

function requireResult(playout: Playout): void {
  const trial = new Trial(playout, undefined);
  for (const check of RESULT_LAWS) {
    look(check, trial, 'at');
    look(check, trial, 'end');
  }
}
