import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readNet, type BlockSize, type Net, type NetFile } from '@hideout/bots';
import { ok, problem, type Result } from '@hideout/kernel';

/** What a learner outside is told, as JSON in a file that its command is given: where the rows are, and how to learn. */
export interface Lesson {
  /** Folders of self-play, each with its rows in `chunks`. */
  readonly runs: readonly string[];
  readonly inputs: number;
  readonly blocks: readonly BlockSize[];
  /** What the blocks make of a row, or its inputs; the widths between; outputs. */
  readonly sizes: readonly number[];
  /** The rate of each pass that learns what came in the end, then of each that learns from the positions that follow. */
  readonly rates: { readonly outcome: readonly number[]; readonly returns: readonly number[] };
  /** How much of each step is left to what came later. */
  readonly trust: number;
  /** How much of what is learnt of a row is what the player thought of it. */
  readonly own: number;
  readonly seed: number;
  /** What is gone on from; left out, from nothing. */
  readonly before?: NetFile;
}

/** What a learner outside answers with, in the file that its command is given last. */
interface Answer {
  readonly net: Net;
  readonly rows: number;
}

/** Has a command learn: it is given the file of the lesson and the file to write, and its folder is the lesson's. */
export async function learnOutside(command: string, folder: string, lesson: Lesson): Promise<Result<Answer>> {
  const [told, made] = [join(folder, 'lesson.json'), join(folder, 'learnt.json')];
  writeFileSync(told, JSON.stringify(lesson));
  rmSync(made, { force: true });
  const child = spawn(`${command} "$LESSON" "$LEARNT"`, {
    shell: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, LESSON: told, LEARNT: made },
  });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0 || !existsSync(made))
    return problem(`“${command}” did not learn: it ended with ${code ?? 'a signal'}`);
  const { rows, ...file } = JSON.parse(readFileSync(made, 'utf8')) as NetFile & { readonly rows: number };
  const net = readNet(file);
  if (!net.ok) return problem(`what “${command}” made cannot be read: ${net.problem}`);
  const fits = net.value.inputs === lesson.inputs && net.value.layers.at(-1)!.outputs === lesson.sizes.at(-1);
  return fits ? ok({ net: net.value, rows }) : problem(`what “${command}” made does not fit the rows`);
}
