import { ok, problem, type Result } from '@hideout/kernel';
import { decodeBase64, encodeBase64 } from './base64.ts';
import { Net, type Block, type Layer } from './net.ts';

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
 * A net as it is kept and fetched. `weights` is base64 of, layer by layer, blocks first: a scale for each output (32-bit floats), a
 * bias for each output (32-bit floats), and the weights input by input in steps of their output's scale (8 bits).
 */
export interface NetFile {
  readonly format: typeof FORMAT;
  readonly card: NetCard;
  /** What reads the row, where not all of it is read at once: copies, inputs of each, outputs. */
  readonly blocks?: readonly BlockSize[];
  /** Inputs or what the blocks make of them, the width of each layer between, outputs. */
  readonly sizes: readonly number[];
  readonly weights: string;
}

/** How often a block reads, how many inputs at a time, and how many outputs it has. */
export type BlockSize = readonly [copies: number, inputs: number, outputs: number];

const FORMAT = 'hideout-net-1';
/** The largest step of a weight. */
const MOST_STEPS = 127;
const FLOAT_BYTES = 4;

/** The file of a net; each weight is off by at most half a step of its output's scale. */
export function netFileOf({ blocks, layers }: Net, card: NetCard): NetFile {
  const sizes = [layers[0]!.inputs, ...layers.map(({ outputs }) => outputs)];
  const all = [...blocks.map(({ layer }) => layer), ...layers];
  const bytes = new Uint8Array(all.reduce((sum, layer) => sum + bytesOf(layer), 0));
  const room = new DataView(bytes.buffer);
  let at = 0;
  for (const layer of all) at = writeLayer(layer, room, at);
  const weights = encodeBase64(bytes);
  if (blocks.length === 0) return { format: FORMAT, card, sizes, weights };
  const shapes = blocks.map(({ copies, layer: { inputs, outputs } }): BlockSize => [copies, inputs, outputs]);
  return { format: FORMAT, card, blocks: shapes, sizes, weights };
}

/** The net of a file, or in one sentence what is wrong with it. */
export function readNet(file: unknown): Result<Net> {
  const { format, blocks = [], sizes, weights } = (file ?? {}) as Partial<Record<keyof NetFile, unknown>>;
  if (format !== FORMAT) return problem(`this is no net: its format is not “${FORMAT}”`);
  if (!isSizes(sizes)) return problem('the net is damaged: its sizes are not two or more numbers above zero');
  if (!isBlocks(blocks, sizes[0]!)) return problem('the net is damaged: its blocks do not fit its sizes');
  const bytes = typeof weights === 'string' ? decodeBase64(weights) : undefined;
  if (!bytes) return problem('the net is damaged: its weights are not base64');
  const shapes = [...blocks.map(([, inputs, outputs]) => ({ inputs, outputs })), ...pairsOf(sizes)];
  const needed = shapes.reduce((sum, shape) => sum + bytesOf(shape), 0);
  if (bytes.length !== needed) {
    return problem(`the net is damaged: ${bytes.length} bytes of weights where its sizes need ${needed}`);
  }
  const all = readLayers(shapes, new DataView(bytes.buffer));
  const isFinite = all.every((layer) => [...layer.biases, ...layer.weights].every(Number.isFinite));
  if (!isFinite) return problem('the net is damaged: not all of its weights are numbers');
  const read = blocks.map(([copies], i): Block => ({ copies, layer: all[i]! }));
  return ok(new Net(all.slice(blocks.length), read));
}

const isCounts = (numbers: unknown): numbers is readonly number[] =>
  Array.isArray(numbers) && numbers.every((number) => Number.isInteger(number) && number > 0);

const isSizes = (sizes: unknown): sizes is readonly number[] => isCounts(sizes) && sizes.length > 1;

/** Whether these are blocks that together have this many outputs, or none. */
const isBlocks = (blocks: unknown, outputs: number): blocks is readonly BlockSize[] =>
  Array.isArray(blocks) &&
  blocks.every((block) => isCounts(block) && block.length === 3) &&
  (blocks.length === 0 || (blocks as BlockSize[]).reduce((sum, block) => sum + block[2], 0) === outputs);

type Shape = Pick<Layer, 'inputs' | 'outputs'>;

const pairsOf = (sizes: readonly number[]): Shape[] =>
  sizes.slice(1).map((outputs, i) => ({ inputs: sizes[i]!, outputs }));

const bytesOf = ({ inputs, outputs }: Shape): number => outputs * (2 * FLOAT_BYTES + inputs);

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

function readLayers(shapes: readonly Shape[], room: DataView): Layer[] {
  let from = 0;
  return shapes.map(({ inputs, outputs }) => {
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
