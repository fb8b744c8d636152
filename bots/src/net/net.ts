/** One layer of a net: `weights` input by input, so that inputs of zero cost nothing. */
export interface Layer {
  readonly inputs: number;
  readonly outputs: number;
  readonly weights: Float64Array;
  readonly biases: Float64Array;
}

/**
 * Stretches of a row that are alike, such as the places of a board: the same layer reads each of them, and what it makes
 * of them is added up.
 */
export interface Block {
  readonly copies: number;
  readonly layer: Layer;
}

/**
 * A small learned function: rows of numbers in, chances between 0 and 1 out. Between the layers what is below zero
 * counts as zero. To evaluate it allocates nothing, and the same net gives the same answer wherever it runs.
 */
export class Net {
  /** What reads the row, stretch after stretch; without any the first layer reads all of it. */
  readonly blocks: readonly Block[];
  readonly layers: readonly Layer[];
  readonly #read: readonly Float64Array[];
  readonly #joined: Float64Array;
  readonly #values: readonly Float64Array[];

  constructor(layers: readonly Layer[], blocks: readonly Block[] = []) {
    this.layers = layers;
    this.blocks = blocks;
    this.#read = blocks.map(({ layer }) => new Float64Array(layer.outputs));
    this.#joined = new Float64Array(layers[0]!.inputs);
    this.#values = layers.map(({ outputs }) => new Float64Array(outputs));
  }

  /** How many numbers a row has. */
  get inputs(): number {
    if (this.blocks.length === 0) return this.layers[0]!.inputs;
    return this.blocks.reduce((sum, { copies, layer }) => sum + copies * layer.inputs, 0);
  }

  /** What the net makes of a row. Valid until it is asked again. */
  evaluate(row: ArrayLike<number>): Float64Array {
    return this.conclude(this.blocks.length === 0 ? row : this.#join(row));
  }

  /** What the layers make of what the blocks made of a row. Valid until the net is asked again. */
  conclude(joined: ArrayLike<number>): Float64Array {
    let from = joined;
    const last = this.layers.length - 1;
    for (let i = 0; i <= last; i++) {
      const values = this.#values[i]!;
      passOn(this.layers[i]!, from, values);
      if (i < last) rectify(values);
      from = values;
    }
    const chances = this.#values[last]!;
    for (let i = 0; i < chances.length; i++) chances[i] = chanceOf(chances[i]!);
    return chances;
  }

  #join(row: ArrayLike<number>): Float64Array {
    this.#joined.fill(0);
    let start = 0;
    let at = 0;
    for (const [i, { copies, layer }] of this.blocks.entries()) {
      const values = this.#read[i]!;
      for (let copy = 0; copy < copies; copy++, start += layer.inputs) {
        passOn(layer, row, values, start);
        addRectified(values, this.#joined, at);
      }
      at += layer.outputs;
    }
    return this.#joined;
  }
}

/** The sums of a layer: its biases and all inputs, which begin at `start`, by their weights. */
export function passOn(
  { inputs, outputs, weights, biases }: Layer,
  from: ArrayLike<number>,
  into: Float64Array,
  start = 0,
): void {
  into.set(biases);
  for (let input = 0; input < inputs; input++) {
    const value = from[start + input]!;
    if (value === 0) continue;
    const first = input * outputs;
    for (let output = 0; output < outputs; output++) into[output]! += value * weights[first + output]!;
  }
}

/** What is below zero becomes zero. */
export function rectify(values: Float64Array): void {
  for (let i = 0; i < values.length; i++) if (values[i]! < 0) values[i] = 0;
}

/** Adds what is above zero. */
export function addRectified(values: Float64Array, into: Float64Array, at: number): void {
  for (let i = 0; i < values.length; i++) if (values[i]! > 0) into[at + i]! += values[i]!;
}

/** The chance that a sum stands for. */
export const chanceOf = (sum: number): number => 1 / (1 + Math.exp(-sum));
