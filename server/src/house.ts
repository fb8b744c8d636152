import { ok, problem, writeRecord, type Result } from '@hideout/kernel';
import type { Command, Done, NewTable, Opened, Problem, TableLine, Welcome } from '@hideout/protocol';
import type { ServerConfig } from './config.ts';
import type { Crowd } from './crowd.ts';
import type { Metrics } from './metrics.ts';
import { Buckets } from './rates.ts';
import type { Invitation } from './preview/card.ts';
import type { Listener, Proposal, Room } from './room/room.ts';
import type { Rooms } from './room/rooms.ts';
import type { DeviceRow, GuestRow, Store, TableRow, Wanted } from './store/store.ts';
import { Aside } from './table/aside.ts';
import { decide } from './table/decide.ts';
import { foundRematch, foundTable, rowOf } from './table/found.ts';
import { recordOf } from './table/record.ts';
import { deny } from './table/situation.ts';
import { hostName, mayLookAround, showLine, writeUpdate, type Onlooker, type Past } from './table/show.ts';
import { traceOf } from './source.ts';
import { Table } from './table/table.ts';
import { guestOfToken, hashOf, matches, newId, newInvite, newToken } from './tokens.ts';

type Refusal = Extract<Result<never, Problem>, { ok: false }>;

const LIST_LENGTH = 50;
const NO_TABLE = deny('not-found', 'There is no such table.');
const TOO_FAST = problem({ code: 'too-many', message: 'Too fast: wait a moment.', retry: true } as const);

/** What an entry is taken to need before it is written down. */
const ENTRY_BYTES = 200;

/** How often it is noted that a device is in use. */
const SEEN_EVERY_MS = 3_600_000;

/** A guest who has shown a token, and the device that has it where the name lasts. */
export interface Bearer {
  readonly guest: GuestRow;
  readonly device: DeviceRow | undefined;
}

/** Somebody who looks at a table, and whose budget it is charged to: the guest's, or that of their address. */
export interface Reader extends Onlooker {
  readonly payer: string;
}

/** Everything that guests can ask of the server, the same over HTTP and over sockets. */
export class House {
  readonly #config: ServerConfig;
  readonly #store: Store;
  readonly #rooms: Rooms;
  readonly #metrics: Metrics;
  readonly #crowd: Crowd;
  readonly #commands: Buckets;
  readonly #chat: Buckets;
  readonly #history: Buckets;
  readonly #closing = new AbortController();

  constructor(config: ServerConfig, store: Store, rooms: Rooms, crowd: Crowd, metrics: Metrics) {
    this.#config = config;
    this.#store = store;
    this.#rooms = rooms;
    this.#crowd = crowd;
    this.#metrics = metrics;
    this.#commands = new Buckets(config.limits.messages, config.monotonic);
    this.#chat = new Buckets(config.limits.chat, config.monotonic);
    this.#history = new Buckets(config.limits.history, config.monotonic);
  }

  async newGuest(name: string): Promise<Welcome> {
    const id = newId();
    const token = newToken(id);
    await this.#store.addGuest({ id, name, tokenHash: hashOf(token), createdAt: this.#config.now() });
    return { name, token };
  }

  /** The guest whose token this is, unless they are banned. */
  async guestBy(token: string): Promise<GuestRow | undefined> {
    const bearer = await this.bearer(token);
    return bearer?.guest.standing === 'banned' ? undefined : bearer?.guest;
  }

  /** The guest whose token this is, and the device that has it if the name lasts. */
  async bearer(token: string): Promise<Bearer | undefined> {
    const { accounts } = this.#store;
    const found = await accounts.bearer(guestOfToken(token), hashOf(token));
    const { guest, device } = found ?? {};
    // A hash is compared even if there is no such guest, so that timing reveals nothing.
    const isTheirs = matches(token, device?.tokenHash ?? (guest?.tokenHash || hashOf('')));
    if (!isTheirs || !found) return undefined;
    const now = this.#config.now();
    if (device && now - device.seenAt > SEEN_EVERY_MS) await accounts.seeDevice(device.id, now);
    return found;
  }

  /** The guests whose words this one does not want to hear, if there are any. */
  async deafness(guest: string | undefined): Promise<Onlooker['deaf']> {
    const blocks = guest === undefined ? [] : await this.#store.conduct.blocks(guest);
    return blocks.length === 0 ? undefined : new Set(blocks.map(({ blocked }) => blocked));
  }

  async rename(guest: GuestRow, name: string): Promise<void> {
    await this.#store.renameGuest(guest.id, name);
  }

  /** Opens a table for a guest who asks from this source. */
  async openTable({ id, name }: GuestRow, wish: NewTable, source: string): Promise<Result<Opened, Problem>> {
    const { games, idleDays, levels, limits, now, secret } = this.#config;
    const trace = traceOf(source);
    const game = games.find((each) => each.id === wish.game);
    if (!game) return deny('not-found', `There is no game “${wish.game}”.`);
    const chance = { secret: secret(), lots: secret() };
    const opening = { guest: id, name, trace, idleDays, levels: levels(game), ...chance, now: now() };
    const founding = foundTable(game, wish, opening);
    if (!founding.ok) return founding;
    const live = await this.#store.countLiveOf(id, trace);
    if (live.byHost >= limits.tablesPerHost)
      return deny('too-many', 'You have too many tables; finish or close some first.');
    if (live.byTrace >= limits.tablesPerAddress)
      return deny('too-many', 'Your address has too many tables; finish or close some first.');
    if (await this.#crowd.isFull()) return deny('too-many', 'The house is full: no more tables for now.');
    const invite = newInvite();
    await this.#store.addTable(rowOf(founding.value, game, invite));
    const { commitment } = new Table(founding.value, game);
    const seat = founding.value.plans.findIndex(({ kind }) => kind === 'kept');
    return ok({ table: founding.value.id, commitment, invite, ...(seat >= 0 && { seat }) });
  }

  /** What the link to a table tells to anybody; undefined where there is none. */
  async invitation(table: string): Promise<Invitation | undefined> {
    const room = await this.#rooms.get(table);
    return room?.read((now) => ({ game: now.game, host: hostName(now) }));
  }

  /** Whether the guest is the host of this table; otherwise why not. */
  async requireHost(guest: GuestRow, table: string): Promise<Result<true, Problem>> {
    const row = await this.#store.table(table);
    if (!row) return NO_TABLE;
    return row.founding.host === guest.id ? ok(true) : deny('forbidden', 'Only the host can do that.');
  }

  /** A new link for the friends' seats; the old one stops working. */
  async renewInvite(guest: GuestRow, table: string): Promise<Result<string, Problem>> {
    const host = await this.requireHost(guest, table);
    if (!host.ok) return host;
    const invite = newInvite();
    await this.#store.setInvite(table, hashOf(invite));
    return ok(invite);
  }

  /** Carries out a command once, however often it comes with the same key. */
  async command(guest: GuestRow, table: string, key: string, command: Command): Promise<Result<Done, Problem>> {
    const room = this.#rooms.held(table) ?? (await this.#rooms.get(table));
    if (!room) return NO_TABLE;
    if (!this.#commands.take(guest.id)) return TOO_FAST;
    if ((command.type === 'say' || command.type === 'greet') && !this.#chat.take(guest.id)) return TOO_FAST;
    const isSocial = command.type === 'sit' || command.type === 'say' || command.type === 'greet';
    const unwelcome = isSocial ? await this.#whyUnwelcome(guest, room, command) : undefined;
    if (unwelcome) return unwelcome;
    const isInvited = command.type === 'sit' && (await this.#isInvited(table, command.invite));
    const done = await this.#metrics.timed(command.type, () =>
      room.submit({ by: guest.id, key, ...this.#proposal(guest, command, isInvited) }),
    );
    return done.ok ? ok({ number: done.value }) : done;
  }

  #proposal({ id, name }: GuestRow, command: Command, isInvited: boolean): Pick<Proposal, 'decide' | 'also'> {
    const { games, levels, now, patienceMs, secret } = this.#config;
    const newTable = command.type === 'rematch' ? newId() : '';
    return {
      decide: (table, at) =>
        decide(
          table,
          { guest: id, name, now: at, isInvited, levels: levels(table.game), patienceMs, newTable },
          command,
        ),
      also: (table, entry) => {
        if (entry.type === 'sat') return { member: id };
        if ((entry.type === 'said' || entry.type === 'greeted') && entry.seat === undefined) return { speaker: id };
        if (entry.type !== 'rematch') return {};
        const current = games.find((game) => game.id === table.game.id) ?? table.game;
        const founding = foundRematch(table, current, { id: entry.table, by: id, secret: secret(), now: now() });
        return { founds: rowOf(founding, current, newInvite()) };
      },
    };
  }

  /** Why somebody may not sit down, or say something, here: the house or the host of the table does not want it. */
  async #whyUnwelcome({ id, standing }: GuestRow, room: Room, command: Command): Promise<Refusal | undefined> {
    const { type } = command;
    if (standing === 'muted' && type !== 'sit') return deny('forbidden', 'You may not chat in this house.');
    const { host, hidden } = await room.read((table) => ({ host: table.founding.host, hidden: whyHidden(table, id) }));
    if (hidden) return hidden;
    if (!(await this.#store.conduct.isBlocked(host, id))) return undefined;
    return deny(
      'forbidden',
      type === 'sit' ? 'That seat is kept for somebody else.' : 'You may not chat at this table.',
    );
  }

  async #isInvited(table: string, invite: string | undefined): Promise<boolean> {
    const row = invite === undefined ? undefined : await this.#store.table(table);
    return row !== undefined && matches(invite!, row.inviteHash);
  }

  /** The update of what happened after entry `from`, as JSON; waits up to `waitMs` for something new. */
  async update(table: string, who: Reader, from: number, waitMs: number): Promise<Result<Buffer, Problem>> {
    const room = await this.#rooms.get(table);
    if (!room) return NO_TABLE;
    const past = await this.past(room, who, from);
    if (!past.ok) return past;
    // Listens before it looks, so that nothing can happen in between unnoticed.
    const change = nextChange(room, who.guest, waitMs, this.#closing.signal);
    const isNew = await room.read((now) => now.number > from);
    if (isNew || waitMs === 0) change.cancel();
    await change.done;
    return ok(Buffer.concat(await room.read((now) => writeUpdate(now, who, past.value))));
  }

  /** What happened after entry `from`, as far as the table has come; refused while whoever pays owes for what came before. */
  async past(room: Room, { payer, ...onlooker }: Reader, from: number): Promise<Result<Past, Problem>> {
    const hidden = await room.read((table) => whyHidden(table, onlooker.guest));
    if (hidden) return hidden;
    const number = await room.read((table) => table.number, from);
    const guess = Math.max(0, number - from) * ENTRY_BYTES;
    if (guess > 0 && !this.#history.take(payer, guess)) {
      this.#metrics.historyRefused();
      return TOO_FAST;
    }
    const past = await room.past(onlooker, from);
    this.#history.charge(payer, past.bytes.length - guess);
    this.#metrics.historyTold(past.bytes.length);
    return ok(past);
  }

  /** Ends all waiting. */
  close(): void {
    this.#closing.abort();
  }

  /** The room of a table, to be told of every change. */
  room(table: string): Promise<Room | undefined> {
    return this.#rooms.get(table);
  }

  /** The record of a finished game as the text of a file. */
  async record(guest: GuestRow | undefined, table: string): Promise<Result<string, Problem>> {
    const room = await this.#rooms.get(table);
    if (!room) return NO_TABLE;
    return room.read((now) => {
      const record = recordOf(now);
      if (!record) return deny('untimely', 'The record can be read once the game is over.');
      if (!mayLookAround(now, guest?.id)) return deny('forbidden', 'This record is for the players only.');
      return ok(writeRecord(record));
    });
  }

  async lobby(guest: GuestRow | undefined): Promise<TableLine[]> {
    return this.#lines(await this.#store.listed(LIST_LENGTH), guest);
  }

  /** The tables of a guest, most recently changed first. */
  async tablesOf(guest: GuestRow, wanted: Wanted): Promise<TableLine[]> {
    return this.#lines(await this.#store.tablesOf(guest.id, LIST_LENGTH, wanted), guest);
  }

  /** A line for each table that can be served. */
  async #lines(rows: readonly TableRow[], guest: GuestRow | undefined): Promise<TableLine[]> {
    const lines = await Promise.all(
      rows.map(async ({ founding, changedAt }) => {
        try {
          const room = await this.#rooms.get(founding.id);
          return await room?.read((table) => showLine(table, guest?.id, changedAt));
        } catch (error) {
          if (error instanceof Aside) return undefined;
          throw error;
        }
      }),
    );
    return lines.filter((line) => line !== undefined);
  }
}

/** Why somebody is shown nothing of a table: the deal of a day is still to be played by whoever would look on. */
const whyHidden = ({ founding: { daily, host } }: Table, guest: string | undefined): Refusal | undefined =>
  daily !== undefined && host !== guest ? deny('forbidden', 'In the daily heist nobody looks on.') : undefined;

/** Settles when the table changes, when the server closes, or after `waitMs` milliseconds. */
function nextChange(room: Room, guest: string | undefined, waitMs: number, closing: AbortSignal) {
  const { promise: done, resolve } = Promise.withResolvers<void>();
  const cancel = (): void => {
    clearTimeout(timer);
    closing.removeEventListener('abort', cancel);
    room.listeners.delete(listener);
    resolve();
  };
  const timer = setTimeout(cancel, waitMs);
  const listener: Listener = { guest, changed: cancel, presence: () => {} };
  room.listeners.add(listener);
  closing.addEventListener('abort', cancel);
  return { done, cancel };
}
