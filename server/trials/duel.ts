import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { splice, type NewTable, type ServerMessage, type TableState } from '@hideout/protocol';
import { WebSocket } from 'ws';
import { newGuest, newKey, newNonce, openTable } from '../test/kit/client.ts';

type Address = { readonly address: string };

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
  readonly #states: (TableState | undefined)[] = [undefined, undefined];
  /** The texts of the states. */
  readonly #texts = ['', ''];
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
    const by = this.#states.findIndex((state) => (state?.play?.legal.length ?? 0) > 0);
    const state = this.#states[by];
    if (!state) return;
    const { legal } = state.play!;
    const action = legal[randomInt(legal.length)]!;
    this.#sent = { turn: state.turn, at: performance.now(), by };
    const command = { type: 'act', action, turn: state.turn };
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
    const text = message.type === 'update' ? JSON.stringify(message.state) : splice(this.#texts[seat]!, message.state);
    const state = (message.type === 'update' ? message.state : JSON.parse(text)) as TableState;
    this.#texts[seat] = text;
    this.#states[seat] = state;
    if (state.phase === 'open') return this.#startWhenFull(seat, state);
    this.#isOpening = false;
    const sent = this.#sent;
    if (sent && seat !== sent.by && state.turn > sent.turn) this.#tally.latencies.push(performance.now() - sent.at);
    const bothSeen = sent && this.#states.every((each) => each!.turn > sent.turn);
    if (bothSeen) this.#sent = undefined;
    if (state.phase === 'over' && bothSeen) void this.#newTable();
    else if (this.#isRestless) this.act();
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
