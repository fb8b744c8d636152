import { plainCoach, type Puzzle } from '@hideout/bots';
import { botOf, brainOf, gameOf } from '@hideout/catalogue/house';
import {
  given,
  FastRng,
  ok,
  problem,
  replay,
  seatOf,
  type AnyGame,
  type GameRecord,
  type Result,
} from '@hideout/kernel';
import { playWith } from '../judge/decisions.ts';
import type { Lines, Task } from '../run/task.ts';
import { DROPS, findMove, type Drop } from './findMove.ts';
import { findRiddle } from './findRiddle.ts';
import { findScores } from './findScore.ts';
import type { Miner, Sight } from './position.ts';

/** What is mined, as plain data: games of bots first, then records that people gave. */
export interface MiningSettings {
  readonly game: string;
  readonly rulesVersion: number;
  readonly bot: string;
  readonly games: number;
  readonly seed: number;
  /** Decisions of each game that are looked at. */
  readonly asks: number;
  /** The share of its usual trials that the judge takes. */
  readonly effort: number;
  readonly records: readonly GameRecord[];
}

/** What came of the decisions that were looked at, by how many; counts of several games add up. */
export interface MiningCounts {
  readonly games: number;
  readonly looked: number;
  readonly dropped: Readonly<Record<Drop, number>>;
}

/** A puzzle that was found, and for a move how often each level solves it. */
export interface Found {
  readonly puzzle: Puzzle;
  readonly solved?: readonly number[];
}

/** Puzzles out of numbered games: the counts of a chunk, then what was found. */
export const mining: Task<Lines> = (settings) => {
  const read = readSettings(settings);
  if (!read.ok) return read;
  const { game, settings: plan } = read.value;
  const miner: Miner = { game, coach: brainOf(game.id).coach ?? plainCoach, effort: plan.effort };
  return ok(({ from, to }) => {
    const dropped = Object.fromEntries(DROPS.map((drop) => [drop, 0])) as Record<Drop, number>;
    const found: Found[] = [];
    let looked = 0;
    for (let index = from; index < to; index++) {
      const rng = new FastRng(plan.seed, index);
      const { decisions, end } = sightsOf(game, plan, index, rng);
      for (const sight of decisions) {
        looked++;
        const move = findMove(miner, sight);
        if (typeof move === 'string') dropped[move]++;
        else found.push(move);
      }
      found.push(...besides(miner, decisions, end, rng).map((puzzle) => ({ puzzle })));
    }
    const counts: MiningCounts = { games: to - from, looked, dropped };
    return [counts, ...found].map((line) => JSON.stringify(line));
  });
};

/** How many riddles and sums are looked for in a game: more of them would be much alike. */
const [RIDDLES, SUMS] = [3, 2];

function besides(miner: Miner, decisions: readonly Sight[], end: Sight, rng: FastRng): Puzzle[] {
  const open = decisions.filter(({ view }) => (miner.coach.riddles?.in(view) ?? []).length > 0);
  const sums = [end, ...decisions].map((sight) => findScores(miner, sight)).filter((each) => each.length > 0);
  return [
    ...drawn(open, RIDDLES, rng).flatMap((sight) => findRiddle(miner, sight) ?? []),
    ...drawn(sums, SUMS, rng).map((asks) => asks[rng.below(asks.length)]!),
  ];
}

/** This many of them, drawn by lot. */
function drawn<T>(from: readonly T[], count: number, rng: FastRng): T[] {
  const left = [...from];
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(rng.below(left.length), 1)[0]!);
}

/** The decisions of a game that are looked at, and its end. */
function sightsOf(
  game: AnyGame,
  { bot, games, asks, records }: MiningSettings,
  index: number,
  rng: FastRng,
): { readonly decisions: readonly Sight[]; readonly end: Sight } {
  if (index >= games) return sightsIn(game, records[index - games]!, asks, rng);
  const { decisions, end, results } = playWith(game, bot, asks, rng);
  const seats = results.length;
  return {
    decisions: decisions.map(({ view, legal }) => ({ seats, view, legal })),
    end: { seats, view: end, legal: [] },
  };
}

/** The same for a game that was recorded. */
function sightsIn(game: AnyGame, record: GameRecord, asks: number, rng: FastRng) {
  const { seats } = record.setup;
  const match = given(replay(game, record, 0));
  const sights: Sight[] = [];
  for (const { seat, action } of record.moves) {
    const legal = match.legal().toArray();
    if (legal.length > 1) sights.push({ seats, view: match.view(seat), legal });
    match.play(seat, action);
  }
  return { decisions: drawn(sights, asks, rng), end: { seats, view: match.view(seatOf(0)), legal: [] } };
}

function readSettings(settings: unknown): Result<{ readonly game: AnyGame; readonly settings: MiningSettings }> {
  const plan = (settings ?? {}) as Partial<MiningSettings>;
  const { game: id, rulesVersion, bot, games, seed, asks, effort, records } = plan;
  const game = typeof id === 'string' ? gameOf(id, rulesVersion) : undefined;
  const numbers = [games, seed, asks].every((number) => Number.isSafeInteger(number) && number! >= 0);
  if (!game || !numbers || typeof effort !== 'number' || !Array.isArray(records))
    return problem('these are not the settings of a search for puzzles');
  const player = botOf(String(bot), game);
  return player.ok ? ok({ game, settings: plan as MiningSettings }) : player;
}
