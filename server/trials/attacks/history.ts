import { PROTOCOL } from '@hideout/protocol';
import { WebSocket } from 'ws';
import { ask, newGuest } from '../../test/kit/client.ts';
import { scratchStore, startNode } from '../stage.ts';
import type { Attack } from './attack.ts';
import { writeLongTables } from './longTable.ts';
import { isShort, plainStall, show, stallDuring } from './stall.ts';

const SOCKETS = 10;

/** Everything that ever happened at a long table is asked for from ten sockets: of ten guests, then of a single one. */
export const history: Attack = {
  title: 'ten sockets ask for the whole history of a long game',
  async try(size) {
    const store = scratchStore();
    const { ids, last } = await writeLongTables(store, 1, { moves: size === 'full' ? 29_000 : 10_000, takeBacks: 0 });
    const id = ids[0]!;
    const node = await startNode({ store });
    await ask(node, 'GET', `/api/tables/${id}?from=${last}`);
    const guests = (count: number): Promise<string[]> =>
      Promise.all(Array.from({ length: count }, () => newGuest(node, 'Reader')));
    const plain = await plainStall(node);
    const served = { many: 0, one: 0 };
    const many = await stallDuring(node, async () => {
      served.many = await countServed(node, id, await guests(SOCKETS));
    });
    const [greedy] = await guests(1);
    const one = await stallDuring(node, async () => {
      served.one += await countServed(
        node,
        id,
        Array.from({ length: SOCKETS }, () => greedy!),
      );
    });
    await node.stop();
    return {
      figure: `${served.many} of ten guests served, ${show(many)}; one guest served ${served.one} of 30 times, ${show(one)}`,
      holds:
        isShort(many, plain, size) && isShort(one, plain, size) && served.many === SOCKETS && served.one <= SOCKETS,
    };
  },
};

/** How many of these guests, each on a socket, are told what they ask for at the same time. */
async function countServed(node: { readonly address: string }, id: string, tokens: readonly string[]): Promise<number> {
  const answers = await Promise.all(tokens.map((token) => firstWord(node.address.replace('http', 'ws'), id, token)));
  return answers.filter((type) => type === 'update').length;
}

/** The type of the first answer about the table; a history is not read any further, which would take this process long. */
function firstWord(address: string, table: string, token: string): Promise<string> {
  const socket = new WebSocket(`${address}/api/socket`);
  socket.on('open', () => {
    socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, token }));
    socket.send(JSON.stringify({ type: 'watch', table, from: 0 }));
  });
  return new Promise((resolve, reject) => {
    socket.on('close', reject);
    socket.on('message', (data: Buffer) => {
      const type = /^\{"type":"(\w+)"/.exec(data.toString('latin1', 0, 40))![1]!;
      if (type === 'welcome') return;
      resolve(type);
      socket.close();
    });
  });
}
