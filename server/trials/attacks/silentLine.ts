import { Client, seatPeople } from '../../test/kit/client.ts';
import { SilentLine } from '../../test/kit/silentLine.ts';
import { onNode } from './attack.ts';

/** What counts as seen; the house promises five seconds, a busy machine may take longer. */
const LIMIT_MS = 20_000;

/** A network that goes silent without closing anything: both ends must notice. */
export const silentLine = onNode('a line that goes silent without closing', {}, async (node, size) => {
  const count = size === 'full' ? 100 : 3;
  const line = await SilentLine.to(node);
  const { table, tokens, clients } = await seatPeople(node, ['Ann', 'Ben']);
  const [ann, ben] = clients as [Client, Client];
  const tabs = await Promise.all(Array.from({ length: count }, () => Client.connect(line, tokens[1])));
  await Promise.all(tabs.map((tab) => tab.watch(table)));
  ben.close();
  line.isSilent = true;
  const from = ann.messages.length;
  const isAway = seenWithin(ann, from, (message) => message.type === 'presence' && String(message.seats) === '0');
  // A client that is still there hears something at least this often, and may take longer silence for a lost line.
  const isTold = seenWithin(ann, from, (message) => message.type !== 'presence');
  const [away, told] = await Promise.all([isAway, isTold]);
  ann.close();
  line.close();
  const figure = `${count} silent sockets: the others were told ${text(away)}; a quiet socket heard of the server ${text(told)}`;
  return { figure, holds: away !== undefined && told !== undefined };
});

const text = (ms: number | undefined): string =>
  ms === undefined ? `not within ${LIMIT_MS / 1000} s` : `after ${(ms / 1000).toFixed(1)} s`;

/** How long until a message came that fits; undefined when none came in time. */
async function seenWithin(
  client: Client,
  from: number,
  fits: Parameters<Client['until']>[0],
): Promise<number | undefined> {
  const since = performance.now();
  return client.until(fits, from, LIMIT_MS).then(
    () => performance.now() - since,
    () => undefined,
  );
}
