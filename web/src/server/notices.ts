import { Calling, type Manners } from '@hideout/protocol';
import * as z from 'zod/mini';
import { ask } from './ask.ts';

const PATH = '/api/my/notices';

/** How I am called to the table, and what this house has to do it with. */
export const fetchCalling = (token: string): Promise<Calling> => ask(PATH, Calling, { token });

export const saveManners = (token: string, manners: Manners): Promise<Calling> =>
  ask(PATH, Calling, { token, method: 'PUT', body: manners });

export const forgetChannel = (token: string, channel: string): Promise<Calling> =>
  ask(`${PATH}/${channel}`, Calling, { token, method: 'DELETE' });

/** Has a code sent to a mail address. */
export const askMailCode = (token: string, to: string): Promise<unknown> =>
  ask(`${PATH}/mail`, z.object({}), { token, body: { to } });

/** Adds the mail address that the code came to. */
export const addMail = (token: string, to: string, code: string): Promise<Calling> =>
  ask(`${PATH}/mail/code`, Calling, { token, body: { to, code } });

/** Has an address told whose turn it is at a table of mine; an empty one, nobody any more. */
export const setHook = (token: string, table: string, url: string): Promise<unknown> =>
  ask(`/api/tables/${table}/hook`, z.object({}), { token, method: 'PUT', body: url === '' ? {} : { url } });

/** Whether this browser can be called while the page is closed. */
export const canBePushed = (): boolean => 'PushManager' in window && 'Notification' in window;

/** Asks the browser to let itself be called, and tells the house how; undefined when the viewer does not want that. */
export async function addThisBrowser(token: string, { key }: Calling): Promise<Calling | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  const worker = await navigator.serviceWorker.ready;
  const old = await worker.pushManager.getSubscription();
  // One that was made for the keys of an earlier house at this address stands in the way.
  if (old && keyOf(old) !== key) await old.unsubscribe();
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  return ask(`${PATH}/push`, Calling, { token, body: subscription.toJSON() });
}

/** The key that a subscription was made for, as the house writes it. */
const keyOf = ({ options: { applicationServerKey: key } }: PushSubscription): string =>
  btoa(String.fromCodePoint(...new Uint8Array(key ?? new ArrayBuffer())))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** This browser lets itself be called no more, whoever was called here; its push service tells the house when it calls. */
export async function endPush(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}
