import { everySetup, FastRng, verbOf, type Action, type AnyGame, type Setup } from '@hideout/kernel';
import { shrinkFailure, type Failure } from './failure.ts';
import { Features } from './features.ts';
import type { AnyFixture } from './fixture.ts';
import { checksFor, playUnderLaws } from './judge.ts';
import { breachOf } from './law.ts';
import { Playout, type Policy } from './playout.ts';
import type { Progress } from './bulk.ts';
import { Trial } from './trial.ts';

/** How far a fuzzing run has come: also how many things it has seen the rules do, and how many games showed a new one. */
export interface FuzzProgress extends Progress {
  readonly features: number;
  readonly corpus: number;
}

export interface FuzzOptions {
  readonly games: number;
  readonly seed: number;
  /** Called after every game. */
  readonly onProgress?: (progress: FuzzProgress) => void;
}

/** What a run found: nothing, or the first failure. */
export interface FuzzReport extends FuzzProgress {
  readonly failure: Failure | undefined;
}

/** What a game is played from: a set-up, a deal, and the actions to begin with. */
interface Input {
  readonly setup: Setup;
  readonly seed: number;
  readonly actions: readonly Action[];
}

/** The newest games that showed something new; older ones give way. */
const CORPUS = 500;
/** In how many states of a hundred all refusals are noted. */
const REFUSALS = 5;

/** Plays games, steered to where the rules have not been yet, under the laws; ends at the first breach. */
export function fuzz(game: AnyGame, fixture: AnyFixture | undefined, options: FuzzOptions): FuzzReport {
  const checks = checksFor(fixture);
  const rng = new FastRng(options.seed);
  const features = new Features();
  const setups = [...everySetup(game)];
  const corpus: Input[] = [];
  let actions = 0;
  const progress = (games: number): FuzzProgress => ({
    games,
    actions,
    features: features.seen.size,
    corpus: corpus.length,
  });

  for (let i = 0; i < options.games; i++) {
    const input = nextInput(setups, corpus, rng);
    const playout = new Playout(game, input.setup, input.seed);
    features.begin();
    try {
      const policy = follow(input.actions, preferRare(features.verbs, rng));
      const before = (): void => {
        features.note(playout);
        if (rng.below(100) < REFUSALS) features.noteRefusals(playout);
      };
      playUnderLaws(new Trial(playout, fixture), policy, checks, { chance: rng, before });
    } catch (error) {
      return { ...progress(i + 1), failure: shrinkFailure(breachOf(error, 'L3', playout), playout, fixture, checks) };
    }
    actions += playout.moves.length;
    if (features.end() > 0) corpus.push({ ...input, actions: playout.moves.map((move) => move.action) });
    if (corpus.length > CORPUS) corpus.shift();
    options.onProgress?.(progress(i + 1));
  }
  return { ...progress(options.games), failure: undefined };
}

/** A fresh game, or one from the corpus with its end cut off, with a piece cut out, or with another deal. */
function nextInput(setups: readonly Setup[], corpus: readonly Input[], rng: FastRng): Input {
  const parent = corpus[rng.below(corpus.length + 1)];
  const seed = rng.next();
  if (!parent || rng.below(4) === 0) return { setup: setups[rng.below(setups.length)]!, seed, actions: [] };
  const [from, to] = [rng.below(parent.actions.length + 1), rng.below(parent.actions.length + 1)].toSorted(
    (a, b) => a - b,
  );
  const head = parent.actions.slice(0, from);
  switch (rng.below(4)) {
    case 0:
      return { ...parent, actions: [...head, ...parent.actions.slice(to)] };
    case 1:
      return { ...parent, seed, actions: parent.actions };
    default:
      return { ...parent, actions: head };
  }
}

/** Plays the given actions as far as they are legal, then goes on as `then` says. */
function follow(actions: readonly Action[], then: Policy): Policy {
  let next = 0;
  return (legal, playout) => {
    while (next < actions.length) {
      const action = actions[next++]!;
      if (legal.includes(action)) return action;
    }
    return then(legal, playout);
  };
}

/** Takes any legal action, those with seldom used verbs more often. */
function preferRare(used: ReadonlyMap<number, number>, rng: FastRng): Policy {
  return (legal) => {
    const first = legal.at(rng.below(legal.size));
    const second = legal.at(rng.below(legal.size));
    const count = (action: Action): number => used.get(verbOf(action)) ?? 0;
    return rng.below(2) === 0 || count(first) <= count(second) ? first : second;
  };
}
