import { readFileSync } from 'node:fs';
import { readRecord } from '@hideout/kernel';
import { recordsOf, subject } from '@hideout/testkit';
import { expect, it } from 'vitest';
import { caperEurope } from '../src/index.ts';

const RECORDS = new URL('records/', import.meta.url);

recordsOf(subject(caperEurope), RECORDS);

it.each([
  ['won-by-points', 'paris', 'points'],
  ['tie-won-by-coins', 'rome', 'coins'],
  ['tie-won-by-goods', 'london', 'goods'],
  ['draw', 'barcelona', 'draw'],
])('[CE-9.5] %s, in %s', (name, city, ending) => {
  const record = readRecord(readFileSync(new URL(`${name}.json`, RECORDS), 'utf8'));
  expect(record).toMatchObject({ ok: true, value: { setup: { options: { city } }, outcome: { ending } } });
});
