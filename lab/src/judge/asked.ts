import { Judge, plainCoach } from '@hideout/bots';
import { brainOf } from '@hideout/catalogue/house';
import { FastRng, type AnyGame } from '@hideout/kernel';
import { playWith } from './decisions.ts';
import type { Sample } from './fitCurve.ts';

/** A decision of a game that was played to its end. */
export interface Asked extends Sample {
  readonly game: number;
}

/** Which games are played, and about which of their decisions the judge is asked. */
export interface Trial {
  readonly game: AnyGame;
  readonly bot: string;
  readonly games: number;
  /** The judge is asked about one decision in this many. */
  readonly every: number;
  readonly seed: number;
  /** The share of its usual trials that the judge takes. */
  readonly effort: number;
  /** How many of these games are known already. */
  readonly done: number;
}

/**
 * Plays games of bots of one kind, each with a set-up drawn by lot, and asks the judge about decisions, drawn by lot too:
 * what it says the best choice is worth, and how the game ended for the seat. Every decision is as likely to be drawn: if
 * as many of every game were, those of games that are lost early would count for more.
 */
export function* ask({ game, bot, games, every, seed, effort, done }: Trial): Generator<readonly Asked[]> {
  const judge = new Judge(game, brainOf(game.id).coach ?? plainCoach, { effort });
  for (let index = done; index < games; index++) {
    const { decisions, results } = playWith(game, bot, Infinity, new FastRng(seed, index));
    const lot = new FastRng(~seed >>> 0, index);
    yield decisions
      .filter(() => lot.below(every) === 0)
      .map(({ view, legal, seat }) => {
        judge.begin(view, legal);
        while (judge.step());
        const { worth } = judge.judgement().choices[0]!;
        return { game: index, worth, phase: judge.phase, result: results[seat]! };
      });
  }
}
