import { STANDARD } from '../../src/config.ts';
import { Client, newGuest, newKey, openTable } from '../../test/kit/client.ts';
import { onNode } from './attack.ts';

/** More commands at once than a socket may send, but not so many that it is closed. */
const COMMANDS = STANDARD.limits.messages.burst + 40;

/** Somebody too fast: every command is answered under its key, done or not, so that nobody waits for ever. */
export const hurry = onNode('commands that come too fast', { limits: STANDARD.limits }, async (node) => {
  const token = await newGuest(node, 'Ann');
  const { table } = await openTable(node, token);
  const client = await Client.connect(node, token);
  const keys = Array.from({ length: COMMANDS }, newKey);
  for (const key of keys) client.send({ type: 'do', table, key, command: { type: 'greet', greeting: 'hello' } });
  const isAnswer = ({ type }: { readonly type: string }): boolean => type === 'done' || type === 'problem';
  while (client.messages.filter(isAnswer).length < COMMANDS) await client.until(isAnswer, client.messages.length);
  const answered = new Set(client.messages.flatMap((message) => ('key' in message ? [message.key] : [])));
  const waiting = keys.filter((key) => !answered.has(key)).length;
  client.close();
  return { figure: `${waiting} of ${COMMANDS} commands never answered under their key`, holds: waiting === 0 };
});
