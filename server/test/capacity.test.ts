import { expect, it } from 'vitest';
import { capacityOf, thisMachine } from '../src/capacity.ts';
import { STANDARD } from '../src/config.ts';
import { settingsFrom } from '../src/settings.ts';

const GIB = 2 ** 30;

it('a house has as many tables and sockets as memory and open files allow', () => {
  expect(capacityOf({ memory: GIB, files: 100_000 })).toEqual({ tables: 3276, sockets: 6552 });
  expect(capacityOf({ memory: 2 * GIB, files: 100_000 })).toEqual({ tables: 6553, sockets: 13_106 });
  expect(capacityOf({ memory: 2 * GIB, files: 1024 })).toEqual({ tables: 6553, sockets: 824 });
  expect(capacityOf({ memory: 2 ** 60, files: Number.MAX_SAFE_INTEGER })).toEqual({
    tables: 100_000,
    sockets: 200_000,
  });
  expect(STANDARD.limits).toMatchObject(capacityOf(thisMachine()));
});

it('a host may set them', () => {
  const limits = { ...STANDARD.limits, tables: 12, sockets: 34 };
  expect(settingsFrom({}, { HIDEOUT_TABLES: '12', HIDEOUT_SOCKETS: '34' })).toMatchObject({
    ok: true,
    value: { limits },
  });
  const problem = 'HIDEOUT_TABLES and HIDEOUT_SOCKETS must be whole numbers from 1 to 999999';
  for (const wrong of ['0', '-1', 'many', '1000000'])
    expect(settingsFrom({}, { HIDEOUT_TABLES: wrong })).toEqual({ ok: false, problem });
});
