import { EARLIER, gameOf } from '@hideout/catalogue/house';
import { capsAndHammers } from '@hideout/games/caps-and-hammers';
import { readRecord, writeRecord } from '@hideout/kernel';
import { expect, test, type Page } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { after, keptGame } from './keptGame.ts';
import { openKept, playByMouse, quicken } from './player.ts';

/** The record of a game that the page keeps. */
const keptRecord = (page: Page, id: string): Promise<string> =>
  page.evaluate((key) => (JSON.parse(localStorage.getItem(key)!) as { record: string }).record, `hideout/game/${id}`);

test('a game of earlier rules goes on by them, and the next one is by the current rules', async ({ page }) => {
  await quicken(page);
  const game = gameOf(capsAndHammers.id, 1);
  await openKept(
    page,
    keptGame('old', { game, seats: ['person', 'random'], secret: '07'.repeat(32), until: after(165) }),
  );
  await playByMouse(page);
  const versionOf = async (id: string): Promise<number> =>
    (JSON.parse(await keptRecord(page, id)) as { rulesVersion: number }).rulesVersion;
  expect(await versionOf('old')).toBe(1);
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(page).not.toHaveURL(/\/play\/old$/);
  await expect(page.getByRole('main', { name: 'The table' })).toBeVisible();
  expect(await versionOf(new URL(page.url()).pathname.split('/').at(-1)!)).toBe(capsAndHammers.rulesVersion);
});

for (const { id, rulesVersion } of EARLIER) {
  const folder = new URL(`../../games/${id}/test/records/version-${rulesVersion}/`, import.meta.url);
  const text = readFileSync(new URL(readdirSync(folder)[0]!, folder), 'utf8');

  test(`${id}, rules version ${rulesVersion}: a live game goes on; a record is replayed, verified and played on`, async ({
    page,
  }) => {
    await quicken(page);
    const read = readRecord(text);
    if (!read.ok) throw new Error(read.problem);
    const { moves, names } = read.value;
    const record = writeRecord({ ...read.value, moves: moves.slice(0, moves.length >> 1), outcome: undefined });
    const seats = names.map((_, seat) => (seat === 0 ? 'person' : 'easy'));
    const live = { record, seats, forced: [], guided: false, imported: false, changed: 0 };
    await openKept(page, ['hideout/game/live', JSON.stringify(live)]);
    await playByMouse(page, 2);
    const now = readRecord(await keptRecord(page, 'live'));
    expect(now).toMatchObject({ ok: true, value: { rulesVersion } });
    expect(now.ok && now.value.moves.length).toBeGreaterThan(moves.length >> 1);

    await page.goto('/replay');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'record.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await page.getByRole('button', { name: 'One step on' }).click();
    await page.getByRole('button', { name: 'Verify the deal' }).click();
    await expect(page.getByText(/^Proven/)).toBeVisible();
    await page.getByRole('button', { name: 'Play on from here (against bots)' }).click();
    await expect(page.getByRole('main', { name: 'The table' })).toBeVisible();
    await playByMouse(page, 1);
  });
}
