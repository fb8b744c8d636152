import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { openStore, type StorePlace } from './open.ts';
import { readEverything } from './dump.ts';
import { SqlStore } from './sqlStore.ts';
import { Postgres } from './postgres.ts';
import { readMoment } from './sqlite.ts';
import type { DumpLine } from './store.ts';

const HEAD = '{"hideout":"backup","format":1}';

/** Writes everything, as it is at one moment, to a file, even while a server runs; answers how many lines it wrote. */
export async function backup(place: StorePlace, file: string): Promise<number> {
  if (existsSync(file)) throw new Error(`${file} exists already`);
  const draft = `${file}.part`;
  const hash = createHash('sha256');
  let lines = 0;
  const text = async function* (): AsyncIterable<string> {
    const hashed = (line: string): string => (hash.update(`${line}\n`), `${line}\n`);
    yield hashed(HEAD);
    for await (const line of everythingAt(place)) {
      lines++;
      yield hashed(JSON.stringify(line));
    }
    yield `${JSON.stringify({ lines, digest: hash.digest('hex') })}\n`;
  };
  try {
    // The file holds the secrets of games in progress: only its owner may read it.
    await pipeline(text, createWriteStream(draft, { mode: 0o600, flush: true }));
    renameSync(draft, file);
    return lines;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Restores a whole, undamaged backup into an empty store of either kind; answers how many lines it read. */
export async function restore(place: StorePlace, file: string): Promise<number> {
  const lines = await check(file);
  const store = await openStore(place, { mayBeLost: true });
  try {
    await store.load(linesOf(file));
    return lines;
  } finally {
    await store.close();
  }
}

async function* everythingAt({ databaseUrl, file }: StorePlace): AsyncIterable<DumpLine> {
  if (databaseUrl === undefined) {
    if (!existsSync(file)) throw new Error(`there is no ${file}`);
    return yield* readMoment(file, readEverything);
  }
  const store = new SqlStore(await Postgres.open(databaseUrl, 1));
  try {
    yield* store.dump();
  } finally {
    await store.close();
  }
}

/** Reads the whole file once and checks its length and digest before anything is restored. */
async function check(file: string): Promise<number> {
  const hash = createHash('sha256');
  let [first, last, lines] = ['', '', -2];
  for await (const text of textOf(file)) {
    if (lines === -2) first = text;
    else hash.update(`${last}\n`);
    last = text;
    lines++;
  }
  if (first !== HEAD) throw new Error(`${file} is not a Hideout backup`);
  if (last !== JSON.stringify({ lines, digest: hash.digest('hex') }))
    throw new Error(`${file} is damaged or incomplete`);
  return lines;
}

async function* linesOf(file: string): AsyncIterable<DumpLine> {
  for await (const text of textOf(file)) if (text.startsWith('{"kind"')) yield JSON.parse(text) as DumpLine;
}

const textOf = (file: string): AsyncIterable<string> =>
  createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Infinity });
