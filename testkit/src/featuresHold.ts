import { fewSetups, type AnyGame, type Game, type GameEvent, type GameView, type Setup } from '@hideout/kernel';
import { describe, expect, it } from 'vitest';
import type { AnyFixture, Fixture } from './fixture.ts';
import { setupName } from './laws.ts';
import { findLeak } from './leak.ts';
import { Playout, playToEnd, randomly } from './playout.ts';

/** Rows of numbers made of views, as the lab kit declares them. */
interface Rows<V> {
  readonly size: number;
  readonly blocks: readonly {
    readonly name: string;
    readonly size: number;
    write(view: V, out: Float32Array, at: number): void;
  }[];
}

/** Registers the tests of a game's features: no block writes beside itself, every number is bounded, and no secret shows. */
export function featuresHold<S extends object, E extends GameEvent, V extends GameView>(
  game: Game<S, E, V>,
  fixture: Fixture<S>,
  features: Rows<V>,
): void {
  describe(`the features of ${game.id}`, () => {
    it('have blocks with names of their own', () => {
      expect(new Set(features.blocks.map(({ name }) => name)).size).toBe(features.blocks.length);
    });
    for (const setup of fewSetups(game)) {
      it(`keep to their blocks and tell views apart: ${setupName(setup)}`, () => {
        requireSound(game as unknown as AnyGame, setup, features as Rows<GameView>);
      });
      it(`show no secret: ${setupName(setup)}`, () => {
        const plain = game as unknown as AnyGame;
        const show = (state: object, viewer: GameView['viewer']): Uint8Array =>
          new Uint8Array(rowOf(features as Rows<GameView>, plain.view(state, viewer)).buffer);
        const { pairs, leak } = findLeak(plain, setup, fixture as unknown as AnyFixture, show);
        expect(leak).toBeUndefined();
        expect(pairs).toBeGreaterThan(0);
      });
    }
  });
}

/** The row of a view. */
function rowOf({ blocks, size }: Rows<GameView>, view: GameView): Float32Array {
  const row = new Float32Array(size);
  let at = 0;
  for (const block of blocks) {
    block.write(view, row, at);
    at += block.size;
  }
  return row;
}

/** Says which block writes beside itself. */
function requireTidy({ blocks, size }: Rows<GameView>, view: GameView): void {
  let at = 0;
  for (const block of blocks) {
    const alone = new Float32Array(size);
    block.write(view, alone, at);
    const end = at + block.size;
    const stray = alone.findIndex((number, place) => number !== 0 && (place < at || place >= end));
    if (stray >= 0) throw new Error(`“${block.name}” has ${block.size} numbers from ${at} and writes at ${stray}`);
    at = end;
  }
}

/** This many actions of a game are enough to look at. */
const MOST = 120;

/** Numbers of a learner are small; what is cut off or forgotten makes different views look the same. */
function requireSound(game: AnyGame, setup: Setup, features: Rows<GameView>): void {
  const known = new Map<string, string>();
  playToEnd(new Playout(game, setup, 1), randomly(1), ({ state, moves }) => {
    if (moves.length > MOST) return;
    for (let seat = 0; seat < setup.seats; seat++) {
      const view = game.view(state, seat as GameView['viewer']);
      if (moves.length % 10 === 0) requireTidy(features, view);
      const row = rowOf(features, view);
      const odd = row.findIndex((number) => !(Math.abs(number) <= 4));
      expect(odd, `a number that is not small: ${row[odd]}`).toBe(-1);
      const [bytes, text] = [Buffer.from(row.buffer).toString('base64'), JSON.stringify(view)];
      expect(known.get(bytes) ?? text).toBe(text);
      known.set(bytes, text);
    }
  });
}
