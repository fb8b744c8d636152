import { randomUUID } from 'node:crypto';
import { Match, type AnyGame, type MatchSnapshot } from '@hideout/kernel';
import { rulesOf } from './aside.ts';
import { Clock } from './clock.ts';
import type { Founding } from './entry.ts';
import { Keys } from './keys.ts';
import { Ledger } from './ledger.ts';
import { Table } from './table.ts';

/** Of the sources that this program was bundled from; one that runs from its sources trusts only what it wrote itself. */
const BUILD = process.env['HIDEOUT_BUILD'] ?? randomUUID();

/** By which code and rules a snapshot was taken; any other must not go on from it. */
export const snapshotVersion = ({ game, rulesVersion }: Founding): string => `${BUILD} ${rulesOf(game, rulesVersion)}`;

/** The parts of a table that are no plain data, as plain data. */
interface Parts {
  readonly match?: MatchSnapshot;
  readonly clock?: object;
  readonly ledger: Ledger['spent'];
  readonly keys: string;
  readonly forced: readonly number[];
}

/** A table without its entries, as text: enough to go on from. It holds the truth of the game. */
export function writeSnapshot(table: Table): string {
  const { founding: _, game: _game, setup: _setup, commitment: _commitment, log: _log, base: _base, ...rest } = table;
  const { match, clock, ledger, keys, forced, ...plain } = rest;
  const parts: Parts = {
    ...(match && { match: match.snapshot() }),
    ...(clock && { clock }),
    ledger: ledger.spent,
    keys: keys.encode(),
    forced: [...forced],
  };
  return JSON.stringify({ plain, parts });
}

/** The table of which the snapshot was taken; throws where it does not fit. */
export function resumeTable(founding: Founding, game: AnyGame, text: string): Table {
  const table = new Table(founding, game);
  const { plain, parts } = JSON.parse(text) as { readonly plain: { readonly number: number }; readonly parts: Parts };
  const { match, clock, ledger, keys, forced } = parts;
  Object.assign(table, plain, {
    base: plain.number,
    ledger: new Ledger(ledger),
    keys: Keys.decode(keys),
    forced: new Set(forced),
    ...(clock && { clock: Object.assign(new Clock(founding.clock!, table.seats.length), clock) }),
  });
  if (table.keys.size !== plain.number) throw new RangeError('not the snapshot of a table');
  if (match) table.match = Match.resume(game, table.setup, table.seed, match);
  return table;
}
