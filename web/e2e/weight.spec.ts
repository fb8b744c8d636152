import { expect, test } from '@playwright/test';
import { GAMES } from '@hideout/catalogue/house';
import { MOST_SCRIPT, weightOfHome, weightOfTable } from '../scripts/weight.ts';
import { ADDRESS } from './address.ts';

test('the first page fetches no more script than was promised', async ({ page }) => {
  expect(await weightOfHome(page, ADDRESS)).toBeLessThan(MOST_SCRIPT.home);
});

for (const { id } of GAMES)
  test(`a first game of ${id} fetches no more script than was promised, a hint included`, async ({ page }) => {
    expect(await weightOfTable(page, ADDRESS, id)).toBeLessThan(MOST_SCRIPT.table);
  });
