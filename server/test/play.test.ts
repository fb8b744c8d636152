import { verify, type GameRecord } from '@hideout/kernel';
import type { GameList, Problem, ServerMessage, Update } from '@hideout/protocol';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startServer } from '../src/server.ts';
import { ask, Client, newGuest, newKey, newNonce, openTable, seatPeople } from './kit/client.ts';
import { testConfig } from './kit/config.ts';
import { handTime } from './kit/handTime.ts';
import { recordAt } from './kit/record.ts';
import { scratch, serve } from './kit/server.ts';
import { mark, open, pass, swap, vault } from './kit/vault.ts';

/** Two people at a started table, each with its client. */
async function duel(wish: Parameters<typeof seatPeople>[2] = {}) {
  const server = await serve();
  const { table, tokens, clients } = await seatPeople(server, ['Ann', 'Ben'], wish);
  const [ann, ben] = clients as [Client, Client];
  const turn = (): number => ann.latest.get(table)!.state.turn;
  /** Acts and waits until both have seen it. */
  const act = async (client: Client, action: number): Promise<number | Problem> => {
    const number = await client.do(table, { type: 'act', action, turn: turn() });
    if (typeof number === 'number') await seen(number);
    return number;
  };
  const seen = (number: number) =>
    Promise.all([ann, ben].map((each) => each.untilState(table, (update) => update.number >= number)));
  return { server, table, tokens, ann, ben, turn, act, seen };
}

const problems = (record: GameRecord) => verify(vault, record).filter((check) => check.problem !== undefined);

describe('an action', () => {
  it('is acknowledged with its number, and the other seat sees what it may', async () => {
    const { table, ann, ben, act } = await duel();
    const number = await act(ann, swap(1));
    expect(number).toBe(4);
    const [own, other] = [ann, ben].map((each) => each.latest.get(table)!.entries.at(-1)!);
    const { hands } = ann.latest.get(table)!.state.play!.view as unknown as { hands: number[][] };
    expect(own).toMatchObject({
      type: 'acted',
      seat: 0,
      action: swap(1),
      events: [{ type: 'swapped', code: hands[0]![1] }],
    });
    expect(other).toMatchObject({ type: 'acted', seat: 0, events: [{ type: 'swapped', code: -1 }] });
    expect(other).not.toHaveProperty('action');
  });

  it('is refused with the clause, and nothing changes', async () => {
    const { ann, ben, act, turn } = await duel();
    const before = turn();
    expect(await act(ben, mark)).toMatchObject({
      code: 'refused',
      clause: 'VT-2.1',
      reason: 'it is not your turn',
      message: 'The rules refuse mark 0: it is not your turn.',
    });
    expect(await act(ann, open(0))).toBeTypeOf('number');
    expect(await act(ann, open(0))).toMatchObject({ code: 'refused', clause: 'VT-3.1' });
    expect(await act(ann, 0x7fff_ffff)).toMatchObject({ code: 'refused', reason: 'unknown action' });
    expect(turn()).toBe(before + 1);
  });

  it('is carried out once, however often it is sent with the same key', async () => {
    const { table, ann, turn, seen } = await duel();
    const [key, command] = [newKey(), { type: 'act', action: mark, turn: turn() } as const];
    const answers = await Promise.all([1, 2, 3].map(() => ann.do(table, command, key)));
    expect(answers).toEqual([4, 4, 4]);
    await seen(4);
    expect(await ann.do(table, command, key)).toBe(4);
    expect(await ann.do(table, command)).toMatchObject({ code: 'stale', retry: false });
  });

  it('of two tabs at the same turn wins only once', async () => {
    const { server, table, tokens, ann, turn } = await duel();
    const tab = await Client.connect(server, tokens[0]);
    const command = { type: 'act', action: mark, turn: turn() } as const;
    const answers = await Promise.all([ann.do(table, command), tab.do(table, command)]);
    expect(answers.filter((each) => typeof each === 'number')).toHaveLength(1);
    expect(answers.find((each) => typeof each !== 'number')).toMatchObject({ code: 'stale' });
  });
});

describe('resuming', () => {
  it('sends exactly what came after the number, redacted as before', async () => {
    const { server, table, tokens, ann, ben, act } = await duel();
    await act(ann, swap(0));
    ben.close();
    await ann.do(table, { type: 'act', action: pass, turn: 4 });
    const again = await Client.connect(server, tokens[1]);
    const update = await again.watch(table, 4);
    expect(update.entries.map((entry) => entry.number)).toEqual([5]);
    const whole = await again.watch(table);
    expect(whole.entries.map((entry) => entry.number)).toEqual([1, 2, 3, 4, 5]);
    expect(whole.entries[3]).toEqual(ben.latest.get(table)!.entries[0]);
    expect(whole.state).toEqual(update.state);
  });

  it('works from numbers that lie ahead, and tells nothing twice', async () => {
    const { server, table, tokens } = await duel();
    const client = await Client.connect(server, tokens[0]);
    expect((await client.watch(table, 1000)).entries).toEqual([]);
  });
});

describe('taking back', () => {
  it('is free while nobody learnt anything, and exact', async () => {
    const { table, ann, act, seen } = await duel();
    const before = ann.latest.get(table)!.state.play;
    const marked = (await act(ann, mark)) as number;
    expect(ann.latest.get(table)!.state.play!.noUndo).toBeUndefined();
    expect(await ann.do(table, { type: 'undo', turn: marked })).toBe(marked + 1);
    await seen(marked + 1);
    expect(ann.latest.get(table)!.state.play).toEqual(before);
  });

  it('takes what was forced after a choice back with it, also after the table was read again', async () => {
    const store = { file: join(scratch(), 'hideout.db') };
    const first = await startServer(testConfig({ store }));
    const { table, tokens, clients } = await seatPeople(first, ['Ann', 'Ben']);
    const before = clients[0]!.latest.get(table)!.state.play;
    await clients[0]!.do(table, { type: 'act', action: mark, turn: 3 });
    await clients[0]!.do(table, { type: 'act', action: mark, turn: 4, forced: true });
    await first.close();
    const again = await serve({ store });
    const [ann, ben] = await Promise.all(tokens.map((token) => Client.connect(again, token)));
    const { entries } = await ann!.watch(table);
    expect(entries.slice(3)).toMatchObject([
      { move: 1, action: mark },
      { move: 2, action: mark, forced: true },
    ]);
    await ben!.watch(table);
    expect(await ann!.do(table, { type: 'undo', turn: 5 })).toBe(6);
    const undone = await ben!.untilState(table, (update) => update.number === 6);
    expect(undone.entries.at(-1)).toMatchObject({ type: 'undone', seat: 0, moves: 0 });
    expect((await ann!.watch(table)).state.play).toEqual(before);
  });

  it('lets a choice stand that took the number of something forced', async () => {
    const { table, ann, act, seen } = await duel();
    await act(ann, mark);
    await seen((await ann.do(table, { type: 'act', action: mark, turn: 4, forced: true })) as number);
    await seen((await ann.do(table, { type: 'undo', turn: 5 })) as number);
    await act(ann, mark);
    await act(ann, mark);
    await seen((await ann.do(table, { type: 'undo', turn: 8 })) as number);
    expect(ann.latest.get(table)!.state.play!.moves).toBe(1);
  });

  it('tells nobody else what was forced', async () => {
    const { table, ann, ben, seen } = await duel();
    await seen((await ann.do(table, { type: 'act', action: mark, turn: 3, forced: true })) as number);
    expect(ben.latest.get(table)!.entries.at(-1)).not.toHaveProperty('forced');
    expect([ann, ben].map((each) => each.latest.get(table)!.state.play!.noUndo)).toEqual([
      'nothing to undo',
      'somebody else acted',
    ]);
  });

  it('is not free after somebody learnt something; then the others are asked', async () => {
    const { table, ann, ben, act, seen } = await duel();
    const before = ben.latest.get(table)!.state.play;
    const opened = (await act(ann, open(2))) as number;
    expect(await ann.do(table, { type: 'undo', turn: opened })).toMatchObject({
      code: 'untimely',
      message: 'That cannot be undone: something was learnt.',
    });
    const asked = (await ann.do(table, { type: 'ask', moves: 0, turn: opened })) as number;
    await seen(asked);
    expect(ben.latest.get(table)!.entries.at(-1)).toMatchObject({ type: 'asked', moves: 0, done: false });
    expect(ben.latest.get(table)!.state.play!.asked).toEqual({ seat: 0, moves: 0, waiting: [1] });
    expect(await ann.do(table, { type: 'answer', yes: true, turn: opened })).toMatchObject({ code: 'untimely' });
    const no = (await ben.do(table, { type: 'answer', yes: false, turn: opened })) as number;
    await seen(no);
    expect(ben.latest.get(table)!.state.play).toMatchObject({ moves: 1 });
    await ann.do(table, { type: 'ask', moves: 0, turn: opened });
    const yes = (await ben.do(table, { type: 'answer', yes: true, turn: opened })) as number;
    await seen(yes);
    expect(ben.latest.get(table)!.entries.at(-1)).toMatchObject({ type: 'answered', yes: true, done: true });
    expect(ben.latest.get(table)!.state.play).toEqual(before);
  });

  it('needs nobody’s leave where only bots are asked', async () => {
    const server = await serve();
    const { table, clients } = await seatPeople(server, ['Ann'], { seats: [{ kind: 'bot', level: 'random' }] });
    const [ann] = clients as [Client];
    const opened = (await ann.do(table, { type: 'act', action: open(0), turn: 2 })) as number;
    const asked = (await ann.do(table, { type: 'ask', moves: 0, turn: opened })) as number;
    const { state, entries } = await ann.untilState(table, (update) => update.number >= asked);
    expect(state.play!.moves).toBe(0);
    expect(entries.at(-1)).toMatchObject({ type: 'asked', moves: 0, done: true });
  });
});

describe('the end', () => {
  it('comes by the rules, and the record is proven and tells the secret that was committed to', async () => {
    const { server, table, ann, ben, act } = await duel();
    expect((await fetch(`${server.address}/api/tables/${table}/record`)).status).toBe(409);
    for (let i = 0; i < 6; i++) {
      await act(i % 2 === 0 ? ann : ben, mark);
      await act(i % 2 === 0 ? ann : ben, pass);
    }
    const { state } = ann.latest.get(table)!;
    expect(state).toMatchObject({
      phase: 'over',
      play: { legal: [], noUndo: 'game over', outcome: { ending: 'time' } },
    });
    const record = await recordAt(server.address, table);
    expect(problems(record)).toEqual([]);
    expect(record.deal.commitment).toBe(state.commitment);
    expect(record.names).toEqual(['Ann', 'Ben']);
    expect(await act(ann, mark)).toMatchObject({ code: 'untimely', message: 'The game is over.' });
  });

  it('comes when one of two resigns', async () => {
    const { server, table, ann, ben, act, seen } = await duel();
    await act(ann, mark);
    await seen((await ben.do(table, { type: 'resign' })) as number);
    expect(ann.latest.get(table)!.state).toMatchObject({ phase: 'over', play: { stop: { seat: 1, why: 'resigned' } } });
    const record = await recordAt(server.address, table);
    expect([record.stop, problems(record)]).toEqual([{ seat: 1, why: 'resigned' }, []]);
  });

  it('does not come when one of three resigns: a bot plays on for good', async () => {
    const server = await serve();
    const { table, clients } = await seatPeople(server, ['Ann', 'Ben', 'Cy'], { standIn: 'random' });
    const [ann, ben] = clients as [Client, Client];
    await ben.do(table, { type: 'resign' });
    await ann.do(table, { type: 'act', action: pass, turn: 4 });
    const { state } = await ann.untilState(table, (update) => update.state.play!.moves >= 2);
    expect(state).toMatchObject({ phase: 'playing', seats: [{}, { player: 'bot', level: 'random', name: 'Ben' }, {}] });
    expect(await ben.do(table, { type: 'return' })).toMatchObject({ message: 'Your part in this game is over.' });
  });

  it('lets everybody look from every seat, unless the table keeps that to its players', async () => {
    for (const openAfter of [true, false]) {
      const { server, table, tokens, ben, seen } = await duel({ openAfter });
      const guest = await Client.connect(server, await newGuest(server, 'Zoe'));
      const asSeat = async (client: Client): Promise<number> =>
        (await client.watch(table, 0, 0)).state.play!.view.viewer;
      expect(await asSeat(guest)).toBe(-1);
      expect(await asSeat(ben)).toBe(1);
      await seen((await ben.do(table, { type: 'resign' })) as number);
      expect(await asSeat(ben)).toBe(0);
      expect(await asSeat(guest)).toBe(openAfter ? 0 : -1);
      const path = `${server.address}/api/tables/${table}/record`;
      expect((await fetch(path)).status).toBe(openAfter ? 200 : 403);
      expect((await fetch(path, { headers: { authorization: `Bearer ${tokens[0]}` } })).status).toBe(200);
    }
  });
});

describe('leaving', () => {
  it('lets a bot play on until the person comes back', async () => {
    const { table, ann, ben, act, seen } = await duel({ standIn: 'random', options: { length: 'endless' } });
    await seen((await ben.do(table, { type: 'leave' })) as number);
    expect(ann.latest.get(table)!.state.seats[1]).toMatchObject({ name: 'Ben', player: 'bot', level: 'random' });
    expect(await ben.do(table, { type: 'leave' })).toMatchObject({ code: 'untimely' });
    await act(ann, pass);
    await ann.untilState(table, (update) => update.state.play!.legal.length > 0);
    expect(await ben.do(table, { type: 'resign' })).toMatchObject({
      message: 'A bot is playing for you: come back first.',
    });
    await seen((await ben.do(table, { type: 'return' })) as number);
    expect(ann.latest.get(table)!.state.seats[1]!.player).toBe('person');
    await act(ann, pass);
    const mine = await ben.untilState(table, (update) => update.state.play!.legal.length > 0);
    expect(await ben.do(table, { type: 'act', action: pass, turn: mine.state.turn })).toBeTypeOf('number');
  });

  it('can be done for somebody who keeps the table waiting, but not too soon', async () => {
    const time = handTime();
    const server = await serve({ ...time.clocks, patienceMs: 60_000 });
    // A random stand-in may take long to pass on: a short game could end before.
    const { table, clients } = await seatPeople(server, ['Ann', 'Ben'], {
      standIn: 'random',
      options: { length: 'endless' },
    });
    const [ann, ben] = clients as [Client, Client];
    const relieve = (seat: number) => ben.do(table, { type: 'relieve', seat });
    expect(await relieve(1)).toMatchObject({ message: 'The table is not waiting for a person in that seat.' });
    expect(await relieve(0)).toMatchObject({ message: 'Give them 60 more seconds.' });
    time.pass(61_000);
    expect(await ann.do(table, { type: 'relieve', seat: 0 })).toMatchObject({
      message: 'The table is not waiting for a person in that seat.',
    });
    expect(await relieve(0)).toBeTypeOf('number');
    await ben.untilState(table, (update) => update.state.play!.legal.length > 0);
    expect(await ann.do(table, { type: 'return' })).toBeTypeOf('number');
  });

  it('gives whoever comes back the whole time again before the next relief', async () => {
    const time = handTime();
    const server = await serve({ ...time.clocks, patienceMs: 60_000, botTimeoutMs: 600_000 });
    const { table, clients } = await seatPeople(server, ['Ann', 'Ben'], { standIn: 'stuck' });
    const [ann, ben] = clients as [Client, Client];
    time.pass(61_000);
    expect(await ben.do(table, { type: 'relieve', seat: 0 })).toBeTypeOf('number');
    expect(await ben.do(table, { type: 'relieve', seat: 0 })).toMatchObject({
      message: 'The table is not waiting for a person in that seat.',
    });
    expect(await ann.do(table, { type: 'return' })).toBeTypeOf('number');
    expect(await ben.do(table, { type: 'relieve', seat: 0 })).toMatchObject({ message: 'Give them 60 more seconds.' });
  });

  it('leaves the game as it was played: nothing is taken back without whoever is away, nor what was done for them', async () => {
    const { table, ann, ben, act, turn, seen } = await duel({ standIn: 'random', options: { length: 'endless' } });
    await act(ann, mark);
    await act(ann, pass);
    await seen((await ben.do(table, { type: 'leave' })) as number);
    const { state } = await ann.untilState(table, (update) => update.state.play!.legal.length > 0);
    const played = state.play!.moves;
    expect(await ann.do(table, { type: 'ask', moves: 0, turn: turn() })).toMatchObject({
      message: 'A bot plays for Ben, who must agree too: wait for them.',
    });
    await seen((await ben.do(table, { type: 'return' })) as number);
    expect(await ann.do(table, { type: 'ask', moves: played - 1, turn: turn() })).toMatchObject({
      message: 'What a bot did for somebody who was away stands.',
    });
    await act(ann, open(0));
    await seen((await ann.do(table, { type: 'ask', moves: played, turn: turn() })) as number);
    expect(ben.latest.get(table)!.state.play!.asked).toMatchObject({ waiting: [1] });
    await seen((await ben.do(table, { type: 'answer', yes: true, turn: turn() })) as number);
    expect(ann.latest.get(table)!.state.play!.moves).toBe(played);
  });

  it('does not let whoever comes back undo what was done for them, nor what was forced on them since', async () => {
    const server = await serve({ levels: () => ['mark'] });
    const { table, clients } = await seatPeople(server, ['Ann', 'Ben'], { standIn: 'mark' });
    const [ann] = clients as [Client];
    await ann.do(table, { type: 'leave' });
    await ann.untilState(table, (update) => update.state.play!.moves > 0);
    const returned = (await ann.do(table, { type: 'return' })) as number;
    const { state } = await ann.untilState(table, (update) => update.number >= returned);
    expect(state.play!.noUndo).toBe('somebody else acted');
    const why = { message: 'That cannot be undone: somebody else acted.' };
    expect(await ann.do(table, { type: 'undo', turn: state.turn })).toMatchObject(why);
    const forced = { type: 'act', action: mark, turn: state.turn, forced: true } as const;
    const then = (await ann.do(table, forced)) as number;
    expect(await ann.do(table, { type: 'undo', turn: then })).toMatchObject(why);
    const own = (await ann.do(table, { type: 'act', action: mark, turn: then })) as number;
    expect(await ann.do(table, { type: 'undo', turn: own })).toBe(own + 1);
  });
});

describe('the clock', () => {
  it('runs for whoever must act, pays the increment, and ends the game', async () => {
    const time = handTime();
    const server = await serve({ ...time.clocks, wakeEveryMs: 20 });
    const wish = { clock: { seconds: 10, increment: 2 } };
    const { table, clients } = await seatPeople(server, ['Ann', 'Ben'], wish);
    const [ann, ben] = clients as [Client, Client];
    const clock = (update: Update) => update.state.play!.clock!;
    const first = ann.latest.get(table)!;
    expect(clock(first)).toEqual({ left: [10_000, 10_000], running: 0, at: time.now() });
    time.pass(4000);
    const passed = (await ann.do(table, { type: 'act', action: pass, turn: first.state.turn })) as number;
    const second = await ben.untilState(table, (update) => update.number === passed);
    expect(clock(second)).toEqual({ left: [8000, 10_000], running: 1, at: time.now() });
    time.pass(10_001);
    const over = await ann.untilState(table, (update) => update.state.phase === 'over');
    expect(over.state.play!.stop).toEqual({ seat: 1, why: 'time' });
    expect(problems(await recordAt(server.address, table))).toEqual([]);
  });
});

describe('chat and presence', () => {
  it('carries lines of text to everybody, and during a game only players speak', async () => {
    const { server, table, ann, ben, seen } = await duel();
    const zoe = await Client.connect(server, await newGuest(server, 'Zoe'));
    await zoe.watch(table);
    await seen((await ann.do(table, { type: 'say', text: ' <b>hello</b> ' })) as number);
    const said = { type: 'said', name: 'Ann', seat: 0, text: '<b>hello</b>' };
    expect(ben.latest.get(table)!.entries.at(-1)).toMatchObject(said);
    expect(await zoe.do(table, { type: 'say', text: 'psst' })).toMatchObject({ code: 'forbidden' });
    expect(await zoe.do(table, { type: 'greet', greeting: 'wow' })).toMatchObject({ code: 'forbidden' });
    expect(await ben.do(table, { type: 'greet', greeting: 'wow' })).toBeTypeOf('number');
    await seen((await ben.do(table, { type: 'resign' })) as number);
    expect(await zoe.do(table, { type: 'say', text: 'well played' })).toBeTypeOf('number');
  });

  it('of a game that is played in silence is closed while it lasts, to players and spectators, but for greetings', async () => {
    const clause = 'VT-2.1';
    const server = await serve({ games: [{ ...vault, silence: clause }] });
    const tokens = [await newGuest(server, 'Ann'), await newGuest(server, 'Ben'), await newGuest(server, 'Zoe')];
    const { table, invite } = await openTable(server, tokens[0]!);
    const people = await Promise.all(tokens.map((token) => Client.connect(server, token)));
    const [ann, ben] = people as [Client, Client, Client];
    for (const each of people) await each.watch(table);
    const say = (client: Client) => client.do(table, { type: 'say', text: 'my hand is full of sevens' });
    const greet = (client: Client) => client.do(table, { type: 'greet', greeting: 'luck' });

    await ann.do(table, { type: 'sit', seat: 0, nonce: newNonce() });
    await ben.do(table, { type: 'sit', seat: 1, nonce: newNonce(), invite });
    for (const each of people) expect(await say(each)).toBeTypeOf('number');
    await ann.do(table, { type: 'start' });
    for (const each of people) {
      expect(await say(each)).toEqual({
        code: 'forbidden',
        message: 'This game is played in silence (VT-2.1): until it is over, only greetings are passed on.',
        retry: false,
        clause,
      });
      expect(await each.do(table, { type: 'greet', greeting: 'wow' })).toMatchObject({ code: 'forbidden', clause });
      const number = (await greet(each)) as number;
      const { entries } = await ben.untilState(table, (update) => update.number >= number);
      expect(entries.at(-1)).toMatchObject({ type: 'greeted', number, greeting: 'luck' });
    }
    expect(ben.latest.get(table)!.entries.at(-1)).toMatchObject({ name: 'Zoe' });
    await ben.do(table, { type: 'resign' });
    for (const each of people) expect(await say(each)).toBeTypeOf('number');
    const { games } = (await ask<GameList>(server, 'GET', '/api/games')).body;
    expect(games[0]!.silence).toBe(clause);
  });

  it('lets spectators greet where only the players may chat, and knows no other greeting than its own', async () => {
    const { server, table, tokens, ben } = await duel();
    const zoe = await Client.connect(server, await newGuest(server, 'Zoe'));
    expect(await zoe.do(table, { type: 'say', text: 'psst' })).toMatchObject({ code: 'forbidden' });
    const number = (await zoe.do(table, { type: 'greet', greeting: 'hello' })) as number;
    const { entries } = await ben.untilState(table, (update) => update.number >= number);
    expect(entries.at(-1)).toMatchObject({ type: 'greeted', name: 'Zoe', greeting: 'hello' });
    const command = { type: 'greet', greeting: 'play your sevens' };
    const token = tokens[0]!;
    const answer = await ask(server, 'POST', `/api/tables/${table}/commands`, {
      token,
      body: { key: newKey(), command },
    });
    expect(answer.status).toBe(400);
  });

  it('tells who is there', async () => {
    const { server, table, ann, ben } = await duel();
    const isPresence = (seats: number[], watchers: number) => (message: ServerMessage) =>
      message.type === 'presence' && message.watchers === watchers && String(message.seats) === String(seats);
    const zoe = await Client.connect(server);
    await zoe.watch(table);
    await ann.until(isPresence([0, 1], 1));
    const before = ann.messages.length;
    ben.close();
    expect(await ann.until(isPresence([0], 1), before)).toMatchObject({ type: 'presence' });
  });

  it('tells since when somebody has been away, also to those who come later', async () => {
    const time = handTime();
    const server = await serve(time.clocks);
    const { table, clients } = await seatPeople(server, ['Ann', 'Ben']);
    const [ann, ben] = clients as [Client, Client];
    const isAway = (message: ServerMessage) => message.type === 'presence' && message.seats.length === 1;
    await ann.until((message) => message.type === 'presence' && message.seats.length === 2);
    time.pass(5000);
    const since = time.now();
    ben.close();
    expect(await ann.until(isAway, ann.messages.length)).toMatchObject({ away: [{ seat: 1, since }] });
    time.pass(40_000);
    const zoe = await Client.connect(server);
    expect(zoe.messages[0]).toMatchObject({ type: 'welcome', at: since + 40_000 });
    await zoe.watch(table);
    expect(await zoe.until(isAway)).toMatchObject({ away: [{ seat: 1, since }] });
  });
});

it('a command that is repeated on a new socket is answered, though its watch has told of it', async () => {
  const server = await serve();
  const { table, tokens, clients } = await seatPeople(server, ['Ann', 'Ben']);
  const key = newKey();
  const command = { type: 'act', action: mark, turn: 3 } as const;
  const number = await clients[0]!.do(table, command, key);
  expect(clients[0]!.messages.filter(({ type }) => type === 'done')).toEqual([]);
  const again = await Client.connect(server, tokens[0]);
  expect((await again.watch(table)).entries.at(-1)).toMatchObject({ number });
  expect(await again.do(table, command, key)).toBe(number);
});
