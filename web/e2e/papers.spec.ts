import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectClean } from './clean.ts';
import { quicken, startSolo } from './player.ts';
import { actOnce, byTurn, hand, sitDown } from './together.ts';

const GAME = 'caps-and-hammers';
const order = (page: Page) => page.locator('.order');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'An order for your next turn' });

/** Sends a card face down to a location and ends the turn. */
async function takeTurn(page: Page): Promise<void> {
  await hand(page).locator('[data-standing="possible"]').first().click();
  await page.locator('.surface [data-thing^="place:"][data-standing="possible"]').first().click();
  await page.getByRole('button', { name: 'End the turn' }).first().click();
}

/** Chooses the first option of a list that says something. */
async function chooseFirst(select: Locator): Promise<void> {
  await select.selectOption({ index: 1 });
}

test('an order is laid down by keyboard, looked at, and carried out; the other sees a turn like any other', async ({
  browser,
}) => {
  const { host, guest } = await sitDown(browser, GAME);
  const [mover, waiter] = await byTurn(host, guest);
  await order(waiter).getByRole('button', { name: 'Leave an order' }).press('Enter');
  await expect(dialog(waiter)).toBeVisible();
  await expect(dialog(waiter).getByRole('combobox', { name: 'When', exact: true })).toHaveValue('');
  await dialog(waiter).getByRole('button', { name: 'Leave this order' }).click();
  await expect(dialog(waiter).getByRole('alert')).toHaveText('Each case needs something that you do.');
  await chooseFirst(dialog(waiter).getByRole('combobox', { name: 'I do', exact: true }));
  await dialog(waiter)
    .getByRole('combobox', { name: 'and then', exact: true })
    .last()
    .selectOption({ label: 'End the turn' });
  await expectClean(waiter, 'an order');
  await dialog(waiter).getByRole('button', { name: 'Leave this order' }).press('Enter');
  await expect(order(waiter).getByRole('status')).toHaveText('Your order stands.');
  await waiter.reload();
  await expect(order(waiter).getByRole('status')).toHaveText('Your order stands.');
  await order(waiter).getByRole('button', { name: 'Look at it' }).click();
  await expect(dialog(waiter).getByRole('combobox', { name: 'and then', exact: true }).first()).toContainText(
    'End the turn',
  );
  await waiter.keyboard.press('Escape');

  await takeTurn(mover);
  await expect(order(waiter).getByRole('status')).toHaveText('Your order was carried out.');
  await expect(mover.locator('.dock[data-mine]')).toBeVisible();
  expect(await mover.locator('main').innerText()).not.toMatch(/order was|Your order/);
  await order(waiter).getByRole('button', { name: 'Fine' }).click();
  await expect(order(waiter).getByRole('status')).toHaveCount(0);
  for (const page of [host, guest]) await page.context().close();
});

test('an order is disarmed by what it did not foresee, says why, and does nothing; one is taken back', async ({
  browser,
}) => {
  const { host, guest } = await sitDown(browser, 'caper-cards');
  const [mover, waiter] = await byTurn(host, guest);
  const open = () => order(waiter).getByRole('button', { name: 'Leave an order' }).click();
  await open();
  await expect(dialog(waiter)).toContainText('You will learn something before your turn');
  // Of all the cards that the other may play, one that is not the first of the hand.
  const played = (await mover.locator('[data-standing="possible"]').first().getAttribute('aria-label'))!;
  const foreseen = dialog(waiter).getByRole('combobox', { name: 'When', exact: true });
  const texts = await foreseen.locator('option').allTextContents();
  const name = /[A-Z][a-z]+(?: [A-Z][a-z]+)?/.exec(played)![0];
  const other = texts.findIndex((text, index) => index > 0 && !text.includes(name));
  expect(other).toBeGreaterThan(0);
  await foreseen.selectOption({ index: other });
  await chooseFirst(dialog(waiter).getByRole('combobox', { name: 'I do', exact: true }));
  await dialog(waiter).getByRole('button', { name: 'Leave this order' }).click();
  await expect(order(waiter).getByRole('status')).toHaveText('Your order stands.');
  await order(waiter).getByRole('button', { name: 'Take it back' }).click();
  await expect(order(waiter).getByRole('status')).toHaveCount(0);
  await open();
  await foreseen.selectOption({ index: other });
  await chooseFirst(dialog(waiter).getByRole('combobox', { name: 'I do', exact: true }));
  await dialog(waiter).getByRole('button', { name: 'Leave this order' }).click();
  await expect(order(waiter).getByRole('status')).toHaveText('Your order stands.');

  while (await mover.locator('.dock[data-mine]').isVisible()) await actOnce([mover]);
  await expect(order(waiter).getByRole('status')).toContainText('you have learnt something that it did not foresee');
  await expect(waiter.locator('.dock[data-mine]')).toBeVisible();
  for (const page of [host, guest]) await page.context().close();
});

const pad = (page: Page) => page.locator('details.notes');

/** Writes a note on the thing that was touched last. */
async function note(page: Page, text: string): Promise<void> {
  await pad(page).getByLabel('Note').fill(text);
  await pad(page).getByRole('button', { name: 'Keep note' }).click();
  await expect(pad(page).getByRole('listitem').filter({ hasText: text })).toBeVisible();
}

test('notes by link: on a hidden card and on the game, for their writer alone, kept through a reload and in the replay', async ({
  browser,
}) => {
  const { host, guest, link } = await sitDown(browser, GAME);
  const [mover, waiter] = await byTurn(host, guest);
  await takeTurn(mover);
  const hidden = waiter.getByRole('button', { name: /^Face-down card, card 1 of/ });
  await hidden.focus();
  await pad(waiter).locator('summary').press('Enter');
  await expect(pad(waiter).getByRole('combobox', { name: 'On', exact: true })).not.toHaveValue('');
  await note(waiter, 'surely the admiral');
  await pad(waiter).getByRole('combobox', { name: 'On', exact: true }).selectOption('');
  await note(waiter, 'plays for Africa');
  await expect(hidden).toHaveAttribute('data-noted', '');
  await expectClean(waiter, 'notes');
  await waiter.reload();
  await pad(waiter).locator('summary').click();
  await expect(pad(waiter).getByRole('listitem')).toHaveCount(2);
  await pad(waiter).getByRole('button', { name: 'Take away: the whole game' }).click();
  await expect(pad(waiter).getByRole('listitem')).toHaveCount(1);

  await mover.getByRole('button', { name: 'Resign' }).click();
  await mover.getByRole('button', { name: 'Resign for good' }).click();
  await expect(waiter.getByRole('group', { name: 'Result' })).toBeVisible();
  const replay = `/replay/server:${/\/t\/([\w-]{16})/.exec(link)![1]}`;
  await waiter.goto(replay);
  const notes = waiter.getByRole('region', { name: 'My notes' });
  await expect(notes.getByRole('listitem')).toContainText(['surely the admiral']);
  await notes.getByRole('button', { name: 'Move 2' }).click();
  await expect(waiter).toHaveURL(new RegExp(`${replay}/2$`));
  await mover.goto(replay);
  await expect(mover.getByRole('heading', { level: 1 })).toContainText('Replay');
  await expect(mover.getByText('surely the admiral')).toHaveCount(0);
  for (const page of [host, guest]) await page.context().close();
});

test('notes at this screen stay with the game, and not with its record', async ({ page }) => {
  await quicken(page);
  await startSolo(page);
  await pad(page).locator('summary').click();
  await note(page, 'keep the fives');
  await page.reload();
  await pad(page).locator('summary').click();
  await expect(pad(page).getByRole('listitem')).toContainText('keep the fives');
  const kept = await page.evaluate(() =>
    Object.entries(localStorage).filter(([key]) => key.startsWith('hideout/game/')),
  );
  expect(JSON.stringify(kept)).not.toContain('keep the fives');
});
