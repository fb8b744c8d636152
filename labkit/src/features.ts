import type { GameView } from '@hideout/kernel';

/** A named part of a tensor: its numbers stand side by side, and all of them come from the view. */
export interface Block<V> {
  readonly name: string;
  readonly size: number;
  /** Writes the block from `at` on; the cells are zero before. Allocates nothing. */
  write(view: V, out: Float32Array, at: number): void;
}

/**
 * What a game tells a learner: a row of numbers for what a viewer may know. Features are made of views and of nothing
 * else, so a seat's row is the tensor of its information state, and a spectator's is that of the public state.
 */
export interface Features<V extends GameView = GameView> {
  readonly blocks: readonly Block<V>[];
  /** How many numbers a row has: the sum of its blocks. */
  readonly size: number;
}

/** Features of these blocks, one after the other. */
export const featuresWith = <V extends GameView>(blocks: readonly Block<V>[]): Features<V> => ({
  blocks,
  size: blocks.reduce((sum, { size }) => sum + size, 0),
});

/** Writes the row of a view from `at` on, over whatever stood there. */
export function writeRow<V extends GameView>({ blocks, size }: Features<V>, view: V, out: Float32Array, at = 0): void {
  out.fill(0, at, at + size);
  let place = at;
  for (let i = 0; i < blocks.length; i++) {
    const block = blocks[i]!;
    block.write(view, out, place);
    place += block.size;
  }
}

/** One number, divided by the most that it can be. */
export const amount = <V>(name: string, most: number, of: (view: V) => number): Block<V> => ({
  name,
  size: 1,
  write(view, out, at) {
    out[at] = of(view) / most;
  },
});

/** A 1 in the place of one of `size` things; nothing for a number outside, such as an unknown one. */
export const oneOf = <V>(name: string, size: number, of: (view: V) => number): Block<V> => ({
  name,
  size,
  write: (view, out, at) => mark(out, at, size, of(view)),
});

/** The first `size` numbers of a list, each divided by the most that it can be. */
export const amounts = <V>(
  name: string,
  size: number,
  most: number,
  of: (view: V) => readonly (number | boolean)[],
): Block<V> => ({
  name,
  size,
  write: (view, out, at) => fillIn(out, at, size, of(view), most),
});

/** How often each of `size` things stands in a list, divided by `most`; what is unknown is not counted. */
export const tally = <V>(name: string, size: number, most: number, of: (view: V) => readonly number[]): Block<V> => ({
  name,
  size,
  write: (view, out, at) => countIn(out, at, size, of(view), most),
});

/** Writes the numbers of one of several things, from `at` on. */
type Write<V> = (view: V, thing: number, out: Float32Array, at: number) => void;

/** Equal parts, one for each of `count` things. */
export const each = <V>(name: string, count: number, width: number, write: Write<V>): Block<V> => ({
  name,
  size: count * width,
  write(view, out, at) {
    for (let thing = 0; thing < count; thing++) write(view, thing, out, at + thing * width);
  },
});

/** What makes blocks of equal parts by seat, the viewer's first; nothing stands for seats that are not there. */
export const seatwise =
  <V extends GameView>(most: number, seatsIn: (view: V) => number) =>
  (name: string, width: number, write: Write<V>): Block<V> =>
    each(name, most, width, (view, turn, out, at) => {
      const seats = seatsIn(view);
      if (turn < seats) write(view, seatFrom(view, turn, seats), out, at);
    });

/** A 1 in the place of a thing, if it has one. */
export function mark(out: Float32Array, at: number, size: number, thing: number): void {
  if (thing >= 0 && thing < size) out[at + thing] = 1;
}

/** The first `size` numbers of a list, each divided by `most`. */
export function fillIn(
  out: Float32Array,
  at: number,
  size: number,
  list: readonly (number | boolean)[],
  most: number,
): void {
  const end = Math.min(size, list.length);
  for (let i = 0; i < end; i++) out[at + i] = Number(list[i]!) / most;
}

/** How often each of `size` things stands in a list, divided by `most`. */
export function countIn(out: Float32Array, at: number, size: number, list: readonly number[], most: number): void {
  for (let i = 0; i < list.length; i++) {
    const thing = list[i]!;
    if (thing >= 0 && thing < size) out[at + thing]! += 1 / most;
  }
}

/** The seat that sits `turn` places after the viewer; a spectator looks from seat 0. */
export const seatFrom = ({ viewer }: GameView, turn: number, seats: number): number =>
  viewer < 0 ? turn : (viewer + turn) % seats;

/** How many places after the viewer a seat sits; below zero for nobody. */
export const turnFrom = ({ viewer }: GameView, seat: number, seats: number): number =>
  seat < 0 || viewer < 0 ? seat : (seat - viewer + seats) % seats;

/** Who looks, and who must act as seen from there: the first two blocks of most games. */
export const whoIsWho = <V extends GameView>(most: number, seatsIn: (view: V) => number): readonly Block<V>[] => [
  oneOf('viewer', most, ({ viewer }) => viewer),
  oneOf('actor', most, (view) => turnFrom(view, view.actor, seatsIn(view))),
];
