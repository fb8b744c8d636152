import { readFileSync } from 'node:fs';
import { readRecord, replay, SPECTATOR } from '@hideout/kernel';
import { earlierRecordsOf, recordsOf, subject } from '@hideout/testkit';
import { expect, it } from 'vitest';
import { earlier } from '../rules/earlier.ts';
import { capsAndHammers, type Event } from '../rules/index.ts';

const RECORDS = new URL('records/', import.meta.url);
const game = subject(capsAndHammers);

recordsOf(game, RECORDS);
earlierRecordsOf(earlier.map(subject), RECORDS);

/** Everything that happened in the recorded game of that name, and how it ended. */
function told(name: string): { readonly events: Event[]; readonly ending: string } {
  const record = readRecord(readFileSync(new URL(`${name}.json`, RECORDS), 'utf8'));
  if (!record.ok) throw new Error(record.problem);
  const match = replay(game, record.value);
  if (!match.ok) throw new Error(match.problem);
  return { events: match.value.history(SPECTATOR).flat(), ending: match.value.outcome!.ending };
}

it.each([
  ['caps-win', 'caps'],
  ['hammers-win', 'hammers'],
  ['draw', 'draw'],
])('[CH-8.2] %s', (name, ending) => {
  expect(told(name).ending).toBe(ending);
});

it('[CH-4.3] defcon-reset: Defcon falls to 1, five protests are drawn for it, and it is 5 again', () => {
  const types = told('defcon-reset').events.filter(({ type }) => ['lowered', 'protested', 'reset'].includes(type));
  const at = types.findIndex(({ type }) => type === 'reset');
  const fall = types.findLastIndex((event, i) => i < at && event.type === 'lowered');
  expect(types[fall]).toEqual({ type: 'lowered', defcon: 1 });
  expect(types[at]).toEqual({ type: 'reset', defcon: 5 });
  expect([5, 10]).toContain(at - fall - 1);
});

it('[CH-4.1] protest-pile-run-dry: the pile is drawn or planted empty', () => {
  expect(told('protest-pile-run-dry').events).toContainEqual({ type: 'ranDry' });
});
