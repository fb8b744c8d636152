import { expect, test, type Browser, type CDPSession, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { expectClean } from './clean.ts';
import { quicken } from './player.ts';

/** A browser of its own with an authenticator that confirms everything, as a phone does after a look at its owner. */
async function openDevice(browser: Browser): Promise<{ page: Page; cdp: CDPSession; authenticatorId: string }> {
  const page = await (await browser.newContext()).newPage();
  await quicken(page);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { page, cdp, authenticatorId };
}

const panel = (page: Page) => page.getByRole('region', { name: 'Your name' });
const press = (page: Page, name: string | RegExp) => panel(page).getByRole('button', { name }).click();
const unfold = (page: Page, name: string) => panel(page).getByText(name, { exact: true }).click();

/** Opens a table and sits down by that, which makes the browser a guest; answers with the table's address. */
async function sitAlone(page: Page, { seats = 2 } = {}): Promise<string> {
  await page.goto('/new/caper-cards');
  await page.getByRole('radio', { name: String(seats), exact: true }).check();
  for (let seat = 1; seat < seats; seat++) await page.locator('.seat-row select').nth(seat).selectOption('friend');
  await page.getByLabel('Name', { exact: true }).first().fill('Ada');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByRole('button', { name: 'Stand up' })).toBeVisible();
  return page.url();
}

test('a guest with a game keeps the name, comes to it from a second device and by a code, and deletes it all', async ({
  browser,
}) => {
  const first = await openDevice(browser);
  const table = await sitAlone(first.page);
  await first.page.goto('/mine');
  await first.page.getByRole('link', { name: 'Keep my name' }).press('Enter');
  const heading = panel(first.page).getByRole('heading', { name: 'Your name' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await press(first.page, 'Keep my name with a passkey');
  await expect(panel(first.page).locator('.account-codes li')).toHaveCount(8);
  const codes = await panel(first.page).locator('.account-codes li').allTextContents();
  await expectClean(first.page, 'recovery codes');
  await press(first.page, 'I have kept them');
  await expect(panel(first.page)).toContainText('on every device where you sign in');
  const { credentials } = await first.cdp.send('WebAuthn.getCredentials', first);
  expect(credentials).toHaveLength(1);

  // The second device has the same passkey, as devices of one person do, and a game of its own.
  const second = await openDevice(browser);
  await second.cdp.send('WebAuthn.addCredential', { ...second, credential: credentials[0]! });
  const own = await sitAlone(second.page);
  await second.page.goto('/mine');
  await second.page.getByRole('link', { name: 'Keep my name' }).click();
  await unfold(second.page, 'Sign in to a name that you have already');
  await expectClean(second.page, 'signing in');
  await expect(panel(second.page).getByRole('checkbox')).toBeChecked();
  await press(second.page, 'Sign in with a passkey');
  await expect(panel(second.page)).toContainText('on every device where you sign in');
  await expectClean(second.page, 'a name that lasts');
  for (const address of [table, own]) {
    await second.page.goto(address);
    await expect(second.page.getByRole('button', { name: 'Stand up' })).toBeVisible();
  }
  // The link for friends was told to the first device alone.
  await second.page.goto(table);
  await second.page.getByRole('button', { name: 'Make a new link' }).click();
  const link = await second.page.getByLabel('Send this link to your friends').inputValue();
  await second.page.goto('/');
  const friend = await (await browser.newContext()).newPage();
  await friend.goto(link);
  await friend.getByLabel('Your name').fill('Grace');
  await friend.getByRole('button', { name: 'Sit down and play' }).click();
  await expect(friend.getByRole('main', { name: 'The table' })).toBeVisible();
  await friend.context().close();

  // A third browser has nothing but a code. There the first device is signed out.
  const third = await openDevice(browser);
  await third.page.goto('/settings');
  await panel(third.page).getByLabel('Recovery code').fill('AAAA-AAAA-AAAA-AAAA');
  await press(third.page, 'Use the code');
  await expect(panel(third.page).getByRole('alert')).toBeVisible();
  await panel(third.page).getByLabel('Recovery code').fill(codes[0]!.toLowerCase());
  await press(third.page, 'Use the code');
  await expect(panel(third.page)).toContainText('7 are left');
  await expect(panel(third.page).getByRole('button', { name: /^Sign out/ })).toHaveCount(3);
  await panel(third.page)
    .getByRole('button', { name: /^Sign out/ })
    .first()
    .click();
  await expect(panel(third.page).getByRole('button', { name: /^Sign out/ })).toHaveCount(2);
  await first.page.goto('/settings');
  await expect(panel(first.page)).toContainText('This browser is signed out.');

  const saving = third.page.waitForEvent('download');
  await press(third.page, 'Save it all as a file');
  const saved = JSON.parse(readFileSync(await (await saving).path(), 'utf8')) as { games: readonly unknown[] };
  expect(saved.games).toHaveLength(2);
  await unfold(third.page, 'Delete everything');
  const name = (await third.page.evaluate(() => localStorage.getItem('hideout/guest')))!;
  await panel(third.page)
    .getByLabel(/^Type/)
    .fill((JSON.parse(name) as { name: string }).name);
  await press(third.page, 'Delete everything about me');
  await expect(panel(third.page)).toContainText('Everything about you is deleted.');
  await second.page.goto('/settings');
  await expect(panel(second.page)).toContainText('This browser is signed out.');
  await press(second.page, 'Sign in with a passkey');
  await expect(panel(second.page).getByRole('alert')).toBeVisible();
  for (const { page } of [first, second, third]) await page.context().close();
});

test('somebody rude is reported and blocked at the table, by keyboard, and not heard any more', async ({ browser }) => {
  const host = await openDevice(browser);
  await sitAlone(host.page, { seats: 3 });
  const rude = await openDevice(browser);
  await rude.page.goto(await host.page.getByLabel('Send this link to your friends').inputValue());
  await rude.page.getByLabel('Your name').fill('Rudolf');
  await rude.page.getByRole('button', { name: 'Sit down and play' }).click();
  await rude.page.getByLabel('Say something').fill('so there');
  await rude.page.getByRole('button', { name: 'Send' }).click();
  const chat = host.page.getByRole('region', { name: 'Chat' });
  await expect(chat).toContainText('so there');
  await chat.getByText('Block or report somebody').focus();
  await host.page.keyboard.press('Enter');
  await chat.getByRole('button', { name: 'Report Rudolf' }).focus();
  await host.page.keyboard.press('Enter');
  await host.page.keyboard.type('rude');
  await host.page.keyboard.press('Enter');
  await expect(chat).toContainText('The report is with whoever runs this house.');
  await expectClean(host.page, 'conduct');
  await chat.getByRole('button', { name: 'Block Rudolf' }).click();
  await expect(chat).not.toContainText('so there');
  await expect(chat).not.toContainText('Rudolf');
  await host.page.goto('/settings');
  await press(host.page, 'Let Rudolf in again');
  await expect(panel(host.page)).not.toContainText('Rudolf');
  for (const { page } of [host, rude]) await page.context().close();
});
