import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectClean } from './clean.ts';
import { accept, actOnce, byTurn, hand, openPage, openTable, sitDown } from './together.ts';

test('an invitation tells what is played and who asks, and two clicks later the first move is made', async ({
  browser,
}) => {
  const host = await openPage(browser);
  await host.goto('/new/caper-cards');
  await host.locator('.seat-row select').nth(1).selectOption('friend');
  await openTable(host);
  const link = await host.getByLabel('Send this link to your friends').inputValue();
  const guest = await openPage(browser);
  await guest.goto(link);
  await expect(guest.getByText('Ada invites you to play')).toBeVisible();
  await expect(guest.getByRole('heading', { level: 1, name: 'Caper Cards' })).toBeVisible();
  await expect(guest.locator('.invitation-head .picture')).toBeVisible();
  await expect(guest.getByText('2 players · 10–15 min')).toBeVisible();
  await expect(guest.getByRole('list', { name: 'At the table' })).toContainText('Ada here');
  await expect(guest.getByRole('region', { name: 'The game in one minute' })).toBeVisible();
  await expectClean(guest, 'invitation');
  await expectClean(host, 'lobby');

  let clicks = 0;
  const click = async (thing: Locator) => {
    clicks++;
    await thing.click();
  };
  await guest.getByLabel('Your name').fill('Grace');
  await click(guest.getByRole('button', { name: 'Sit down and play' }));
  await expect(hand(guest)).toBeVisible();
  // Who begins is up to the deal: the host's turn, if it comes first, is the host's business.
  while (!(await guest.locator('.dock[data-mine]').isVisible())) await actOnce([host]);
  const before = await move(guest).textContent();
  await click(guest.locator('[data-standing="possible"]').first());
  await expect(move(guest)).not.toHaveText(before!);
  expect(clicks).toBe(2);
  for (const page of [host, guest]) await page.context().close();
});

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

  for (let action = 0; action < 60 && (await actOnce(pages)); action++);
  await expect(host.getByRole('group', { name: 'Result' })).toBeVisible();
  await expect(guest.getByRole('group', { name: 'Result' })).toBeVisible();
  await guest.getByRole('link', { name: 'Replay' }).click();
  await guest.getByRole('button', { name: 'Verify the deal' }).click();
  await expect(guest.getByText(/^Proven/)).toBeVisible();
  await host.context().close();
  await guest.context().close();
});

const chat = (page: Page) => page.getByRole('region', { name: 'Chat' });

async function say(page: Page, text: string): Promise<void> {
  await page.getByLabel('Say something').fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
}

test('by link: a game of silence takes greetings only while it is played, and says why', async ({ browser }) => {
  const host = await openPage(browser);
  await host.goto('/new/caper-cards');
  await host.locator('.seat-row select').nth(1).selectOption('friend');
  await host.getByLabel('The Boss').selectOption('1');
  await openTable(host);
  await host.getByLabel('Who is to have seat 2').selectOption('easy');
  await say(host, 'who is closest to 21?');
  await expect(chat(host)).toContainText('who is closest to 21?');
  await host.getByRole('button', { name: 'Start the game' }).click();
  await expect(hand(host)).toBeVisible();
  await expect(host.getByRole('region', { name: 'Log' })).toContainText('Chosen: you are The Boss.');

  const watcher = await openPage(browser);
  await watcher.goto(host.url());
  await expect(watcher.getByText('You are watching')).toBeVisible();
  await expect(host.getByText('one watches')).toBeAttached();
  await watcher.getByText('Say your name to greet the players.').click();
  await watcher.getByLabel('Your name').fill('Ida');
  await watcher.getByRole('button', { name: 'Come in' }).click();
  for (const page of [host, watcher]) {
    await expect(chat(page)).toContainText('played in silence (CC-7.1)');
    await expect(page.getByLabel('Say something')).toHaveCount(0);
  }
  await watcher.getByRole('button', { name: 'Good luck!' }).click();
  await expect(chat(host)).toContainText('Ida: Good luck!');

  await host.getByRole('button', { name: 'Resign' }).click();
  await host.getByRole('button', { name: 'Resign for good' }).click();
  await expect(host.getByRole('group', { name: 'Result' })).toBeVisible();
  await say(watcher, 'well done');
  await expect(chat(host)).toContainText('Ida: well done');
  for (const page of [host, watcher]) await page.context().close();
});

const move = (page: Page) => page.locator('.table-move');
const moveNumber = async (page: Page) => Number((await move(page).textContent())!.replace('Move ', ''));

test('by link: a way of several units, running clocks, a move taken back, and a rematch', async ({ browser }) => {
  const { host, guest } = await sitDown(browser, 'caper-1970', '5 min + 5 s a turn');
  const [mover, other] = await byTurn(host, guest);

  const start = await moveNumber(mover);
  await mover.locator('.c7-space[data-standing="reachable"]').last().click({ force: true });
  const go = mover.getByRole('button', { name: /^(Go|Land by exact count): \d+ units$/ }).first();
  const units = Number((await go.textContent())!.match(/\d+/)![0]);
  await go.click();
  for (const page of [mover, other]) await expect(move(page)).toHaveText(`Move ${start + units}`);

  const clocks = other.getByRole('list', { name: 'Time left' }).getByRole('timer');
  await expect(clocks).toHaveCount(2);
  await expect.poll(async () => (await clocks.allTextContents()).some((text) => /^4:\d\d$/.test(text))).toBe(true);
  const desk = other.viewportSize()!;
  for (const size of [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ]) {
    await other.setViewportSize(size);
    for (const part of await other.locator('.table-bar :is(a, button, [role="timer"]):visible').all())
      await expect(part).toBeInViewport({ ratio: 0.99 });
  }
  await other.setViewportSize(desk);

  await other.getByRole('button', { name: 'Ask to take it back' }).click();
  await expect(mover.getByRole('alert')).toContainText('asks to take the last move back');
  await mover.getByRole('button', { name: 'Agree' }).click();
  for (const page of [mover, other]) await expect(move(page)).toHaveText(`Move ${start + units - 1}`);

  await other.getByRole('button', { name: 'Resign' }).click();
  await other.getByRole('button', { name: 'Play on' }).click();
  await other.getByRole('button', { name: 'Resign' }).click();
  await other.getByRole('button', { name: 'Resign for good' }).click();
  for (const page of [mover, other]) await expect(page.getByRole('group', { name: 'Result' })).toBeVisible();
  const before = other.url();
  await mover.getByRole('button', { name: 'Offer a rematch' }).click();
  await expect(mover.getByText('You have offered a rematch.')).toBeVisible();
  await other.getByRole('button', { name: 'No, thanks' }).click();
  await expect(mover.getByText(/^The rematch was declined by /)).toBeVisible();
  // Nobody is taken to another page who did not ask for it.
  expect(other.url()).toBe(before);
  await other.getByRole('button', { name: 'Offer a rematch' }).click();
  await expect(mover.getByRole('alert')).toContainText('offers a rematch');
  await mover.getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => host.url() !== before && host.url() === guest.url()).toBe(true);
  await other.getByRole('button', { name: 'Start the game' }).click();
  for (const page of [host, guest]) await expect(move(page)).toHaveText('Move 1');
  for (const page of [host, guest]) await page.context().close();
});

test('by link: a bot plays for somebody who leaves, until they come back', async ({ browser }) => {
  const { host, guest } = await sitDown(browser, 'caper-europe');
  const [mover, other] = await byTurn(host, guest);
  const start = await moveNumber(mover);
  await mover.getByRole('button', { name: 'Let a bot play for me' }).click();
  await expect(mover.getByText('A bot plays for you.')).toBeVisible();
  await expect.poll(() => moveNumber(other)).toBeGreaterThan(start);
  await mover.getByRole('button', { name: 'Take my seat back' }).click();
  await expect(mover.getByText('A bot plays for you.')).toHaveCount(0);
  await expect(mover.getByRole('button', { name: 'Let a bot play for me' })).toBeVisible();
  for (const page of [host, guest]) await page.context().close();
});

test('by link: whoever keeps all waiting may be relieved, and too early is answered with how long to wait', async ({
  browser,
}) => {
  const { host, guest } = await sitDown(browser, 'caper-europe');
  const [mover, other] = await byTurn(host, guest);
  await mover.context().close();
  await expect(other.getByText(/ has been away for \d+:\d\d\.$/)).toBeVisible();
  await other.getByRole('button', { name: 'Let a bot play', exact: true }).click();
  await expect(other.getByRole('alert')).toHaveText(/^Give them \d+ more seconds\.$/);
  await other.context().close();
});

test('by link: a game that nobody goes on with tells when it ends, at the table and on the first page', async ({
  browser,
}) => {
  const { host, guest } = await sitDown(browser, 'caper-europe');
  await expect(host.getByText(/this game ends on/)).toHaveCount(0);
  await host.clock.setFixedTime(Date.now() + 25 * 86_400_000);
  await host.reload();
  await expect(host.getByText(/this game ends on \w+ \d+, \d{4} unless somebody does/)).toBeVisible();
  await host.goto('/');
  await expect(host.getByText(/this game ends on/).first()).toBeVisible();
  for (const page of [host, guest]) await page.context().close();
});

test('before a game by link: stand up, give a seat to a bot, name a channel, close the table', async ({ browser }) => {
  const host = await openPage(browser);
  await host.goto('/new/caper-europe');
  await host.locator('.seat-row select').nth(1).selectOption('friend');
  await openTable(host);
  await host.getByRole('button', { name: 'Show as a code for a camera' }).click();
  await expect(host.getByRole('img', { name: 'The link as a code for a camera' })).toBeVisible();
  await host.getByRole('button', { name: 'Stand up' }).click();
  await expect(host.getByRole('button', { name: 'Sit down on seat 1' })).toBeVisible();
  await host.getByLabel('Who is to have seat 2').selectOption('easy');
  await expect(host.getByText('bot (easy)')).toBeVisible();
  await host.getByText('Tell a chat channel whose turn it is').click();
  await host.getByLabel('Its address for such messages').fill('https://chat.example/hook');
  await host.getByRole('button', { name: 'Save' }).click();
  await expect(host.getByText('The channel will be told.')).toBeVisible();
  await host.getByRole('button', { name: 'Close the table' }).click();
  await expect(host.getByText('This table was closed before a game began.')).toBeVisible();
  await host.context().close();
});

test('a spectator sees the table and no hand', async ({ browser }) => {
  const host = await openPage(browser);
  await host.goto('/new/caper-cards');
  await host.locator('.seat-row select').nth(1).selectOption('open');
  await openTable(host);
  const address = host.url();
  const other = await openPage(browser);
  await other.goto('/');
  await other.getByRole('link', { name: 'Caper Cards: Join' }).first().click();
  await accept(other, 'Hedy');
  await expect(hand(host)).toBeVisible();

  const watcher = await openPage(browser);
  await watcher.goto(address);
  await expect(watcher.getByRole('list', { name: /^Crew in play/ })).toBeVisible();
  await expect(hand(watcher)).toHaveCount(0);
  await expect(watcher.locator('[data-standing="possible"]')).toHaveCount(0);
  for (const page of [host, other, watcher]) await page.context().close();
});

test('by link: whoever looks elsewhere sees in title and icon that it is their turn', async ({ browser }) => {
  const { host, guest } = await sitDown(browser, 'caper-cards');
  const [mover, waiter] = await byTurn(host, guest);
  await expect(mover).toHaveTitle('● Your turn · Caper Cards');
  await expect(waiter).toHaveTitle('Caper Cards · Hideout');
  const icon = waiter.locator('link[rel="icon"]');
  await expect(icon).toHaveAttribute('href', '/icon.svg');
  while (await mover.locator('.dock[data-mine]').isVisible()) await actOnce([mover]);
  await expect(waiter).toHaveTitle('● Your turn · Caper Cards');
  await expect(icon).toHaveAttribute('href', '/icon-turn.svg');
  await expect(mover).toHaveTitle('Caper Cards · Hideout');
});

test('a game by days says how long is left and lets a player rest', async ({ browser }) => {
  const { host } = await sitDown(browser, 'caper-europe', 'a day a turn, 7 days to rest');
  const rest = host.getByRole('group', { name: 'Rest' });
  await expect(rest).toContainText('You may rest for 7 days');
  await rest.getByRole('button', { name: 'Rest for a day' }).click();
  await expect(rest).toContainText('You may rest for 6 days');
  await expect(rest).toContainText('Your time stands still until');
  await expect(host.getByRole('timer').first()).toHaveText(/d \d+ h|h \d+ min/);
});

test('an invitation asks for a name before the game itself has come', async ({ browser }) => {
  const host = await openPage(browser);
  await host.goto('/new/caper-cards');
  await host.locator('.seat-row select').nth(1).selectOption('friend');
  await openTable(host);
  const guest = await openPage(browser);
  // It is on its way for as long as this takes.
  await guest.route(/\/assets\/caper-cards-[^/]*\.js/, () => undefined);
  await guest.goto(await host.getByLabel('Send this link to your friends').inputValue());
  await expect(guest.getByLabel('Your name')).toBeVisible();
  await guest.unrouteAll({ behavior: 'ignoreErrors' });
});
