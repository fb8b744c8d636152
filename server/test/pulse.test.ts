import { EventEmitter, once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Duplex } from 'node:stream';
import { setImmediate as nextRound } from 'node:timers/promises';
import { Beats, HEARTBEAT } from '@hideout/protocol';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { STANDARD } from '../src/config.ts';
import { ASK_BEATS, BEAT_MS, Connection, PULSE_BEATS, type Staff } from '../src/socket/connection.ts';
import { frameOf, PING } from '../src/socket/frame.ts';
import { PART, Sockets } from '../src/socket/sockets.ts';
import { SEAT_GATHER_MS } from '../src/room/usher.ts';
import { Client } from './kit/client.ts';
import { WIDE } from './kit/config.ts';

const QUIET = HEARTBEAT.everyMs / BEAT_MS;
const SILENT = HEARTBEAT.silenceMs / BEAT_MS;
const PULSE = 'pulse';
const NEWS = frameOf('news');

/** A connection whose beats are told by hand, and what is written to its line. */
function connect() {
  const terminate = vi.fn<() => void>();
  const socket = Object.assign(new EventEmitter(), {
    readyState: 1,
    OPEN: 1,
    bufferedAmount: 0,
    close: () => {},
    terminate,
  });
  const written: string[] = [];
  const raw = { write: (bytes: string) => written.push(bytes) };
  const staff = { config: STANDARD } as Staff;
  const connection = new Connection(
    socket as unknown as WebSocket,
    raw as unknown as Duplex,
    staff,
    '203.0.113.9',
    () => true,
  );
  onTestFinished(() => void socket.emit('close'));
  const beat = (times: number, each = () => {}): void => {
    for (let i = 0; i < times; i++) {
      connection.beat(PULSE, 1);
      each();
    }
  };
  const pulses = (): number => written.filter((bytes) => bytes === PULSE).length;
  return { connection, beat, pulses, written, terminate, answer: () => socket.emit('pong') };
}

describe('a socket', () => {
  it('hears of the server at least every two seconds while nothing happens', () => {
    const { beat, pulses, answer, terminate } = connect();
    for (let heard = 1; heard <= 20; heard++) {
      beat(QUIET, answer);
      expect(pulses()).toBeGreaterThanOrEqual(heard);
    }
    expect(terminate).not.toHaveBeenCalled();
  });

  it('needs no pulse while it hears and is heard', () => {
    const { connection, beat, pulses, written, answer } = connect();
    beat(5 * QUIET, () => {
      connection.write(NEWS);
      answer();
    });
    expect(pulses()).toBe(0);
    expect(written.every((bytes) => bytes === NEWS)).toBe(true);
  });

  it('that only listens is asked for a sign of life along with what it hears, and by nothing else', () => {
    const { connection, beat, pulses, written } = connect();
    beat(ASK_BEATS - 1);
    connection.write(NEWS);
    beat(1);
    connection.write(NEWS);
    connection.write(NEWS);
    expect(written).toEqual([NEWS, NEWS + PING, NEWS]);
    beat(QUIET - 1);
    expect(pulses()).toBe(0);
    beat(1);
    expect(pulses()).toBe(1);
  });

  it.each([0, 1, 2, 3])('that hears something every second and only answers gets no pulse (%i beats late)', (late) => {
    const { connection, beat, pulses, written, answer } = connect();
    const second = 1000 / BEAT_MS;
    let at = 0;
    beat(late);
    beat(10 * QUIET, () => {
      if (at++ % second !== 0) return;
      connection.write(NEWS);
      if (written.at(-1) !== NEWS) answer();
    });
    expect(pulses()).toBe(0);
  });

  it('that hears much and says nothing is asked in time to answer before it is cut off', () => {
    const { connection, beat, written, answer, terminate } = connect();
    let asked = 0;
    beat(10 * SILENT, () => {
      connection.write(NEWS);
      const questions = written.filter((bytes) => bytes !== NEWS).length;
      if (questions > asked) answer();
      asked = questions;
    });
    expect(terminate).not.toHaveBeenCalled();
    // A question every `ASK_BEATS` beats, and no more.
    expect(asked).toBe(Math.floor((10 * SILENT) / ASK_BEATS));
    expect(SILENT - PULSE_BEATS).toBeGreaterThanOrEqual(QUIET - 1);
  });

  it('is cut off once it has been silent for too long, whatever it is sent', () => {
    const { connection, beat, terminate, answer } = connect();
    beat(SILENT - 1, () => connection.write(NEWS));
    answer();
    beat(SILENT - 1, () => connection.write(NEWS));
    expect(terminate).not.toHaveBeenCalled();
    beat(1);
    expect(terminate).toHaveBeenCalledOnce();
  });
});

describe('a silent line on a loaded machine', () => {
  /** By when it must have been told on both sides, after the last word. */
  const TOLD_MS = 4500;

  it.each([0, 130, 400, 700, 990])('is cut off and told in time, however late beats come (%i ms)', (late) => {
    expect(HEARTBEAT.silenceMs + SEAT_GATHER_MS).toBeLessThanOrEqual(TOLD_MS);
    for (let phase = 0; phase < BEAT_MS; phase += 25) {
      const { connection, terminate, answer } = connect();
      const beats = new Beats(BEAT_MS, 0);
      let clock = phase;
      answer();
      while (terminate.mock.calls.length === 0) {
        const due = clock + beats.left(clock);
        expect(due - phase).toBeLessThanOrEqual(HEARTBEAT.silenceMs);
        clock = due + late;
        connection.beat(PULSE, beats.take(clock));
      }
    }
  });

  it.each([0, 130, 990, 60_000])('is not taken for lost while it answers within a second (%i ms late)', (late) => {
    const { connection, terminate, written, answer } = connect();
    const beats = new Beats(BEAT_MS, 0);
    let clock = 0;
    let asked: number | undefined;
    for (let rounds = 0; rounds < 1000; rounds++) {
      const before = written.length;
      clock += beats.left(clock) + (rounds % 3 === 0 ? late : 0);
      if (asked !== undefined && clock - asked >= 1000) {
        answer();
        asked = undefined;
      }
      connection.beat(PULSE, beats.take(clock));
      if (written.length > before) asked ??= clock;
    }
    expect(terminate).not.toHaveBeenCalled();
  });
});

it('a socket that fails at its beat is cut off and told of, and the others go on', async () => {
  const http = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void http.close());
  await once(http, 'listening');
  const onError = vi.fn<Staff['onError']>();
  const sockets = new Sockets(http, { config: STANDARD, onError } as Partial<Staff> as Staff);
  onTestFinished(() => sockets.close());
  const { beat } = Connection.prototype;
  const beaten: Connection[] = [];
  const failure = new Error('no line');
  const spy = vi.spyOn(Connection.prototype, 'beat').mockImplementation(function (this: Connection, ...args) {
    beaten.push(this);
    if (this === beaten[0]) throw failure;
    beat.apply(this, args);
  });
  onTestFinished(() => spy.mockRestore());
  const server = { address: `http://127.0.0.1:${(http.address() as AddressInfo).port}` };
  const clients = await Promise.all([Client.connect(server), Client.connect(server)]);
  await expect.poll(() => clients.filter(({ isClosed }) => isClosed).length).toBe(1);
  await expect.poll(() => beaten.filter((each) => each !== beaten[0]).length).toBeGreaterThan(2);
  expect(sockets.size).toBe(1);
  expect(onError).toHaveBeenCalledExactlyOnceWith(failure);
});

it('many sockets are looked at in parts, so that a beat of them all holds nobody up', async () => {
  const http = new EventEmitter();
  const staff = { config: { ...STANDARD, limits: WIDE } } as Partial<Staff> as Staff;
  const sockets = new Sockets(http as Server, staff);
  onTestFinished(() => sockets.close());
  const spy = vi.spyOn(Connection.prototype, 'beat').mockImplementation(() => {});
  onTestFinished(() => spy.mockRestore());
  const headers = {
    upgrade: 'websocket',
    'sec-websocket-key': Buffer.alloc(16).toString('base64'),
    'sec-websocket-version': '13',
  };
  const request = { method: 'GET', url: '/api/socket', headers, socket: {} };
  const line = (): Duplex => new Duplex({ read: () => {}, write: (_bytes, _encoding, done) => done() });
  const count = 3 * PART;
  const lines = Array.from({ length: count }, line);
  onTestFinished(() => lines.forEach((each) => each.destroy()));
  for (const each of lines) http.emit('upgrade', request, each, Buffer.of());
  expect(sockets.size).toBe(count);
  const inOneRound: number[] = [];
  while (spy.mock.calls.length < count) {
    const before = spy.mock.calls.length;
    await nextRound();
    inOneRound.push(spy.mock.calls.length - before);
  }
  expect(Math.max(...inOneRound)).toBe(PART);
});
