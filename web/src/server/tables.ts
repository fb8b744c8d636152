import { Opened, type NewTable } from '@hideout/protocol';
import { ask } from './ask.ts';

const INVITES = 'hideout/invite/';

/** Opens a table at the server and remembers the invite, which is told this once. */
export async function openTable(plan: NewTable, token: string): Promise<string> {
  const { table, invite } = await ask('/api/tables', Opened, { body: plan, token });
  localStorage.setItem(INVITES + table, invite);
  return table;
}

/** The invite of a table that this browser opened. */
export const inviteOf = (table: string): string | undefined => localStorage.getItem(INVITES + table) ?? undefined;

/** Whether a server answers. */
export const hasServer = (): Promise<boolean> =>
  fetch('/api/games').then(
    (answer) => answer.ok && answer.headers.get('content-type')?.includes('json') === true,
    () => false,
  );
