import {
  Beats,
  HEARTBEAT,
  PROTOCOL,
  ServerMessage,
  splice,
  TableState,
  type ClientMessage,
  type Command,
  type Problem,
  type SeenEntry,
  type Update,
} from '@hideout/protocol';
import { Store, type Watched } from '@hideout/boardkit/store';
import { isLookedAt, onLook } from '../notices/attention.ts';
import type { Contact } from '../session/session.ts';

const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 5000;
const CHECK_MS = 500;
/** While somebody looks at the page, how many checks pass before the house is told so again. */
const ATTEND_CHECKS = 40;
const SILENT_CHECKS = HEARTBEAT.silenceMs / CHECK_MS;
/** How long to wait with a message that came too fast. */
const SLOW_DOWN_MS = 1000;

/** What the wire knows of its table. */
export interface WireState {
  readonly contact: Contact;
  readonly table: TableState | undefined;
  /** Everything that has happened at the table, as this viewer may see it. */
  readonly entries: readonly SeenEntry[];
  /** The number of the last entry. */
  readonly number: number;
  /** The seats that are connected. */
  readonly present: readonly number[];
  /** How many others watch. */
  readonly watchers: number;
  /** Since when the other people at the table have been away, by the time of the house. */
  readonly away: readonly { readonly seat: number; readonly since: number }[];
  /** Why the table cannot be shown. */
  readonly problem: Problem | undefined;
}

type Changed = Extract<ServerMessage, { type: 'change' }>;

interface Sent {
  readonly message: ClientMessage;
  /** The number of its entry, once it is done. */
  number?: number;
  readonly settle: (problem: Problem | undefined) => void;
}

/**
 * One table over one socket. It notices when the line is lost, even if nothing closes; it connects again by itself, goes
 * on where it was, and repeats what was not answered.
 */
export class Wire implements Watched<WireState> {
  /** Of its table. */
  readonly id: string;
  readonly #token: string | undefined;
  readonly #sent = new Map<string, Sent>();
  /** The text of the table's state as the server wrote it; it may hold more than we know. */
  #stateText = '';
  #socket: WebSocket | undefined;
  #retry = FIRST_RETRY_MS;
  #timer = 0;
  #checks = 0;
  readonly #beats = new Beats(CHECK_MS, performance.now());
  /** For how many checks nothing has been heard. */
  #silence = 0;
  /** What time it was in the house, and when that was here. */
  #time = { at: 0, heard: 0 };
  /** For how many checks the house has not been told whether somebody looks. */
  #unattended = 0;
  readonly #endLook: () => void;
  #closed = false;
  readonly #state = new Store<WireState>({
    contact: 'connecting',
    table: undefined,
    entries: [],
    number: 0,
    present: [],
    watchers: 0,
    away: [],
    problem: undefined,
  });

  constructor(table: string, token: string | undefined) {
    this.id = table;
    this.#token = token;
    this.#connect();
    this.#checks = window.setInterval(() => this.#check(), CHECK_MS);
    this.#endLook = onLook(() => this.#attend());
  }

  readonly get = (): WireState => this.#state.get();
  readonly subscribe = (listener: () => void): (() => void) => this.#state.subscribe(listener);

  /** What time it is in the house; while out of touch it soon stands still, as far as anybody here can tell. */
  readonly now = (): number => {
    const { at, heard } = this.#time;
    return at + Math.min(performance.now() - heard, HEARTBEAT.silenceMs);
  };

  /**
   * Does something at the table, and answers when the table shows it; with the problem when it was not done. Sent again
   * after a lost connection, or when it came too fast.
   */
  do(command: Command): Promise<Problem | undefined> {
    const key = crypto.randomUUID();
    const message: ClientMessage = { type: 'do', table: this.id, key, command };
    return new Promise((settle) => {
      this.#sent.set(key, { message, settle });
      if (this.get().contact === 'here') this.#send(message);
    });
  }

  close(): void {
    this.#closed = true;
    this.#endLook();
    window.clearTimeout(this.#timer);
    window.clearInterval(this.#checks);
    this.#socket?.close();
  }

  /** Tells the house whether somebody looks at the page: whoever does need not be called. */
  #attend(): void {
    this.#unattended = 0;
    if (this.#token !== undefined && this.get().contact === 'here') this.#send({ type: 'attend', here: isLookedAt() });
  }

  #check(): void {
    const passed = this.#beats.take(performance.now());
    this.#unattended += passed;
    this.#silence += passed;
    if (this.#unattended >= ATTEND_CHECKS && isLookedAt()) this.#attend();
    if (!this.#socket || this.#silence < SILENT_CHECKS) return;
    // It may take minutes to close: nobody waits for that.
    this.#socket.close();
    this.#lose();
  }

  #connect(): void {
    const address = new URL('/api/socket', window.location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    const socket = new WebSocket(address);
    this.#socket = socket;
    this.#silence = 0;
    socket.addEventListener('open', () => {
      const who = this.#token === undefined ? {} : { token: this.#token };
      this.#send({ type: 'hello', protocol: PROTOCOL, ...who });
    });
    socket.addEventListener('message', ({ data }) => this.#socket === socket && this.#take(String(data)));
    socket.addEventListener('close', () => this.#socket === socket && this.#lose());
  }

  #lose(): void {
    this.#socket = undefined;
    if (this.#closed) return;
    this.#set({ contact: 'lost' });
    this.#timer = window.setTimeout(() => this.#connect(), this.#retry);
    this.#retry = Math.min(2 * this.#retry, LONGEST_RETRY_MS);
  }

  #send(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #take(text: string): void {
    this.#silence = 0;
    const json: unknown = JSON.parse(text);
    const parsed = ServerMessage.safeParse(json);
    // A message that a newer server knows and we do not is none of ours.
    if (!parsed.success) return;
    const message = parsed.data;
    switch (message.type) {
      case 'welcome':
        this.#retry = FIRST_RETRY_MS;
        this.#hearTime(message.at);
        this.#watch();
        for (const sent of this.#sent.values()) this.#send(sent.message);
        this.#set({ contact: 'here' });
        return this.#attend();
      case 'tick':
        return this.#hearTime(message.at);
      case 'update':
        this.#stateText = JSON.stringify((json as Update).state);
        return this.#show(message.number, message.entries, message.state);
      case 'change':
        return this.#change(message);
      case 'presence':
        return this.#set({ present: message.seats, watchers: message.watchers, away: message.away });
      case 'done':
        this.#carriedOut(message.key, message.number);
        return this.#settleShown();
      case 'problem':
        if (message.problem.code === 'too-many' && message.problem.retry) return this.#sendLater(message.key);
        if (message.key !== undefined) return this.#settle(message.key, message.problem);
        return this.#set({ problem: message.problem });
      case 'bye':
        this.#retry = message.retryAfter;
        this.#socket?.close();
    }
  }

  #watch(): void {
    this.#send({ type: 'watch', table: this.id, from: this.get().number });
  }

  /** Sends what came too fast once more; after a lost connection everything is sent again anyway. */
  #sendLater(key: string | undefined): void {
    window.setTimeout(() => {
      if (this.#closed || this.get().contact !== 'here') return;
      if (key === undefined) return this.#watch();
      const sent = this.#sent.get(key);
      if (sent) this.#send(sent.message);
    }, SLOW_DOWN_MS);
  }

  #hearTime(at: number): void {
    this.#time = { at, heard: performance.now() };
  }

  #change({ since, number, entries, state }: Changed): void {
    // Something is missing here: how things stand is sent again, whole.
    if (since !== this.get().number || this.#stateText === '') return this.#watch();
    this.#stateText = splice(this.#stateText, state);
    this.#show(number, entries, TableState.parse(JSON.parse(this.#stateText)));
  }

  #show(number: number, entries: readonly SeenEntry[], table: TableState): void {
    const fresh = entries.filter((entry) => entry.number > this.get().number);
    for (const { key, number: done } of fresh) this.#carriedOut(key, done);
    this.#set({ table, entries: [...this.get().entries, ...fresh], number, problem: undefined });
    this.#settleShown();
  }

  #carriedOut(key: string | undefined, number: number): void {
    const sent = key === undefined ? undefined : this.#sent.get(key);
    if (sent) sent.number = number;
  }

  #settleShown(): void {
    for (const [key, { number }] of this.#sent) {
      if (number !== undefined && number <= this.get().number) this.#settle(key, undefined);
    }
  }

  #settle(key: string, problem: Problem | undefined): void {
    this.#sent.get(key)?.settle(problem);
    this.#sent.delete(key);
  }

  #set(change: Partial<WireState>): void {
    this.#state.set({ ...this.get(), ...change });
  }
}
