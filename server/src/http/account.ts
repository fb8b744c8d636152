import { Readable } from 'node:stream';
import {
  Account,
  AddMail,
  AddPasskey,
  CeremonyOptions,
  Goodbye,
  Kept,
  MailTo,
  PartId,
  RenewCodes,
  Ticket,
} from '@hideout/protocol';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { siteOf } from '../account/passkey.ts';
import type { ServerConfig } from '../config.ts';
import type { Bearer, House } from '../house.ts';
import { needBearer, needGuest, says, valueOf, type App, type Desk } from './route.ts';

const params = z.object({ id: PartId });
const Nothing = z.object({});

/** A name that lasts: how it is signed in to, on which devices, and what the house keeps about it. */
export function routeAccount(app: App, house: House, desk: Desk, config: ServerConfig): void {
  routeWays(app, house, desk, config);
  routeBelongings(app, house, desk);
}

function routeWays(app: App, house: House, desk: Desk, { limits, origins }: ServerConfig): void {
  const { accounts, mailCodes, passkeys } = desk;
  const few = { config: { rateLimit: { max: limits.signInsPerMinute, timeWindow: '1 minute' } } };
  const letters = { config: { rateLimit: { max: limits.mailsPerMinute, timeWindow: '1 minute' } } };
  /** Whoever may change something; whoever is banned may only look, and go. */
  const owner = async (request: FastifyRequest): Promise<Bearer> => {
    await needGuest(house, request);
    return needBearer(house, request);
  };

  const asking = says('account', 'What a browser needs to make a passkey for me', CeremonyOptions);
  app.post('/api/my/passkeys/options', { ...few, schema: asking }, async (request) => {
    const { guest } = await owner(request);
    const site = valueOf(siteOf(origins, request.headers));
    valueOf(await accounts.whyFull(guest));
    return passkeys.askNew(guest, site);
  });

  const adding = { ...says('account', 'Add a passkey; the first one makes my name last', Kept), body: AddPasskey };
  app.post('/api/my/passkeys', { ...few, schema: adding }, async (request) => {
    const bearer = await owner(request);
    const { credential, device } = request.body;
    const site = valueOf(siteOf(origins, request.headers));
    valueOf(await passkeys.takeNew(bearer.guest, site, credential));
    return accounts.keep(bearer, device);
  });

  const removing = { ...says('account', 'Remove a passkey', Account), params };
  app.delete('/api/my/passkeys/:id', { schema: removing }, async (request) => {
    const bearer = await owner(request);
    valueOf(await accounts.removePasskey(bearer.guest, request.params.id));
    return accounts.show(bearer);
  });

  const writing = { ...says('account', 'Send a code to a mail address of mine', Ticket), body: MailTo };
  app.post('/api/my/mails/code', { ...letters, schema: writing }, async (request) => {
    const { guest } = await owner(request);
    valueOf(await accounts.whyFull(guest));
    return { ticket: valueOf(await mailCodes.askNew(guest, request.body.to)) };
  });

  const proving = { ...says('account', 'Sign in by this address from now on', Kept), body: AddMail };
  app.post('/api/my/mails', { ...few, schema: proving }, async (request) => {
    const bearer = await owner(request);
    const { ticket, code, device } = request.body;
    const address = valueOf(await mailCodes.takeNew(bearer.guest, ticket, code));
    valueOf(await accounts.addMail(bearer.guest, address));
    return accounts.keep(bearer, device);
  });

  const unwriting = { ...says('account', 'Do not sign in by this address any more', Account), params };
  app.delete('/api/my/mails/:id', { schema: unwriting }, async (request) => {
    const bearer = await owner(request);
    valueOf(await accounts.removeMail(bearer.guest, request.params.id));
    return accounts.show(bearer);
  });

  const renewing = { ...says('account', 'New recovery codes; the old ones stop working', Kept), body: RenewCodes };
  app.post('/api/my/codes', { ...few, schema: renewing }, async (request) =>
    accounts.renewCodes(await owner(request), request.body.device),
  );

  const signingOut = { ...says('account', 'Sign a device of mine out', Nothing), params };
  app.delete('/api/my/devices/:id', { schema: signingOut }, async (request) => {
    const { guest } = await needBearer(house, request);
    valueOf(await accounts.removeDevice(guest, request.params.id));
    return {};
  });
}

/** What the house keeps about somebody. Whoever is banned may still have it and delete it. */
function routeBelongings(app: App, house: House, { accounts, belongings }: Desk): void {
  const rare = { config: { rateLimit: { max: 3, timeWindow: '1 minute' } } };

  app.get('/api/my/account', { schema: says('account', 'My name and how it lasts', Account) }, async (request) =>
    accounts.show(await needBearer(house, request)),
  );

  const exporting = says('account', 'Everything that is kept about me, as a file', z.unknown());
  app.get('/api/my/export', { ...rare, schema: exporting }, async (request, reply) => {
    const bearer = await needBearer(house, request);
    const file = 'attachment; filename="hideout-my-data.json"';
    const text = belongings.write(bearer.guest, await accounts.show(bearer));
    return reply.type('application/json').header('content-disposition', file).send(Readable.from(text));
  });

  const leaving = { ...says('account', 'Delete everything about me; games of others stay', Nothing), body: Goodbye };
  app.delete('/api/my/account', { ...rare, schema: leaving }, async (request) => {
    const { guest } = await needBearer(house, request);
    valueOf(await belongings.erase(guest, request.body.name));
    return {};
  });
}
