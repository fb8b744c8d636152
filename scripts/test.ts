// All checks, then all tests. The last line counts the tests; a failed check counts as a failed test.
import { startVitest } from 'vitest/node';
import { countFailedChecks } from './check.ts';
import { runBrowserTests } from './e2e.ts';

let failed = await countFailedChecks();
let passed = 0;

const vitest = await startVitest('test', process.argv.slice(2), { watch: false });
for (const module of vitest.state.getTestModules()) {
  failed += module.errors().length;
  for (const test of module.children.allTests()) {
    const { state } = test.result();
    if (state === 'passed') passed++;
    if (state === 'failed') failed++;
  }
}
failed += vitest.state.getUnhandledErrors().length;
await vitest.close();

// A run of chosen tests leaves out the browser.
if (process.argv.length === 2) {
  const browser = await runBrowserTests();
  passed += browser.passed;
  failed += browser.failed;
}

// A run that Vitest itself calls a failure is never reported as clean.
if (process.exitCode) failed = Math.max(failed, 1);
process.exitCode = failed > 0 ? 1 : 0;
console.log(`\n${passed} passed, ${failed} failed`);
