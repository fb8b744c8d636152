import { addRectified, type Net } from './net.ts';

/** The most that a byte of a row holds: a number from 0 to 1 in this many steps. */
export const STEPS = 255;

/** One stretch of a row: its inputs, where what it makes of them goes, and the sums of the row that was begun with. */
interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly outputs: number;
  readonly at: number;
  readonly weights: Float64Array;
  readonly biases: Float64Array;
  readonly begun: Float64Array;
  readonly sums: Float64Array;
}

/**
 * Evaluates rows of bytes that differ little from one they begin with: only what differs is added up again. All sums are
 * whole steps, so that the answer does not depend on where it began. It allocates nothing.
 */
export class Nearby {
  readonly #net: Net;
  readonly #stretches: readonly Stretch[];
  readonly #first: Uint8Array;
  readonly #joined: Float64Array;

  /** The net must have blocks, and its weights must be whole steps of their output's scale, as a file's are. */
  constructor(net: Net) {
    if (net.blocks.length === 0) throw new Error('a net without blocks cannot be asked for what is nearby');
    this.#net = net;
    this.#stretches = stretchesOf(net);
    this.#first = new Uint8Array(net.inputs);
    this.#joined = new Float64Array(net.layers[0]!.inputs);
  }

  /** The rows that follow are near this one. */
  begin(row: Uint8Array): void {
    this.#first.set(row);
    for (const stretch of this.#stretches) {
      stretch.begun.fill(0);
      for (let input = stretch.from; input < stretch.to; input++) addInput(stretch, stretch.begun, input, row[input]!);
    }
  }

  /** What the net makes of a row. Valid until it is asked again. */
  evaluate(row: Uint8Array): Float64Array {
    const first = this.#first;
    this.#joined.fill(0);
    for (let i = 0; i < this.#stretches.length; i++) {
      const stretch = this.#stretches[i]!;
      const { at, begun, biases, from, outputs, sums, to } = stretch;
      sums.set(begun);
      for (let input = from; input < to; input++) {
        const change = row[input]! - first[input]!;
        if (change !== 0) addInput(stretch, sums, input, change);
      }
      for (let output = 0; output < outputs; output++) sums[output] = sums[output]! / STEPS + biases[output]!;
      addRectified(sums, this.#joined, at);
    }
    return this.#net.conclude(this.#joined);
  }
}

function addInput({ from, outputs, weights }: Stretch, sums: Float64Array, input: number, value: number): void {
  if (value === 0) return;
  const first = (input - from) * outputs;
  for (let output = 0; output < outputs; output++) sums[output]! += value * weights[first + output]!;
}

function stretchesOf({ blocks }: Net): Stretch[] {
  const stretches: Stretch[] = [];
  let [from, at] = [0, 0];
  for (const { copies, layer } of blocks) {
    const { biases, inputs, outputs, weights } = layer;
    for (let copy = 0; copy < copies; copy++, from += inputs) {
      const [begun, sums] = [new Float64Array(outputs), new Float64Array(outputs)];
      stretches.push({ from, to: from + inputs, outputs, at, weights, biases, begun, sums });
    }
    at += outputs;
  }
  return stretches;
}
