import {
  CeremonyOptions,
  MailTo,
  SignedIn,
  SignInByCode,
  SignInByMail,
  SignInByPasskey,
  SignInWays,
  Ticket,
} from '@hideout/protocol';
import type { FastifyRequest } from 'fastify';
import { siteOf } from '../account/passkey.ts';
import type { Comer } from '../account/signIn.ts';
import type { ServerConfig } from '../config.ts';
import type { House } from '../house.ts';
import { needBearer, says, valueOf, type App, type Desk } from './route.ts';

/** Coming to a name that lasts from another device. */
export function routeSignIn(app: App, house: House, desk: Desk, { limits, origins }: ServerConfig): void {
  const { mailCodes, passkeys, signIn } = desk;
  const few = { config: { rateLimit: { max: limits.signInsPerMinute, timeWindow: '1 minute' } } };
  const letters = { config: { rateLimit: { max: limits.mailsPerMinute, timeWindow: '1 minute' } } };
  /** Only whoever has the token of a guest can bring what that guest has. */
  const comer = async (request: FastifyRequest<{ Body: { device: string; along: boolean } }>): Promise<Comer> => {
    const { device, along } = request.body;
    return { device, along: along ? await needBearer(house, request) : undefined };
  };

  app.get('/api/sign-in', { schema: says('account', 'Whether codes to sign in come by mail', SignInWays) }, () => ({
    mail: mailCodes.isThere,
  }));

  const asking = says('account', 'What a browser needs to sign in with a passkey', CeremonyOptions);
  app.post('/api/sign-in/options', { ...few, schema: asking }, async (request) =>
    passkeys.ask(valueOf(siteOf(origins, request.headers))),
  );

  const proving = { ...says('account', 'Sign in with a passkey', SignedIn), body: SignInByPasskey };
  app.post('/api/sign-in/passkey', { ...few, schema: proving }, async (request) => {
    const who = await comer(request);
    const site = valueOf(siteOf(origins, request.headers));
    const guest = valueOf(await passkeys.take(site, request.body.credential));
    return valueOf(await signIn.as(guest, who));
  });

  const writing = { ...says('account', 'Send a code to sign in, if the address is known', Ticket), body: MailTo };
  app.post('/api/sign-in/mail/code', { ...letters, schema: writing }, async (request) => ({
    ticket: valueOf(await mailCodes.ask(request.body.to)),
  }));

  const typing = { ...says('account', 'Sign in with a code that came by mail', SignedIn), body: SignInByMail };
  app.post('/api/sign-in/mail', { ...few, schema: typing }, async (request) => {
    const { ticket, code } = request.body;
    const who = await comer(request);
    const address = valueOf(await mailCodes.take(ticket, code));
    return valueOf(await signIn.byMail(address, who));
  });

  const recovering = { ...says('account', 'Sign in with a recovery code, once', SignedIn), body: SignInByCode };
  app.post('/api/sign-in/code', { ...few, schema: recovering }, async (request) =>
    valueOf(await signIn.byCode(request.body.code, await comer(request))),
  );
}
