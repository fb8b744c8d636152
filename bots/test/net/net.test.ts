import { FastRng } from '@hideout/kernel';
import { describe, expect, it } from 'vitest';
import { decodeBase64, encodeBase64 } from '../../src/net/base64.ts';
import { Nearby, STEPS } from '../../src/net/nearby.ts';
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

/** Three stretches of five inputs that share their weights, and one of four. */
function blockNet(rng: FastRng): Net {
  const [shared, rest] = [randomLayers([5, 6], rng)[0]!, randomLayers([4, 3], rng)[0]!];
  const blocks = [
    { copies: 3, layer: shared },
    { copies: 1, layer: rest },
  ];
  return new Net(randomLayers([9, 4, 2], rng), blocks);
}

/** The net as its file has it, with weights in whole steps. */
function readBack(net: Net): Net {
  const read = readNet(JSON.parse(JSON.stringify(netFileOf(net, CARD))));
  if (!read.ok) throw new Error(read.problem);
  return read.value;
}

const randomBytes = (rng: FastRng): Uint8Array =>
  Uint8Array.from({ length: 19 }, () => (rng.below(3) === 0 ? rng.below(STEPS + 1) : 0));

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

describe('a net of blocks', () => {
  it('adds up what the same weights make of stretches that are alike, in whichever order they stand', () => {
    const net = blockNet(new FastRng(2));
    expect(net.inputs).toBe(19);
    const [a, b, c] = [
      [1, 0, 0.5, 0, 0],
      [0, 0.25, 0, 0, 1],
      [0, 0, 0, 0.75, 0],
    ] as const;
    const rest = [0.5, 0, 1, 0];
    const one = [...net.evaluate([...a, ...b, ...c, ...rest])];
    const other = net.evaluate([...c, ...a, ...b, ...rest]);
    for (const [i, chance] of one.entries()) expect(other[i]).toBeCloseTo(chance, 12);
    expect([...net.evaluate([...a, ...a, ...c, ...rest])]).not.toEqual(one);
  });

  it('comes back from its file', () => {
    const net = readBack(blockNet(new FastRng(3)));
    expect(net.blocks.map(({ copies, layer }) => [copies, layer.inputs, layer.outputs])).toEqual([
      [3, 5, 6],
      [1, 4, 3],
    ]);
    expect(netFileOf(net, CARD)).toEqual(netFileOf(blockNet(new FastRng(3)), CARD));
  });

  it('answers the same for a row wherever it begins, and as it answers for the row alone', () => {
    const rng = new FastRng(4);
    const net = readBack(blockNet(rng));
    const [near, far] = [new Nearby(net), new Nearby(net)];
    far.begin(randomBytes(rng));
    for (let trial = 0; trial < 50; trial++) {
      const row = randomBytes(rng);
      near.begin(row.map((byte, i) => (i % 7 === 0 ? 255 - byte : byte)));
      const answer = [...near.evaluate(row)];
      expect([...far.evaluate(row)]).toEqual(answer);
      const alone = net.evaluate(Array.from(row, (byte) => byte / STEPS));
      for (const [i, chance] of answer.entries()) expect(alone[i]).toBeCloseTo(chance, 9);
    }
  });

  it('is refused where its blocks do not fit, and a net without blocks knows nothing nearby', () => {
    const file = netFileOf(blockNet(new FastRng(1)), CARD);
    for (const blocks of [
      [[3, 5, 6]],
      [
        [3, 5, 6],
        [1, 4],
      ],
      'blocks',
    ]) {
      const problem = 'the net is damaged: its blocks do not fit its sizes';
      expect(readNet({ ...file, blocks })).toEqual({ ok: false, problem });
    }
    expect(() => new Nearby(new Net(SMALL))).toThrow('a net without blocks cannot be asked for what is nearby');
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
