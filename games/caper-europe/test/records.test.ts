import { readFileSync } from 'node:fs';
import { readRecord } from '@hideout/kernel';
import { earlierRecordsOf, recordsOf, subject } from '@hideout/testkit';
import { expect, it } from 'vitest';
import { earlier } from '../rules/earlier.ts';
import { caperEurope } from '../rules/index.ts';

const RECORDS = new URL('records/', import.meta.url);

recordsOf(subject(caperEurope), RECORDS);
earlierRecordsOf(earlier.map(subject), RECORDS);

it.each(['points', 'coins', 'goods', 'draw'])('[CE-9.5] a game that ended by %s', (ending) => {
  const record = readRecord(readFileSync(new URL(`${ending}.json`, RECORDS), 'utf8'));
  expect(record).toMatchObject({ ok: true, value: { outcome: { ending } } });
});
