import { LANGUAGES } from '@hideout/kernel';
import * as z from 'zod/mini';

const Hour = z.int().check(z.gte(0), z.lte(23));
const isTimeZone = (zone: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone }).format(0);
    return true;
  } catch {
    return false;
  }
};

/** How a guest wishes to be called to the table. */
export const Manners = z.strictObject({
  language: z.optional(z.enum(LANGUAGES)),
  /** The guest's time zone, for example Europe/Berlin. */
  zone: z.optional(z.string().check(z.maxLength(64), z.refine(isTimeZone, 'That is not a time zone.'))),
  /** From the first of these hours until the second, by the guest's own time, nothing is sent. */
  quiet: z.optional(z.strictObject({ from: Hour, to: Hour })),
});
export type Manners = z.infer<typeof Manners>;

/** What a browser gives out so that it can be reached while the page is closed. */
export const PushSubscription = z.object({
  endpoint: z.url({ protocol: /^https$/ }).check(z.maxLength(1000)),
  keys: z.object({
    p256dh: z.string().check(z.regex(/^[A-Za-z0-9_-]{80,100}={0,2}$/)),
    auth: z.string().check(z.regex(/^[A-Za-z0-9_-]{20,30}={0,2}$/)),
  }),
});
export type PushSubscription = z.infer<typeof PushSubscription>;

/** A way in which a guest is reached, as the guest sees it. */
export const Channel = z.object({
  id: z.string(),
  kind: z.enum(['push', 'mail']),
  /** The mail address, or the service that carries the message to a browser. */
  to: z.string(),
});
export type Channel = z.infer<typeof Channel>;

/** How a guest is called to the table, and what this house has to do it with. */
export const Calling = z.object({
  manners: Manners,
  channels: z.array(Channel),
  /** The public key that browsers want to know before they give out a subscription. */
  key: z.string(),
  /** Whether this house sends mail. */
  mail: z.boolean(),
});
export type Calling = z.infer<typeof Calling>;

/** What a pushed message holds; the page's service worker shows it. It tells nothing of the game but whose turn it is. */
export const Notice = z.object({
  title: z.string(),
  body: z.string(),
  /** Where a tap leads. */
  path: z.string(),
  /** Of several with the same tag only the last is shown. */
  tag: z.string(),
  /** How many tables wait for the guest. */
  count: z.int(),
});
export type Notice = z.infer<typeof Notice>;
