import { everySetup, FastRng, verbOf, type AnyGame, type GameRecord, type Setup } from '@hideout/kernel';
import { Playout, playToEnd, randomly, type Policy } from './playout.ts';

/** Where to look for endings: this many games from a seed on. */
export interface Search {
  readonly games: number;
  readonly seed: number;
}

/** A short game for each ending that the search met: of all it met, the one with the fewest actions. */
export function findEndings(game: AnyGame, { games, seed }: Search): Map<string, GameRecord> {
  const found = new Map<string, GameRecord>();
  const setups = [...everySetup(game)];
  for (let i = 0; i < games; i++) {
    const setup = setups[i % setups.length]!;
    const record = playOne(game, setup, seed + i, i % 2 === 0 ? randomly(seed + i) : byTemper(game, seed + i));
    const ending = record.outcome?.ending;
    if (ending === undefined) continue;
    const best = found.get(ending);
    if (!best || record.moves.length < best.moves.length) found.set(ending, record);
  }
  return found;
}

const playOne = (game: AnyGame, setup: Setup, seed: number, policy: Policy): GameRecord =>
  playToEnd(new Playout(game, setup, seed), policy).record;

/** A policy with a temper: it likes some verbs much better than others, and so reaches rare endings. */
export function byTemper(game: AnyGame, seed: number): Policy {
  const rng = new FastRng(seed, 3);
  const liking = game.verbs.map(() => rng.below(4));
  const likes = (verb: number): number => liking[verb]!;
  return (legal) => {
    let choice = legal.at(rng.below(legal.size));
    for (let i = 0; i < 3; i++) {
      const other = legal.at(rng.below(legal.size));
      if (likes(verbOf(other)) > likes(verbOf(choice))) choice = other;
    }
    return choice;
  };
}
