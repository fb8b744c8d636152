import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compress } from './scripts/compress.ts';
import { offline } from './scripts/offline.ts';
import { pictures } from './scripts/pictures.ts';

/** Where the server of the house listens while the page is developed. */
const SERVER = process.env['HIDEOUT_SERVER'] ?? 'http://localhost:7070';

/**
 * Has the browser compile a whole script while it loads it, beside the page, rather than function by function when they
 * are first called: the first move needs most of them at once.
 */
const EAGER = '//# allFunctionsCalledOnLoad';

/** What every first visit needs comes in few files, which compress better: React, and what the shelf shows of all games. */
const TOGETHER = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|wouter|regexparam|use-sync-external-store)\// },
  {
    name: 'shell',
    test: /(web\/src\/(shell\/(Broken|Button|Frame|Line|Loading|Mark|Missing|NoSuchGame|useLeftSoon|useTitle)|pages\/home\/|shelf\/(fetchOnce|games|Picture|titles)|store\/(settings|gameLines)|words\/words|server\/(lobby|pass))|boardkit\/src\/Store\.ts|catalogue\/src\/)/,
  },
  { name: 'manifests', test: /games\/[^/]+\/(manifest|facts)\.ts$/ },
  { name: 'pictures', test: /(games\/[^/]+\/board\/Picture|boardkit\/src\/Pip)\.tsx$/ },
];

/** The style comes first, and on a slow line alone: with it something is seen. The first script then calls for the others. */
const styleFirst = (): Plugin => ({
  name: 'hideout-style-first',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => {
      const style = /\n *<link rel="stylesheet"[^>]*>/.exec(html)?.[0] ?? '';
      const scripts = html.replace(style, '').replaceAll(/\n *<link rel="modulepreload"[^>]*>/g, '');
      return scripts.replace(/\n *<script type="module"/, `${style}$&`);
    },
  },
});

export default defineConfig(({ command }) => {
  // What is built is the product, whatever NODE_ENV the caller happens to have: a test runner leaves its own behind.
  if (command === 'build') process.env['NODE_ENV'] = 'production';
  return {
    root: import.meta.dirname,
    plugins: [react(), styleFirst(), offline(), pictures(), compress()],
    worker: { format: 'es' },
    build: {
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: { postBanner: EAGER, codeSplitting: { includeDependenciesRecursively: false, groups: TOGETHER } },
      },
    },
    server: { port: 7071, proxy: { '/api': { target: SERVER, ws: true } } },
    preview: { port: 7072, proxy: { '/api': { target: SERVER, ws: true } } },
  };
});
