import { readRecord } from '@hideout/kernel';
import { earlierRecordsOf, recordsOf, subject } from '@hideout/testkit';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { earlier } from '../rules/earlier.ts';
import { caper1970 } from '../rules/index.ts';

const RECORDS = new URL('records/', import.meta.url);

recordsOf(subject(caper1970), RECORDS);
earlierRecordsOf(earlier.map(subject), RECORDS);

it('[CA-9.2] a recorded game was won by two', () => {
  const record = readRecord(readFileSync(new URL('shared-win.json', RECORDS), 'utf8'));
  expect(record.ok && record.value.outcome?.winners).toHaveLength(2);
});
