import { earlierRecordsOf, recordsOf, subject } from '@hideout/testkit';
import { expect, it } from 'vitest';
import { earlier } from '../rules/earlier.ts';
import { caperCards } from '../rules/index.ts';
import { readGame, RECORDS, replayed } from './records.ts';

recordsOf(subject(caperCards), RECORDS);
earlierRecordsOf(earlier.map(subject), RECORDS);

it.each([
  ['won-alone', [5]],
  ['won-by-two', [5, 5]],
  ['won-by-three', [4, 4, 4]],
  ['won-by-four', [4, 4, 4, 4]],
])('[CC-3.7] %s', (name, scores) => {
  expect(replayed(readGame(name)).outcome).toMatchObject({ ending: 'won', scores });
});
