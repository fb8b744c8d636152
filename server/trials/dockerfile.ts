import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob, relative, resolve } from 'node:path';

/** An image as a folder, and how its container is started. */
export interface Image {
  /** The folder that stands for `/`. */
  readonly root: string;
  workdir: string;
  readonly environment: Record<string, string>;
  command: readonly string[];
}

const LEAST_NODE = 24;
const RUN_LIMIT_MS = 900_000;
/** What concerns a container only, not what lies in it. */
const ELSEWHERE = new Set(['USER', 'VOLUME', 'EXPOSE', 'STOPSIGNAL', 'HEALTHCHECK']);

/** Carries out the Dockerfile of a folder without Docker, each stage in a folder of its own; the answer is the last one. */
export function buildImage(context: string, scratch: string): Image {
  const stages = new Map<string, Image>();
  let stage!: Image;
  for (const [word, rest] of instructionsIn(join(context, 'Dockerfile'))) {
    if (word === 'FROM') {
      stage = begin(rest, join(scratch, String(stages.size)));
      stages.set(rest.split(' AS ')[1] ?? 'the last', stage);
    } else if (word === 'WORKDIR') mkdirSync(inside(stage, (stage.workdir = rest)), { recursive: true });
    else if (word === 'ENV')
      for (const [, name, quoted, plain] of rest.matchAll(/(\w+)=(?:"([^"]*)"|(\S*))/g))
        stage.environment[name!] = quoted ?? plain!;
    else if (word === 'COPY') copy(rest, stage, stages, context);
    else if (word === 'RUN') run(rest, stage);
    else if (word === 'CMD') stage.command = JSON.parse(rest) as string[];
    else if (!ELSEWHERE.has(word)) throw new Error(`this trial does not know ${word}`);
  }
  return stage;
}

/** Where a path of the image lies here. */
export const inside = ({ root, workdir }: Image, path: string): string => join(root, resolve(workdir, path));

/** The surroundings of a process in the image: its variables, Node as it runs here, and nothing of who started the trial. */
export function surroundings({ environment }: Image): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([key]) => key !== 'NODE_OPTIONS' && !key.startsWith('npm_'));
  const path = `${dirname(process.execPath)}:/usr/local/bin:/usr/bin:/bin`;
  return { ...Object.fromEntries(own), ...environment, PATH: path };
}

function instructionsIn(file: string): [string, string][] {
  const lines = readFileSync(file, 'utf8')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n');
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]);
}

function begin(from: string, root: string): Image {
  const node = Number(/^node:(\d+)/.exec(from)?.[1]);
  if (!(node >= LEAST_NODE)) throw new Error(`Node ${LEAST_NODE} or later is needed: FROM ${from}`);
  mkdirSync(root);
  return { root, workdir: '/', environment: {}, command: [] };
}

function copy(rest: string, stage: Image, stages: ReadonlyMap<string, Image>, context: string): void {
  const words = rest.split(' ');
  const from = words.find((word) => word.startsWith('--from='))?.slice('--from='.length);
  const [source, target] = words.filter((word) => !word.startsWith('--')) as [string, string];
  const options = { recursive: true, verbatimSymlinks: true };
  if (from !== undefined) return cpSync(inside(stages.get(from)!, source), inside(stage, target), options);
  const ignored = readFileSync(join(context, '.dockerignore'), 'utf8').trim().split('\n');
  const isSent = (file: string): boolean => !ignored.some((glob) => matchesGlob(relative(context, file), glob));
  cpSync(join(context, source), inside(stage, target), { ...options, filter: isSent });
}

function run(command: string, stage: Image): void {
  console.log(command);
  const { status } = spawnSync(command, {
    shell: true,
    cwd: inside(stage, '.'),
    env: surroundings(stage),
    timeout: RUN_LIMIT_MS,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`${command}: ended with ${status}`);
}
