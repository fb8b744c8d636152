import { ok, type Result } from '@hideout/kernel';
import type { Account, Kept, Problem } from '@hideout/protocol';
import type { Bearer } from '../house.ts';
import type { GuestRow, MailRow, Store } from '../store/store.ts';
import { deny } from '../table/situation.ts';
import { hashOf, newCode, newPartId, plainCode } from '../tokens.ts';
import { mailIdOf, type MailCodes } from './mailCodes.ts';

/** How many recovery codes there are, and of how many letters. */
const CODES = 8;
const CODE_LETTERS = 16;
/** Of each kind: more would be of no use to anybody. */
const MOST_WAYS = 20;

/** What accounts work with. */
interface AccountParts {
  readonly store: Store;
  readonly now: () => number;
  readonly mails: Pick<MailCodes, 'isThere'>;
  /** Has this node look at once at what was recalled. */
  readonly look: () => Promise<void>;
}

/** Names that last: a guest gets ways to sign in from elsewhere, and stays who they are. */
export class Accounts {
  readonly #parts: AccountParts;

  constructor(parts: AccountParts) {
    this.#parts = parts;
  }

  async show({ guest: { id, name, tokenHash }, device: here }: Bearer): Promise<Account> {
    const { store, mails } = this.#parts;
    const { accounts, conduct, traces } = store;
    const [passkeys, addresses, codes, devices, blocks, tables] = await Promise.all([
      accounts.passkeys(id),
      accounts.mails(id),
      accounts.countCodes(id),
      accounts.devices(id),
      conduct.blocks(id),
      traces.tablesOf(id),
    ]);
    return {
      name,
      lasting: tokenHash === '',
      passkeys: passkeys.map(({ id: part, createdAt, usedAt }) => ({ id: part, createdAt, usedAt })),
      mails: addresses.map(({ id: part, address }) => ({ id: part, to: address })),
      codes,
      devices: devices.map(({ id: part, name: called, createdAt, seenAt }) => ({
        id: part,
        name: called,
        createdAt,
        seenAt,
        here: part === here?.id,
      })),
      blocked: blocks.map(({ id: part, name: called, createdAt }) => ({ id: part, name: called, since: createdAt })),
      tables: tables.length,
      mail: mails.isThere,
    };
  }

  /** Why no more ways to sign in can be added. */
  async whyFull({ id }: GuestRow): Promise<Result<true, Problem>> {
    const { accounts } = this.#parts.store;
    const [passkeys, mails] = await Promise.all([accounts.passkeys(id), accounts.mails(id)]);
    return Math.max(passkeys.length, mails.length) < MOST_WAYS
      ? ok(true)
      : deny('too-many', 'There are too many ways to sign in already; remove one first.');
  }

  /** After a way to sign in was added: a name with one lasts, and has recovery codes from its first day. */
  async keep(bearer: Bearer, deviceName: string): Promise<Kept> {
    const { accounts } = this.#parts.store;
    const lasting = await this.#makeLast(bearer, deviceName);
    const { id } = lasting.guest;
    const codes = (await accounts.countCodes(id)) === 0 ? await this.#newCodes(id) : undefined;
    return { account: await this.show(lasting), codes };
  }

  /** New recovery codes; the old ones are worth nothing any more. */
  async renewCodes(bearer: Bearer, deviceName: string): Promise<Kept> {
    const lasting = await this.#makeLast(bearer, deviceName);
    const codes = await this.#newCodes(lasting.guest.id);
    return { account: await this.show(lasting), codes };
  }

  /** Has codes to sign in sent to this address, which the guest has shown to be theirs. */
  async addMail({ id }: GuestRow, address: string): Promise<Result<true, Problem>> {
    const mail: MailRow = { id: mailIdOf(address), guest: id, address, createdAt: this.#parts.now() };
    if (await this.#parts.store.accounts.addMail(mail)) return ok(true);
    const owner = await this.#parts.store.accounts.mail(mail.id);
    return owner?.guest === id
      ? ok(true)
      : deny('forbidden', 'That address signs in to another name already: sign in there instead.');
  }

  removePasskey(guest: GuestRow, id: string): Promise<Result<true, Problem>> {
    return this.#removeWay(guest, id, 'removePasskey');
  }

  removeMail(guest: GuestRow, id: string): Promise<Result<true, Problem>> {
    return this.#removeWay(guest, id, 'removeMail');
  }

  /** Signs a device out, at once and everywhere. */
  async removeDevice({ id: guest }: GuestRow, id: string): Promise<Result<true, Problem>> {
    const { store, look } = this.#parts;
    if (!(await store.accounts.removeDevice(guest, id))) return deny('not-found', 'You have no such device.');
    await store.conduct.recallGuest(guest);
    await look();
    return ok(true);
  }

  /** Removes a way to sign in, unless it is the last one. */
  async #removeWay({ id: guest }: GuestRow, id: string, remove: 'removePasskey' | 'removeMail') {
    const { accounts } = this.#parts.store;
    const [passkeys, mails, codes] = await Promise.all([
      accounts.passkeys(guest),
      accounts.mails(guest),
      accounts.countCodes(guest),
    ]);
    if (passkeys.length + mails.length + codes <= 1)
      return deny('untimely', 'This is the only way to sign in that is left: add another one first.');
    return (await accounts[remove](guest, id)) ? ok(true as const) : deny('not-found', 'There is nothing of the kind.');
  }

  async #makeLast({ guest, device }: Bearer, name: string): Promise<Bearer> {
    if (device) return { guest, device };
    const now = this.#parts.now();
    const { id, tokenHash } = guest;
    const made = { id: newPartId(), guest: id, tokenHash, name, createdAt: now, seenAt: now };
    const isMade = await this.#parts.store.accounts.makeLast(made);
    return { guest: { ...guest, tokenHash: '' }, device: isMade ? made : undefined };
  }

  async #newCodes(guest: string): Promise<string[]> {
    const codes = Array.from({ length: CODES }, () => newCode(CODE_LETTERS));
    await this.#parts.store.accounts.setCodes(
      guest,
      codes.map((code) => hashOf(plainCode(code))),
    );
    return codes;
  }
}
