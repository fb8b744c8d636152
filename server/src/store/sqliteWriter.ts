// Writes for `Sqlite` on a thread of its own: waiting for the disk must not hold up the sockets.
import { statSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import type { Statement } from './database.ts';
import { Receiver } from './letter.ts';
import { SqliteFile } from './sqliteFile.ts';

/** Whether each commit of a batch was carried out, or why it failed. */
export type Verdict = boolean | { readonly failed: string };

const { file: path, inode } = workerData as { readonly file: string; readonly inode: number };
const file = new SqliteFile(path);
const receiver = new Receiver();

parentPort!.on('message', (letter: string) => {
  if (letter !== 'close') return parentPort!.postMessage(commitBatch(receiver.read(letter)));
  file.db.close();
  parentPort!.close();
});

/** All commits that have gathered reach the disk together; each is carried out whole or not at all. */
function commitBatch(batch: readonly (readonly Statement[])[]): Verdict[] {
  try {
    requireFile();
    file.db.exec('BEGIN IMMEDIATE');
    const verdicts = batch.map(commitOne);
    file.db.exec('COMMIT');
    return verdicts;
  } catch (error) {
    if (file.db.isTransaction) file.db.exec('ROLLBACK');
    return batch.map(() => ({ failed: String(error) }));
  }
}

/** A file that was moved, deleted or emptied takes what is written with it. */
function requireFile(): void {
  const { ino, size } = statSync(path);
  if (ino !== inode || size === 0) throw new Error(`${path} is gone: it was moved, replaced or emptied`);
}

function commitOne(statements: readonly Statement[]): Verdict {
  file.db.exec('SAVEPOINT one');
  try {
    const isDone = statements.every((statement, index) => file.run(statement) > 0 || index > 0);
    if (!isDone) file.db.exec('ROLLBACK TO one');
    return isDone;
  } catch (error) {
    file.db.exec('ROLLBACK TO one');
    return { failed: String(error) };
  } finally {
    file.db.exec('RELEASE one');
  }
}
