import type { Channel, PushSubscription } from '@hideout/protocol';
import { hashOf } from '../tokens.ts';

/** Where a notice goes. */
export type Address =
  | { readonly kind: 'push'; readonly subscription: PushSubscription }
  | { readonly kind: 'mail'; readonly to: string }
  /** A table's own: whoever must act is named there. */
  | { readonly kind: 'hook'; readonly url: string };

/** The id of a channel follows from its address and whose it is, so that nobody has the same one twice. */
export const channelId = (owner: string, address: Address): string =>
  hashOf(`${owner} ${address.kind} ${targetOf(address)}`).slice(0, 32);

const targetOf = (address: Address): string =>
  address.kind === 'push' ? address.subscription.endpoint : address.kind === 'mail' ? address.to : address.url;

/** A channel as its guest sees it. */
export const showChannel = (id: string, address: Exclude<Address, { kind: 'hook' }>): Channel => ({
  id,
  kind: address.kind,
  to: address.kind === 'mail' ? address.to : new URL(address.subscription.endpoint).host,
});
