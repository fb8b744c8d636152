import { browse, browserCommand } from './browser.ts';
import { run } from './run.ts';

const interrupt = new AbortController();
process.on('SIGINT', () => interrupt.abort());
process.on('SIGTERM', () => interrupt.abort());
// Somebody who closes the pipe has seen enough: `hideout rules … | head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

const browser = browserCommand(process.env, process.platform);
process.exitCode = await run(process.argv.slice(2), {
  input: process.stdin,
  output: process.stdout,
  errors: process.stderr,
  environment: process.env,
  folder: process.cwd(),
  signal: interrupt.signal,
  browse: browser && ((address) => browse(browser, address)),
});
// Otherwise a terminal that was read from would keep the process waiting.
process.stdin.destroy();
