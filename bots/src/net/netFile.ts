import { ok, problem, type Result } from '@hideout/kernel';
import { decodeBase64, encodeBase64 } from './base64.ts';
import { Net, type Layer } from './net.ts';

/** How a net came to be, for whoever wonders. */
export interface NetCard {
  readonly game: string;
  readonly seats: number;
  /** The command that makes it again. */
  readonly command: string;
  /** The commit whose bots played and learnt. */
  readonly commit: string;
  /** What it learnt from. */
  readonly data: string;
  /** What it was measured to reach. */
  readonly result: string;
}

/**
 * A net as it is kept and fetched. `weights` is base64 of, layer by layer: a scale for each output (32-bit floats), a
 * bias for each output (32-bit floats), and the weights input by input in steps of their output's scale (8 bits).
 */
export interface NetFile {
  readonly format: typeof FORMAT;
  readonly card: NetCard;
  /** Inputs, the width of each layer between, outputs. */
  readonly sizes: readonly number[];
  readonly weights: string;
}

const FORMAT = 'hideout-net-1';
/** The largest step of a weight. */
const MOST_STEPS = 127;
const FLOAT_BYTES = 4;

/** The file of a net; each weight is off by at most half a step of its output's scale. */
export function netFileOf({ layers }: Net, card: NetCard): NetFile {
  const sizes = [layers[0]!.inputs, ...layers.map(({ outputs }) => outputs)];
  const bytes = new Uint8Array(bytesIn(sizes));
  const room = new DataView(bytes.buffer);
  let at = 0;
  for (const layer of layers) at = writeLayer(layer, room, at);
  return { format: FORMAT, card, sizes, weights: encodeBase64(bytes) };
}

/** The net of a file, or in one sentence what is wrong with it. */
export function readNet(file: unknown): Result<Net> {
  const { format, sizes, weights } = (file ?? {}) as Partial<Record<keyof NetFile, unknown>>;
  if (format !== FORMAT) return problem(`this is no net: its format is not “${FORMAT}”`);
  if (!isSizes(sizes)) return problem('the net is damaged: its sizes are not two or more numbers above zero');
  const bytes = typeof weights === 'string' ? decodeBase64(weights) : undefined;
  if (!bytes) return problem('the net is damaged: its weights are not base64');
  if (bytes.length !== bytesIn(sizes)) {
    return problem(`the net is damaged: ${bytes.length} bytes of weights where its sizes need ${bytesIn(sizes)}`);
  }
  const net = new Net(readLayers(sizes, new DataView(bytes.buffer)));
  const isFinite = net.layers.every((layer) => [...layer.biases, ...layer.weights].every(Number.isFinite));
  return isFinite ? ok(net) : problem('the net is damaged: not all of its weights are numbers');
}

const isSizes = (sizes: unknown): sizes is readonly number[] =>
  Array.isArray(sizes) && sizes.length > 1 && sizes.every((size) => Number.isInteger(size) && size > 0);

const bytesIn = (sizes: readonly number[]): number =>
  sizes.slice(1).reduce((sum, outputs, i) => sum + outputs * (2 * FLOAT_BYTES + sizes[i]!), 0);

function writeLayer({ inputs, outputs, weights, biases }: Layer, room: DataView, from: number): number {
  const steps = from + 2 * FLOAT_BYTES * outputs;
  for (let output = 0; output < outputs; output++) {
    let most = 0;
    for (let at = output; at < weights.length; at += outputs) most = Math.max(most, Math.abs(weights[at]!));
    const scale = Math.fround(most / MOST_STEPS) || 1;
    room.setFloat32(from + FLOAT_BYTES * output, scale, true);
    room.setFloat32(from + FLOAT_BYTES * (outputs + output), biases[output]!, true);
    for (let at = output; at < weights.length; at += outputs)
      room.setInt8(steps + at, Math.round(weights[at]! / scale));
  }
  return steps + inputs * outputs;
}

function readLayers(sizes: readonly number[], room: DataView): Layer[] {
  let from = 0;
  return sizes.slice(1).map((outputs, i) => {
    const inputs = sizes[i]!;
    const steps = from + 2 * FLOAT_BYTES * outputs;
    const float = (at: number): number => room.getFloat32(from + FLOAT_BYTES * at, true);
    const weights = Float64Array.from(
      { length: inputs * outputs },
      (_, at) => room.getInt8(steps + at) * float(at % outputs),
    );
    const biases = Float64Array.from({ length: outputs }, (_, output) => float(outputs + output));
    from = steps + inputs * outputs;
    return { inputs, outputs, weights, biases };
  });
}
