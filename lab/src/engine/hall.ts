import { writeRow, type Features } from '@hideout/labkit';
import {
  act,
  nounOf,
  seatOf,
  SPECTATOR,
  verbOf,
  type Action,
  type AnyGame,
  type Setup,
  type Viewer,
} from '@hideout/kernel';
import { demandLegal } from './legality.ts';
import { BadRequest } from './request.ts';
import { EngineTable, type Chance } from './table.ts';

/** What an answer holds beside actors, legal actions and results. */
const ROWS_OF_ACTORS = 1;
export const ROWS_OF_ALL = 2;

/** How a hall is set up. */
export interface HallPlan {
  readonly tables: number;
  readonly setup: Setup;
  readonly chance: Chance;
  readonly features: Features;
}

/** The numbers at the head of a position: what rows it has, tables, legal actions in all, games that ended. */
const HEAD = 4;
const BYTES = 4;

/**
 * Many games of one kind side by side, each step one action at every table; a game that ends is dealt again at once, so
 * every table always awaits an action. It answers in bytes: the fast way to gather experience.
 */
export class Hall {
  readonly setup: Setup;
  readonly features: Features;
  readonly #game: AnyGame;
  readonly #tables: readonly EngineTable[];
  /** By verb: the dense index of its first action. */
  readonly #starts: readonly number[];
  readonly #actions: Int32Array;
  /** The dense index of each legal action, one table after the other. */
  #legal = new Uint16Array(1024);
  /** By table: where its legal actions end. */
  readonly #ends: Uint32Array;
  #over: number[] = [];

  constructor(game: AnyGame, { tables, setup, chance, features }: HallPlan) {
    this.#game = game;
    this.setup = setup;
    this.features = features;
    const deal = (_: unknown, place: number): EngineTable => {
      const own = { seed: chance.seed, sequence: (chance.sequence + place) % 2 ** 32 };
      return EngineTable.deal(game, { setup, chance: own, stride: tables });
    };
    this.#tables = Array.from({ length: tables }, deal);
    this.#actions = new Int32Array(tables);
    this.#ends = new Uint32Array(tables);
    let start = 0;
    this.#starts = game.verbs.map(({ nouns }) => (start += nouns) - nouns);
  }

  /** One action at each table, by dense index: all of them, or none if one of them is not legal. */
  step(choices: Int32Array): void {
    const tables = this.#tables;
    if (choices.length !== tables.length)
      throw new BadRequest(`${tables.length} tables, but ${choices.length} actions`);
    for (let place = 0; place < tables.length; place++) {
      const action = this.#actionOf(choices[place]!);
      if (!tables[place]!.legal.includes(action)) demandLegal(this.#game, tables[place]!, action);
      this.#actions[place] = action;
    }
    this.#over = [];
    for (let place = 0; place < tables.length; place++) {
      const table = tables[place]!;
      table.apply(this.#actions[place] as Action);
      if (table.isOver) this.#end(place, table);
    }
  }

  /** Notes what the game at a place was worth to each seat, and deals the next one. */
  #end(place: number, table: EngineTable): void {
    this.#over.push(place);
    for (let seat = 0; seat < this.setup.seats; seat++) {
      this.#over.push(this.#game.payoff(table.state, seatOf(seat)));
    }
    table.dealAgain();
  }

  #actionOf(index: number): Action {
    let verb = this.#starts.length - 1;
    while (verb > 0 && this.#starts[verb]! > index) verb--;
    const noun = index - this.#starts[verb]!;
    if (noun >= 0 && noun < this.#game.verbs[verb]!.nouns) return act(verb, noun);
    throw new BadRequest(`${index} is not an action of ${this.#game.id}`);
  }

  /**
   * How things stand, as a frame in the byte order of all present machines: the head; by table the actor and where its
   * legal actions end; these by dense index; the games that ended in the last step with place and payoffs; and rows.
   */
  position(rows: number): Buffer {
    const count = this.#tables.length;
    const legal = this.#gather();
    const { seats } = this.setup;
    const legalBytes = BYTES * Math.ceil(legal / 2);
    const rowCount = count * (rows === ROWS_OF_ALL ? seats + 1 : rows === ROWS_OF_ACTORS ? 1 : 0);
    const size = BYTES * (HEAD + 2 * count + this.#over.length + rowCount * this.features.size) + legalBytes;
    const frame = frameOf(size);
    const start = frame.byteOffset + BYTES;
    const head = new Int32Array(frame.buffer, start, HEAD + 2 * count);
    head[0] = rows;
    head[1] = count;
    head[2] = legal;
    head[3] = this.#over.length / (seats + 1);
    for (let place = 0; place < count; place++) {
      head[HEAD + place] = this.#tables[place]!.actor;
      head[HEAD + count + place] = this.#ends[place]!;
    }
    let at = start + head.byteLength;
    new Uint16Array(frame.buffer, at, legal).set(this.#legal.subarray(0, legal));
    at += legalBytes;
    new Float32Array(frame.buffer, at, this.#over.length).set(this.#over);
    at += BYTES * this.#over.length;
    this.#write(rows, new Float32Array(frame.buffer, at, rowCount * this.features.size));
    return frame;
  }

  /** Lists the legal actions of all tables; answers with how many there are. */
  #gather(): number {
    let end = 0;
    for (let place = 0; place < this.#tables.length; place++) {
      const list = this.#tables[place]!.legal;
      while (end + list.size > this.#legal.length) this.#grow();
      for (let i = 0; i < list.size; i++) {
        const action = list.at(i);
        this.#legal[end++] = this.#starts[verbOf(action)]! + nounOf(action);
      }
      this.#ends[place] = end;
    }
    return end;
  }

  #grow(): void {
    const larger = new Uint16Array(this.#legal.length * 2);
    larger.set(this.#legal);
    this.#legal = larger;
  }

  /** What the actors may know; or by table what each seat may know, and then what everybody does. */
  #write(rows: number, out: Float32Array): void {
    let at = 0;
    const put = (state: object, viewer: Viewer): void => {
      writeRow(this.features, this.#game.view(state, viewer), out, at);
      at += this.features.size;
    };
    for (const { state, actor } of rows === 0 ? [] : this.#tables) {
      if (rows === ROWS_OF_ACTORS) put(state, seatOf(actor));
      else {
        for (let seat = 0; seat < this.setup.seats; seat++) put(state, seatOf(seat));
        put(state, SPECTATOR);
      }
    }
  }
}

/** A frame for this many bytes, with their length before them. */
export function frameOf(size: number): Buffer {
  // Numbers must lie at multiples of their size, which a buffer cut from the pool of Node does not promise.
  const frame = Buffer.from(new ArrayBuffer(size + BYTES));
  frame.writeUInt32LE(size);
  return frame;
}
