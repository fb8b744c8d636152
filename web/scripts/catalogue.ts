import type { Plugin } from 'vite';

const INDEX = /catalogue\/src\/index\.ts$/;
const FETCHED = /import\('([^']+)'\)/g;

/** The manifests are small and always needed: in the page they come with the catalogue, not one by one after it. */
export const manifestsAtOnce = (): Plugin => ({
  name: 'hideout-manifests-at-once',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!INDEX.test(id)) return undefined;
    const folders: string[] = [];
    const list = code.replaceAll(FETCHED, (_, folder: string) => `folder${folders.push(folder)}`);
    const heads = folders.map((folder, number) => `import * as folder${number + 1} from '${folder}';\n`);
    return { code: heads.join('') + list };
  },
});

const NOTHING = '\0hideout-nothing';
const MANIFEST = /games\/[^/]+\/manifest\.ts$/;

/** Leaves parts out that manifests offer and this bundle never asks for: folders, or files by how they begin. */
export const without = (...parts: readonly string[]): Plugin => ({
  name: 'hideout-without',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer = '') =>
    MANIFEST.test(importer) && parts.some((part) => source.startsWith(`./${part}`)) ? NOTHING : undefined,
  load: (id) => (id === NOTHING ? 'export {}' : undefined),
});
