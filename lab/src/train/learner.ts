import { addRectified, chanceOf, Net, passOn, rectify, type Block, type BlockSize, type Layer } from '@hideout/bots';
import type { FastRng } from '@hideout/kernel';
import type { Rows } from './rows.ts';

/** Rows between two changes of the weights. */
const BATCH = 64;
/** How far the means of gradients and of their squares reach back, and what keeps a division from failing (Adam). */
const [MEAN, SPREAD, TINY] = [0.9, 0.999, 1e-8] as const;

/** A layer while it learns. */
interface Learning extends Layer {
  readonly parts: readonly Part[];
  readonly weightSlopes: Float64Array;
  readonly biasSlopes: Float64Array;
  readonly values: Float64Array;
  readonly blame: Float64Array;
}

/** Numbers that are learnt, with their gradients and what is remembered of these. */
interface Part {
  readonly numbers: Float64Array;
  readonly slopes: Float64Array;
  readonly means: Float64Array;
  readonly spreads: Float64Array;
}

/** A block while it learns: a layer with what each copy of it read. */
interface LearningBlock extends Learning {
  readonly copies: readonly Float64Array[];
}

/** What is to be learnt: the layers, and the blocks before them, if any. */
export interface Parts {
  readonly blocks: readonly Block[];
  readonly layers: readonly Layer[];
}

/** Learns a net from rows and what they should have said, by gradient descent (Adam, cross entropy). */
export class Learner {
  readonly net: Net;
  readonly #blocks: readonly LearningBlock[];
  readonly #layers: readonly Learning[];
  readonly #row: Float64Array;
  /** What the blocks made of the row, and the blame for it. */
  readonly #joined: Pick<Learning, 'values' | 'blame'>;
  #changes = 0;

  /** Goes on from these parts, which it changes. */
  constructor({ blocks, layers }: Parts) {
    this.net = new Net(layers, blocks);
    this.#blocks = blocks.map(({ copies, layer }) => ({
      ...learning(layer),
      copies: Array.from({ length: copies }, () => new Float64Array(layer.outputs)),
    }));
    this.#layers = layers.map(learning);
    this.#row = new Float64Array(this.net.inputs);
    const { inputs } = layers[0]!;
    this.#joined = { values: new Float64Array(inputs), blame: new Float64Array(inputs) };
  }

  /** Learns from all rows once, in random order; returns how far off it was on average (cross entropy). */
  learn(rows: Rows, targets: Float32Array, rate: number, rng: FastRng): number {
    const order = shuffled(rows.size, rng);
    const lessons = rows.lessonsByRow();
    let loss = 0;
    for (let at = 0; at < order.length; at++) {
      const row = order[at]!;
      const lesson = lessons[row]!;
      rows.read(lesson, row - rows.lessons[lesson]!.first, this.#row);
      loss += this.#study(targets, row * rows.outputs);
      if ((at + 1) % BATCH === 0) this.#change(rate);
    }
    return loss / Math.max(1, order.length);
  }

  /** By row, what the net makes of it. */
  judge(rows: Rows): Float32Array {
    const opinions = new Float32Array(rows.size * rows.outputs);
    for (const [number, { first, steps, seats }] of rows.lessons.entries()) {
      for (let row = 0; row < steps * seats; row++) {
        rows.read(number, row, this.#row);
        opinions.set(this.net.evaluate(this.#row), (first + row) * rows.outputs);
      }
    }
    return opinions;
  }

  /** Adds what one row teaches to the gradients. */
  #study(targets: Float32Array, at: number): number {
    const layers = this.#layers;
    const last = layers.length - 1;
    let from = this.#blocks.length === 0 ? this.#row : this.#read();
    for (let i = 0; i <= last; i++) {
      const layer = layers[i]!;
      passOn(layer, from, layer.values);
      if (i < last) rectify(layer.values);
      from = layer.values;
    }
    const { values, blame } = layers[last]!;
    let loss = 0;
    for (let output = 0; output < values.length; output++) {
      const chance = chanceOf(values[output]!);
      const target = targets[at + output]!;
      blame[output] = chance - target;
      loss -= target * Math.log(chance + TINY) + (1 - target) * Math.log(1 - chance + TINY);
    }
    for (let i = last; i > 0; i--) hand(layers[i]!, layers[i - 1]!);
    if (this.#blocks.length === 0) teach(layers[0]!, this.#row);
    else this.#handBack();
    return loss;
  }

  /** What the blocks make of the row. */
  #read(): Float64Array {
    const { values } = this.#joined;
    values.fill(0);
    let [start, at] = [0, 0];
    for (const block of this.#blocks) {
      for (const copy of block.copies) {
        passOn(block, this.#row, copy, start);
        addRectified(copy, values, at);
        start += block.inputs;
      }
      at += block.outputs;
    }
    return values;
  }

  /** Hands the blame from the first layer back to the blocks. */
  #handBack(): void {
    hand(this.#layers[0]!, this.#joined);
    let [start, at] = [0, 0];
    for (const block of this.#blocks) {
      const { blame, copies, inputs, outputs } = block;
      for (const copy of copies) {
        for (let output = 0; output < outputs; output++) {
          blame[output] = copy[output]! > 0 ? this.#joined.blame[at + output]! : 0;
        }
        teach(block, this.#row, start);
        start += inputs;
      }
      at += outputs;
    }
  }

  #change(rate: number): void {
    this.#changes++;
    const step = (rate * Math.sqrt(1 - SPREAD ** this.#changes)) / (1 - MEAN ** this.#changes);
    for (const { parts } of [...this.#blocks, ...this.#layers]) for (const part of parts) descend(part, step);
  }
}

/** Blocks and layers of these sizes with small random weights. */
export function freshParts(sizes: readonly number[], blocks: readonly BlockSize[], rng: FastRng): Parts {
  return {
    blocks: blocks.map(([copies, inputs, outputs]) => ({ copies, layer: freshLayer(inputs, outputs, rng) })),
    layers: sizes.slice(1).map((outputs, i) => freshLayer(sizes[i]!, outputs, rng)),
  };
}

function freshLayer(inputs: number, outputs: number, rng: FastRng): Layer {
  const reach = Math.sqrt(3 / inputs);
  const weights = Float64Array.from({ length: inputs * outputs }, () => reach * (rng.next() / 2 ** 31 - 1));
  return { inputs, outputs, weights, biases: new Float64Array(outputs) };
}

function learning(layer: Layer): Learning {
  const weightSlopes = new Float64Array(layer.weights.length);
  const biasSlopes = new Float64Array(layer.biases.length);
  const parts = [partOf(layer.weights, weightSlopes), partOf(layer.biases, biasSlopes)];
  const { outputs } = layer;
  return {
    ...layer,
    parts,
    weightSlopes,
    biasSlopes,
    values: new Float64Array(outputs),
    blame: new Float64Array(outputs),
  };
}

function partOf(numbers: Float64Array, slopes: Float64Array): Part {
  const { length } = numbers;
  return { numbers, slopes, means: new Float64Array(length), spreads: new Float64Array(length) };
}

/** Adds the gradients of a layer, and hands the blame on to the layer before. */
function hand(layer: Learning, before: Pick<Learning, 'values' | 'blame'>): void {
  const { outputs, weights, blame } = layer;
  const { values } = before;
  teach(layer, values);
  for (let input = 0; input < values.length; input++) {
    let sum = 0;
    const first = input * outputs;
    if (values[input] !== 0) {
      for (let output = 0; output < outputs; output++) sum += weights[first + output]! * blame[output]!;
    }
    before.blame[input] = sum;
  }
}

/** Adds the gradients of a layer, whose inputs begin at `start`. */
function teach({ inputs, outputs, weightSlopes, biasSlopes, blame }: Learning, from: Float64Array, start = 0): void {
  for (let output = 0; output < outputs; output++) biasSlopes[output]! += blame[output]!;
  for (let input = 0; input < inputs; input++) {
    const value = from[start + input]!;
    if (value === 0) continue;
    const first = input * outputs;
    for (let output = 0; output < outputs; output++) weightSlopes[first + output]! += value * blame[output]!;
  }
}

function descend({ numbers, slopes, means, spreads }: Part, step: number): void {
  for (let i = 0; i < numbers.length; i++) {
    const slope = slopes[i]! / BATCH;
    slopes[i] = 0;
    const mean = (means[i] = MEAN * means[i]! + (1 - MEAN) * slope);
    const spread = (spreads[i] = SPREAD * spreads[i]! + (1 - SPREAD) * slope * slope);
    numbers[i]! -= (step * mean) / (Math.sqrt(spread) + TINY);
  }
}

function shuffled(size: number, rng: FastRng): Int32Array {
  const order = Int32Array.from({ length: size }, (_, i) => i);
  for (let at = size - 1; at > 0; at--) {
    const other = rng.below(at + 1);
    [order[at], order[other]] = [order[other]!, order[at]!];
  }
  return order;
}
