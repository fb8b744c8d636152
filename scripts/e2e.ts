// Runs the browser tests and counts them.
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';

const REPORT = 'runs/e2e.json';

/** The result of the browser tests. */
export interface BrowserTests {
  readonly passed: number;
  readonly failed: number;
}

/** Runs all browser tests in the system's Chromium; a run that fails without a failed test is one failure. */
export async function runBrowserTests(): Promise<BrowserTests> {
  rmSync(REPORT, { force: true });
  const code = await new Promise((resolve) => {
    spawn('playwright test', { cwd: 'web', shell: true, stdio: 'inherit' }).on('close', resolve);
  });
  const { passed, failed } = countReport();
  return { passed, failed: code === 0 && passed > 0 ? failed : Math.max(failed, 1) };
}

function countReport(): BrowserTests {
  try {
    const { stats } = JSON.parse(readFileSync(REPORT, 'utf8')) as {
      stats: Record<'expected' | 'unexpected' | 'flaky', number>;
    };
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
  } catch {
    return { passed: 0, failed: 0 };
  }
}
