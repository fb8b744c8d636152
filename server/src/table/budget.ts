import type { Command, Problem } from '@hideout/protocol';
import type { Kind } from './ledger.ts';
import { deny, type Situation } from './situation.ts';
import type { Table } from './table.ts';

/** How many of a kind one guest may make at a table, so that nobody uses it up for the others. */
const EACH: Readonly<Record<Kind, number>> = { seat: 100, chat: 500, undo: 500, ask: 100 };
/** When a table has had this many of a kind, strangers have to stop: see `isStranger`. */
const MOST = 1000;

const KIND_OF_COMMAND: Partial<Record<Command['type'], Kind>> = {
  sit: 'seat',
  plan: 'seat',
  return: 'seat',
  say: 'chat',
  greet: 'chat',
  undo: 'undo',
  ask: 'ask',
};
const WHAT: Readonly<Record<Kind, string>> = {
  seat: 'changes of seats',
  chat: 'lines of chat',
  undo: 'undone choices',
  ask: 'take-backs',
};

/**
 * Why this command would be one too many. Nothing that a table needs is counted: it can always be started, closed, played
 * on and resigned. How many actions it takes is bounded by its rules and by how often they are taken back.
 */
export function whyTooMany(
  table: Table,
  who: Situation,
  { type }: Command,
): { ok: false; problem: Problem } | undefined {
  const kind = KIND_OF_COMMAND[type];
  if (kind === undefined) return undefined;
  const { ledger, game } = table;
  if (ledger.count(kind, who.guest) >= EACH[kind])
    return deny('too-many', `You have used up your ${WHAT[kind]} at this table.`);
  if (isStranger(table, who) && ledger.count(kind) >= MOST)
    return deny('too-many', `Strangers have used up the ${WHAT[kind]} of this table.`);
  if (kind === 'ask' && table.takenBack > game.maxActions)
    return deny('too-many', 'Too much has been taken back at this table.');
  return undefined;
}

/** Guests are free to make, so those whom nobody asked to come share a budget: not the host, the invited, the players. */
function isStranger(table: Table, { guest, isInvited }: Situation): boolean {
  if (guest === table.founding.host || isInvited) return false;
  if (table.seats.some(({ plan }) => plan.kind === 'kept' && plan.guest === guest)) return false;
  return table.phase === 'open' || table.seatOf(guest) === undefined;
}
