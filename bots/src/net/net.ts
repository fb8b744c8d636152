/** One layer of a net: `weights` input by input, so that inputs of zero cost nothing. */
export interface Layer {
  readonly inputs: number;
  readonly outputs: number;
  readonly weights: Float64Array;
  readonly biases: Float64Array;
}

/**
 * A small learned function: rows of numbers in, chances between 0 and 1 out. Between the layers what is below zero
 * counts as zero. To evaluate it allocates nothing, and the same net gives the same answer wherever it runs.
 */
export class Net {
  readonly layers: readonly Layer[];
  readonly #values: readonly Float64Array[];

  constructor(layers: readonly Layer[]) {
    this.layers = layers;
    this.#values = layers.map(({ outputs }) => new Float64Array(outputs));
  }

  /** How many numbers a row has. */
  get inputs(): number {
    return this.layers[0]!.inputs;
  }

  /** What the net makes of a row. Valid until it is asked again. */
  evaluate(row: ArrayLike<number>): Float64Array {
    let from = row;
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
}

/** The sums of a layer: its biases and all inputs by their weights. */
export function passOn({ outputs, weights, biases }: Layer, from: ArrayLike<number>, into: Float64Array): void {
  into.set(biases);
  for (let input = 0; input < from.length; input++) {
    const value = from[input]!;
    if (value === 0) continue;
    const first = input * outputs;
    for (let output = 0; output < outputs; output++) into[output]! += value * weights[first + output]!;
  }
}

/** What is below zero becomes zero. */
export function rectify(values: Float64Array): void {
  for (let i = 0; i < values.length; i++) if (values[i]! < 0) values[i] = 0;
}

/** The chance that a sum stands for. */
export const chanceOf = (sum: number): number => 1 / (1 + Math.exp(-sum));
