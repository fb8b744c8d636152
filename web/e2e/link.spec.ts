import { expect, test, type Browser, type Page } from '@playwright/test';
import { quicken } from './player.ts';

async function openPage(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await quicken(page);
  return page;
}

const hand = (page: Page) => page.getByRole('list', { name: /^Your hand/ });

/** Whoever can act does one thing; false when the game is over. */
async function actOnce(pages: readonly Page[]): Promise<boolean> {
  for (;;) {
    for (const page of pages) {
      if (await page.getByRole('group', { name: 'Result' }).isVisible()) return false;
      const thing = page.locator('[data-standing="possible"]').first();
      if (!(await thing.isVisible())) continue;
      const before = await page.locator('.table-move').textContent();
      await thing.click();
      await expect(
        page
          .locator('.table-move')
          .or(page.getByRole('group', { name: 'Result' }))
          .first(),
      ).toBeVisible();
      await expect.poll(() => page.locator('.table-move').textContent()).not.toBe(before);
      return true;
    }
    await pages[0]!.waitForTimeout(50);
  }
}

test('two browsers play by link, and one of them reconnects in the middle', async ({ browser }) => {
  const host = await openPage(browser);
  await host.goto('/new/caper-cards');
  await host.locator('.seat-row select').nth(1).selectOption('friend');
  await host.getByRole('button', { name: 'Open the table' }).click();
  const link = await host.getByLabel('Send this link to your friends').inputValue();
  await host.getByRole('button', { name: 'Sit down on seat 1' }).click();

  const guest = await openPage(browser);
  await guest.goto(link);
  await guest.getByLabel('Your name').fill('Grace');
  await guest.getByRole('button', { name: 'Come in' }).click();
  await guest.getByRole('button', { name: 'Sit down on seat 2' }).click();
  await expect(host.getByText('Grace')).toBeVisible();
  await host.getByRole('button', { name: 'Start the game' }).click();
  await expect(hand(host)).toBeVisible();
  await expect(hand(guest)).toBeVisible();

  const pages = [host, guest];
  await actOnce(pages);
  await guest.context().setOffline(true);
  await guest.reload().catch(() => {});
  await guest.context().setOffline(false);
  await guest.goto(link);
  await expect(hand(guest)).toBeVisible();
  expect(await guest.locator('.table-move').textContent()).toBe(await host.locator('.table-move').textContent());

  await guest.getByLabel('Say something').fill('good luck');
  await guest.getByRole('button', { name: 'Send' }).click();
  await expect(host.getByText('good luck')).toBeVisible();

  for (let action = 0; action < 60 && (await actOnce(pages)); action++);
  await expect(host.getByRole('group', { name: 'Result' })).toBeVisible();
  await expect(guest.getByRole('group', { name: 'Result' })).toBeVisible();
  await guest.getByRole('link', { name: 'Replay' }).click();
  await guest.getByRole('button', { name: 'Verify the deal' }).click();
  await expect(guest.getByText(/^Proven/)).toBeVisible();
  await host.context().close();
  await guest.context().close();
});

test('a spectator sees the table and no hand', async ({ browser }) => {
  const host = await openPage(browser);
  await host.goto('/new/caper-cards');
  await host.locator('.seat-row select').nth(1).selectOption('open');
  await host.getByRole('button', { name: 'Open the table' }).click();
  await host.getByRole('button', { name: 'Sit down on seat 1' }).click();
  const address = host.url();
  const other = await openPage(browser);
  await other.goto('/');
  await other.getByRole('link', { name: 'Caper Cards: Join' }).first().click();
  await other.getByLabel('Your name').fill('Hedy');
  await other.getByRole('button', { name: 'Come in' }).click();
  await other.getByRole('button', { name: 'Sit down on seat 2' }).click();
  await expect(host.getByText('Hedy')).toBeVisible();
  await host.getByRole('button', { name: 'Start the game' }).click();
  await expect(hand(host)).toBeVisible();

  const watcher = await openPage(browser);
  await watcher.goto(address);
  await watcher.getByLabel('Your name').fill('Ida');
  await watcher.getByRole('button', { name: 'Come in' }).click();
  await expect(watcher.getByRole('list', { name: /^Crew in play/ })).toBeVisible();
  await expect(hand(watcher)).toHaveCount(0);
  await expect(watcher.locator('[data-standing="possible"]')).toHaveCount(0);
  for (const page of [host, other, watcher]) await page.context().close();
});
