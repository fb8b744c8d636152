import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { manifestsAtOnce, without } from './scripts/catalogue.ts';
import { compress } from './scripts/compress.ts';
import { noCircles } from './scripts/noCircles.ts';
import { offline } from './scripts/offline.ts';
import { pictures } from './scripts/pictures.ts';

/** Where the server of the house listens while the page is developed. */
const SERVER = process.env['HIDEOUT_SERVER'] ?? 'http://localhost:7070';

/**
 * Has the browser compile a whole script while it loads it, beside the page, rather than function by function when they
 * are first called: the first move needs most of them at once.
 */
const EAGER = '//# allFunctionsCalledOnLoad';

/** What is needed to play a game, apart from what teaches it and what stands on the shelf. */
const GAME = /games\/([^/]+)\/(rules|words|board)\/(?!guide|primer|Picture|earlier|lessons)/;

/** Few files compress better than many and need fewer questions: what is always needed together comes together. */
const TOGETHER = [
  { name: 'react', test: /node_modules\/(react|use-sync-external-store)\// },
  { name: 'dom', test: /node_modules\/(react-dom|scheduler|wouter|regexparam)\// },
  {
    name: 'shelf',
    test: /(vite\/preload-helper|rolldown\/runtime|web\/src\/(ahead|pages\/setup\/callForTable|shelf\/(fetchOnce|games)|store\/(here|settings|gameLines)|words\/words)|boardkit\/src\/Store\.ts|catalogue\/src\/|games\/[^/]+\/(manifest|facts)\.ts$)/,
  },
  {
    name: 'shell',
    test: /web\/src\/(App|open|shell\/(Broken|Button|Frame|Line|Loading|Mark|Missing|NoSuchGame|useAnswer|useLeftSoon|useTitle)|pages\/home\/|shelf\/(Picture|titles)|server\/(lobby|pass)\.ts)/,
  },
  { name: 'pictures', test: /(games\/[^/]+\/board\/Picture|boardkit\/src\/Pip)\.tsx$/ },
  { name: 'kit', test: /(kernel\/src\/(?!provenanceWords)|boardkit\/src\/)/ },
  {
    name: 'table',
    test: /(web\/src\/(table\/(?!Advised|Ending|SignKey)|bot\/|session\/(?!Remote|Replay|Puzzle))|web\/src\/(pages\/(LocalTable|analysis\/Judged|rules\/Runs|setup\/(QuickStart|seatNames)|primer\/)|store\/(experience|history|localGames|newGame|sparring)|notes\/NoteBook|shelf\/rulebooks))/,
  },
  { name: (module: string) => GAME.exec(module)?.[1], debugName: 'games', test: GAME },
];

/**
 * The style comes first: with it something is seen. What every page is drawn with is long on its way, so it is called for
 * at once, after that.
 */
const styleFirst = (): Plugin => ({
  name: 'hideout-style-first',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle }) => {
      const style = /\n *<link rel="stylesheet"[^>]*>/.exec(html)?.[0] ?? '';
      const calls = Object.keys(bundle ?? {})
        .filter((file) => /\/dom-[^/]*\.js$/.test(file))
        .map((file) => `\n    <link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`);
      return html
        .replace(style, '')
        .replace(/\n *<script type="module"/, `${style}$&`)
        .replace('\n  </head>', `${calls.join('')}$&`);
    },
  },
});

export default defineConfig(({ command }) => {
  // What is built is the product, whatever NODE_ENV the caller happens to have: a test runner leaves its own behind.
  if (command === 'build') process.env['NODE_ENV'] = 'production';
  return {
    root: import.meta.dirname,
    plugins: [
      manifestsAtOnce(),
      without('bots/brain', 'lab/'),
      react(),
      styleFirst(),
      noCircles(),
      offline(),
      pictures(),
      compress(),
    ],
    worker: { format: 'es', plugins: () => [manifestsAtOnce(), without('board/', 'bots/ratings', 'lab/')] },
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
