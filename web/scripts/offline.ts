import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const WORKER = join(import.meta.dirname, '../src/offline/worker.js');
/** What the page needs besides what the build makes. */
const STILL = ['/', '/manifest.webmanifest', '/icon.svg', '/icon-192.png', '/icon-512.png'];

/** Writes the service worker with the list of all files of this build, so that every game plays offline once one page has loaded. */
export function offline(): Plugin {
  return {
    name: 'hideout-offline',
    apply: 'build',
    generateBundle: {
      // Chunks that hold nothing but style are gone by then.
      order: 'post',
      handler(_options, bundle) {
        const files = Object.keys(bundle).filter((file) => !file.endsWith('.map') && file !== 'index.html');
        const list = [...STILL, ...files.map((file) => `/${file}`)];
        // File names carry the digest of their contents; only the page itself does not.
        const page = bundle['index.html'];
        const text = page?.type === 'asset' ? String(page.source) : '';
        const version = createHash('sha256').update(list.join('\n')).update(text).digest('hex').slice(0, 12);
        const source = readFileSync(WORKER, 'utf8')
          .replace('hideout-VERSION', `hideout-${version}`)
          .replace("['FILES']", JSON.stringify(list));
        this.emitFile({ type: 'asset', fileName: 'worker.js', source });
      },
    },
  };
}
