// Runs every `check:…` script of package.json: one line per check, and the output of those that fail.
import { spawn } from 'node:child_process';
import manifest from '../package.json' with { type: 'json' };

const CHECKS = Object.entries(manifest.scripts).filter(([script]) => script.startsWith('check:'));

type Report = { readonly ok: boolean; readonly output: string; readonly seconds: number };

function runCheck(command: string): Promise<Report> {
  const start = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)));
    child.on('close', (code) => resolve({ ok: code === 0, output, seconds: (performance.now() - start) / 1000 }));
  });
}

/** Runs all checks at once, prints them in order and returns how many failed. */
export async function countFailedChecks(): Promise<number> {
  const running = CHECKS.map(([script, command]) => ({ script, report: runCheck(command) }));
  let failed = 0;
  for (const { script, report } of running) {
    const { ok, output, seconds } = await report;
    console.log(`${ok ? '✓' : '✗'} ${script.padEnd(16)}${seconds.toFixed(1)} s`);
    if (ok) continue;
    failed++;
    console.log(output.trimEnd().replaceAll(/^/gm, '    '));
  }
  return failed;
}

if (import.meta.main) process.exitCode = (await countFailedChecks()) > 0 ? 1 : 0;
