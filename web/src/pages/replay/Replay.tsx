import { seatOf, type GameRecord, type Seat } from '@hideout/kernel';
import { use } from 'react';
import { fetchRecord } from '../../server/records.ts';
import { boardOf, rulesBy } from '../../shelf/games.ts';
import { Missing } from '../../shell/Missing.tsx';
import { isBot } from '../../store/gameLines.ts';
import { loadGame } from '../../store/localGames.ts';
import { useMessages } from '../../words/words.ts';
import { Player } from './Player.tsx';

const SERVER = 'server:';
const FORGET_MS = 1000;

/** A recorded game, of this browser or of the server, at the step that the address names. */
export function Replay({ id, step }: { readonly id: string; readonly step: number }) {
  const m = useMessages();
  const record = use(recordOf(id));
  if (record === undefined) return <Missing why={m.table.notFound} />;
  if (record === 'not over') return <Missing why={m.replay.notOver} />;
  return <Loaded id={id} record={record} step={step} />;
}

function Loaded({ id, record, step }: { readonly id: string; readonly record: GameRecord; readonly step: number }) {
  const m = useMessages();
  const game = use(rulesBy(record));
  if (!game) return <Missing why={m.table.noRules} />;
  const board = use(boardOf(record.game));
  const last = record.moves.length;
  const safe = Number.isInteger(step) && step >= 0 ? Math.min(step, last) : 0;
  return <Player id={id} game={game} board={board} record={record} step={safe} own={ownSeat(id)} />;
}

/** The seat of the only person who played a game of this browser. */
function ownSeat(id: string): Seat | undefined {
  const seats = id.startsWith(SERVER) ? [] : (loadGame(id)?.seats ?? []);
  const people = seats.flatMap((seat, index) => (isBot(seat) ? [] : seatOf(index)));
  return people.length === 1 ? people[0] : undefined;
}

type Found = Promise<GameRecord | 'not over' | undefined>;
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

async function findRecord(id: string): Found {
  if (id.startsWith(SERVER)) return fetchRecord(id.slice(SERVER.length));
  const game = loadGame(id);
  if (!game) return undefined;
  return game.record.outcome || game.imported ? game.record : 'not over';
}
