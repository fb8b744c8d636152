import { FastRng } from '@hideout/kernel';
import { describe, expect, it } from 'vitest';
import { decodeBase64, encodeBase64 } from '../../src/net/base64.ts';
import { Net, type Layer } from '../../src/net/net.ts';
import { netFileOf, readNet, type NetCard } from '../../src/net/netFile.ts';

const CARD: NetCard = { game: 'none', seats: 2, command: '', commit: '', data: '', result: '' };

/** Two inputs, two between, one output, worked out by hand. */
const SMALL: readonly Layer[] = [
  { inputs: 2, outputs: 2, weights: Float64Array.of(1, -1, 2, 1), biases: Float64Array.of(0.5, 0) },
  { inputs: 2, outputs: 1, weights: Float64Array.of(1, -2), biases: Float64Array.of(-1) },
];

function randomLayers(sizes: readonly number[], rng: FastRng): Layer[] {
  const numbers = (length: number): Float64Array => Float64Array.from({ length }, () => rng.next() / 2 ** 31 - 1);
  return sizes.slice(1).map((outputs, i) => {
    const inputs = sizes[i]!;
    return { inputs, outputs, weights: numbers(inputs * outputs), biases: numbers(outputs) };
  });
}

describe('a net', () => {
  it('sums, drops what is below zero between layers, and answers with chances', () => {
    const net = new Net(SMALL);
    const answer = (row: readonly number[]): number => net.evaluate(row)[0]!;
    expect(answer([0, 0])).toBeCloseTo(1 / (1 + Math.exp(0.5)), 12); // 0.5, 0 → −0.5
    expect(answer([1, 0])).toBeCloseTo(1 / (1 + Math.exp(-0.5)), 12); // 1.5, −1 → 0.5
    expect(answer([0, 1])).toBeCloseTo(1 / (1 + Math.exp(0.5)), 12); // 2.5, 1 → −0.5
  });

  it('is off by no more than half a step a weight when it is read from its file', () => {
    const rng = new FastRng(5);
    const net = new Net(randomLayers([40, 24, 3], rng));
    const kept = readNet(JSON.parse(JSON.stringify(netFileOf(net, CARD))));
    if (!kept.ok) throw new Error(kept.problem);
    for (const [i, { weights, biases, outputs }] of net.layers.entries()) {
      const read = kept.value.layers[i]!;
      for (let output = 0; output < outputs; output++) {
        const column = weights.filter((_, at) => at % outputs === output);
        const half = Math.max(...column.map(Math.abs)) / 127 / 2;
        const errors = column.map((weight, input) => Math.abs(weight - read.weights[input * outputs + output]!));
        expect(Math.max(...errors)).toBeLessThanOrEqual(half * (1 + 1e-6));
      }
      expect(Math.max(...biases.map((bias, at) => Math.abs(bias - read.biases[at]!)))).toBeLessThan(1e-7);
    }
    for (let row = 0; row < 50; row++) {
      const numbers = Array.from({ length: 40 }, () => rng.next() / 2 ** 32);
      const exact = [...net.evaluate(numbers)];
      for (const [i, chance] of kept.value.evaluate(numbers).entries()) expect(chance).toBeCloseTo(exact[i]!, 1);
    }
  });

  it('keeps its file when it is read and written again', () => {
    const file = netFileOf(new Net(randomLayers([7, 5, 2], new FastRng(1))), CARD);
    const read = readNet(file);
    expect(read.ok && netFileOf(read.value, CARD)).toEqual(file);
  });
});

describe('the file of a net', () => {
  const file = netFileOf(new Net(SMALL), CARD);
  it.each([
    ['nothing', undefined, 'this is no net: its format is not “hideout-net-1”'],
    ['another format', { ...file, format: 'onnx' }, 'this is no net: its format is not “hideout-net-1”'],
    ['no sizes', { ...file, sizes: [2] }, 'the net is damaged: its sizes are not two or more numbers above zero'],
    ['other letters', { ...file, weights: '!!!!' }, 'the net is damaged: its weights are not base64'],
    ['too few bytes', { ...file, weights: 'AAAA' }, 'the net is damaged: 3 bytes of weights where its sizes need 30'],
    [
      'infinite scales',
      { ...file, weights: encodeBase64(new Uint8Array(30).fill(0xff)) },
      'the net is damaged: not all of its weights are numbers',
    ],
  ])('is refused in one sentence: %s', (_, broken, sentence) => {
    expect(readNet(broken)).toEqual({ ok: false, problem: sentence });
  });
});

describe('base64', () => {
  it('is what Node makes of the same bytes, and comes back', () => {
    for (let length = 0; length < 8; length++) {
      const bytes = Uint8Array.from({ length }, (_, i) => 251 * (i + 3));
      expect(encodeBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'));
      expect(decodeBase64(encodeBase64(bytes))).toEqual(bytes);
    }
  });
});
