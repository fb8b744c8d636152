import { raw, sql, type Row, type Statement } from './database.ts';
import { GUESTS, type DeviceRow, type GuestRow, type MailRow, type PasskeyRow } from './rows.ts';
import { ID, NUMBER, rowsOf, TEXT } from './rowsOf.ts';
import { Shelf } from './shelf.ts';

/** What a ceremony is for. */
type CeremonyKind = 'new passkey' | 'sign in' | 'new mail' | 'sign in by mail';

/** Something that was begun and is finished once: by a passkey that answers its id, or by a code that was sent by mail. */
export interface CeremonyRow {
  readonly id: string;
  readonly kind: CeremonyKind;
  /** Who began it; empty where nobody has signed in yet. */
  readonly guest: string;
  readonly address: string;
  readonly codeHash: string;
  readonly endsAt: number;
}

/** How names that last are signed in to: devices, passkeys, mail addresses, recovery codes. */
export class AccountShelf extends Shelf {
  /** The guest of this id, and the device of theirs whose token has this hash. */
  bearer(
    guest: string,
    tokenHash: string,
  ): Promise<{ readonly guest: GuestRow; readonly device: DeviceRow | undefined } | undefined> {
    const statement = sql`SELECT guests.*, devices.id AS device_id, devices.token_hash AS device_hash,
        devices.name AS device_name, devices.created_at AS device_at, devices.seen_at FROM guests
      LEFT JOIN devices ON devices.guest_id = guests.id AND devices.token_hash = ${tokenHash} WHERE guests.id = ${guest}`;
    return this.one(statement, (row) => ({ guest: GUESTS.read(row), device: bearingDeviceOf(row) }));
  }

  devices(guest: string): Promise<readonly DeviceRow[]> {
    return this.many(sql`SELECT * FROM devices WHERE guest_id = ${guest} ORDER BY created_at, id`, DEVICES.read);
  }

  /** Moves the token of a guest into a device of theirs, with the first way to sign in; false if it lasts already. */
  makeLast(device: DeviceRow): Promise<boolean> {
    return this.change(
      sql`UPDATE guests SET token_hash = '' WHERE id = ${device.guest} AND token_hash = ${device.tokenHash}`,
      DEVICES.insert(device),
    );
  }

  async addDevice(device: DeviceRow): Promise<void> {
    await this.change(DEVICES.insert(device));
  }

  async seeDevice(id: string, at: number): Promise<void> {
    await this.change(sql`UPDATE devices SET seen_at = ${at} WHERE id = ${id}`);
  }

  removeDevice(guest: string, id: string): Promise<boolean> {
    return this.#remove('devices', guest, id);
  }

  passkeys(guest: string): Promise<readonly PasskeyRow[]> {
    return this.many(sql`SELECT * FROM passkeys WHERE guest_id = ${guest} ORDER BY created_at, id`, PASSKEYS.read);
  }

  passkey(id: string): Promise<PasskeyRow | undefined> {
    return this.one(sql`SELECT * FROM passkeys WHERE id = ${id}`, PASSKEYS.read);
  }

  /** False if there is one with this id already. */
  addPasskey(passkey: PasskeyRow): Promise<boolean> {
    return this.change(PASSKEYS.insert(passkey));
  }

  /** Notes that a passkey was used; false if it was used in between, as a copy of it would be. */
  usePasskey({ id, counter: before }: PasskeyRow, counter: number, at: number): Promise<boolean> {
    return this.change(
      sql`UPDATE passkeys SET counter = ${counter}, used_at = ${at} WHERE id = ${id} AND counter = ${before}`,
    );
  }

  removePasskey(guest: string, id: string): Promise<boolean> {
    return this.#remove('passkeys', guest, id);
  }

  mails(guest: string): Promise<readonly MailRow[]> {
    return this.many(sql`SELECT * FROM mails WHERE guest_id = ${guest} ORDER BY created_at, id`, MAILS.read);
  }

  mail(id: string): Promise<MailRow | undefined> {
    return this.one(sql`SELECT * FROM mails WHERE id = ${id}`, MAILS.read);
  }

  /** False if the address signs in to some name already. */
  addMail(mail: MailRow): Promise<boolean> {
    return this.change(MAILS.insert(mail));
  }

  removeMail(guest: string, id: string): Promise<boolean> {
    return this.#remove('mails', guest, id);
  }

  /** Makes these the recovery codes of a guest, and no others. */
  async setCodes(guest: string, hashes: readonly string[]): Promise<void> {
    const [first, ...rest] = hashes.map((hash) => CODES.insert({ hash, guest }));
    // Old ones are not new ones, so the first statement always changes a row.
    await this.change(
      first!,
      sql`DELETE FROM recovery_codes WHERE guest_id = ${guest} AND code_hash <> ${hashes[0]}`,
      ...rest,
    );
  }

  countCodes(guest: string): Promise<number> {
    return this.whole(sql`SELECT COUNT(*) AS whole FROM recovery_codes WHERE guest_id = ${guest}`);
  }

  /** Whose recovery code this is. */
  guestOfCode(hash: string): Promise<string | undefined> {
    return this.one(sql`SELECT guest_id FROM recovery_codes WHERE code_hash = ${hash}`, (row) =>
      String(row['guest_id']),
    );
  }

  /** Uses a recovery code up; false if somebody else has. */
  useCode(hash: string): Promise<boolean> {
    return this.change(sql`DELETE FROM recovery_codes WHERE code_hash = ${hash}`);
  }

  /** Begins a ceremony, and forgets those that were never finished. */
  async begin({ id, kind, guest, address, codeHash, endsAt }: CeremonyRow, now: number): Promise<void> {
    await this.change(
      sql`INSERT INTO ceremonies (id, kind, guest_id, address, code_hash, tries, ends_at)
        VALUES (${id}, ${kind}, ${guest}, ${address}, ${codeHash}, 0, ${endsAt})`,
      sql`DELETE FROM ceremonies WHERE ends_at < ${now}`,
    );
  }

  /** Ends a ceremony of this kind and guest; false if there is none, or it came to its end before. */
  end(id: string, kind: CeremonyKind, guest: string, now: number): Promise<boolean> {
    return this.change(sql`DELETE FROM ceremonies WHERE ${openCeremony(id, kind, guest, now)}`);
  }

  /** The ceremony in which a code is tried, if it has not been tried `most` times; the try counts before it is judged. */
  async tryCode(
    id: string,
    kind: CeremonyKind,
    guest: string,
    { now, most }: { readonly now: number; readonly most: number },
  ): Promise<Pick<CeremonyRow, 'address' | 'codeHash'> | undefined> {
    const open = openCeremony(id, kind, guest, now);
    const isCounted = await this.change(sql`UPDATE ceremonies SET tries = tries + 1 WHERE ${open} AND tries < ${most}`);
    if (!isCounted) return undefined;
    return this.one(sql`SELECT address, code_hash FROM ceremonies WHERE id = ${id}`, (row) => ({
      address: String(row['address']),
      codeHash: String(row['code_hash']),
    }));
  }

  #remove(table: 'devices' | 'passkeys' | 'mails', guest: string, id: string): Promise<boolean> {
    return this.change(sql`DELETE FROM ${raw(table)} WHERE id = ${id} AND guest_id = ${guest}`);
  }
}

const openCeremony = (id: string, kind: CeremonyKind, guest: string, now: number): Statement =>
  sql`id = ${id} AND kind = ${kind} AND guest_id = ${guest} AND ends_at >= ${now}`;

export const DEVICES = rowsOf<DeviceRow>('devices', ['id'], {
  id: TEXT,
  guest: ID,
  tokenHash: TEXT,
  name: TEXT,
  createdAt: NUMBER,
  seenAt: NUMBER,
});

const PASSKEY = {
  id: TEXT,
  guest: ID,
  credential: TEXT,
  publicKey: TEXT,
  counter: NUMBER,
  createdAt: NUMBER,
  usedAt: NUMBER,
};
export const PASSKEYS = rowsOf<PasskeyRow>('passkeys', ['id'], PASSKEY, 'keep');

const MAIL = { id: TEXT, guest: ID, address: TEXT, createdAt: NUMBER };
export const MAILS = rowsOf<MailRow>('mails', ['id'], MAIL, 'keep');

const CODE = { hash: { ...TEXT, column: 'code_hash' }, guest: ID };
export const CODES = rowsOf<{ readonly hash: string; readonly guest: string }>('recovery_codes', ['code_hash'], CODE);

const bearingDeviceOf = (row: Row): DeviceRow | undefined =>
  typeof row['device_id'] === 'string'
    ? {
        id: row['device_id'],
        guest: String(row['id']),
        tokenHash: String(row['device_hash']),
        name: String(row['device_name']),
        createdAt: Number(row['device_at']),
        seenAt: Number(row['seen_at']),
      }
    : undefined;
