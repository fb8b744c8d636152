// npm run wheel: the Python package with the engine in it, as dist/hideout-<version>-py3-none-any.whl. Needs no Python.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import manifest from '../package.json' with { type: 'json' };
import { zipOf } from './zip.ts';

const ROOT = join(import.meta.dirname, '..');
const PYTHON = join(ROOT, 'python');
const ENGINE = 'lab/src/engine/main.ts';
const { version } = manifest;

/** The bundled engine by the names that its files have in the package. */
function engineFiles(): [string, Uint8Array][] {
  const folder = mkdtempSync(join(tmpdir(), 'hideout-engine-'));
  try {
    const built = join(folder, 'engine');
    const { status } = spawnSync(process.execPath, ['scripts/build.ts', ENGINE, built], {
      cwd: ROOT,
      stdio: 'inherit',
    });
    if (status !== 0) throw new Error('the engine could not be bundled');
    // The engine never opens the packs of puzzles.
    const files = globSync('*.js', { cwd: built, exclude: ['puzzles-*.js'] }).toSorted();
    return files.map((file) => [`hideout/_engine/${file}`, readFileSync(join(built, file))]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const packageFiles = (): [string, Uint8Array][] =>
  globSync(['hideout/**/*.py', 'hideout/py.typed'], { cwd: PYTHON })
    .map((file) => relative(PYTHON, join(PYTHON, file)).replaceAll(sep, '/'))
    .filter((file) => !file.includes('__pycache__'))
    .toSorted()
    .map((file) => [file, readFileSync(join(PYTHON, file))]);

/** What the project file says, in the form of a wheel. */
function metadata(): string {
  const project = readFileSync(join(PYTHON, 'pyproject.toml'), 'utf8');
  const field = (name: string): string => new RegExp(`^${name} = "(.*)"$`, 'm').exec(project)![1]!;
  if (field('version') !== version) throw new Error(`python/pyproject.toml is not of version ${version}`);
  const [, extras = ''] = /^rl = \[(.*)\]$/m.exec(project) ?? [];
  const needs = extras.split(', ').map((each) => `Requires-Dist: ${JSON.parse(each) as string}; extra == "rl"`);
  return [
    'Metadata-Version: 2.1',
    `Name: ${field('name')}`,
    `Version: ${version}`,
    `Summary: ${field('description')}`,
    'License: MIT',
    `Requires-Python: ${field('requires-python')}`,
    'Provides-Extra: rl',
    ...needs,
    'Description-Content-Type: text/markdown',
    '',
    readFileSync(join(PYTHON, 'README.md'), 'utf8'),
  ].join('\n');
}

const info = `hideout-${version}.dist-info`;
const text = (content: string): Uint8Array => new TextEncoder().encode(content);
const files: [string, Uint8Array][] = [
  ...packageFiles(),
  ...engineFiles(),
  ['hideout/_engine/package.json', text('{ "type": "module" }\n')],
  [`${info}/METADATA`, text(metadata())],
  [`${info}/WHEEL`, text('Wheel-Version: 1.0\nGenerator: hideout\nRoot-Is-Purelib: true\nTag: py3-none-any\n')],
  [`${info}/LICENSE`, readFileSync(join(ROOT, 'LICENSE'))],
];
const record = files.map(([name, bytes]) => {
  return `${name},sha256=${createHash('sha256').update(bytes).digest('base64url')},${bytes.length}`;
});
files.push([`${info}/RECORD`, text(`${record.join('\n')}\n${info}/RECORD,,\n`)]);

const folder = process.argv[2] ?? join(ROOT, 'dist');
mkdirSync(folder, { recursive: true });
const wheel = join(folder, `hideout-${version}-py3-none-any.whl`);
writeFileSync(wheel, zipOf(files));
console.log(wheel);
