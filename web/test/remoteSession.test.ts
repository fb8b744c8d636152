import { fromHex } from '@hideout/kernel';
import type { Command, Done, SeatPlan } from '@hideout/protocol';
import { startServer } from '@hideout/server';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ask, newGuest, newKey, openTable } from '../../server/test/kit/client.ts';
import { testConfig, WIDE } from '../../server/test/kit/config.ts';
import { handTime } from '../../server/test/kit/handTime.ts';
import { SilentLine } from '../../server/test/kit/silentLine.ts';
import { scratch, serve } from '../../server/test/kit/server.ts';
import { Wire, type WireState } from '../src/server/Wire.ts';
import { RemoteSession } from '../src/session/RemoteSession.ts';
import { GAME, keepsTheContract, NAMES, SECRET, until } from './sessionContract.ts';

type Address = { readonly address: string };

const SERVICE = { games: [GAME], secret: () => fromHex(SECRET)! };

/** What the page's code needs of the browser around it, on a page of this server. */
function visit({ address }: Address): void {
  vi.stubGlobal('window', { location: { href: address }, setTimeout, clearTimeout, setInterval, clearInterval });
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  onTestFinished(() => void vi.unstubAllGlobals());
}

/** A wire to a table, closed after the test. */
function connect(table: string, token: string | undefined): Wire {
  const wire = new Wire(table, token);
  onTestFinished(() => wire.close());
  return wire;
}

/** Resolves as soon as the wire's state fits. */
async function untilWire(wire: Wire, fits: (state: WireState) => boolean): Promise<void> {
  await new Promise<void>((resolve) => {
    const look = (): void => {
      if (!fits(wire.get())) return;
      leave();
      resolve();
    };
    const leave = wire.subscribe(look);
    look();
  });
}

async function sessionOn(wire: Wire): Promise<RemoteSession> {
  await untilWire(wire, ({ table }) => table?.play !== undefined);
  return new RemoteSession(GAME, wire);
}

/** A table of two with the deal of the contract, started; and what either of them can do. */
async function start(server: Address, other: SeatPlan = { kind: 'friend' }) {
  visit(server);
  const tokens = await Promise.all(NAMES.map((name) => newGuest(server, name)));
  const { table, invite } = await openTable(server, tokens[0]!, {
    game: GAME.id,
    seats: [{ kind: 'me' }, other],
    standIn: 'random',
  });
  const command = async (seat: number, body: Command): Promise<number> => {
    const path = `/api/tables/${table}/commands`;
    const done = await ask<Done>(server, 'POST', path, {
      token: tokens[seat]!,
      body: { key: newKey(), command: body },
    });
    if (done.status !== 200) throw new Error(JSON.stringify(done.body));
    return done.body.number;
  };
  const people = other.kind === 'bot' ? [0] : [0, 1];
  for (const seat of people) await command(seat, { type: 'sit', seat, nonce: `0${seat}`.repeat(16), invite });
  await command(0, { type: 'start' });
  const wire = connect(table, tokens[0]);
  const session = await sessionOn(wire);
  const letBotPlay = async (): Promise<void> => {
    const number = await command(1, { type: 'leave' });
    await untilWire(wire, (state) => state.number >= number);
  };
  return { session, wire, table, command, letBotPlay, again: () => sessionOn(connect(table, tokens[0])) };
}

describe('a remote session', () => {
  keepsTheContract(async () => start(await serve(SERVICE)));

  it('forgets what was taken back, also where nobody had to be asked', async () => {
    const { session, wire, again } = await start(await serve(SERVICE), { kind: 'bot', level: 'random' });
    const [first, other] = session.scene.legal;
    await session.play(first!, { forced: false });
    const firstStep = session.scene.steps[0];
    const { turn } = wire.get().table!;
    expect(await wire.do({ type: 'ask', moves: 0, turn })).toBeUndefined();
    expect(session.scene).toMatchObject({ number: 0, steps: [] });
    await session.play(other!, { forced: false });
    expect(session.scene.steps).toHaveLength(1);
    expect(session.scene.steps[0]).not.toEqual(firstStep);
    expect(session.scene).toEqual((await again()).scene);
    expect(session.at(1)).toBe(session.scene);
  });

  it('forgets what was taken back by everybody’s leave, on both sides', async () => {
    const { session, wire, command } = await start(await serve(SERVICE));
    await session.play(session.scene.legal[0]!, { forced: false });
    const { turn } = wire.get().table!;
    await command(1, { type: 'ask', moves: 0, turn });
    await untilWire(wire, ({ table }) => table!.play!.asked !== undefined);
    expect(session.scene.number).toBe(1);
    expect(await wire.do({ type: 'answer', yes: true, turn })).toBeUndefined();
    expect(session.scene).toMatchObject({ number: 0, steps: [] });
  });

  it('asks for what was forced together with the choice before it', async () => {
    const { session, wire, letBotPlay } = await start(await serve(SERVICE));
    const [first] = session.scene.legal;
    await session.play(first!, { forced: false });
    expect(session.beforeChoice).toBe(0);
    await session.play(session.scene.legal[0]!, { forced: true });
    expect(session.beforeChoice).toBe(0);
    await letBotPlay();
    await until(session, ({ number, legal }) => number > 2 && legal.length > 0);
    // What was forced on others is not known.
    expect(session.beforeChoice).toBe(session.scene.number - 1);
    expect(wire.get().table!.play!.noUndo).toBe('somebody else acted');
  });

  it('shows an undo in every tab', async () => {
    const { session, again } = await start(await serve(SERVICE));
    const before = session.scene;
    const other = await again();
    await session.play(session.scene.legal[0]!, { forced: false });
    await session.play(session.scene.legal[0]!, { forced: true });
    await until(other, ({ number }) => number === 2);
    other.undo();
    for (const tab of [session, other]) expect(await until(tab, ({ number }) => number < 2)).toEqual(before);
  });

  it('shows another action that came in the place of one, though both have the same number', async () => {
    const { session, wire } = await start(await serve(SERVICE));
    const [first, other] = session.scene.legal;
    await session.play(first!, { forced: false });
    let state = wire.get();
    const heard: (() => void)[] = [];
    const late = new RemoteSession(GAME, {
      get: () => state,
      subscribe: (listener: () => void) => heard.push(listener),
    } as unknown as Wire);
    session.undo();
    await until(session, ({ number }) => number === 0);
    await session.play(other!, { forced: false });
    state = wire.get();
    for (const listener of heard) listener();
    expect(late.scene).toEqual(session.scene);
  });

  it('goes on with the same server after a break, and repeats what was not answered', async () => {
    const store = { file: `${scratch()}/hideout.db` };
    const first = await startServer(testConfig({ ...SERVICE, store }));
    const { session } = await start(first);
    const lines: string[] = [];
    session.subscribe(() => lines.at(-1) !== session.contact && lines.push(session.contact));
    const lost = new Promise<void>((resolve) => session.subscribe(() => session.contact === 'lost' && resolve()));
    await first.close();
    await lost;
    const playing = session.play(session.scene.legal[0]!, { forced: false });
    await serve({ ...SERVICE, store, port: first.port });
    expect(await playing).toBeUndefined();
    expect(session.scene.number).toBe(1);
    expect(lines).toEqual(['lost', 'here']);
  });

  it('notices a line that has gone silent without closing, and goes on when it is mended', async () => {
    const server = await serve(SERVICE);
    const line = await SilentLine.to(server);
    onTestFinished(() => line.close());
    const { session, wire } = await start(line);
    const [first] = session.scene.legal;
    line.isSilent = true;
    await untilWire(wire, ({ contact }) => contact === 'lost');
    const playing = session.play(first!, { forced: false });
    line.isSilent = false;
    expect(await playing).toBeUndefined();
    expect(session).toMatchObject({ contact: 'here', scene: { number: 1 } });
  }, 30_000);

  it('asks for the whole table again when it has missed a change', async () => {
    const { table, command } = await start(await serve(SERVICE));
    let changes = 0;
    const hears = (event: Event): boolean =>
      !(event instanceof MessageEvent) || !String(event.data).startsWith('{"type":"change"') || ++changes > 1;
    class Leaky extends WebSocket {
      override addEventListener(type: string, listener: EventListenerOrEventListenerObject): void {
        super.addEventListener(type, (event) => hears(event) && (listener as EventListener)(event));
      }
    }
    vi.stubGlobal('WebSocket', Leaky);
    const watcher = connect(table, undefined);
    await untilWire(watcher, ({ number }) => number > 0);
    await command(0, { type: 'greet', greeting: 'hello' });
    const number = await command(1, { type: 'greet', greeting: 'hello' });
    await untilWire(watcher, (state) => state.number === number);
    expect(changes).toBe(2);
    expect(watcher.get().entries.map((entry) => entry.number)).toEqual(Array.from({ length: number }, (_, i) => i + 1));
  });

  it('lets a spectator look and nothing else', async () => {
    const { session, table } = await start(await serve(SERVICE));
    const watcher = await sessionOn(connect(table, undefined));
    expect(watcher.scene).toMatchObject({ number: 0, legal: [], noUndo: 'watching' });
    expect(watcher.refuse(session.scene.legal[0]!)).toEqual({ clause: '', reason: 'watching' });
    expect(await watcher.play(session.scene.legal[0]!, { forced: false })).toBeDefined();
  });

  it('repeats what came too fast', async () => {
    const limits = { ...WIDE, messages: { burst: 6, perSecond: 6 } };
    const { wire } = await start(await serve({ ...SERVICE, limits }));
    const greetings = Array.from({ length: 12 }, () => wire.do({ type: 'greet', greeting: 'hello' }));
    expect(await Promise.all(greetings)).toEqual(greetings.map(() => undefined));
    expect(wire.get().entries.filter(({ type }) => type === 'greeted')).toHaveLength(greetings.length);
  });

  it('ends without a winner when nobody moves any more', async () => {
    const time = handTime();
    const { session } = await start(await serve({ ...SERVICE, ...time.clocks }));
    time.pass(31 * 86_400_000);
    const scene = await until(session, ({ outcome }) => outcome !== undefined);
    expect(scene).toMatchObject({ stop: { why: 'idle' }, outcome: { winners: [] }, legal: [] });
  });

  it('ends when somebody resigns, and says who', async () => {
    const { session, command } = await start(await serve(SERVICE));
    await command(1, { type: 'resign' });
    const scene = await until(session, ({ outcome }) => outcome !== undefined);
    expect(scene).toMatchObject({
      stop: { seat: 1, why: 'resigned' },
      outcome: { winners: [0] },
      legal: [],
      noUndo: 'game over',
    });
  });
});
