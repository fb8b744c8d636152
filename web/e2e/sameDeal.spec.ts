import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectClean } from './clean.ts';
import { keptGame } from './keptGame.ts';
import { openKept, playByMouse, quicken, startSolo } from './player.ts';
import { openPage, sitDown } from './together.ts';

/** What stands in a row of the comparison: theirs and mine. */
const row = (page: Page, name: string): Locator =>
  page.getByRole('row', { name: new RegExp(`^${name}`) }).getByRole('cell');

/** Plays the deal of the replay on the page to its end, and compares. */
async function playAgain(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Play this deal' }).press('Enter');
  await expect(page.getByRole('main', { name: 'The table' })).toBeVisible();
  await playByMouse(page);
  await page.getByRole('link', { name: 'Compare with theirs' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Caper Cards: as they played it');
}

test('as they played it: the deal of a finished game is played again, and both are compared', async ({ page }) => {
  await quicken(page);
  await startSolo(page);
  await playByMouse(page);
  await page.getByRole('link', { name: 'Replay' }).first().click();
  await expect(page.getByRole('group', { name: 'As they played it' })).toBeVisible();
  await page.getByRole('button', { name: 'Play this deal' }).press('Enter');
  await expect(page.getByRole('main', { name: 'The table' })).toBeVisible();
  const again = page.url().split('/').at(-1)!;
  await page.goto(`/compare/${again}`);
  await expect(page.getByText('play it to its end first')).toBeVisible();
  await page.getByRole('link', { name: 'Go on playing' }).click();
  await playByMouse(page);
  await page.getByRole('link', { name: 'Compare with theirs' }).click();
  // The same choices in the same deal come to the same end.
  for (const name of ['Result', 'Actions']) {
    const [they, you] = await row(page, name).allTextContents();
    expect(you).toBe(they);
  }
  await expectClean(page, 'comparison');
});

test('as they played it, by link: a game that was given up is played again to its end, in the seat of the other', async ({
  browser,
}) => {
  const { host, guest } = await sitDown(browser, 'caper-cards');
  await guest.getByRole('button', { name: 'Resign' }).click();
  await guest.getByRole('button', { name: 'Resign for good' }).click();
  await guest.getByRole('link', { name: 'Replay' }).click();
  await guest.getByLabel('You sit where').selectOption('Ada');
  await playAgain(guest);
  await expect(row(guest, 'Players')).toHaveText(['Ada and Grace', 'You and Otto']);
  await expect(row(guest, 'Result')).toHaveText(['ended early', /^(won|lost)$/]);
  await expectClean(guest, 'comparison with a game by link');
  for (const page of [host, guest]) await page.context().close();
});

test('as they played it, out of an address: whoever gets a replay plays its deal, and has it beside theirs', async ({
  browser,
}) => {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  await quicken(page);
  const finished = { seats: ['person', 'easy'], secret: '5a'.repeat(32) };
  await openKept(page, keptGame('done', { ...finished, until: (match) => match.outcome !== undefined }));
  await page.getByRole('link', { name: 'Replay' }).first().click();
  await page.getByRole('button', { name: 'Share this replay' }).click();
  await expect(page.getByRole('button', { name: 'Address copied' })).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  await context.close();

  const other = await openPage(browser);
  await other.goto(text.slice(text.indexOf('http')));
  await playAgain(other);
  const players = ['Ada and Otto', 'You and Otto'];
  await expect(row(other, 'Players')).toHaveText(players);
  // It has been kept, and needs the address no more.
  await other.reload();
  await expect(row(other, 'Players')).toHaveText(players);
  await other.context().close();
});
