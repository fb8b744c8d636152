import { PACK_FORMAT, PUZZLE_KINDS, type Pack, type Puzzle, type PuzzleKind } from '@hideout/bots';
import type { AnyGame } from '@hideout/kernel';
import type { RunFolder } from '../run/folder.ts';
import { DROPS } from './findMove.ts';
import type { Found, MiningCounts } from './mining.ts';

/** Everything that a search for puzzles found, with its counts. */
export interface Haul {
  readonly counts: MiningCounts;
  readonly found: readonly Found[];
}

/** What a run found so far. */
export function haulOf(run: RunFolder): Haul {
  const found: Found[] = [];
  const dropped = Object.fromEntries(DROPS.map((drop) => [drop, 0])) as Record<(typeof DROPS)[number], number>;
  let [games, looked] = [0, 0];
  for (const [head, ...lines] of run.finished()) {
    const counts = JSON.parse(head!) as MiningCounts;
    games += counts.games;
    looked += counts.looked;
    for (const drop of DROPS) dropped[drop] += counts.dropped[drop];
    found.push(...lines.map((line) => JSON.parse(line) as Found));
  }
  return { counts: { games, looked, dropped }, found };
}

/** How many puzzles of each kind a pack takes at most. */
export type Room = Readonly<Record<PuzzleKind, number>>;

/**
 * The pack of a haul: no puzzle twice, and where there are more than there is room for, those that ask what fewest others
 * ask, the first ones first.
 */
export function packOf(game: AnyGame, { found }: Haul, room: Room, without: ReadonlySet<string>): Pack {
  const byId = new Map(found.map((each) => [each.puzzle.id, each.puzzle]));
  const all = [...byId.values()].filter(({ id }) => !without.has(id));
  const puzzles = PUZZLE_KINDS.flatMap((kind) =>
    varied(
      all.filter((puzzle) => puzzle.kind === kind),
      room[kind],
    ),
  );
  return { hideoutPuzzles: PACK_FORMAT, game: game.id, rulesVersion: game.rulesVersion, puzzles };
}

/** This many of them, in turns from the groups that ask the same. */
function varied(puzzles: readonly Puzzle[], most: number): Puzzle[] {
  const groups = [...Map.groupBy(puzzles, askedIn).values()];
  const longest = Math.max(0, ...groups.map((group) => group.length));
  const turns = Array.from({ length: longest }, (_, turn) => groups.flatMap((group) => group[turn] ?? []));
  return turns.flat().slice(0, most);
}

/** Riddles whose likeliest answer is the same, and about as likely, are much alike. */
const TENTHS = 10;

/** What a puzzle asks, roughly. */
function askedIn(puzzle: Puzzle): string {
  if (puzzle.kind === 'move') return `${puzzle.seats} ${puzzle.themes[0] ?? ''}`;
  if (puzzle.kind === 'hold') {
    const most = Math.max(...puzzle.believed);
    return `${puzzle.riddle.answers[puzzle.believed.indexOf(most)]} ${Math.round(TENTHS * most)}`;
  }
  return `${puzzle.heading} ${puzzle.after ? 'after' : 'now'}`;
}
