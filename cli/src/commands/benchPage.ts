import { execFile } from 'node:child_process';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Bench } from '@hideout/lab';
import { replaceFile } from '../files.ts';
import { figure } from '../progress.ts';
import type { Terminal } from '../terminal.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const run = promisify(execFile);

/** Measures also what our own figures are compared with, and writes docs/benchmarks.md. */
export async function writeBenchPage(terminal: Terminal, benches: readonly Bench[], flags: string): Promise<void> {
  const told = async (what: string, script: string): Promise<string> => {
    terminal.print(`Measuring ${what} …`);
    const { stdout } = await run(process.execPath, ['scripts/run.mjs', script], { cwd: ROOT, maxBuffer: 1e7 });
    return stdout.trim();
  };
  const beside = {
    peers: await told('other engines', 'bench-peers/main.ts'),
    server: await told('the server', 'server/trials/load.ts'),
    page: await told('the page', 'web/scripts/bench.ts'),
    engine: await engineLines(benches),
  };
  replaceFile(`${ROOT}/docs/benchmarks.md`, pageOf(benches, beside, flags));
  terminal.print('Wrote docs/benchmarks.md');
}

/** What is measured by programs of their own, in their words. */
interface Beside {
  readonly peers: string;
  readonly server: string;
  readonly page: string;
  readonly engine: readonly string[];
}

/** Actions per second through `hideout engine`, driven by Python; without Python a line that says so. */
async function engineLines(benches: readonly Bench[]): Promise<string[]> {
  const lines: string[] = [];
  for (const { game } of benches) {
    const told = await run('python3', ['speed.py', game], { cwd: `${ROOT}/python` }).catch(() => undefined);
    if (!told) return ['Not measured: this machine has no python3.'];
    lines.push('```text', told.stdout.trimEnd(), '```', '');
  }
  return lines;
}

/** The figures of a bench, each with its heading at a terminal and on the page. */
export const ROWS = [
  ['actionsPerSecond', 'actions/s', 'random play: actions'],
  ['gamesPerSecond', 'games/s', 'random play: games'],
  ['clonesPerSecond', 'copies/s', 'copies of a state'],
  ['encodesPerSecond', 'encoded/s', 'states written down'],
  ['viewsPerSecond', 'views/s', 'views of a seat'],
  ['imaginesPerSecond', 'imagined/s', 'imagined states'],
  ['searchesPerSecond', 'search iterations/s', 'search iterations'],
  ['midgameSearchesPerSecond', '… half-way through', 'search iterations half-way through games'],
  ['plainSearchesPerSecond', '… there, by rules alone', 'the same by the rules alone, random playouts'],
  ['bytesPerAction', 'bytes/action', 'bytes of garbage per action'],
] as const;

function pageOf(benches: readonly Bench[], beside: Beside, flags: string): string {
  const [cpu] = cpus();
  const games = benches.map(({ game }) => game);
  const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const rows = ROWS.map(([key, , name]) => row(name, ...benches.map((bench) => figure(bench[key]))));
  return `# Benchmarks

Written by \`npm run bench -- --write${flags}\` on ${new Date().toISOString().slice(0, 10)}; that command measures all of it again.

Machine: ${cpu?.model ?? 'unknown processor'}, ${cpus().length} cores, ${process.platform} ${process.arch}, Node ${process.version}.
Rates are per second of one core's time, so that other work on the machine does not count. Each is the median of several
rounds after a warm-up, with each game in a process of its own.

## Ours

${row('', ...games)}
|${'---|'.repeat(games.length + 1)}
${rows.join('\n')}

\`npm run bench -- --check\` measures this again and compares each rate, divided by a yardstick from the same run, with
\`games/<id>/lab/baseline.json\`; more than 20 % less is a failure.

## Beside other engines

\`npm run bench:peers\`, all in one run. What is compared, and how fairly, is explained in
[bench-peers/README.md](../bench-peers/README.md).

${fenced(beside.peers)}

## Server

\`npm run bench:server\`: server, database and load on the same machine.

${fenced(beside.server)}

## Page

\`npm run bench:web\`: in Chromium, from the page as it is served.

${fenced(beside.page)}

## From another language

Actions per second through [the engine protocol](engine-protocol.md), with Python on the other side, in wall-clock time:

${beside.engine.join('\n')}
`;
}

const fenced = (text: string): string => `\`\`\`text\n${text}\n\`\`\``;
