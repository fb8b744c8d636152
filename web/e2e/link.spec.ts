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

/** Two people at a table by link whose game has begun, and its address. */
async function sitDown(browser: Browser, game: string, clock = 'without a clock') {
  const host = await openPage(browser);
  await host.goto(`/new/${game}`);
  const seats = host.locator('.seat-row select');
  await expect(seats.first()).toBeVisible();
  for (let seat = 1; seat < (await seats.count()); seat++) await seats.nth(seat).selectOption('friend');
  await host.getByLabel('Thinking time').selectOption(clock);
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
  return { host, guest, link };
}

test('two browsers play by link, and one of them reconnects in the middle', async ({ browser }) => {
  const { host, guest, link } = await sitDown(browser, 'caper-cards');
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

test('by link: a way of several units, running clocks, a move taken back, and a rematch', async ({ browser }) => {
  const { host, guest, link } = await sitDown(browser, 'caper-1970', '5 min + 5 s a turn');
  const [mover, other] = (await host.locator('.dock[data-mine]').isVisible()) ? [host, guest] : [guest, host];
  const move = (page: Page) => page.locator('.table-move');

  await mover.locator('.c7-space[data-standing="reachable"]').last().click({ force: true });
  await mover
    .getByRole('button', { name: /^(Go|Land by exact count): \d+ units$/ })
    .first()
    .click();
  await expect(move(other)).not.toHaveText(/^Move [12]$/);
  await expect(mover.locator('.c7-route[data-plan]')).toHaveCount(0);

  const clocks = other.getByRole('list', { name: 'Time left' }).getByRole('timer');
  await expect(clocks).toHaveCount(2);
  await expect.poll(async () => (await clocks.allTextContents()).some((text) => /^4:5\d$/.test(text))).toBe(true);

  await expect.poll(async () => (await move(mover).textContent()) === (await move(other).textContent())).toBe(true);
  const before = Number((await move(other).textContent())!.replace('Move ', ''));
  await other.getByRole('button', { name: 'Ask to take it back' }).click();
  await expect(mover.getByRole('alert')).toContainText('asks to take the last move back');
  await mover.getByRole('button', { name: 'Agree' }).click();
  for (const page of [mover, other]) await expect(move(page)).toHaveText(`Move ${before - 1}`);

  await other.getByRole('button', { name: 'Resign' }).click();
  for (const page of [mover, other]) await expect(page.getByRole('group', { name: 'Result' })).toBeVisible();
  await mover.getByRole('button', { name: 'Rematch' }).click();
  await expect.poll(() => host.url() !== link && host.url() === guest.url()).toBe(true);
  for (const page of [host, guest]) await page.context().close();
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
