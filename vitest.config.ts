import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Rules keep no state in modules, so test files share a process: four times as fast.
    pool: 'forks',
    isolate: false,
    // Node runs TypeScript itself: ten times as fast in the rules' inner loops as the module runner.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // Servers, programs and databases keep tests waiting: one worker more than there are cores has something to do.
    maxWorkers: availableParallelism() + 1,
    globalSetup: 'scripts/scratchTmp.ts',
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // A busy machine takes its time: what never comes fails by the limit of its test.
    expect: { requireAssertions: true, poll: { timeout: 30_000 } },
    coverage: {
      include: [
        'kernel/src/**',
        'games/*/rules/**',
        'games/*/words/**',
        'games/*/bots/**',
        'catalogue/src/**',
        'testkit/src/**',
        'bots/src/**',
        'protocol/src/**',
        'server/src/**',
        'lab/src/**',
        'cli/src/**',
      ],
    },
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['**/test/**/*.test.ts', '**/src/**/*.test.ts'] },
      },
      {
        // Every rule test again, with a copy and an encode–decode round trip between actions.
        extends: true,
        test: { name: 'twin', include: ['games/*/test/**/*.test.ts'], env: { TWIN: '1' } },
      },
    ],
  },
});
