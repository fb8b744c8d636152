import { fileURLToPath } from 'node:url';
import {
  FairRng,
  PLAIN,
  seedOf,
  SPECTATOR,
  type AnyGame,
  type Audience,
  type GameEvent,
  type Seat,
  type Setup,
  type Viewer,
} from '@hideout/kernel';
import { describe, expect, it } from 'vitest';
import { setupName } from './laws.ts';
import { Playout, playToEnd, randomly } from './playout.ts';

/** After this many actions the board is drawn, unless told otherwise. */
const BOARD_EVERY = 12;

/** A game that is told in a golden file. */
export interface Golden {
  readonly setup: Setup;
  readonly seed: number;
  /** The board is drawn each time this many actions have been made. */
  readonly boardEvery?: number;
}

/** Registers a test for each golden file in a folder, for example `new URL('golden/', import.meta.url)`. */
export function goldensOf(game: AnyGame, folder: URL, goldens: readonly Golden[]): void {
  describe(`the golden games of ${game.id}`, () => {
    it.each(goldens.map((golden) => [goldenName(golden), golden] as const))('%s', async (name, golden) => {
      await expect(goldenOf(game, golden)).toMatchFileSnapshot(fileURLToPath(new URL(`${name}.txt`, folder)));
    });
  });
}

/** The golden files of a game, by name, as they must be. */
export const goldenFiles = (game: AnyGame, goldens: readonly Golden[]): ReadonlyMap<string, string> =>
  new Map(goldens.map((golden) => [`${goldenName(golden)}.txt`, goldenOf(game, golden)]));

const goldenName = ({ setup, seed }: Golden): string =>
  `${setupName(setup)} seed ${seed}`.replaceAll(/[^a-z0-9]+/gi, '-').toLowerCase();

/** A whole random game as a text that a person can follow and a diff can show. */
function goldenOf(game: AnyGame, { setup, seed, boardEvery = BOARD_EVERY }: Golden): string {
  const playout = new Playout(game, setup, seed);
  const lines = [`${game.words.en.name}, ${setupName(setup)}, seed ${seed}`, ''];
  lines.push(...opening(playout), ...board(playout), '');
  let label = '';
  const choose = randomly(seed);
  playToEnd(
    playout,
    (legal) => {
      const action = choose(legal, playout);
      label = `${game.words.en.label(action, game.view(playout.state, playout.actor as Seat))}  (of ${legal.size})`;
      return action;
    },
    () => {
      if (playout.moves.length === 0) return;
      lines.push(...decision(playout, label));
      if (playout.moves.length % boardEvery === 0) lines.push('', ...board(playout), '');
    },
  );
  lines.push('', ...board(playout), '', ...result(playout), '');
  return lines.map((line) => line.trimEnd()).join('\n');
}

/** What the table heard before the first decision, and an empty line. */
function opening(playout: Playout): string[] {
  const { game, setup, deal } = playout;
  const events: GameEvent[] = [];
  const chance = new FairRng(seedOf({ game: game.id, rulesVersion: game.rulesVersion, setup, deal }));
  game.setup(setup, chance, undefined, { emit: (event) => void events.push(event) });
  const heard = hear(playout, SPECTATOR, events);
  return heard.length === 0 ? [] : [...heard.map((sentence) => `       ${sentence}`), ''];
}

/** The decision, what the table heard of it, and below what only the actor heard. */
function decision(playout: Playout, label: string): string[] {
  const { seat } = playout.moves.at(-1)!;
  const heard = hear(playout, SPECTATOR);
  const own = hear(playout, seat).filter((_, i, all) => all.length !== heard.length || isSecret(playout, seat, i));
  return [
    `${String(playout.moves.length).padStart(3)}. ${nameOf(seat)}: ${label}`,
    ...heard.map((sentence) => `       ${sentence}`),
    ...own.map((sentence) => `     > ${sentence}`),
  ];
}

/** Whether the actor was told more of an event than the spectator. */
function isSecret({ game, events }: Playout, seat: Seat, index: number): boolean {
  const event = events.filter((each) => game.redact(each, seat))[index]!;
  return JSON.stringify(game.redact(event, seat)) !== JSON.stringify(game.redact(event, SPECTATOR));
}

const nameOf = (seat: Seat): string => String.fromCharCode(65 + seat);

const audience = ({ setup }: Playout, viewer: Viewer): Audience => ({
  viewer,
  names: Array.from({ length: setup.seats }, (_, seat) => nameOf(seat as Seat)),
});

function hear(playout: Playout, viewer: Viewer, events: readonly GameEvent[] = playout.events): string[] {
  const { game } = playout;
  return events.flatMap((event) => {
    const seen = game.redact(event, viewer);
    return seen ? [game.words.en.say(seen, audience(playout, viewer))] : [];
  });
}

/** The table as a spectator sees it, and the true state. */
function board(playout: Playout): string[] {
  const { game, state } = playout;
  const view = game.view(state, SPECTATOR);
  const text = game.words.en.board(view, audience(playout, SPECTATOR), PLAIN);
  return [...text.split('\n').map((line) => `    | ${line}`), `    = ${game.encode(state)}`];
}

function result({ game, state }: Playout): string[] {
  const words = game.words.en;
  const { ending, winners, scores } = game.outcome(state)!;
  const sheets = game
    .sheets(game.view(state, SPECTATOR))
    .flatMap(({ heading, seat, lines, total }) => [
      `${words.heading(heading)}${seat < 0 ? '' : `, ${nameOf(seat as Seat)}`}: ${total}`,
      ...lines.map((line) => `  ${String(line.points).padStart(4)}  ${words.line(line)}  [${line.clause}]`),
    ]);
  const who = winners.map(nameOf).join(', ') || 'nobody';
  return [...sheets, '', `${ending}: ${words.ending(ending)}`, `Winners: ${who}. Scores: ${scores.join(', ')}.`];
}
