/** When a trial begins. */
const START = 1_800_000_000_000;
const CELL = Float64Array.BYTES_PER_ELEMENT;
const HALF = Int32Array.BYTES_PER_ELEMENT;
/** Nodes at most. */
const NODES = 2;
/** The seats at a table. */
const SEATS = 2;

/** What a trial and its nodes on other threads know at the same moment: the time, how busy each is, whose turn it is where. */
export class TurnBoard {
  readonly memory: SharedArrayBuffer;
  readonly #time: Float64Array;
  /** By node: how often it has looked for calls that are due, and how many of them it has on its hands. */
  readonly #looks: Int32Array;
  readonly #hands: Int32Array;
  /** By table: the number of the turn and, in the same cell, whose it is. */
  readonly #turns: Int32Array;

  constructor(memory: SharedArrayBuffer) {
    this.memory = memory;
    this.#time = new Float64Array(memory, 0, 1);
    const [looks, hands, turns] = [CELL, CELL + NODES * HALF, CELL + 2 * NODES * HALF];
    this.#looks = new Int32Array(memory, looks, NODES);
    this.#hands = new Int32Array(memory, hands, NODES);
    this.#turns = new Int32Array(memory, turns);
  }

  static for(tables: number): TurnBoard {
    const board = new TurnBoard(new SharedArrayBuffer(CELL + (2 * NODES + tables) * HALF));
    board.pass(START);
    return board;
  }

  /** A node begins, with nothing on its hands. */
  begin(node: number): void {
    this.#hands[node] = 0;
  }

  look(node: number): void {
    this.#looks[node]!++;
  }

  /** A node takes so many calls on itself, or has done with them. */
  take(node: number, count: number): void {
    this.#hands[node]! += count;
  }

  /** Answers from now on whether these nodes have looked for all that is due now and have done with it. */
  isDone(nodes: number): () => boolean {
    const before = this.#looks.slice(0, nodes);
    // The look that is under way may have begun before.
    return () => before.every((looks, node) => this.#looks[node]! >= looks + 2 && this.#hands[node] === 0);
  }

  readonly now = (): number => this.#time[0]!;

  pass(ms: number): void {
    this.#time[0]! += ms;
  }

  write(table: number, turn: number, seat: number): void {
    this.#turns[table] = turn * SEATS + seat;
  }

  /** The turn for which whoever has the address `/<table>/<seat>` is called; empty if it is not theirs. */
  readonly turnOf = (path: string): string => {
    const [table, seat] = path.slice(1).split('/').map(Number);
    const cell = this.#turns[table!]!;
    return cell % SEATS === seat ? `${table} ${Math.floor(cell / SEATS)}` : '';
  };

  /** What its server tells time by. */
  get clocks() {
    return { now: this.now, monotonic: this.now, gapMs: Infinity };
  }
}
