import { Invited, Opened, TableId, type NewTable } from '@hideout/protocol';
import { fetchOnce } from '../shelf/fetchOnce.ts';
import { ask } from './ask.ts';
import { sitDown } from './seat.ts';

const INVITES = 'hideout/invite/';

/** Opens a table at the server, sits down where a seat is kept for it, and remembers the invite, which is told this once. */
export async function openTable(plan: NewTable, token: string): Promise<string> {
  const { table, invite, seat } = await ask('/api/tables', Opened, { body: plan, token });
  localStorage.setItem(INVITES + table, invite);
  // The house has committed itself by now: only then may it hear of our share of the chance.
  if (seat !== undefined) await sitDown(table, token, seat);
  return table;
}

/** The invite of a table that this browser opened. */
export const inviteOf = (table: string): string | undefined => localStorage.getItem(INVITES + table) ?? undefined;

/** A new invite, for the host; the one before is worth nothing from now on. */
export async function renewInvite(table: string, token: string): Promise<string> {
  const { invite } = await ask(`/api/tables/${table}/invite`, Invited, { body: {}, token });
  localStorage.setItem(INVITES + table, invite);
  return invite;
}

/** Whether there is a table at this address; where nobody can say, its page will. */
export const isTable: (id: string) => Promise<boolean> = fetchOnce(async (id) => {
  if (!TableId.safeParse(id).success) return false;
  const answer = await fetch(`/api/tables/${id}`).catch(() => undefined);
  return answer?.status !== 404;
});

/** Whether a server answers. */
export const hasServer = (): Promise<boolean> =>
  fetch('/api/games').then(
    (answer) => answer.ok && answer.headers.get('content-type')?.includes('json') === true,
    () => false,
  );
