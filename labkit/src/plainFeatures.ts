import {
  ActionList,
  FastRng,
  NOBODY,
  seatOf,
  SPECTATOR,
  type AnyGame,
  type GameView,
  type Setup,
} from '@hideout/kernel';
import { featuresWith, mark, type Block, type Features } from './features.ts';

/** Random games from which the shape of the views is learnt, and the most actions that are looked at in each. */
const GAMES = 24;
const LOOKS = 400;

/** What a place in a view held: the longest list, the largest number and all texts. */
interface Seen {
  length: number;
  most: number;
  readonly texts: Set<string>;
  readonly inside: Map<string, Seen>;
}

/**
 * Features for a game that declares none, from the shape that its views had in some random games: always the same ones
 * for the same rules and set-up. A list or a number that goes beyond what was met is cut off there.
 */
export function plainFeatures(game: AnyGame, setup: Setup): Features {
  const all = nothing();
  for (let number = 0; number < GAMES; number++) lookInto(game, setup, number, (view) => learn(all, view));
  return featuresWith([...all.inside].map(([name, seen]) => blockOf(name, seen)));
}

const nothing = (): Seen => ({ length: 0, most: 0, texts: new Set(), inside: new Map() });

function lookInto(game: AnyGame, setup: Setup, number: number, look: (view: GameView) => void): void {
  const rng = new FastRng(number);
  const legal = new ActionList();
  const state = game.setup(setup, rng);
  const viewers = [...Array.from({ length: setup.seats }, (_, seat) => seatOf(seat)), SPECTATOR] as const;
  for (let looks = 0; looks < LOOKS; looks++) {
    for (const viewer of viewers) look(game.view(state, viewer));
    if (game.actor(state) === NOBODY) return;
    legal.clear();
    game.legal(state, legal);
    game.apply(state, legal.at(rng.below(legal.size)), { rng, log: undefined });
  }
}

function learn(seen: Seen, value: unknown): void {
  if (typeof value === 'string') seen.texts.add(value);
  else if (Array.isArray(value)) seen.length = Math.max(seen.length, value.length);
  else if (typeof value !== 'object') seen.most = Math.max(seen.most, Math.abs(Number(value)));
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    const name = Array.isArray(value) ? '' : key;
    if (!seen.inside.has(name)) seen.inside.set(name, nothing());
    learn(seen.inside.get(name)!, part);
  }
}

/** How many numbers this place takes: one for a number, one for each text, and all parts of what has parts. */
const sizeOf = (seen: Seen): number =>
  Math.sign(seen.most) +
  seen.texts.size +
  (seen.length > 0 ? 1 + seen.length * sizeOf(seen.inside.get('')!) : partsOf(seen).reduce((sum, n) => sum + n, 0));

const partsOf = (seen: Seen): number[] => Array.from(seen.inside.values(), sizeOf);

function blockOf(name: string, seen: Seen): Block<GameView> {
  const write = writerOf(seen);
  return {
    name,
    size: sizeOf(seen),
    write: (view, out, at) => write((view as unknown as Record<string, unknown>)[name], out, at),
  };
}

type Write = (value: unknown, out: Float32Array, at: number) => void;

function writerOf(seen: Seen): Write {
  const isNumber = Math.sign(seen.most);
  const texts = [...seen.texts];
  const parts = [...seen.inside].map(([name, part]) => ({ name, size: sizeOf(part), write: writerOf(part) }));
  const begin = isNumber + texts.length;
  return (value, out, at) => {
    if (value === undefined) return;
    if (typeof value === 'string') mark(out, at + isNumber, texts.length, texts.indexOf(value));
    else if (Array.isArray(value)) writeList(value, out, at + begin);
    else if (typeof value === 'object') writeParts(value as Record<string, unknown>, out, at + begin);
    else if (isNumber) out[at] = Math.max(-1, Math.min(1, Number(value) / seen.most));
  };

  /** First how long the list is, then what stands in it. */
  function writeList(list: readonly unknown[], out: Float32Array, at: number): void {
    const end = Math.min(list.length, seen.length);
    if (end === 0) return;
    out[at] = end / seen.length;
    const { size, write } = parts[0]!;
    for (let i = 0; i < end; i++) write(list[i], out, at + 1 + i * size);
  }

  function writeParts(record: Readonly<Record<string, unknown>>, out: Float32Array, at: number): void {
    let place = at;
    for (const { name, size, write } of parts) {
      write(record[name], out, place);
      place += size;
    }
  }
}
