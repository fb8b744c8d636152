import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { newGuest, openTable } from '../../test/kit/client.ts';
import type { Node } from '../../test/kit/nodes.ts';
import { startNode } from '../stage.ts';
import type { Attack } from './attack.ts';

/** How long a node may take to end: as promised, and where tests crowd the machine. */
export const END_MS = { full: 5000, short: 15_000 };
/** After this long it is killed. */
const PATIENCE_MS = 45_000;
const UPGRADE = [
  'Host: hideout',
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
].join('\r\n');

/** Connections that never say another word; `T` stands for a table. */
const OPENINGS = [
  '',
  'GET / HTTP/1.1\r\nHost: hid',
  'POST /api/guests HTTP/1.1\r\nHost: hideout\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"na',
  'GET /api/tables/T?from=99&wait=25 HTTP/1.1\r\nHost: hideout\r\n\r\n',
  'GET /health HTTP/1.1\r\nHost: hideout\r\n\r\n',
  `GET /api/socket HTTP/1.1\r\n${UPGRADE}\r\n\r\n`,
  `GET /elsewhere HTTP/1.1\r\n${UPGRADE}\r\n\r\n`,
];

/** Silent sockets of every kind while the node is told to end. */
export const silence: Attack = {
  title: 'SIGTERM with silent sockets, half requests and long polls',
  async try(size) {
    const node = await startNode();
    const { table } = await openTable(node, await newGuest(node, 'Ann'));
    const texts = OPENINGS.map((text) => text.replace('/T?', `/${table}?`));
    const sockets: Socket[] = [];
    for (let i = 0; i < (size === 'full' ? 10 : 2); i++)
      sockets.push(...(await Promise.all(texts.map((text) => open(node, text)))));
    const from = performance.now();
    const patience = setTimeout(() => void node.kill(), PATIENCE_MS);
    await node.stop();
    clearTimeout(patience);
    const ms = performance.now() - from;
    for (const socket of sockets) socket.destroy();
    return { figure: `${sockets.length} sockets, ended after ${ms.toFixed(0)} ms`, holds: ms < END_MS[size] };
  },
};

async function open({ address }: Node, text: string): Promise<Socket> {
  const socket = connect({ port: Number(new URL(address).port), host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => {});
  await once(socket, 'connect');
  // What is answered is read, and nothing is ever said to it.
  if (text !== '') socket.write(text);
  return socket.resume();
}
