import { randomInt } from 'node:crypto';
import type { Duplex } from 'node:stream';
import {
  HEARTBEAT,
  PROTOCOL,
  readMessage,
  type ClientMessage,
  type Problem,
  type ServerMessage,
} from '@hideout/protocol';
import type { WebSocket } from 'ws';
import type { ServerConfig } from '../config.ts';
import { UNAVAILABLE } from '../http/problems.ts';
import type { House } from '../house.ts';
import type { Bell } from '../notices/bell.ts';
import { Bucket } from '../rates.ts';
import type { Usher } from '../room/usher.ts';
import { Unavailable } from '../store/guarded.ts';
import type { GuestRow } from '../store/store.ts';
import { Aside } from '../table/aside.ts';
import { deny } from '../table/situation.ts';
import { Line, Turnstile } from '../turns.ts';
import { frameOf, PING } from './frame.ts';
import { Watch } from './watch.ts';

const HELLO_MS = 10_000;
/** A client with this many bytes unread is cut off; it resumes from its last number. */
const MAX_BUFFERED = 1_000_000;
const MAX_PENDING = 100;
/** How often all sockets are looked at. */
export const BEAT_MS = 250;
/** Whoever has heard something within this many beats needs no pulse to hear of the server. */
const QUIET_BEATS = HEARTBEAT.everyMs / BEAT_MS;
/**
 * Whoever has not been heard for this many beats is asked for a sign of life with the next thing that they hear anyway: so
 * early that at a table where somebody acts every second nobody needs a pulse for it.
 */
export const ASK_BEATS = QUIET_BEATS / 2;
/** Whoever has not been heard for this many beats is asked by a pulse. */
export const PULSE_BEATS = QUIET_BEATS;
/** Pulses come up to this many beats sooner, so that sockets that were opened together are soon written to apart. */
const PULSE_SPREAD = 3;
const SILENT_BEATS = HEARTBEAT.silenceMs / BEAT_MS;
/** How many malformed or too frequent messages close the socket. */
const MAX_FAULTS = 50;
const POLICY_VIOLATION = 1008;
const SERVICE_RESTART = 1012;

/** How many messages of all sockets are carried out in one round of the event loop. */
const entrance = new Turnstile(50);

type Of<Type extends ClientMessage['type']> = Extract<ClientMessage, { type: Type }>;
type Reference = { readonly table?: string; readonly key?: string };

/** What connections work with. */
export interface Staff {
  readonly config: ServerConfig;
  readonly house: House;
  readonly usher: Usher;
  readonly bell: Bell;
  readonly onError: (error: unknown) => void;
}

/** One client's socket. Its messages are carried out one after another. */
export class Connection {
  readonly #socket: WebSocket;
  readonly #staff: Staff;
  readonly #source: string;
  readonly #messages: Bucket;
  readonly #watchings: Bucket;
  /** Whether the sender's address may begin to watch one table more. */
  readonly #mayWatch: () => boolean;
  readonly #watches = new Map<string, Watch>();
  readonly #hello: NodeJS.Timeout;
  #guest: GuestRow | undefined;
  #isGreeted = false;
  #pending = 0;
  #faults = 0;
  /** Bytes of history that the client is being given time to read. */
  #history = 0;
  readonly #line = new Line();
  readonly #raw: Duplex;
  #beats = 0;
  /** The beats at which the client was last heard, was last sent something, and was last sent a pulse. */
  #heard = 0;
  #spoke = 0;
  #pulsed = 0;

  /** `raw` is the stream under the socket. */
  constructor(socket: WebSocket, raw: Duplex, staff: Staff, source: string, mayWatch: () => boolean) {
    this.#socket = socket;
    this.#raw = raw;
    this.#staff = staff;
    this.#source = source;
    const { limits, monotonic } = staff.config;
    this.#messages = new Bucket(limits.messages, monotonic());
    this.#watchings = new Bucket(limits.watches, monotonic());
    this.#mayWatch = mayWatch;
    this.#hello = setTimeout(() => socket.close(POLICY_VIOLATION, 'no hello'), HELLO_MS);
    socket.on('message', (data: Buffer, isBinary) => this.#receive(isBinary ? '' : data.toString()));
    socket.on('pong', () => this.#hear());
    socket.on('close', () => this.#end());
    socket.on('error', () => socket.terminate());
  }

  get guest(): string | undefined {
    return this.#guest?.id;
  }

  send(message: ServerMessage): void {
    this.write(frameOf(JSON.stringify(message)));
  }

  /** Sends a whole frame. Nothing is compressed, so the socket keeps none back that this one could overtake. */
  write(frame: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > MAX_BUFFERED + this.#history) return this.#socket.terminate();
    this.#spoke = this.#beats;
    // Whoever only listens is asked for a sign of life along with what they hear, which costs no write of its own.
    const isDue = this.#beats - Math.max(this.#heard, this.#pulsed) >= ASK_BEATS;
    if (isDue) this.#pulsed = this.#beats;
    this.#raw.write(isDue ? frame + PING : frame, 'latin1');
  }

  /** Sends a history that was asked for: however long it is, it is no reason to cut the client off. */
  tell(parts: readonly Buffer[]): void {
    for (const [at, bytes] of parts.entries()) {
      this.#history += bytes.length;
      const isLast = at === parts.length - 1;
      this.#socket.send(bytes, { binary: false, fin: isLast }, () => (this.#history -= bytes.length));
    }
  }

  /**
   * So many beats of all sockets have passed. A client that has not been heard for too many is cut off. A quiet one is sent
   * `pulse` now and then: whole frames, the same for all.
   */
  beat(pulse: string, passed: number): void {
    this.#beats += passed;
    if (this.#beats - this.#heard >= SILENT_BEATS) return this.#socket.terminate();
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    const isQuiet = this.#beats - Math.max(this.#spoke, this.#pulsed) >= QUIET_BEATS;
    if (!isQuiet && this.#beats - Math.max(this.#heard, this.#pulsed) < PULSE_BEATS) return;
    this.#pulsed = this.#beats - randomInt(PULSE_SPREAD);
    this.#raw.write(pulse, 'latin1');
  }

  /** Ends at once, without a word. */
  cut(): void {
    this.#raw.destroy();
  }

  #hear(): void {
    this.#heard = this.#beats;
  }

  /** Carries out what has arrived, then tells the client to connect again later. */
  async dismiss(retryAfter: number): Promise<void> {
    await this.#line.take(() => {});
    this.send({ type: 'bye', retryAfter });
    this.#socket.close(SERVICE_RESTART, 'restart');
  }

  #receive(text: string): void {
    this.#hear();
    const message = readMessage(text);
    if (!message) return this.#fault(MALFORMED);
    if (!this.#isSlowEnough(message)) return this.#fault(TOO_FAST, referenceOf(message));
    if (++this.#pending > MAX_PENDING) return this.#socket.close(POLICY_VIOLATION, 'too many messages');
    const turn = entrance.pass();
    void this.#line.take(() => (turn ? turn.then(() => this.#handle(message)) : this.#handle(message)));
  }

  #isSlowEnough({ type }: ClientMessage): boolean {
    const now = this.#staff.config.monotonic();
    if (!this.#messages.take(now)) return false;
    return type !== 'watch' || (this.#watchings.take(now) && this.#mayWatch());
  }

  async #handle(message: ClientMessage): Promise<void> {
    try {
      const problem = await this.#carryOut(message);
      if (problem) this.send({ type: 'problem', ...referenceOf(message), problem });
    } catch (error) {
      const isAside = error instanceof Aside;
      if (!isAside && !(error instanceof Unavailable)) this.#staff.onError(error);
      this.send({ type: 'problem', ...referenceOf(message), problem: isAside ? error.problem : UNAVAILABLE });
    } finally {
      this.#pending--;
    }
  }

  #carryOut(message: ClientMessage): Promise<Problem | undefined> | Problem | undefined {
    if (message.type === 'hello') return this.#greet(message);
    if (!this.#isGreeted) return NO_HELLO;
    if (message.type === 'watch') return this.#watch(message);
    if (message.type === 'do') return this.#do(message);
    if (message.type === 'attend') return this.#attend(message);
    this.#watches.get(message.table)?.close();
    this.#watches.delete(message.table);
    return undefined;
  }

  async #greet({ protocol, token }: Of<'hello'>): Promise<Problem | undefined> {
    if (protocol !== PROTOCOL) return OTHER_PROTOCOL;
    const guest = token === undefined ? undefined : await this.#staff.house.guestBy(token);
    if (this.#isGreeted) return deny('untimely', 'You have said hello already.').problem;
    if (token !== undefined && !guest) return deny('unauthorized', 'That token is not valid.').problem;
    clearTimeout(this.#hello);
    this.#isGreeted = true;
    this.#guest = guest;
    const at = this.#staff.config.now();
    this.send({ type: 'welcome', protocol: PROTOCOL, at, ...(guest && { name: guest.name }) });
    return undefined;
  }

  async #watch({ table, from = 0, as }: Of<'watch'>): Promise<Problem | undefined> {
    const { config, house, usher } = this.#staff;
    const room = await house.room(table);
    if (!room) return deny('not-found', 'There is no such table.').problem;
    const isNew = !this.#watches.has(table);
    if (isNew && this.#watches.size >= config.limits.watchesPerSocket)
      return deny('too-many', 'You are watching too many tables.').problem;
    const deaf = await house.deafness(this.guest);
    const past = await house.past(room, { guest: this.guest, as, deaf, payer: this.guest ?? this.#source }, from);
    if (!past.ok) return past.problem;
    this.#watches.get(table)?.close();
    const watch = new Watch(room, usher, this, { table, as, deaf, past: past.value });
    this.#watches.set(table, watch);
    await watch.open();
    // The client may have left meanwhile.
    if (this.#socket.readyState !== this.#socket.OPEN) this.#end();
    return undefined;
  }

  async #do({ table, key, command }: Of<'do'>): Promise<Problem | undefined> {
    if (!this.#guest) return deny('unauthorized', 'This needs the token of a guest in hello.').problem;
    const watch = this.#watches.get(table);
    // An answer that came before this very command, with the first update of a new watch, does not count.
    if (watch) watch.told = '';
    const done = await this.#staff.house.command(this.#guest, table, key, command);
    if (!done.ok) return done.problem;
    if (watch?.told !== key) this.send({ type: 'done', table, key, number: done.value.number });
    return undefined;
  }

  async #attend({ here }: Of<'attend'>): Promise<undefined> {
    if (this.#guest) await this.#staff.bell.attend(this.#guest.id, { isHere: here });
  }

  #fault(problem: Problem, reference: Reference = {}): void {
    this.send({ type: 'problem', ...reference, problem });
    if (++this.#faults >= MAX_FAULTS) this.#socket.close(POLICY_VIOLATION, 'too many faults');
  }

  #end(): void {
    clearTimeout(this.#hello);
    for (const watch of this.#watches.values()) watch.close();
    this.#watches.clear();
  }
}

const MALFORMED = deny('malformed', 'The message is malformed.').problem;
const TOO_FAST: Problem = { code: 'too-many', message: 'Too fast: wait a moment.', retry: true };
const OTHER_PROTOCOL = deny('malformed', `This server speaks protocol ${PROTOCOL}; load the page again.`).problem;
const NO_HELLO = deny('untimely', 'Say hello first.').problem;

const referenceOf = (message: ClientMessage): Reference => ({
  ...('table' in message && { table: message.table }),
  ...('key' in message && { key: message.key }),
});
