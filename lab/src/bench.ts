import { GCProfiler, getHeapStatistics } from 'node:v8';
import type { Thinker } from '@hideout/bots';
import { ActionList, FastRng, NOBODY, seatOf, type AnyGame, type Setup } from '@hideout/kernel';
import { midgames, passedThrough, plainThinkerOf, POSITIONS, searcher, thinkerOf } from './benchSearch.ts';

/** The rates of a bench; each is better the higher it is. */
export const RATES = [
  /** Random play of whole games: set-up, actor, legal list and apply; no refusals, no events. */
  'actionsPerSecond',
  'gamesPerSecond',
  /** Copies into a reused state. */
  'clonesPerSecond',
  /** States written down as a line. */
  'encodesPerSecond',
  /** Views of the seat that must act. */
  'viewsPerSecond',
  /** Imagined states from such views, into a reused state. */
  'imaginesPerSecond',
  /** Iterations of the search of the bot “medium”, at random moments of games. */
  'searchesPerSecond',
  /** The same half-way through games, and there with nothing but the rules: every playout random and to the end. */
  'midgameSearchesPerSecond',
  'plainSearchesPerSecond',
] as const;

/** What one core of this machine does with a game in a second of CPU time. */
export interface Bench extends Readonly<Record<(typeof RATES)[number], number>> {
  readonly game: string;
  /** Bytes allocated on the heap per action of random play, garbage included. */
  readonly bytesPerAction: number;
  /** Rounds of a fixed piece of work in the same process: what the other rates are compared with. */
  readonly yardstick: number;
}

/** How long to measure. */
export interface Effort {
  readonly rounds: number;
  readonly milliseconds: number;
}

/** Enough for steady figures: about ten seconds per game. */
export const STANDARD_EFFORT: Effort = { rounds: 7, milliseconds: 300 };

const SEED = 1;
const SAMPLES = 64;

/** Measures a game in this thread, which should have nothing else to do. */
export function bench(game: AnyGame, setup: Setup, { rounds, milliseconds }: Effort, onRound?: () => void): Bench {
  const player = randomPlayer(game, setup);
  const { states, views } = sample(game, setup);
  const into = game.clone(states[0]!);
  const rng = new FastRng(SEED);
  const measure = (work: () => void): number => {
    const rates: number[] = [];
    workFor(work, milliseconds); // warms up
    for (let round = 0; round < rounds; round++) {
      rates.push(workFor(work, milliseconds));
      onRound?.();
    }
    return median(rates);
  };
  const before = measure(yardstick);
  const gamesPerSecond = measure(player.play);
  const actionsPerGame = player.count.actions / player.count.games;
  const middle = midgames(game, setup, new FastRng(SEED));
  const measureSearch = (bot: Thinker, from: readonly object[]): number => {
    const { count, search } = searcher(game, bot, from);
    const rate = measure(search);
    return Math.round((rate * count.iterations) / count.searches);
  };
  const rates = {
    game: game.id,
    actionsPerSecond: Math.round(gamesPerSecond * actionsPerGame),
    gamesPerSecond: Math.round(gamesPerSecond),
    bytesPerAction: measureBytes(player, rounds),
    clonesPerSecond: Math.round(SAMPLES * measure(() => states.forEach((s) => game.clone(s, into)))),
    encodesPerSecond: Math.round(SAMPLES * measure(() => states.forEach((s) => game.encode(s)))),
    viewsPerSecond: Math.round(SAMPLES * measure(() => states.forEach((s) => game.view(s, seatOf(game.actor(s)))))),
    imaginesPerSecond: Math.round(SAMPLES * measure(() => views.forEach((view) => game.imagine(view, rng, into)))),
    searchesPerSecond: measureSearch(thinkerOf(game), states.slice(0, POSITIONS)),
    midgameSearchesPerSecond: measureSearch(thinkerOf(game), middle),
    plainSearchesPerSecond: measureSearch(plainThinkerOf(game), middle),
  };
  return { ...rates, yardstick: Math.round((before + measure(yardstick)) / 2) };
}

/** How many parts a bench has that tell `onRound` of each round. */
export const BENCH_PARTS = 10;

const YARD = Int16Array.from({ length: 512 }, (_, i) => i);

/** Work like ours that never changes: small arrays, whole numbers, a little garbage. */
function yardstick(): void {
  let sum = 0;
  for (let round = 0; round < 16; round++) {
    for (let i = 0; i < YARD.length; i++) {
      const other = (i * 7 + sum) & 511;
      sum = (sum + YARD[i]! * (YARD[other]! & 15)) | 0;
      YARD[other] = (YARD[i]! ^ sum) & 1023;
    }
  }
  if (JSON.stringify({ sum, yard: Array.from(YARD.subarray(0, 8)) }) === '') throw new Error('never');
}

/** Plays random games one after another, reusing the same state, and counts. */
function randomPlayer(game: AnyGame, setup: Setup) {
  const rng = new FastRng(SEED);
  const io = { rng, log: undefined };
  const legal = new ActionList();
  const state = game.setup(setup, rng);
  const count = { games: 0, actions: 0 };
  const play = (): void => {
    game.setup(setup, rng, state);
    while (game.actor(state) !== NOBODY) {
      legal.clear();
      game.legal(state, legal);
      game.apply(state, legal.at(rng.below(legal.size)), io);
      count.actions++;
    }
    count.games++;
  };
  return { count, play };
}

/** States at random moments of random games, and what the seat that must act sees of them. */
function sample(game: AnyGame, setup: Setup) {
  const rng = new FastRng(SEED);
  const passed: object[] = [];
  while (passed.length < 20 * SAMPLES) passed.push(...passedThrough(game, setup, rng));
  const states = Array.from({ length: SAMPLES }, () => passed[rng.below(20 * SAMPLES)]!);
  return { states, views: states.map((state) => game.view(state, seatOf(game.actor(state)))) };
}

/** How often the work is done per second of this thread's CPU time, measured for about `milliseconds`. */
function workFor(work: () => void, milliseconds: number): number {
  const start = threadMilliseconds();
  let now = start;
  let times = 0;
  let batch = 1; // grows, so that looking at the clock costs nothing
  while (now - start < milliseconds) {
    for (let i = 0; i < batch; i++) work();
    times += batch;
    if (batch < 1024) batch *= 2;
    now = threadMilliseconds();
  }
  return (1000 * times) / (now - start);
}

/** How long this thread has had a core; other work on the machine does not count. */
export function threadMilliseconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Actions between two looks at the heap: enough to drown what the look itself takes. */
const WINDOW = 200_000;

/**
 * The median, over windows of play, of how much the heap grew, garbage included. Where Node allows it, garbage is
 * collected before each window. A window with a collection inside does not count; if all have one, shorter ones do.
 */
function measureBytes(player: ReturnType<typeof randomPlayer>, rounds: number, window = WINDOW): number {
  const { count, play } = player;
  const grown: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const { actions } = count;
    globalThis.gc?.();
    const collections = new GCProfiler();
    collections.start();
    const idle = -heapInUse() + heapInUse();
    const before = heapInUse();
    while (count.actions < actions + window) play();
    const bytes = heapInUse() - before - idle;
    if (collections.stop().statistics.length === 0) grown.push(Math.max(bytes, 0) / (count.actions - actions));
  }
  return grown.length > 0 ? Math.round(1000 * median(grown)) / 1000 : measureBytes(player, rounds, window / 4);
}

/** Bytes of objects, and of arrays that lie outside the heap. */
function heapInUse(): number {
  const { used_heap_size: inside, external_memory: outside } = getHeapStatistics();
  return inside + outside;
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;
}
