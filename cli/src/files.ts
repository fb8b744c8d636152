import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { readRecord, type GameRecord } from '@hideout/kernel';
import { BadInput } from './badInput.ts';
import type { Terminal } from './terminal.ts';

/** No record comes near this; anything larger is something else. */
const MAX_BYTES = 4_000_000;

/** The record in a file. */
export function readRecordFile(terminal: Terminal, file: string): GameRecord {
  const path = resolve(terminal.streams.folder, file);
  const record = readRecord(readText(path, file, 'Hideout record'));
  if (record.ok) return record.value;
  throw new BadInput(`${file}: ${record.problem}`);
}

/** The text of a file of ours; `kind` is what it is otherwise said not to be. */
export function readText(path: string, file: string, kind: string): string {
  try {
    const { size } = statSync(path);
    if (size > MAX_BYTES) throw new BadInput(`${file}: this is not a ${kind}, it is too large`);
    // Invalid bytes and a byte order mark are not skipped: they are no part of it.
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(path));
  } catch (error) {
    if (error instanceof TypeError) throw new BadInput(`${file}: this is not a ${kind}, it is not text`);
    throw trouble('read', file, error);
  }
}

/** Writes a file that must not exist yet, unless `force` is given. */
export function writeNew({ streams }: Terminal, file: string, text: string, force: 'force' | undefined): void {
  const path = resolve(streams.folder, file);
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text, { flag: force ? 'w' : 'wx' });
  } catch (error) {
    throw trouble('write', file, error);
  }
}

/** Replaces a file of ours as a whole: whatever happens, either the old or the new text is there. */
export function replaceFile(path: string, text: string): void {
  const draft = `${path}.new`;
  writeFileSync(draft, text);
  renameSync(draft, path);
}

const TROUBLES: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'there is no such folder',
  EISDIR: 'it is a folder',
  EEXIST: 'it exists already; --force overwrites it',
  EACCES: 'it is not allowed',
  EROFS: 'the disk cannot be written to',
  ENOSPC: 'the disk is full',
};

function trouble(verb: 'read' | 'write', file: string, error: unknown): unknown {
  const code = (error as NodeJS.ErrnoException).code;
  if (error instanceof BadInput || code === undefined) return error;
  return new BadInput(`cannot ${verb} ${file}: ${TROUBLES[code] ?? code}`);
}
