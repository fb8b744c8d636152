import { featuresOf, GAMES } from '@hideout/catalogue/house';
import { ActionList, FastRng, NOBODY, seatOf, setUp, type AnyGame } from '@hideout/kernel';
import { plainFeatures, writeRow, type Features } from '@hideout/labkit';
import { magpie } from '@hideout/testkit/magpie';
import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { Engine, serveFrames } from '../src/index.ts';

const frame = (payload: Uint8Array): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(payload.length);
  return Buffer.concat([length, payload]);
};
const asked = (request: object): Buffer => frame(Buffer.from(JSON.stringify(request)));
const step = (actions: readonly number[], hall = 0, rows = 0): Buffer =>
  frame(Buffer.concat([Buffer.of(1, hall, rows, 0), Buffer.from(Int32Array.from(actions).buffer)]));
const LOOK = frame(Buffer.of(2, 0, 0, 0));

/** Frames in, frames out, in one go; `cut` is how many bytes arrive at a time. */
async function converse(game: AnyGame, frames: readonly Buffer[], cut = 1 << 20): Promise<Buffer[]> {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const bytes = Buffer.concat(frames);
  for (let at = 0; at < bytes.length; at += cut) input.write(bytes.subarray(at, at + cut));
  input.end();
  await serveFrames(new Engine(game), input, output);
  const answered = (output.read() as Buffer | null) ?? Buffer.alloc(0);
  const answers: Buffer[] = [];
  for (let at = 0; at < answered.length; at += 4 + answered.readUInt32LE(at)) {
    answers.push(answered.subarray(at + 4, at + 4 + answered.readUInt32LE(at)));
  }
  return answers;
}

describe('a hall', () => {
  const deal = asked({ do: 'hall', tables: 3, seats: 2, seed: 4 });

  it('says who must act and what is legal, as single tables do', async () => {
    const single = [0, 1, 2].map((sequence) => asked({ do: 'new', table: sequence, seats: 2, seed: 4, sequence }));
    const [, position, ...tables] = await converse(magpie, [deal, LOOK, ...single]);
    const numbers = new Int32Array(Uint8Array.from(position!).buffer, 0, 4 + 6);
    expect([...numbers.subarray(0, 2)]).toEqual([0, 3]);
    const told = tables.map((text) => JSON.parse(text.toString()) as { actor: number; legal: number[] });
    expect([...numbers.subarray(4, 7)]).toEqual(told.map(({ actor }) => actor));
    expect(numbers[9]).toBe(told.reduce((sum, { legal }) => sum + legal.length, 0));
  });

  it('reads frames that come in pieces', async () => {
    const whole = await converse(magpie, [deal, LOOK]);
    expect(await converse(magpie, [deal, LOOK], 3)).toEqual(whole);
  });

  it('carries out a step whole or not at all', async () => {
    const answers = await converse(magpie, [deal, LOOK, step([0, 0, 9999]), step([0]), step([0, 0, 0], 7), LOOK]);
    const errors = answers.slice(2, 5).map((answer) => (JSON.parse(answer.toString()) as { error: string }).error);
    expect(errors).toEqual(['9999 is not an action of magpie', '3 tables, but 1 actions', 'there is no hall 7']);
    expect(answers[5]).toEqual(answers[1]);
  });
});

describe('rows of numbers', () => {
  for (const game of [...GAMES, magpie]) {
    it(`are the same in two worlds that a seat cannot tell apart: ${game.id}`, () => {
      const setup = setUp(game, Math.max(2, game.seats.min));
      if (!setup.ok) throw new Error(setup.problem);
      const features = featuresOf(game, setup.value);
      const rng = new FastRng(3);
      const state = game.setup(setup.value, rng);
      for (let moves = 0; game.actor(state) !== NOBODY && moves < 100; moves++) {
        const viewer = seatOf(moves % setup.value.seats);
        const world = game.imagine(game.view(state, viewer), rng);
        expect(rowOf(features, game, world, viewer)).toEqual(rowOf(features, game, state, viewer));
        playAny(game, state, rng);
      }
    });
  }

  it('of a game that declares none come from the shape of its views, always the same', () => {
    const setup = { seats: 3, options: { pile: 'small' } };
    const valid = setUp(magpie, 3);
    const chosen = valid.ok ? valid.value : setup;
    const [one, two] = [plainFeatures(magpie, chosen), plainFeatures(magpie, chosen)];
    expect(one.blocks.map(({ name, size }) => [name, size])).toEqual(two.blocks.map(({ name, size }) => [name, size]));
    const state = magpie.setup(chosen, new FastRng(1));
    const rows = [0, 1, 2].map((seat) => rowOf(one, magpie, state, seat));
    expect(new Set(rows.map(String)).size).toBe(3);
  });
});

function playAny(game: AnyGame, state: object, rng: FastRng): void {
  const legal = new ActionList();
  game.legal(state, legal);
  game.apply(state, legal.at(rng.below(legal.size)), { rng, log: undefined });
}

function rowOf(features: Features, game: AnyGame, state: object, viewer: number): Float32Array {
  const row = new Float32Array(features.size);
  writeRow(features, game.view(state, seatOf(viewer)), row);
  return row;
}
