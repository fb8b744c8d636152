import { NONCE_BYTES, toHex } from '@hideout/kernel';
import { Done, Update, type Command, type TableState } from '@hideout/protocol';
import { ask } from './ask.ts';

/** Further on than any table is: only how things stand is asked for. */
const NOW = 999_999_999;

/** A share of the chance, drawn here. */
export const newNonce = (): string => toHex(crypto.getRandomValues(new Uint8Array(NONCE_BYTES)));

const doAt = (table: string, token: string, command: Command): Promise<Done> =>
  ask(`/api/tables/${table}/commands`, Done, { token, body: { key: crypto.randomUUID(), command } });

const stateOf = async (table: string, token: string): Promise<TableState> =>
  (await ask(`/api/tables/${table}?from=${NOW}`, Update, { token })).state;

/** Whether the game may begin by itself: nobody is missing, and nobody's time runs who may not be looking. */
const beginsByItself = ({ phase, seats, clock }: TableState): boolean =>
  phase === 'open' && seats.every(({ player }) => player !== 'nobody') && !(clock && 'seconds' in clock);

/** Sits down at a table; if nobody is missing then, the game begins. */
export async function sitDown(table: string, token: string, seat: number, invite?: string): Promise<void> {
  await doAt(table, token, { type: 'sit', seat, nonce: newNonce(), ...(invite !== undefined && { invite }) });
  // Somebody else may have been quicker, which is all the same.
  if (beginsByItself(await stateOf(table, token))) await doAt(table, token, { type: 'start' }).catch(() => {});
}

/** Sits down where a seat is kept for me, if one is. */
export async function takeKeptSeat(table: string, token: string): Promise<void> {
  const seat = (await stateOf(table, token)).seats.findIndex(({ yours, plan }) => yours && plan === 'kept');
  if (seat >= 0) await sitDown(table, token, seat);
}
