import { commit, fromHex, toHex } from '@hideout/kernel';
import type { Daily, DailyGame, Update } from '@hideout/protocol';
import { describe, expect, it } from 'vitest';
import { ask, Client, newGuest, newKey } from './kit/client.ts';
import { handTime } from './kit/handTime.ts';
import { serve } from './kit/server.ts';

const DAY_MS = 86_400_000;
const LEVELS = ['medium', 'easy'];

type Server = Awaited<ReturnType<typeof serve>>;
const look = async (server: Server, token?: string, day?: string) =>
  ask<Daily>(server, 'GET', `/api/daily${day === undefined ? '' : `?day=${day}`}`, { ...(token && { token }) });
const begin = async (server: Server, token: string, body: object = {}) =>
  ask<{ table: string }>(server, 'POST', '/api/daily/vault', { token, body });
const state = async (server: Server, token: string, table: string) =>
  (await ask<Update>(server, 'GET', `/api/tables/${table}`, { token })).body.state;

/** What a deal tells of how others did, or of itself, before whoever looks has played it: nothing. */
const toldTooEarly = (deal: DailyGame): readonly string[] =>
  (['lines', 'best', 'mine', 'secret'] as const).filter((part) => deal[part] !== undefined);

/** By which ways somebody is shown anything of a table. */
async function lookOn(server: Server, table: string, token?: string): Promise<readonly string[]> {
  const isOpen = async (path: string) => (await ask(server, 'GET', path, { ...(token && { token }) })).status === 200;
  const client = await Client.connect(server, token);
  const isShown = await client.watch(table).then(
    () => true,
    () => false,
  );
  client.close();
  const ways = [
    ['table', await isOpen(`/api/tables/${table}`)],
    ['record', await isOpen(`/api/tables/${table}/record`)],
    ['socket', isShown],
  ] as const;
  return ways.flatMap(([way, isThere]) => (isThere ? [way] : []));
}

/** Plays a game of the day to its end, choosing the first or the last action each time. */
async function finish(server: Server, token: string, table: string, place: 0 | -1): Promise<void> {
  const client = await Client.connect(server, token);
  let update = await client.watch(table);
  while (update.state.phase === 'playing') {
    const mine = await client.untilState(
      table,
      (now) => now.state.phase !== 'playing' || now.state.play!.legal.length > 0,
    );
    if (mine.state.phase !== 'playing') break;
    await client.do(table, { type: 'act', action: mine.state.play!.legal.at(place)!, turn: mine.state.turn });
    update = client.latest.get(table)!;
  }
  client.close();
}

describe('the daily heist', () => {
  it('is one deal for everybody, committed to before, played once, compared, and proven afterwards', async () => {
    const time = handTime();
    const server = await serve({ ...time.clocks, levels: () => LEVELS, wakeEveryMs: 5 });
    const tokens = [await newGuest(server, 'Ann'), await newGuest(server, 'Ben'), await newGuest(server, 'Cem')];
    const before = (await look(server)).body;
    time.pass(DAY_MS);
    const today = (await look(server)).body;
    const [deal] = today.games;
    expect(before.coming.find(({ day, game }) => day === today.day && game === 'vault')!.commitment).toBe(
      deal!.commitment,
    );
    expect(deal!.secret).toBeUndefined();

    const tables = await Promise.all(tokens.map(async (token) => (await begin(server, token)).body.table));
    const states = await Promise.all(tokens.map((token, index) => state(server, token, tables[index]!)));
    expect(new Set(states.map(({ play }) => JSON.stringify(play!.view))).size).toBe(1);
    expect(states[0]!.commitment).toBe(deal!.commitment);
    // Law: until somebody has played, nobody's result is told to them, nor is the secret.
    await finish(server, tokens[0]!, tables[0]!, 0);
    await finish(server, tokens[1]!, tables[1]!, -1);
    const unplayed = (await look(server, tokens[2])).body.games[0]!;
    expect(unplayed).toMatchObject({ players: 2, phase: 'playing' });
    expect(toldTooEarly(unplayed)).toEqual([]);
    expect(await lookOn(server, tables[0]!, tokens[2])).toEqual([]);
    expect(await lookOn(server, tables[0]!)).toEqual([]);
    expect(await lookOn(server, tables[0]!, tokens[0])).toEqual(['table', 'record', 'socket']);
    // The law notices what is planted.
    expect(toldTooEarly({ ...unplayed, best: { won: true, score: 1, margin: 1 } })).toEqual(['best']);
    await finish(server, tokens[2]!, tables[2]!, 0);
    expect((await begin(server, tokens[0]!)).body.table).toBe(tables[0]);
    await expect
      .poll(async () =>
        (await look(server, tokens[0])).body.games[0]!.lines!.map(({ level, name }) => level ?? name).toSorted(
          (a = '', b = '') => a.localeCompare(b),
        ),
      )
      .toEqual(['Ann', 'Ben', 'Cem', 'easy', 'medium']);
    const { lines, mine } = (await look(server, tokens[0])).body.games[0]!;
    const [ann, cem] = ['Ann', 'Cem'].map((name) => lines!.find((line) => line.name === name)!);
    // The same choices meet the same chance.
    expect({ ...ann, name: '', yours: false }).toEqual({ ...cem, name: '', yours: false });
    expect(mine).toMatchObject({ score: ann!.score, margin: ann!.margin });
    // Only names that last are ranked, among the bots.
    expect(lines!.filter(({ guest }) => guest).map(({ name, rank }) => [name, rank])).toHaveLength(3);
    expect(lines!.flatMap(({ rank }) => rank ?? [])).toHaveLength(2);
    await ask(server, 'POST', '/api/my/codes', { token: tokens[0]!, body: { device: 'Firefox' } });
    const kept = (await look(server, tokens[0])).body.games[0]!;
    expect(kept.mine!.rank).toBeGreaterThan(0);
    const ranks = kept.lines!.flatMap(({ rank }) => rank ?? []);
    expect(ranks).toHaveLength(3);
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    await expect.poll(async () => (await look(server, tokens[0])).body.games[0]!.best).toBeDefined();
    const { best, lines: all } = (await look(server, tokens[0])).body.games[0]!;
    expect(best).toMatchObject({ won: all![0]!.won, margin: all![0]!.margin, score: all![0]!.score });

    time.pass(DAY_MS);
    const past = (await look(server, undefined, today.day)).body.games[0]!;
    expect(toHex(commit(fromHex(past.secret!)!))).toBe(deal!.commitment);
    expect(past.lines).toHaveLength(5);
    const again = (await begin(server, tokens[0]!, { day: today.day })).body.table;
    expect(again).not.toBe(tables[0]);
    await finish(server, tokens[0]!, again, 0);
    expect((await look(server, tokens[0], today.day)).body.games[0]!.lines).toHaveLength(5);
    expect((await look(server, tokens[0])).body.finished).toHaveLength(1);
  });

  it('takes nothing back, lets no bot step in, and has no deal for days to come', async () => {
    const server = await serve({ levels: () => LEVELS });
    const token = await newGuest(server, 'Ann');
    const { table } = (await begin(server, token)).body;
    const { turn } = await state(server, token, table);
    const tell = async (command: object) =>
      (await ask(server, 'POST', `/api/tables/${table}/commands`, { token, body: { key: newKey(), command } })).body;
    expect(await tell({ type: 'leave' })).toMatchObject({ error: { code: 'forbidden' } });
    expect(await tell({ type: 'ask', moves: 0, turn })).toMatchObject({ error: { code: 'forbidden' } });
    const { today } = (await look(server)).body;
    const tomorrow = new Date(Date.parse(today) + DAY_MS).toISOString().slice(0, 10);
    expect((await look(server, token, tomorrow)).status).toBe(404);
    expect((await begin(server, token, { day: tomorrow })).status).toBe(404);
    expect((await look(server, token, '2026-13-01')).status).toBe(400);
    expect((await ask(server, 'GET', `/api/tables/${table}/record`)).status).not.toBe(200);
  });
});
