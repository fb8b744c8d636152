import { GAMES } from '@hideout/catalogue/house';
import {
  actionSpace,
  FastRng,
  Match,
  NOBODY,
  SPECTATOR,
  seatOf,
  seedOf,
  setUp,
  type Action,
  type AnyGame,
  type AnyMatch,
  type GameEvent,
  type GameRecord,
  type Seat,
  type Viewer,
} from '@hideout/kernel';
import { describe, expect, it } from 'vitest';
import type { RunningServer } from '../src/server.ts';
import { Client, newGuest, newNonce, openTable } from './kit/client.ts';
import { recordAt } from './kit/record.ts';
import { serve } from './kit/server.ts';
import { vault } from './kit/vault.ts';

const EVERY_GAME = [vault, ...GAMES].map((game) => ({ id: game.id, game }));
const SECRET = Uint8Array.from({ length: 32 }, (_, i) => 7 * i + 1);
const NOW = 1_800_000_000_000;

/** A table of one game with a person on every seat and the given nonces. */
async function seatAll(server: RunningServer, game: AnyGame, nonces: readonly string[]) {
  const tokens = await Promise.all(nonces.map((_, seat) => newGuest(server, `Guest ${seat}`)));
  const seats = nonces.map((_, seat) => ({ kind: seat === 0 ? ('me' as const) : ('friend' as const) }));
  const { table, invite, commitment } = await openTable(server, tokens[0]!, { game: game.id, seats });
  const clients: Client[] = [];
  for (const [seat, token] of tokens.entries()) {
    const client = await Client.connect(server, token);
    clients.push(client);
    await client.watch(table);
    await client.do(table, { type: 'sit', seat, nonce: nonces[seat]!, invite }, `sitting-${seat}`);
  }
  await clients[0]!.do(table, { type: 'start' }, 'start-key');
  await Promise.all(clients.map((client) => client.untilState(table, (update) => update.state.play !== undefined)));
  return { table, tokens, invite, commitment, clients };
}

/** Acts for whoever must, and waits until all of them have seen it. */
async function act(
  table: string,
  clients: readonly Client[],
  seat: number,
  action: number,
  key: string,
): Promise<void> {
  const { turn } = clients[seat]!.latest.get(table)!.state;
  const number = await clients[seat]!.do(table, { type: 'act', action, turn }, key);
  if (typeof number !== 'number') throw new Error(number.message);
  await Promise.all(clients.map((client) => client.untilState(table, (update) => update.number >= number)));
}

/** Somebody gives up a game that is not over after this many actions. */
const LONG = 1000;

describe.each(EVERY_GAME)('every byte that $id sends', ({ game }) => {
  it('is what the receiver may know: its views, its events, and no secret of others', async () => {
    const server = await serve({ games: [game], secret: () => SECRET });
    const nonces = Array.from({ length: game.seats.min }, newNonce);
    const { table, tokens, clients } = await seatAll(server, game, nonces);
    const watcher = await Client.connect(server);
    await watcher.watch(table);
    const rng = new FastRng(5);
    for (let i = 0; i < LONG && clients[0]!.latest.get(table)!.state.phase === 'playing'; i++) {
      const seat = clients.findIndex((client) => client.latest.get(table)!.state.play!.legal.length > 0);
      const { legal } = clients[seat]!.latest.get(table)!.state.play!;
      await act(table, [...clients, watcher], seat, legal[rng.below(legal.length)]!, `action-key-${i}`);
    }
    await clients[0]!.do(table, { type: 'resign' });
    const record = await recordAt(server.address, table);
    const secrets = (seat: number): string[] => [
      record.deal.secret,
      ...nonces.filter((_, other) => other !== seat),
      ...tokens.filter((_, other) => other !== seat),
      ...tokens.map((token) => token.slice(0, 16)),
    ];
    for (const [index, client] of [...clients, watcher].entries()) {
      const bytes = client.raw.join('\n');
      for (const secret of secrets(index)) expect(bytes).not.toContain(secret);
      const viewer: Viewer = client === watcher ? SPECTATOR : seatOf(index);
      expectOnlyOwn(client, viewer, record, game);
    }
  }, 60_000);
});

/** Everything about the game in each update is the rules' own view and redaction, worked out again from the record. */
function expectOnlyOwn(client: Client, viewer: Viewer, record: GameRecord, game: AnyGame): void {
  const match = new Match(game, record.setup, seedOf(record));
  let checked = 0;
  for (const message of client.messages) {
    if (message.type !== 'update' || !message.state.play) continue;
    const { play } = message.state;
    const before = match.length;
    for (const { seat, action } of record.moves.slice(before, play.moves)) match.play(seat, action);
    expect(play.view).toEqual(asJson(match.view(viewer)));
    const isOn = message.state.phase === 'playing' && match.actor !== NOBODY;
    const isActor = isOn && (match.actor as number) === viewer;
    expect(play.legal).toEqual(isActor ? match.legal().toArray() : []);
    const started = message.entries.find((entry) => entry.type === 'started');
    if (started) expect(started.events).toEqual(asJson(match.opening(viewer)));
    const acted = message.entries.filter((entry) => entry.type === 'acted');
    expect(acted.map((entry) => entry.events)).toEqual(asJson(match.history(viewer, play.moves - acted.length)));
    for (const entry of acted) expect('action' in entry).toBe((entry.seat as number) === viewer);
    checked++;
  }
  expect(checked).toBeGreaterThan(1);
}

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

it('vault never tells a code before it lies open', async () => {
  const server = await serve();
  const { table, clients } = await seatAll(server, vault, [newNonce(), newNonce()]);
  const ben = clients[1]!;
  const hands = (client: Client): number[][] =>
    (client.latest.get(table)!.state.play!.view as unknown as { hands: number[][] }).hands;
  const codes = hands(clients[0]!)[0]!;
  for (const code of codes) expect(ben.raw.join()).not.toContain(String(code));
  const swap = clients[0]!.latest.get(table)!.state.play!.legal[5]!;
  await act(table, clients, 0, swap, 'swap-key-1');
  for (const code of hands(clients[0]!)[0]!) expect(ben.raw.join()).not.toContain(String(code));
  const open = clients[0]!.latest.get(table)!.state.play!.legal[1]!;
  const opened = hands(clients[0]!)[0]![0]!;
  await act(table, clients, 0, open, 'open-key-1');
  expect(ben.raw.join()).toContain(String(opened));
});

describe.each(EVERY_GAME)('non-interference on the socket of $id', ({ game }) => {
  it('sends the same bytes in every world that the seat cannot tell apart', async () => {
    const nonces = Array.from({ length: game.seats.min }, (_, i) => `${i}`.repeat(32));
    let steps = 0;
    for (const [index] of nonces.entries()) steps += await playTwoWorlds(planOf(game, nonces, seatOf(index)));
    expect(steps).toBeGreaterThanOrEqual(nonces.length);
  }, 60_000);
});

const REDEALS = 24;
/** Actions tried out for one plan. */
const MAX_TRIES = 3000;
const MAX_STEPS = 10;

/** Two worlds that the observer cannot tell apart, and for each step an action in either that leaves it so. */
interface Plan {
  readonly observer: Seat;
  readonly nonces: readonly string[];
  readonly games: readonly [AnyGame, AnyGame];
  readonly pairs: readonly (readonly [Move, Move])[];
}

type Move = { readonly seat: Seat; readonly action: Action };

/** The same game, except that what the observer cannot see is dealt afresh, and not told, at the start. */
const redealt = (game: AnyGame, observer: Seat, redeal: number): AnyGame => ({
  ...game,
  setup(setup, rng, into, log) {
    const opening: GameEvent[] = [];
    const dealt = game.setup(setup, rng, undefined, { emit: (event) => void opening.push(event) });
    for (const event of opening.flatMap((each) => game.redact(each, observer) ?? [])) log?.emit(event);
    return game.imagine(game.view(dealt, observer), new FastRng(redeal), into);
  },
});

/** Of many re-deals the one with which the worlds stay alike longest. */
function planOf(game: AnyGame, nonces: readonly string[], observer: Seat): Plan {
  let best: Plan | undefined;
  const budget = { tries: MAX_TRIES };
  for (let redeal = 1; redeal <= REDEALS && budget.tries > 0 && (best?.pairs.length ?? 0) < MAX_STEPS; redeal++) {
    const games = [game, redealt(game, observer, redeal)] as const;
    const pairs: (readonly [Move, Move])[] = [];
    const rng = new FastRng(redeal);
    while (pairs.length < MAX_STEPS) {
      const pair = choosePair(games, nonces, observer, pairs, rng, budget);
      if (!pair) break;
      pairs.push(pair);
    }
    if (pairs.length > (best?.pairs.length ?? -1)) best = { observer, nonces, games, pairs };
  }
  return best!;
}

/** For each world an action such that the observer sees the same afterwards; undefined when there is none. */
function choosePair(
  games: Plan['games'],
  nonces: readonly string[],
  observer: Seat,
  pairs: Plan['pairs'],
  rng: FastRng,
  budget: { tries: number },
): readonly [Move, Move] | undefined {
  const lines = [pairs.map(([one]) => one), pairs.map(([, two]) => two)] as const;
  const [one, two] = games.map((game, index) => matchOf(game, nonces, lines[index]!));
  if (one!.actor === NOBODY || one!.actor !== two!.actor) return undefined;
  const seat = one!.actor as Seat;
  const seenAfter = (index: 0 | 1, action: Action): string => {
    budget.tries--;
    const match = matchOf(games[index], nonces, lines[index]);
    return match.play(seat, action).ok ? JSON.stringify(match.view(observer)) : 'refused';
  };
  const legal = one!.legal().toArray();
  const first = rng.below(legal.length);
  for (let i = 0; i < legal.length && budget.tries > 0; i++) {
    const action = legal[(first + i) % legal.length]!;
    const wanted = seenAfter(0, action);
    const candidates = seat === observer ? [action] : two!.legal().toArray();
    const other = candidates.find((each) => seenAfter(1, each) === wanted);
    if (other !== undefined)
      return [
        { seat, action },
        { seat, action: other },
      ];
  }
  return undefined;
}

/** A world's true game, worked out beside the server. */
function matchOf(game: AnyGame, nonces: readonly string[], moves: readonly Move[]): AnyMatch {
  const setup = setUp(game, nonces.length);
  if (!setup.ok) throw new Error(setup.problem);
  const deal = { commitment: '', secret: Buffer.from(SECRET).toString('hex'), nonces };
  const { id, rulesVersion } = game;
  const match = new Match(game, setup.value, seedOf({ game: id, rulesVersion, setup: setup.value, deal }));
  for (const { seat, action } of moves) match.play(seat, action);
  return match;
}

type World = Awaited<ReturnType<typeof seatAll>>;

/** Plays both worlds on servers and compares every byte that reaches the observer; how many actions there were. */
async function playTwoWorlds({ observer, nonces, games, pairs }: Plan): Promise<number> {
  const worlds = await Promise.all(
    games.map(async (game) => {
      const server = await serve({ games: [game], secret: () => SECRET, now: () => NOW, monotonic: () => 0 });
      return seatAll(server, game, nonces);
    }),
  );
  for (const [step, pair] of pairs.entries()) {
    await probe(worlds, games[0], observer, step);
    expectSameBytes(worlds, observer);
    for (const [index, { table, clients }] of worlds.entries()) {
      const { seat, action } = pair[index]!;
      await act(table, clients, seat, action, `action-key-${step}`);
    }
  }
  expectSameBytes(worlds, observer);
  return pairs.length;
}

/** The observer tries things that are perhaps not allowed: the refusals must not tell the worlds apart either. */
async function probe(worlds: readonly World[], game: AnyGame, observer: Seat, step: number): Promise<void> {
  const space = [...actionSpace(game.verbs)];
  const stateOf = ({ table, clients }: World) => clients[observer]!.latest.get(table)!.state;
  for (let i = 0; i < 5; i++) {
    const action = space[(step * 37 + i * 101) % space.length]!;
    if (stateOf(worlds[0]!).play!.legal.includes(action)) continue;
    for (const world of worlds) {
      const command = { type: 'act', action, turn: stateOf(world).turn } as const;
      await world.clients[observer]!.do(world.table, command, `probing-${step}-${i}`);
    }
  }
}

function expectSameBytes(worlds: readonly World[], observer: Seat): void {
  const [one, two] = worlds.map(({ table, clients }) => {
    const texts = clients[observer]!.raw.filter((text) => !/^{"type":"(presence|tick)"/.test(text));
    return texts.join('\n').replaceAll(table, 'TABLE');
  });
  expect(two).toBe(one);
}
