import { expect, test, type BrowserContextOptions, type Page } from '@playwright/test';
import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MOVED, MOVED_CLOCK } from './address.ts';
import { actOnce, byTurn, openPage, sitDown } from './together.ts';

const HOUR_MS = 3_600_000;

// The clock of the house is one for all.
test.describe.configure({ mode: 'default' });
test.use({ baseURL: MOVED });

/** A push service on this machine; for whom it was sent something, in the order in which it came. */
const letters: string[] = [];
let service: Server;
test.beforeAll(async () => {
  service = createServer((request, response) => {
    // What is in it is between the house and the browser: sealed, and for the last of the turn only.
    const isSealed = request.headers['content-encoding'] === 'aes128gcm' && request.headers['topic'] === 'turn';
    if (isSealed) letters.push(request.url!);
    request.resume().on('end', () => response.writeHead(isSealed ? 201 : 400).end());
  });
  await new Promise<void>((resolve) => void service.listen(0, '127.0.0.1', resolve));
});
test.afterAll(() => service.close());

const moveClock = async (ms: number): Promise<void> => void (await fetch(`${MOVED_CLOCK}/${ms}`));

const newKeys = () => ({
  p256dh: createECDH('prime256v1').generateKeys('base64url'),
  auth: randomBytes(16).toString('base64url'),
});

/** Has the house push to our service, under this name, when this page's guest is awaited. */
async function subscribe(page: Page, name: string): Promise<void> {
  const { port } = service.address() as AddressInfo;
  const status = await page.evaluate(
    async (subscription) => {
      const { token } = JSON.parse(localStorage.getItem('hideout/guest')!) as { token: string };
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const body = JSON.stringify(subscription);
      return (await fetch('/api/my/notices/push', { method: 'POST', headers, body })).status;
    },
    { endpoint: `https://127.0.0.1:${port}/${name}`, keys: newKeys() },
  );
  expect(status).toBe(200);
}

/** Has the page's browser subscribe at our service, under this name, instead of its maker's. */
async function reroute(page: Page, name: string): Promise<void> {
  const { port } = service.address() as AddressInfo;
  const subscribed = { endpoint: `https://127.0.0.1:${port}/${name}`, keys: newKeys() };
  await page.addInitScript((json) => {
    const subscription = {
      options: {},
      toJSON: () => json,
      unsubscribe: async () => localStorage.removeItem('subscribed'),
    };
    PushManager.prototype.subscribe = async () => {
      localStorage.setItem('subscribed', json.endpoint);
      return subscription as unknown as PushSubscription;
    };
    PushManager.prototype.getSubscription = async () =>
      // oxlint-disable-next-line unicorn/no-null -- the browser's own word
      localStorage.getItem('subscribed') === null ? null : (subscription as unknown as PushSubscription);
  }, subscribed);
}

/** How often somebody has been called. */
const callsOf = (name: string): number => letters.filter((to) => to === `/${name}`).length;

const shown = (page: Page) =>
  page.evaluate(async () => {
    const notices = await (await navigator.serviceWorker.getRegistration())!.getNotifications();
    return notices.map(({ title, tag, data }) => ({ title, tag, path: (data as { path: string }).path }));
  });

async function endTurn(mover: Page): Promise<void> {
  while (await mover.locator('.dock[data-mine]').isVisible()) await actOnce([mover]);
}

const CALLABLE: BrowserContextOptions = { serviceWorkers: 'allow', permissions: ['notifications'] };

test('whoever looks elsewhere is called by a notice of the system when the turn passes', async ({ browser }) => {
  const { host, guest, link } = await sitDown(browser, 'caper-cards');
  const [mover, waiter] = await byTurn(host, guest);
  const away = await openPage(browser, { ...CALLABLE, storageState: await waiter.context().storageState() });
  await waiter.context().close();
  await away.addInitScript(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
  });
  await away.goto(link.split('#')[0]!);
  await away.evaluate(async () => (await navigator.serviceWorker.ready).active);
  await expect(away).toHaveTitle('Caper Cards · Hideout');
  expect(await shown(away)).toEqual([]);
  await endTurn(mover);
  const path = new URL(link).pathname;
  await expect.poll(() => shown(away)).toEqual([{ title: 'Your turn: Caper Cards', tag: 'turn', path }]);
  // With the turn the notice goes.
  await endTurn(away);
  await expect.poll(() => shown(away)).toEqual([]);
  for (const page of [mover, away]) await page.context().close();
});

test('a closed page is called: the house pushes to its service, and its worker shows one notice', async ({
  browser,
}) => {
  const { host, guest, link } = await sitDown(browser, 'caper-cards');
  const [mover, waiter] = await byTurn(host, guest);
  const closed = await openPage(browser, { ...CALLABLE, storageState: await waiter.context().storageState() });
  await reroute(closed, 'closed');
  await closed.goto(link.split('#')[0]!);
  const offer = closed.getByRole('button', { name: 'Call me when it is my turn' });
  await offer.press('Enter');
  await expect(offer).toHaveCount(0);
  await closed.evaluate(async () => (await navigator.serviceWorker.ready).active);
  await closed.goto('/icon.svg');
  await waiter.context().close();
  await endTurn(mover);
  await moveClock(60_000);
  await expect.poll(() => callsOf('closed')).toBe(1);
  const path = new URL(link).pathname;
  // What the house seals is tested with the server; the browser hands it to the worker as this.
  const notice = { title: 'Your turn: Caper Cards', body: 'With Ada.', path, tag: 'turn', count: 1 };

  const devtools = await closed.context().newCDPSession(closed);
  const registration = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const message = { origin: MOVED, registrationId: await registration, data: JSON.stringify(notice) };
  // A push service may deliver twice: the notice takes its own place.
  for (let i = 0; i < 2; i++) await devtools.send('ServiceWorker.deliverPushMessage', message);
  await expect.poll(() => shown(closed)).toEqual([{ title: 'Your turn: Caper Cards', tag: 'turn', path }]);

  // Whoever signs out here is not called here any more.
  await closed.goto('/settings');
  await closed.getByRole('button', { name: 'Keep my name with recovery codes' }).click();
  await closed.getByRole('button', { name: /^Sign out/ }).click();
  await expect(closed.getByText('This browser is signed out.')).toBeVisible();
  await expect.poll(() => closed.evaluate(() => 'subscribed' in localStorage)).toBe(false);
  for (const page of [mover, closed]) await page.context().close();
});

test('a game by days whose clock is moved: the time left, a reminder, and the end', async ({ browser }) => {
  const { host, guest } = await sitDown(browser, 'caper-cards', 'a day a turn, 7 days to rest');
  const [mover, waiter] = await byTurn(host, guest);
  await subscribe(mover, 'late');
  await moveClock(60_000);
  await expect.poll(() => callsOf('late')).toBe(1);
  await moveClock(19 * HOUR_MS);
  await waiter.reload();
  await expect(waiter.getByRole('timer').filter({ hasText: /^4 h/ })).toBeVisible();
  // The call, and the reminder when a quarter of the time is left.
  await expect.poll(() => callsOf('late')).toBe(2);
  await moveClock(6 * HOUR_MS);
  for (const page of [mover, waiter]) await expect(page.getByRole('group', { name: 'Result' })).toBeVisible();
  for (const page of [mover, waiter]) await page.context().close();
});
