import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { netFileOf, readNet, type NetCard, type NetFile } from '@hideout/bots';
import { FastRng, ok, plural, problem, type Result, type Setup } from '@hideout/kernel';
import type { Training } from '@hideout/labkit';
import { sizeFor } from '../run/chunk.ts';
import { RunFolder } from '../run/folder.ts';
import { pursue } from '../run/pursue.ts';
import type { Running } from '../threads.ts';
import { unpacked, type LessonSettings } from './lessons.ts';
import { freshParts, Learner } from './learner.ts';
import { learnOutside } from './outside.ts';
import { Rows } from './rows.ts';
import { judgedReturnsOf, outcomesOf, returnsOf } from './targets.ts';

/** How a net is made: self-play and learning in turns. */
export interface Course {
  readonly game: string;
  readonly setup: Setup;
  readonly seed: number;
  /** Games of self-play in each generation. */
  readonly games: number;
  readonly generations: number;
  /** A command that learns instead of the lab; left out, the lab does. */
  readonly learner?: string;
  /** A net to go on from; left out, from nothing. */
  readonly from?: NetFile;
}

/** What is heard of a course while it goes on. */
export interface CourseReport {
  plays(generation: number, already: number): Running;
  /** A pass over all rows is done: which of how many, and how far off the net was on average. */
  learns(generation: number, pass: number, passes: number, loss: number): void;
}

/** Rates of the passes that learn what came in the end: the first generation's only. */
const OUTCOME_RATES = [0.002, 0.001, 0.0005] as const;
/** Rates of the passes that learn from the positions that follow, and how much is left to what came later. */
const RETURN_RATES = [0.001, 0.0005, 0.0003, 0.0001] as const;
const TRUST = 0.7;
/** How much of what is learnt of a row is what the player thought of it, where a game does not say. */
const OWN = 0.5;
/** How many generations, the last ones, are learnt from. */
const WINDOW = 2;

/**
 * Goes through a course in a folder and returns the net of its last generation; undefined if the signal ended it. What
 * the folder holds is not done again, so the same call resumes a course that was broken off.
 */
export async function train(
  folder: string,
  course: Course,
  training: Training,
  card: Omit<NetCard, 'data'>,
  report: CourseReport,
): Promise<Result<NetFile | undefined>> {
  let net = course.from;
  const runs: RunFolder[] = [];
  for (let generation = 0; generation < course.generations; generation++) {
    const opened = openGeneration(join(folder, `generation-${generation}`), course, generation, net);
    if (!opened.ok) return opened;
    const run = opened.value;
    runs.push(run);
    const running = report.plays(generation, run.plan.total - countMissing(run));
    await pursue(run, running);
    if (running.signal?.aborted) return ok(undefined);
    const file = join(run.path, 'net.json');
    if (!existsSync(file)) {
      const made = await learn(runs, course, training, card, net, report);
      if (!made.ok) return made;
      keep(file, made.value);
    }
    net = JSON.parse(readFileSync(file, 'utf8')) as NetFile;
  }
  return ok(net);
}

function openGeneration(path: string, course: Course, generation: number, net?: NetFile): Result<RunFolder> {
  const { games: total, game, setup, seed } = course;
  const settings: LessonSettings = { game, setup, seed, generation, ...(net && { net }) };
  if (!existsSync(join(path, 'run.json'))) {
    return ok(RunFolder.create(path, { task: 'lessons', settings, total, size: sizeFor(total) }));
  }
  const run = RunFolder.open(path);
  if (!run.ok) return run;
  const isSame = isDeepStrictEqual(run.value.plan.settings, JSON.parse(JSON.stringify(settings)));
  if (isSame && run.value.plan.total === total) return run;
  return problem(`${path} holds self-play of another course; choose another folder`);
}

const countMissing = (run: RunFolder): number => run.missing().reduce((sum, { from, to }) => sum + to - from, 0);

/** Learns from the last runs, going on from the net of the generation before. */
async function learn(
  runs: readonly RunFolder[],
  course: Course,
  training: Training,
  card: Omit<NetCard, 'data'>,
  before: NetFile | undefined,
  report: CourseReport,
): Promise<Result<NetFile>> {
  const { games, learner: command, setup } = course;
  const generation = runs.length - 1;
  const recent = runs.slice(-WINDOW);
  const played = `${games * runs.length} games of self-play in ${plural(runs.length, 'generation', 'generations')}`;
  const noted = (rows: number): NetCard => ({ ...card, data: `${played}, ${rows} rows of the last ${recent.length}` });
  const blocks = training.blocks?.(setup) ?? [];
  const read = blocks.reduce((sum, [, , outputs]) => sum + outputs, 0) || training.inputs(setup);
  const sizes = [read, ...training.widths, training.outputs];
  const own = training.ownShare ?? OWN;
  const rates = { outcome: before ? [] : OUTCOME_RATES, returns: RETURN_RATES };
  if (command !== undefined) {
    const made = await learnOutside(command, recent.at(-1)!.path, {
      runs: recent.map(({ path }) => path),
      inputs: training.inputs(setup),
      blocks,
      sizes,
      rates,
      trust: TRUST,
      own,
      seed: course.seed + generation,
      ...(before && { before }),
    });
    return made.ok ? ok(netFileOf(made.value.net, noted(made.value.rows))) : made;
  }
  const rng = new FastRng(course.seed, 0x7000_0000 + generation);
  const rows = rowsOf(recent, training, setup);
  const known = before && readNet(before);
  const learner = new Learner(known?.ok ? known.value : freshParts(sizes, blocks, rng));
  const passes = rates.outcome.length + rates.returns.length;
  const opinions = rows.opinions();
  const outcomes = opinions ? judgedReturnsOf(rows, opinions, TRUST, own) : outcomesOf(rows);
  for (const [pass, rate] of [...rates.outcome, ...rates.returns].entries()) {
    const looksOn = !opinions && pass >= rates.outcome.length;
    const targets = looksOn ? returnsOf(rows, learner.judge(rows), TRUST) : outcomes;
    report.learns(generation, pass + 1, passes, learner.learn(rows, targets, rate, rng));
    await setImmediate();
  }
  return ok(netFileOf(learner.net, noted(rows.size)));
}

function rowsOf(runs: readonly RunFolder[], training: Training, setup: Setup): Rows {
  const rows = new Rows(training.inputs(setup), training.outputs);
  for (const run of runs) {
    for (const [, ...games] of run.finished()) for (const game of games) rows.add(unpacked(game));
  }
  return rows;
}

/** The file appears under its name only when all of it is there. */
function keep(file: string, net: NetFile): void {
  writeFileSync(`${file}.new`, `${JSON.stringify(net)}\n`);
  renameSync(`${file}.new`, file);
}
