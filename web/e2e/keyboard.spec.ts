import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectClean } from './clean.ts';
import { openPage, openTable } from './together.ts';

/** Presses Tab until this has the focus. */
async function tabTo(page: Page, thing: Locator): Promise<void> {
  await expect(thing).toBeVisible();
  for (let press = 0; press < 80; press++) {
    if (await thing.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to ${thing.toString()}`);
}

async function press(page: Page, thing: Locator): Promise<void> {
  await tabTo(page, thing);
  await page.keyboard.press('Enter');
}

test('by keyboard and in German: an invitation, my games, the daily heist, somebody near, and a name that lasts', async ({
  browser,
}) => {
  const host = await openPage(browser);
  await host.goto('/new/caper-cards');
  await host.locator('.seat-row select').nth(1).selectOption('friend');
  await openTable(host);
  const guest = await openPage(browser, { locale: 'de-DE', viewport: { width: 390, height: 844 } });
  await guest.goto(await host.getByLabel('Send this link to your friends').inputValue());
  await tabTo(guest, guest.getByLabel('Dein Name'));
  await expectClean(guest, 'an invitation in German');
  await guest.keyboard.type('Grete');
  await press(guest, guest.getByRole('button', { name: 'Hinsetzen und spielen' }));
  await expect(guest.getByRole('main', { name: 'Der Tisch' })).toBeVisible();

  await guest.goto('/mine');
  await press(guest, guest.getByRole('link', { name: /Zurück an den Tisch/ }));
  await expect(guest.getByRole('main', { name: 'Der Tisch' })).toBeVisible();
  await guest.goto('/daily');
  await expect(guest.getByText('Du setzt dich als Grete.').first()).toBeVisible();
  await expectClean(guest, 'the daily heist in German');
  await press(guest, guest.getByRole('button', { name: 'Caper Cards: Heute spielen' }));
  await expect(guest.getByRole('main', { name: 'Der Tisch' })).toBeVisible();
  await guest.goto('/near/caper-europe');
  await expect(guest.getByRole('button', { name: 'Jemanden finden' })).toBeVisible();
  await expectClean(guest, 'somebody near in German');
  await press(guest, guest.getByRole('button', { name: 'Jemanden finden' }));
  await press(guest, guest.getByRole('button', { name: 'Nicht mehr warten' }));

  await guest.goto('/settings');
  await press(guest, guest.getByRole('button', { name: 'Meinen Namen mit Notfallcodes behalten' }));
  await expect(guest.locator('.account-codes li')).toHaveCount(8);
  await expectClean(guest, 'recovery codes in German');
  await press(guest, guest.getByRole('button', { name: 'Ich habe sie' }));
  await expect(guest.getByText('Du bist Grete, auf jedem Gerät')).toBeVisible();
  for (const page of [host, guest]) await page.context().close();
});
