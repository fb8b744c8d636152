import type { AnyBoard } from '@hideout/boardkit';
import { seatOf, verify, type AnyGame, type GameRecord, type Seat } from '@hideout/kernel';
import { use, useSyncExternalStore, type ReactNode } from 'react';
import { fetchRecord } from '../../server/records.ts';
import { boardOf, rulesBy } from '../../shelf/games.ts';
import { Missing } from '../../shell/Missing.tsx';
import { companyOf, isBot, type LocalSeat } from '../../store/gameLines.ts';
import { loadGame } from '../../store/localGames.ts';
import { recordIn, SHARED } from '../../share/recordAddress.ts';
import { useMineWords } from '../../words/mine.ts';
import { useMessages } from '../../words/words.ts';

/** Before the id of a table whose record the server has. */
export const SERVER = 'server:';
const FORGET_MS = 1000;

/** A recorded game that was found behind an address. */
export interface FoundGame {
  readonly game: AnyGame;
  readonly board: AnyBoard | undefined;
  readonly record: GameRecord;
  /** Where whoever looks sat, if that is known. */
  readonly own: Seat | undefined;
  /** The level at which everybody else played, if that is known. */
  readonly company: string | undefined;
  /** Whether the server has the record, so that its address is enough for everybody. */
  readonly isAtServer: boolean;
}

interface FoundProps {
  readonly id: string;
  readonly children: (found: FoundGame) => ReactNode;
}

/** Finds a recorded game: of this browser, of the server, or in the address itself; says why it cannot. */
export function Found({ id, children }: FoundProps) {
  const m = useMessages();
  const words = useMineWords();
  const hash = useSyncExternalStore(onHash, () => window.location.hash);
  const record = use(recordOf(id === SHARED ? `${SHARED}${hash}` : id));
  if (record === 'broken') return <Missing why={words.broken} />;
  if (record === undefined) return <Missing why={m.table.notFound} />;
  if (record === 'not over') return <Missing why={m.replay.notOver} />;
  return (
    <Loaded id={id} record={record}>
      {children}
    </Loaded>
  );
}

function Loaded({ id, record, children }: FoundProps & Pick<FoundGame, 'record'>) {
  const m = useMessages();
  const game = use(rulesBy(record));
  if (!game) return <Missing why={m.table.noRules} />;
  const board = use(boardOf(record.game));
  return children({ game, board, record, own: ownSeat(id), company: companyIn(id), isAtServer: id.startsWith(SERVER) });
}

const seatsOf = (id: string): readonly LocalSeat[] => (id.startsWith(SERVER) ? [] : (loadGame(id)?.seats ?? []));

/** The level of the bots in a game of this browser. */
export const companyIn = (id: string): string | undefined => companyOf(seatsOf(id));

/** The seat of the only person who played a game of this browser. */
function ownSeat(id: string): Seat | undefined {
  const people = seatsOf(id).flatMap((seat, index) => (isBot(seat) ? [] : seatOf(index)));
  return people.length === 1 ? people[0] : undefined;
}

type Found = Promise<GameRecord | 'not over' | 'broken' | undefined>;
const found = new Map<string, Found>();

/** The record behind an address; the same promise as long as it holds, as React's `use` asks. */
function recordOf(id: string): Found {
  const known = found.get(id);
  if (known) return known;
  const finding = findRecord(id);
  found.set(id, finding);
  // A game that was missing or under way may be there or over next time.
  void finding.then((record) => typeof record === 'object' || setTimeout(() => found.delete(id), FORGET_MS));
  return finding;
}

/** The record behind an address, as it is now. */
export async function findRecord(id: string): Found {
  if (id.startsWith(`${SHARED}#`)) return checked(await recordIn(id.slice(SHARED.length + 1)));
  if (id.startsWith(SERVER)) return fetchRecord(id.slice(SERVER.length));
  const game = loadGame(id);
  if (!game) return undefined;
  return game.record.outcome || game.imported ? game.record : 'not over';
}

/** What an address holds, if it is a whole game by rules that this house has, proven from its deal on. */
async function checked(record: GameRecord | undefined): Found {
  const game = record && (await rulesBy(record));
  if (record && !game) return record;
  return game && verify(game, record).every(({ problem }) => problem === undefined) ? record : 'broken';
}

function onHash(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}
