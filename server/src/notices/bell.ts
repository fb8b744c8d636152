import { createHmac } from 'node:crypto';
import { ok, type Result } from '@hideout/kernel';
import type { Calling, Manners, Problem, PushSubscription } from '@hideout/protocol';
import { hookOwner, type NoticeShelf } from '../store/noticeShelf.ts';
import type { GuestRow } from '../store/rows.ts';
import type { Rate } from '../config.ts';
import { Buckets } from '../rates.ts';
import { deny } from '../table/situation.ts';
import { hashOf, matches } from '../tokens.ts';
import { channelId, showChannel, type Address } from './address.ts';
import type { SendMail } from './carrier.ts';
import { NOTICE_WORDS } from './words.ts';

/** A code is good for this long, and for as long again. */
const CODE_MS = 600_000;
/** A code has six digits, so it may be guessed at only this often. */
const GUESSES: Rate = { burst: 5, perSecond: 1 / 300 };
const MOST_CHANNELS = 20;
/** Attention is noted this often while somebody looks at a page. */
const NOTE_EVERY_MS = 20_000;

/** What the bell works with. */
export interface BellParts {
  readonly shelf: NoticeShelf;
  readonly now: () => number;
  /** The public half of the keys for push services. */
  readonly publicKey: string;
  /** Signs the addresses at which a channel is given up. */
  readonly seal: string;
  readonly origin: string | undefined;
  readonly mail: SendMail | undefined;
}

/** How guests say in which way they are called to the table, and that they are looking already. */
export class Bell {
  readonly #parts: BellParts;
  readonly #guesses: Buckets;
  /** When the attention of a guest was last noted. */
  readonly #noted = new Map<string, number>();

  constructor(parts: BellParts) {
    this.#parts = parts;
    this.#guesses = new Buckets(GUESSES, parts.now);
  }

  async calling({ id, manners = {} }: GuestRow): Promise<Calling> {
    const { shelf, publicKey: key, mail } = this.#parts;
    const channels = (await shelf.channels(id)).flatMap(({ id: channel, address }) =>
      address.kind === 'hook' ? [] : [showChannel(channel, address)],
    );
    return { manners, channels, key, mail: mail !== undefined };
  }

  async setManners(guest: GuestRow, manners: Manners): Promise<void> {
    await this.#parts.shelf.setManners(guest.id, manners);
  }

  async addPush(guest: GuestRow, subscription: PushSubscription): Promise<Result<string, Problem>> {
    return this.#add(guest.id, { kind: 'push', subscription });
  }

  /** Sends a code to this address; the guest types it to show that it is theirs. */
  async askMail({ id, manners = {} }: GuestRow, to: string): Promise<Result<true, Problem>> {
    const { mail, now } = this.#parts;
    if (!mail) return deny('not-found', 'This house sends no mail.');
    const words = NOTICE_WORDS[manners.language ?? 'en'];
    await mail({ to, subject: words.codeTitle, text: `${words.code(this.#codeOf(id, to, now()))}\n` });
    return ok(true);
  }

  /** Adds the mail address that this code was sent to. */
  async confirmMail({ id }: GuestRow, to: string, code: string): Promise<Result<string, Problem>> {
    if (!this.#guesses.take(id)) return deny('too-many', 'Too many codes were wrong: try again in some minutes.');
    const now = this.#parts.now();
    const isGood = [now, now - CODE_MS].some((at) => matches(code, hashOf(this.#codeOf(id, to, at))));
    return isGood ? this.#add(id, { kind: 'mail', to }) : deny('forbidden', 'That is not the code, or it is too old.');
  }

  /** Has a table tell this address whose turn it is; none tells nobody. */
  async setHook(table: string, url: string | undefined): Promise<Result<true, Problem>> {
    const { shelf } = this.#parts;
    const owner = hookOwner(table);
    for (const { id } of await shelf.channels(owner)) await shelf.removeChannel(owner, id);
    if (url === undefined) return ok(true);
    const added = await this.#add(owner, { kind: 'hook', url });
    return added.ok ? ok(true) : added;
  }

  async remove(guest: GuestRow, channel: string): Promise<Result<true, Problem>> {
    const isGone = await this.#parts.shelf.removeChannel(guest.id, channel);
    return isGone ? ok(true) : deny('not-found', 'You have no such channel.');
  }

  /** Where a channel is given up without signing in: a link in a mail. */
  readonly unsubscribeAt = (guest: string, channel: string): string =>
    `${this.#parts.origin ?? ''}/api/unsubscribe?guest=${guest}&channel=${channel}&seal=${this.#sealOf(channel)}`;

  async unsubscribe(guest: string, channel: string, seal: string): Promise<Result<true, Problem>> {
    if (!matches(seal, hashOf(this.#sealOf(channel)))) return deny('forbidden', 'That link is not from this house.');
    await this.#parts.shelf.removeChannel(guest, channel);
    return ok(true);
  }

  /** The guest looks at a page, or no longer does. */
  async attend(guest: string, { isHere }: { readonly isHere: boolean }): Promise<void> {
    const now = this.#parts.now();
    const noted = this.#noted.get(guest) ?? 0;
    if (isHere ? now - noted < NOTE_EVERY_MS : noted === 0) return;
    if (isHere) this.#noted.set(guest, now);
    else this.#noted.delete(guest);
    await this.#parts.shelf.attend(guest, isHere ? now : 0);
  }

  #sealOf(text: string): string {
    return createHmac('sha256', this.#parts.seal).update(text).digest('base64url');
  }

  /** Follows from what it proves, so every node knows it and nobody keeps it. */
  #codeOf(guest: string, to: string, at: number): string {
    const digest = this.#sealOf(`${guest} ${to} ${Math.floor(at / CODE_MS)}`);
    return String(Buffer.from(digest, 'base64url').readUInt32BE() % 1_000_000).padStart(6, '0');
  }

  async #add(owner: string, address: Address): Promise<Result<string, Problem>> {
    const { shelf, now } = this.#parts;
    const id = channelId(owner, address);
    const known = await shelf.channels(owner);
    if (known.length >= MOST_CHANNELS && known.every((each) => each.id !== id))
      return deny('too-many', 'You are reached in too many ways already; give one up first.');
    await shelf.addChannel({ id, guest: owner, address, createdAt: now() });
    return ok(id);
  }
}
