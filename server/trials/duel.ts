import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { splice, type NewTable, type ServerMessage, type TableState } from '@hideout/protocol';
import { WebSocket } from 'ws';
import { newGuest, newKey, newNonce, openTable } from '../test/kit/client.ts';

type Address = { readonly address: string };

const LEGAL = '"legal":[';

/** What a duel counts. */
export interface Tally {
  /** Milliseconds from sending an action to the other seat's event. */
  latencies: number[];
  errors: string[];
  /** What arrived at the sockets. */
  frames: number;
  bytes: number;
}

/** Two sockets at one table: whoever must act plays at random when told to; a finished table is followed by another. */
export class Duel {
  readonly #nodes: readonly [Address, Address];
  readonly #wish: Partial<NewTable>;
  readonly #protocol: number;
  readonly #tally: Tally;
  readonly #tokens: string[] = [];
  readonly #sockets: WebSocket[] = [];
  /** How each seat was last told in whole that things stand. */
  readonly #states: (TableState | undefined)[] = [undefined, undefined];
  /** The text of how things stand now, once a change has been told. */
  readonly #texts = ['', ''];
  readonly #turns = [0, 0];
  #table = '';
  #sent: { readonly turn: number; readonly at: number; readonly by: number } | undefined;
  #isOpening = false;
  #isRestless = false;

  constructor(nodes: readonly [Address, Address], wish: Partial<NewTable>, protocol: number, tally: Tally) {
    this.#nodes = nodes;
    this.#wish = wish;
    this.#protocol = protocol;
    this.#tally = tally;
  }

  async open(): Promise<void> {
    for (const [seat, node] of this.#nodes.entries()) {
      this.#tokens.push(await newGuest(node, `Guest ${seat}`));
      this.#sockets.push(await this.#connect(node, seat));
    }
    await this.#newTable();
  }

  /** Whoever must act does something. */
  act(): void {
    if (this.#sent || this.#isOpening) return;
    const by = this.#legal(0).length > 0 ? 0 : 1;
    const legal = this.#legal(by);
    if (legal.length === 0) return;
    const action = legal[randomInt(legal.length)]!;
    const turn = this.#turns[by]!;
    this.#sent = { turn, at: performance.now(), by };
    const command = { type: 'act', action, turn };
    this.#send(by, { type: 'do', table: this.#table, key: newKey(), command });
  }

  /** Acts, and from now on again at once after each action. */
  hurry(): void {
    this.#isRestless = true;
    this.act();
  }

  async #newTable(): Promise<void> {
    this.#isOpening = true;
    const { table, invite } = await openTable(this.#nodes[0], this.#tokens[0]!, this.#wish);
    this.#table = table;
    for (const seat of [0, 1]) {
      this.#send(seat, { type: 'watch', table });
      const sit = { type: 'sit', seat, nonce: newNonce(), invite };
      this.#send(seat, { type: 'do', table, key: newKey(), command: sit });
    }
  }

  async #connect(node: Address, seat: number): Promise<WebSocket> {
    const socket = new WebSocket(`${node.address.replace('http', 'ws')}/api/socket`, { perMessageDeflate: false });
    socket.on('message', (data: Buffer) => this.#receive(seat, data));
    await once(socket, 'open');
    socket.send(JSON.stringify({ type: 'hello', protocol: this.#protocol, token: this.#tokens[seat] }));
    return socket;
  }

  #receive(seat: number, data: Buffer): void {
    this.#tally.frames++;
    this.#tally.bytes += data.length;
    const message = JSON.parse(data.toString()) as ServerMessage;
    if (message.type === 'problem') this.#tally.errors.push(`${message.problem.code}: ${message.problem.message}`);
    if ((message.type !== 'update' && message.type !== 'change') || message.table !== this.#table) return;
    // What only actions have changed is told as splices, so whatever else a state says is as it was.
    if (message.type === 'change') {
      this.#texts[seat] = splice(this.#texts[seat] || JSON.stringify(this.#states[seat]), message.state);
      if (message.entries.some(({ type }) => type === 'acted')) this.#turns[seat] = message.number;
    } else {
      this.#texts[seat] = '';
      this.#states[seat] = message.state;
      this.#turns[seat] = message.state.turn;
    }
    const state = this.#states[seat]!;
    if (state.phase === 'open') return this.#startWhenFull(seat, state);
    this.#isOpening = false;
    const sent = this.#sent;
    if (sent && seat !== sent.by && this.#turns[seat]! > sent.turn)
      this.#tally.latencies.push(performance.now() - sent.at);
    const bothSeen = sent && this.#turns.every((turn) => turn > sent.turn);
    if (bothSeen) this.#sent = undefined;
    if (state.phase === 'over' && bothSeen) void this.#newTable();
    else if (this.#isRestless) this.act();
  }

  /** What a seat may do, read off the text alone: to make an object of all of it would cost more than the rest of the load. */
  #legal(seat: number): readonly number[] {
    const text = this.#texts[seat]!;
    if (text === '') return this.#states[seat]?.play?.legal ?? [];
    const start = text.lastIndexOf(LEGAL) + LEGAL.length - 1;
    return JSON.parse(text.slice(start, text.indexOf(']', start) + 1)) as number[];
  }

  #startWhenFull(seat: number, state: TableState): void {
    const isFull = state.seats.every(({ player }) => player === 'person');
    if (seat === 0 && isFull)
      this.#send(0, { type: 'do', table: this.#table, key: newKey(), command: { type: 'start' } });
  }

  #send(seat: number, message: unknown): void {
    this.#sockets[seat]!.send(JSON.stringify(message));
  }
}
