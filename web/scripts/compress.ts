import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** What gets smaller by it, and from which size on it is worth another file. */
const TEXT = /\.(js|css|html|svg)$/;
const LEAST_BYTES = 1000;

/** Writes each text of the page beside itself in compressed form as well: whoever serves it need not do so for every visit. */
export function compress(): Plugin {
  return {
    name: 'hideout-compress',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      for (const file of Object.keys(bundle).filter((name) => TEXT.test(name))) {
        const path = join(dir!, file);
        const text = readFileSync(path);
        if (text.length < LEAST_BYTES) continue;
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
        };
        writeFileSync(`${path}.br`, brotliCompressSync(text, { params }));
        writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
      }
    },
  };
}
