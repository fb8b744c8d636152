import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What waits for servers and databases takes longest and comes first, so that nobody waits for it alone at the end. */
class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isWaiting = ({ moduleId }: TestSpecification): boolean => /\/(server|lab|cli|scripts)\/test\//.test(moduleId);
    const sorted = await super.sort(files);
    return [...sorted.filter(isWaiting), ...sorted.filter((file) => !isWaiting(file))];
  }
}

export default defineConfig({
  test: {
    // Rules keep no state in modules, so test files share a process: four times as fast.
    pool: 'forks',
    isolate: false,
    // Node runs TypeScript itself: ten times as fast in the rules' inner loops as the module runner.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // Servers, programs and databases keep tests waiting: one worker more than there are cores has something to do.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: WaitingFirst },
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
