import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { frameOf, PING } from '../src/socket/frame.ts';

it('a frame arrives as the text that it was made of, however long it is and whatever it is written in', async () => {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
  onTestFinished(() => server.close());
  await once(server, 'listening');
  const texts = [0, 1, 125, 126, 127, 255, 256, 0xffff, 0x1_0000, 200_000].map((length) => 'x'.repeat(length));
  texts.push('Zoë', '盗'.repeat(42), '盗'.repeat(43), 'é'.repeat(0x8000), '\u0000"\\🦝');
  let pongs = 0;
  server.on('connection', (socket, { socket: raw }: { readonly socket: Socket }) => {
    socket.on('pong', () => pongs++);
    for (const text of texts) raw.write(PING + frameOf(text), 'latin1');
  });
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  onTestFinished(() => client.terminate());
  const heard: string[] = [];
  client.on('message', (data: Buffer) => heard.push(data.toString()));
  await expect.poll(() => heard.length).toBe(texts.length);
  expect(heard).toEqual(texts);
  await expect.poll(() => pongs).toBe(texts.length);
});
