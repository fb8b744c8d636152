import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { BotRatings, RatedBots } from '@hideout/bots';
import type { AnyGame } from '@hideout/kernel';
import type { Contest } from '@hideout/lab';
import { replaceFile } from '../files.ts';
import type { Terminal } from '../terminal.ts';

/** Puts what an arena has found into the file of a game's ratings, in place of what was known of the same set-up. */
export function keepRatings(
  { streams }: Terminal,
  file: string,
  game: AnyGame,
  contest: Contest,
  bots: RatedBots['bots'],
): void {
  const { seats, options } = contest.setup;
  const path = resolve(streams.folder, file);
  const known = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as BotRatings).measured : [];
  const keyOf = (row: Pick<RatedBots, 'seats' | 'options'>): string => JSON.stringify([row.seats, row.options]);
  const command = commandOf(contest);
  const row: RatedBots = { rulesVersion: game.rulesVersion, seats, options, command, bots };
  const measured = [...known.filter((each) => keyOf(each) !== keyOf(row)), row].sort(
    (a, b) => a.seats - b.seats || keyOf(a).localeCompare(keyOf(b)),
  );
  replaceFile(path, `${JSON.stringify({ measured }, undefined, 2)}\n`);
}

const commandOf = ({ game, setup, bots, games, seed }: Contest): string =>
  [
    `hideout arena ${game} --bots ${bots.join(',')} --games ${games} --seed ${seed} --seats ${setup.seats}`,
    ...Object.entries(setup.options).map(([id, choice]) => `--option ${id}=${choice}`),
  ].join(' ');
