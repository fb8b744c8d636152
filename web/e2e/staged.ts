import type { Direction } from '@hideout/boardkit';
import { botNames } from '@hideout/catalogue/house';
import { seatOf, type Action, type AnyGame, type AnyMatch, type GameEvent, type GameView } from '@hideout/kernel';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { playedBy } from '../scripts/keptShot.ts';
import { keptGame, keptGameAt } from './keptGame.ts';

/** A table right after something that it stops for, as the page keeps it, with the kinds of moments that it then tells. */
export interface Staged {
  /** Of these, what is told for a glance may be left out where the turn has taken its time. */
  readonly kinds: ReadonlySet<string>;
  readonly stays: ReadonlySet<string>;
  readonly game: readonly [string, string];
}

/** How some game is staged. */
export type AnyDirection = Direction<GameEvent, GameView>;

/** What a game's board exports of its direction: itself, or how it is made for some figures. */
interface Exported {
  readonly direction?: AnyDirection;
  readonly directionOf?: (game: AnyGame) => AnyDirection;
}

/** How a game is staged, if it is. */
export async function directionOf(game: AnyGame): Promise<AnyDirection | undefined> {
  const file = ['ts', 'tsx']
    .map((ending) => join(import.meta.dirname, `../../games/${game.id}/board/direction.${ending}`))
    .find(existsSync);
  if (file === undefined) return undefined;
  const { direction, directionOf: make } = (await import(file)) as Exported;
  return direction ?? make?.(game);
}

/** A position of a deal, by what was done. */
interface Position {
  readonly deal: number;
  readonly moves: readonly Action[];
  readonly kinds: ReadonlySet<string>;
  readonly stays: ReadonlySet<string>;
}

/** The first seat looks. */
const VIEWER = seatOf(0);
const NAMES = ['Ada', 'Otto'];
/** The most games that are looked through, each no further than this. */
const DEALS = 80;
const MOST_ACTIONS = 1000;

/** Some games are played by as few as can play them. */
const seatsOf = ({ seats }: AnyGame, deal: number): readonly string[] =>
  ['person', 'random'].slice(0, deal % 4 === 0 ? seats.min : 2);
const secretOf = (deal: number): string => deal.toString(16).padStart(2, '0').repeat(32);

/** As few tables as possible that between them tell every kind of moment, found by play at random and by a bot. */
export function stagedTables(game: AnyGame, direction: AnyDirection): readonly Staged[] {
  const positions: Position[] = [];
  const missing = new Set(direction.kinds);
  for (let deal = 0; deal < DEALS && missing.size > 0; deal++) {
    const found = positionsOf(game, direction, deal);
    for (const { kinds } of found) for (const kind of kinds) missing.delete(kind);
    positions.push(...found);
  }
  if (missing.size > 0) throw new Error(`${game.id}: no game led to ${[...missing].join(', ')}`);
  for (const kind of direction.kinds) missing.add(kind);
  const news = ({ kinds }: Position): number => [...kinds].filter((kind) => missing.has(kind)).length;
  const tables: Staged[] = [];
  while (missing.size > 0) {
    const { deal, moves, kinds, stays } = positions.reduce((best, each) => (news(each) > news(best) ? each : best));
    kinds.forEach((kind) => missing.delete(kind));
    const choose = (match: AnyMatch): Action => moves[match.length]!;
    const until = (match: AnyMatch): boolean => match.length === moves.length;
    const id = `${game.id}-${tables.length}`;
    tables.push({
      kinds,
      stays,
      game: keptGame(id, { game, seats: seatsOf(game, deal), secret: secretOf(deal), until, choose }),
    });
  }
  return tables;
}

/** The positions of a deal in which whoever looks decides, or all is over, and something was told since they last did. */
function positionsOf(game: AnyGame, direction: AnyDirection, deal: number): readonly Position[] {
  const positions: Position[] = [];
  let before: GameView | undefined;
  let kinds = new Set<string>();
  let stays = new Set<string>();
  const look = (match: AnyMatch): boolean => {
    const view = match.view(VIEWER);
    const last = match.moves.at(-1);
    if (before && last) {
      const events = match.history(VIEWER, match.length - 1).flat();
      if (last.seat === VIEWER) [kinds, stays] = [new Set(), new Set()];
      const act = { seat: last.seat, before, view, events, names: NAMES, language: 'en' } as const;
      for (const { kind, weight } of direction.momentsOf(act)) {
        kinds.add(kind);
        if (weight !== 'glance') stays.add(kind);
      }
    }
    before = view;
    const isOver = match.outcome !== undefined;
    if ((isOver || match.actor === VIEWER) && kinds.size > 0)
      positions.push({
        deal,
        moves: match.moves.map(({ action }) => action),
        kinds: new Set(kinds),
        stays: new Set(stays),
      });
    return isOver || match.length >= MOST_ACTIONS;
  };
  const bots = ['random', botNames(game).includes('greedy') ? 'greedy' : 'easy'];
  const choose = playedBy(bots[(deal >> 1) % bots.length]!, game);
  keptGameAt('staged', { game, seats: seatsOf(game, deal), secret: secretOf(deal), until: look, choose });
  return positions;
}
