// Bundles a program, so that V8 need not look up imported names at every use: node scripts/build.ts <program.ts> [folder]
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { rolldown, type Plugin, type RolldownOutput } from 'rolldown';
import { dynamicImportVarsPlugin, importGlobPlugin } from 'rolldown/experimental';
import { builtName, bundleOf, currentKey, ingredients } from './bundle.mjs';

const ROOT = join(import.meta.dirname, '..');
const pathOf = (id: string): string => relative(ROOT, id).replaceAll(sep, '/');

/** Packages are loaded from node_modules, except those that a part has for itself; boards are for the page. */
function isExternal(id: string, importer = ''): boolean {
  const [, name] = /^(?!@hideout\/)((?:@[^/]+\/)?[a-z][^/]*)/.exec(id) ?? [];
  if (name === undefined) return id.includes('/board/');
  const [part = ''] = pathOf(importer).split('/');
  return !existsSync(join(ROOT, part, 'node_modules', name));
}

/** What calls what in the inner loops shares one scope; files of their own would look names up again. */
const HOT = /^(kernel|bots|labkit)\/src\/|^games\/[^/]+\/(?!test\/).*\.tsx?$/;

/**
 * Keeps addresses true: `new URL('worker.ts', import.meta.url)` is the built worker, which is bundled too, and any
 * other `import.meta.url` is still where the source lies.
 */
function keepAddresses(program: string): Plugin {
  const built = new Set([builtName(program)]);
  return {
    name: 'keep-addresses',
    load: {
      filter: { id: /\.ts$/ },
      handler(id) {
        const code = readFileSync(id, 'utf8');
        if (/import\.meta\.(dirname|filename|main)/.test(code))
          throw new Error(`${pathOf(id)}: only import.meta.url is kept`);
        return code.replaceAll(/new URL\('([^']+\.ts)', import\.meta\.url\)|import\.meta\.url/g, (_, path?: string) => {
          if (path === undefined) return `new URL('../../${pathOf(id)}', import.meta.url).href`;
          const file = join(dirname(id), path);
          const fileName = builtName(pathOf(file));
          if (!built.has(fileName)) this.emitFile({ type: 'chunk', id: file, fileName });
          built.add(fileName);
          return `new URL('${fileName}', import.meta.url)`;
        });
      },
    },
  };
}

async function bundle(program: string, dir: string, key: string): Promise<RolldownOutput> {
  const build = await rolldown({
    cwd: ROOT,
    platform: 'node',
    tsconfig: false,
    input: { [builtName(program)]: program },
    external: isExternal,
    // What a program writes for itself may be read only by the same program.
    transform: { define: { 'process.env.HIDEOUT_BUILD': JSON.stringify(key) } },
    treeshake: { moduleSideEffects: 'no-external' },
    plugins: [keepAddresses(program), dynamicImportVarsPlugin(), importGlobPlugin()],
    // The games are meant to share a scope, although the page fetches them one by one.
    checks: { ineffectiveDynamicImport: false, pluginTimings: false, bundlerTimings: false },
  });
  const isHot = (id: string): boolean => HOT.test(pathOf(id)) && pathOf(id) !== program;
  return build.write({
    dir,
    cleanDir: true,
    entryFileNames: '[name]',
    chunkFileNames: '[name]-[hash].js',
    sourcemap: true,
    sourcemapExcludeSources: true,
    codeSplitting: { groups: [{ name: 'hot', test: isHot }] },
  });
}

/** Bundles sources that stay the same meanwhile, and puts the whole bundle in its place at once. */
async function build(program: string, named?: string): Promise<void> {
  const key = currentKey();
  const folder = named ?? bundleOf(program, key);
  const unfinished = `${folder}.${process.pid}.tmp`;
  try {
    const { output } = await bundle(program, unfinished, key);
    if (currentKey() !== key) return await build(program, named);
    requireKnown(output);
    if (named !== undefined) rmSync(folder, { recursive: true, force: true });
    renameSync(unfinished, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error; // otherwise somebody else was faster
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/** A source that does not count for the key could change and leave a stale bundle. */
function requireKnown(output: RolldownOutput['output']): void {
  const known = new Set(ingredients());
  const sources = output
    .flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
    .filter((id) => id.startsWith(ROOT) && !id.includes('node_modules'));
  const strange = sources.map(pathOf).find((source) => !known.has(source));
  if (strange !== undefined) throw new Error(`${strange} is bundled, but scripts/bundle.mjs does not know of it`);
}

const [program, folder] = process.argv.slice(2);
if (program === undefined) throw new Error('Name a program, for example: node scripts/build.ts cli/src/main.ts');
await build(program, folder);
