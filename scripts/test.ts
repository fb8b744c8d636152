// All checks, then all tests. The last line counts the tests; a failed check counts as a failed test.
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { startVitest } from 'vitest/node';
import { countFailedChecks } from './check.ts';

const REPORT = 'runs/e2e.json';
// Tests start many programs from their sources: what Node has compiled once it need not compile again.
process.env['NODE_COMPILE_CACHE'] ??= resolve('build/compiled');

/** Runs all browser tests in the system's Chromium; a run that fails without a failed test is one failure. */
async function runBrowserTests(): Promise<void> {
  rmSync(REPORT, { force: true });
  const code = await new Promise((resolve) => {
    spawn('playwright test', { cwd: 'web', shell: true, stdio: 'inherit' }).on('close', resolve);
  });
  const { expected, unexpected, flaky } = readReport();
  const isClean = code === 0 && expected > 0;
  passed += expected;
  failed += isClean ? unexpected + flaky : Math.max(unexpected + flaky, 1);
}

/** How many browser tests ended how; none without a report. */
function readReport(): Record<'expected' | 'unexpected' | 'flaky', number> {
  try {
    return (JSON.parse(readFileSync(REPORT, 'utf8')) as { stats: ReturnType<typeof readReport> }).stats;
  } catch {
    return { expected: 0, unexpected: 0, flaky: 0 };
  }
}

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
if (process.argv.length === 2) await runBrowserTests();

// A run that Vitest itself calls a failure is never reported as clean.
if (process.exitCode) failed = Math.max(failed, 1);
process.exitCode = failed > 0 ? 1 : 0;
console.log(`\n${passed} passed, ${failed} failed`);
