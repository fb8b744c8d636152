import { Account, CeremonyOptions, Kept, SignedIn, SignInWays, Ticket, type Person } from '@hideout/protocol';
import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser';
import * as z from 'zod/mini';
import { ask } from './ask.ts';

type RegistrationOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];
type SignInOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];

const Nothing = z.object({});

/** Whether passkeys can be made and used here: they belong to a name of a host, and want a safe line. */
export const hasPasskeys = (): boolean =>
  browserSupportsWebAuthn() && window.isSecureContext && !/^[\d.]+$|:/.test(window.location.hostname);

/** What this device is called in the list of devices. */
function deviceName(agent = navigator.userAgent): string {
  const browser = ['Firefox', 'Edg', 'OPR', 'Chrome', 'Safari'].find((each) => agent.includes(each)) ?? 'Browser';
  const system = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac', 'Linux'].find((each) => agent.includes(each)) ?? '?';
  const names: Readonly<Record<string, string>> = { Edg: 'Edge', OPR: 'Opera', Mac: 'macOS' };
  return `${names[browser] ?? browser} · ${names[system] ?? system}`;
}

export const fetchAccount = (token: string): Promise<Account> => ask('/api/my/account', Account, { token });

/** Has this device make a passkey, which lets the name last. */
export async function addPasskey(token: string): Promise<Kept> {
  const options = await ask('/api/my/passkeys/options', CeremonyOptions, { token, body: {} });
  const credential = await startRegistration({ optionsJSON: options as unknown as RegistrationOptions });
  return ask('/api/my/passkeys', Kept, { token, body: { credential, device: deviceName() } });
}

/** Has a code sent to an address of mine. */
export const askNewMail = (token: string, to: string): Promise<{ ticket: string }> =>
  ask('/api/my/mails/code', Ticket, { token, body: { to } });

export const addMail = (token: string, ticket: string, code: string): Promise<Kept> =>
  ask('/api/my/mails', Kept, { token, body: { ticket, code, device: deviceName() } });

export const renewCodes = (token: string): Promise<Kept> =>
  ask('/api/my/codes', Kept, { token, body: { device: deviceName() } });

/** Removes a way to sign in. */
export const removeWay = (token: string, kind: 'passkeys' | 'mails', id: string): Promise<Account> =>
  ask(`/api/my/${kind}/${id}`, Account, { token, method: 'DELETE' });

/** Signs a device out. */
export const removeDevice = (token: string, id: string): Promise<unknown> =>
  ask(`/api/my/devices/${id}`, Nothing, { token, method: 'DELETE' });

export const unblock = (token: string, id: string): Promise<unknown> =>
  ask(`/api/my/blocks/${id}`, Nothing, { token, method: 'DELETE' });

/** Deletes everything about me. */
export const deleteAccount = (token: string, name: string): Promise<unknown> =>
  ask('/api/my/account', Nothing, { token, method: 'DELETE', body: { name } });

/** Everything that is kept about me, as a file. */
export async function fetchExport(token: string): Promise<Blob> {
  const answer = await fetch('/api/my/export', { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new Error(`${answer.status} ${answer.statusText}`);
  return answer.blob();
}

/** Whether this house sends codes to sign in by mail. */
export const sendsMail = async (): Promise<boolean> => (await ask('/api/sign-in', SignInWays)).mail;

/** Who signs in: the token of the guest whose games come along, if they do. */
type Along = string | undefined;
const coming = (along: Along) => ({ device: deviceName(), along: along !== undefined });

export async function signInByPasskey(along: Along): Promise<SignedIn> {
  const options = await ask('/api/sign-in/options', CeremonyOptions, { body: {} });
  const credential = await startAuthentication({ optionsJSON: options as unknown as SignInOptions });
  return ask('/api/sign-in/passkey', SignedIn, { token: along, body: { credential, ...coming(along) } });
}

/** Has a code to sign in sent, if the address is known. */
export const askMailToSignIn = (to: string): Promise<{ ticket: string }> =>
  ask('/api/sign-in/mail/code', Ticket, { body: { to } });

export const signInByMail = (ticket: string, code: string, along: Along): Promise<SignedIn> =>
  ask('/api/sign-in/mail', SignedIn, { token: along, body: { ticket, code, ...coming(along) } });

export const signInByCode = (code: string, along: Along): Promise<SignedIn> =>
  ask('/api/sign-in/code', SignedIn, { token: along, body: { code, ...coming(along) } });

/** Blocks somebody whom I have met at a table. */
export const block = (token: string, table: string, person: Person): Promise<unknown> =>
  ask(`/api/tables/${table}/block`, Nothing, { token, body: person });

/** Tells whoever runs the house about somebody's conduct. */
export const report = (token: string, table: string, about: Person, reason: string): Promise<unknown> =>
  ask(`/api/tables/${table}/report`, Nothing, { token, body: { about, reason } });
