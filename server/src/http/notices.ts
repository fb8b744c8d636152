import { Calling, LIMITS, Manners, PushSubscription, TableId } from '@hideout/protocol';
import * as z from 'zod/mini';
import type { Limits } from '../config.ts';
import type { House } from '../house.ts';
import type { Bell } from '../notices/bell.ts';
import { needGuest, says, valueOf, type App } from './route.ts';

const Nothing = z.object({});
const channelParams = z.object({ id: z.string().check(z.regex(/^[0-9a-f]{32}$/)) });
const MailAddress = z.strictObject({ to: z.email().check(z.maxLength(LIMITS.address)) });
const Code = z.strictObject({ ...MailAddress.shape, code: z.string().check(z.regex(/^\d{6}$/)) });
const Hook = z.strictObject({ url: z.optional(z.url({ protocol: /^https$/ }).check(z.maxLength(LIMITS.address))) });
const Leaving = z.object({ guest: z.string(), channel: channelParams.shape.id, seal: z.string() });

/** Being called to the table: in which ways, when not, and how to end it. */
export function routeNotices(app: App, house: House, bell: Bell, limits: Limits): void {
  const calling = says('notices', 'How I am called to the table', Calling);
  app.get('/api/my/notices', { schema: calling }, async (request) => bell.calling(await needGuest(house, request)));

  app.put('/api/my/notices', { schema: { ...calling, body: Manners } }, async (request) => {
    const guest = await needGuest(house, request);
    await bell.setManners(guest, request.body);
    return bell.calling({ ...guest, manners: request.body });
  });

  app.post('/api/my/notices/push', { schema: { ...calling, body: PushSubscription } }, async (request) => {
    const guest = await needGuest(house, request);
    valueOf(await bell.addPush(guest, request.body));
    return bell.calling(guest);
  });

  app.delete('/api/my/notices/:id', { schema: { ...calling, params: channelParams } }, async (request) => {
    const guest = await needGuest(house, request);
    valueOf(await bell.remove(guest, request.params.id));
    return bell.calling(guest);
  });

  const few = { config: { rateLimit: { max: limits.mailsPerMinute, timeWindow: '1 minute' } } };
  const asking = { ...says('notices', 'Send a code to a mail address', Nothing), body: MailAddress };
  app.post('/api/my/notices/mail', { ...few, schema: asking }, async (request) => {
    valueOf(await bell.askMail(await needGuest(house, request), request.body.to));
    return {};
  });

  const proving = { ...calling, summary: 'Add the mail address that the code came to', body: Code };
  app.post('/api/my/notices/mail/code', { schema: proving }, async (request) => {
    const guest = await needGuest(house, request);
    valueOf(await bell.confirmMail(guest, request.body.to, request.body.code));
    return bell.calling(guest);
  });

  const hooking = says('notices', 'Have a table tell an address whose turn it is, or nobody any more', Nothing);
  const table = z.object({ id: TableId });
  app.put('/api/tables/:id/hook', { schema: { ...hooking, params: table, body: Hook } }, async (request) => {
    const { id } = request.params;
    valueOf(await house.requireHost(await needGuest(house, request), id));
    valueOf(await bell.setHook(id, request.body.url));
    return {};
  });

  // A click only asks, since programs that look through mail click too; one-click mail programs post.
  app.get('/api/unsubscribe', { schema: { hide: true, querystring: Leaving } }, (request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; form-action 'self'")
      .send(leavingPage(request.url)),
  );
  app.addContentTypeParser('application/x-www-form-urlencoded', (_request, body, done) => {
    body.resume();
    body.on('end', () => done(NO_ERROR));
  });
  app.post('/api/unsubscribe', { schema: { hide: true, querystring: Leaving } }, async (request, reply) => {
    const { guest, channel, seal } = request.query;
    valueOf(await bell.unsubscribe(guest, channel, seal));
    return reply
      .type('text/html; charset=utf-8')
      .send(page('<p>No more mail of this kind. · Keine solchen Mails mehr.</p>'));
  });
}

// oxlint-disable-next-line unicorn/no-null -- how Node says that all is well
const NO_ERROR = null;

const page = (body: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Hideout</title>${body}`;

function leavingPage(url: string): string {
  const action = url.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return page(
    `<form method="post" action="${action}"><button>No more mail of this kind · Keine solchen Mails mehr</button></form>`,
  );
}
