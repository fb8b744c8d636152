import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeRecord, type AnyGame, type GameRecord } from '@hideout/kernel';
import type { AnyFixture } from './fixture.ts';
import { checksFor } from './judge.ts';
import { LawBroken } from './law.ts';
import type { LawCheck } from './laws/index.ts';
import type { Playout } from './playout.ts';
import { tryCase, type Case } from './reproduce.ts';
import { shrink } from './shrink.ts';

/** A law that was broken, and the smallest record found that breaks it. */
export interface Failure {
  readonly error: LawBroken;
  readonly record: GameRecord;
}

/** Makes a failure small: the same law must break by fewer actions, then in a smaller set-up. */
export function shrinkFailure(
  error: LawBroken,
  { game, setup, deal, moves }: Playout,
  fixture: AnyFixture | undefined,
  checks: readonly LawCheck[],
): Failure {
  const meant = checks.filter((check) => check.id === error.law);
  let found = error;
  const stillFails = (smaller: Case): boolean => {
    const broken = tryCase(smaller, fixture, meant);
    if (broken) found = broken;
    return broken !== undefined;
  };
  shrink({ game, setup, deal, actions: moves.map((move) => move.action) }, stillFails);
  return { error: found, record: found.playout!.record };
}

/** Where failures are written, below the folder that the tests run in. */
const FAILURES = 'runs';

/**
 * Hears a law of a game. A breach is made small and thrown with the command that shows it again and, unless no single
 * game shows it, with the file of its record.
 */
export function hearOf<T>({ id }: AnyGame, fixture: AnyFixture | undefined, hear: () => T, folder = FAILURES): T {
  try {
    return hear();
  } catch (error) {
    if (!(error instanceof LawBroken)) throw error;
    throw error.playout
      ? withRecord(shrinkFailure(error, error.playout, fixture, checksFor(fixture)), folder)
      : new LawBroken(error.law, error.what, undefined, {
          cause: error,
          again: [`  again   npm run hideout -- laws ${id}`],
        });
  }
}

function withRecord(failure: Failure, folder: string): LawBroken {
  const { law, what, playout } = failure.error;
  const { file, command } = writeFailure(failure, folder);
  return new LawBroken(law, what, playout, {
    cause: failure.error,
    again: [`  record  ${file}`, `  again   ${command}`],
  });
}

/** Writes the record of a failure into a folder: the file, and what to type to see it happen again. */
export function writeFailure({ error, record }: Failure, folder: string): { file: string; command: string } {
  mkdirSync(folder, { recursive: true });
  // What a broken game makes of its end may be what no record can hold.
  const text = writeRecord({ ...record, outcome: undefined });
  const digest = /"digest":"([0-9a-f]{8})/.exec(text)![1]!;
  const file = join(folder, `${record.game}-${error.law}-${digest}.json`);
  writeFileSync(file, text);
  return { file, command: `npm run hideout -- fuzz ${record.game} --reproduce ${file}` };
}
