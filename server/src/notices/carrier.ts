import { buildPushPayload, type VapidKeys } from '@block65/webcrypto-web-push';
import type { Notice } from '@hideout/protocol';
import { createTransport } from 'nodemailer';
import type { Address } from './address.ts';
import type { Post } from './post.ts';

/** What became of a message: it can be tried again, or whoever it was for is not there any more. */
export type Delivery = 'sent' | 'failed' | 'gone';

/** A letter of plain text. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Where one click, or the mail program itself, ends such mail. */
  readonly unsubscribe?: string;
}

/** Hands a mail to whoever delivers it; rejects when it was not taken. */
export type SendMail = (mail: Mail) => Promise<void>;

/** How long a push service keeps a message for a browser that is switched off. */
const TTL_S = 86_400;
const GONE = new Set([404, 410]);
/** A server for mail that does not answer in time is tried again later. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 10_000 };
const isDone = (status: number): boolean => status >= 200 && status < 300;

const deliveryOf = (status: number): Delivery => (isDone(status) ? 'sent' : GONE.has(status) ? 'gone' : 'failed');

/** Pushes a notice to a browser. Only the latest of the undelivered ones is kept there. */
export async function push(
  { subscription }: Extract<Address, { kind: 'push' }>,
  notice: Notice,
  keys: VapidKeys,
  post: Post,
): Promise<Delivery> {
  const options = { ttl: TTL_S, urgency: 'high', topic: 'turn' } as const;
  // oxlint-disable-next-line unicorn/no-null -- what the browser's own interface calls an unknown time
  const lasting = { ...subscription, expirationTime: null };
  const { headers, body } = await buildPushPayload({ data: notice, options }, lasting, keys);
  return deliveryOf(await post({ url: subscription.endpoint, headers: headers as Record<string, string>, body }));
}

/** Tells a table's own hook, in the shape that chat services take. */
export async function ring(url: string, content: string, post: Post): Promise<Delivery> {
  const body = JSON.stringify({ content, text: content });
  return deliveryOf(await post({ url, headers: { 'content-type': 'application/json' }, body }));
}

/** Sends mail through the SMTP server of this address, from this sender. */
export function mailBy(server: string, from: string): SendMail {
  const transport = createTransport({ url: server, ...PATIENCE });
  return async ({ to, subject, text, unsubscribe }) => {
    const headers = unsubscribe === undefined ? {} : unsubscribeHeaders(unsubscribe);
    await transport.sendMail({ from, to, subject, text, headers });
  };
}

const unsubscribeHeaders = (address: string): Record<string, string> => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
