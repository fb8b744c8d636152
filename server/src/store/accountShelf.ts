import { sql, type Database, type Row, type Statement } from './database.ts';
import { guestOf, type DeviceRow, type GuestRow, type MailRow, type PasskeyRow } from './rows.ts';
import { ID, NUMBER, ONCE, rowsOf, TEXT } from './rowsOf.ts';

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
export class AccountShelf {
  readonly #db: Pick<Database, 'all' | 'commit'>;

  constructor(db: Pick<Database, 'all' | 'commit'>) {
    this.#db = db;
  }

  /** The guest of this id, and the device of theirs whose token has this hash. */
  async bearer(
    guest: string,
    tokenHash: string,
  ): Promise<{ readonly guest: GuestRow; readonly device: DeviceRow | undefined } | undefined> {
    const [row] = await this.#db.all(
      sql(
        `SELECT guests.*, devices.id AS device_id, devices.token_hash AS device_hash, devices.name AS device_name,
           devices.created_at AS device_at, devices.seen_at FROM guests
         LEFT JOIN devices ON devices.guest_id = guests.id AND devices.token_hash = $1 WHERE guests.id = $2`,
        tokenHash,
        guest,
      ),
    );
    return row && { guest: guestOf(row), device: bearingDeviceOf(row) };
  }

  async devices(guest: string): Promise<readonly DeviceRow[]> {
    const query = 'SELECT * FROM devices WHERE guest_id = $1 ORDER BY created_at, id';
    return (await this.#db.all(sql(query, guest))).map(deviceOf);
  }

  /** Moves the token of a guest into a device of theirs, with the first way to sign in; false if it lasts already. */
  makeLast(device: DeviceRow): Promise<boolean> {
    return this.#db.commit([
      sql(`UPDATE guests SET token_hash = '' WHERE id = $1 AND token_hash = $2`, device.guest, device.tokenHash),
      insertDevice(device),
    ]);
  }

  async addDevice(device: DeviceRow): Promise<void> {
    await this.#db.commit([insertDevice(device)]);
  }

  async seeDevice(id: string, at: number): Promise<void> {
    await this.#db.commit([sql('UPDATE devices SET seen_at = $1 WHERE id = $2', at, id)]);
  }

  removeDevice(guest: string, id: string): Promise<boolean> {
    return this.#remove('devices', guest, id);
  }

  async passkeys(guest: string): Promise<readonly PasskeyRow[]> {
    const query = 'SELECT * FROM passkeys WHERE guest_id = $1 ORDER BY created_at, id';
    return (await this.#db.all(sql(query, guest))).map(passkeyOf);
  }

  async passkey(id: string): Promise<PasskeyRow | undefined> {
    const [row] = await this.#db.all(sql('SELECT * FROM passkeys WHERE id = $1', id));
    return row && passkeyOf(row);
  }

  /** False if there is one with this id already. */
  addPasskey(passkey: PasskeyRow): Promise<boolean> {
    return this.#db.commit([insertPasskey(passkey)]);
  }

  /** Notes that a passkey was used; false if it was used in between, as a copy of it would be. */
  usePasskey({ id, counter: before }: PasskeyRow, counter: number, at: number): Promise<boolean> {
    return this.#db.commit([
      sql('UPDATE passkeys SET counter = $1, used_at = $2 WHERE id = $3 AND counter = $4', counter, at, id, before),
    ]);
  }

  removePasskey(guest: string, id: string): Promise<boolean> {
    return this.#remove('passkeys', guest, id);
  }

  async mails(guest: string): Promise<readonly MailRow[]> {
    const query = 'SELECT * FROM mails WHERE guest_id = $1 ORDER BY created_at, id';
    return (await this.#db.all(sql(query, guest))).map(mailOf);
  }

  async mail(id: string): Promise<MailRow | undefined> {
    const [row] = await this.#db.all(sql('SELECT * FROM mails WHERE id = $1', id));
    return row && mailOf(row);
  }

  /** False if the address signs in to some name already. */
  addMail(mail: MailRow): Promise<boolean> {
    return this.#db.commit([insertMail(mail)]);
  }

  removeMail(guest: string, id: string): Promise<boolean> {
    return this.#remove('mails', guest, id);
  }

  /** Makes these the recovery codes of a guest, and no others. */
  async setCodes(guest: string, hashes: readonly string[]): Promise<void> {
    const [first, ...rest] = hashes.map((hash) => insertCode(guest, hash));
    // Old ones are not new ones, so the first statement always changes a row.
    await this.#db.commit([
      first!,
      sql('DELETE FROM recovery_codes WHERE guest_id = $1 AND code_hash <> $2', guest, hashes[0]!),
      ...rest,
    ]);
  }

  async countCodes(guest: string): Promise<number> {
    const query = 'SELECT COUNT(*) AS whole FROM recovery_codes WHERE guest_id = $1';
    return Number((await this.#db.all(sql(query, guest)))[0]!['whole']);
  }

  /** Whose recovery code this is. */
  async guestOfCode(hash: string): Promise<string | undefined> {
    const [row] = await this.#db.all(sql('SELECT guest_id FROM recovery_codes WHERE code_hash = $1', hash));
    return row && String(row['guest_id']);
  }

  /** Uses a recovery code up; false if somebody else has. */
  useCode(hash: string): Promise<boolean> {
    return this.#db.commit([sql('DELETE FROM recovery_codes WHERE code_hash = $1', hash)]);
  }

  /** Begins a ceremony, and forgets those that were never finished. */
  async begin({ id, kind, guest, address, codeHash, endsAt }: CeremonyRow, now: number): Promise<void> {
    await this.#db.commit([
      sql(
        `INSERT INTO ceremonies (id, kind, guest_id, address, code_hash, tries, ends_at)
         VALUES ($1, $2, $3, $4, $5, 0, $6)`,
        id,
        kind,
        guest,
        address,
        codeHash,
        endsAt,
      ),
      sql('DELETE FROM ceremonies WHERE ends_at < $1', now),
    ]);
  }

  /** Ends a ceremony of this kind and guest; false if there is none, or it came to its end before. */
  end(id: string, kind: CeremonyKind, guest: string, now: number): Promise<boolean> {
    const query = 'DELETE FROM ceremonies WHERE id = $1 AND kind = $2 AND guest_id = $3 AND ends_at >= $4';
    return this.#db.commit([sql(query, id, kind, guest, now)]);
  }

  /** The ceremony in which a code is tried, if it has not been tried `most` times; the try counts before it is judged. */
  async tryCode(
    id: string,
    kind: CeremonyKind,
    guest: string,
    { now, most }: { readonly now: number; readonly most: number },
  ): Promise<Pick<CeremonyRow, 'address' | 'codeHash'> | undefined> {
    const counting = `UPDATE ceremonies SET tries = tries + 1
      WHERE id = $1 AND kind = $2 AND guest_id = $3 AND ends_at >= $4 AND tries < $5`;
    if (!(await this.#db.commit([sql(counting, id, kind, guest, now, most)]))) return undefined;
    const [row] = await this.#db.all(sql('SELECT address, code_hash FROM ceremonies WHERE id = $1', id));
    return row && { address: String(row['address']), codeHash: String(row['code_hash']) };
  }

  #remove(table: 'devices' | 'passkeys' | 'mails', guest: string, id: string): Promise<boolean> {
    return this.#db.commit([sql(`DELETE FROM ${table} WHERE id = $1 AND guest_id = $2`, id, guest)]);
  }
}

export const { insert: insertDevice, read: deviceOf } = rowsOf<DeviceRow>('devices', {
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
export const { insert: insertPasskey, read: passkeyOf } = rowsOf<PasskeyRow>('passkeys', PASSKEY, ONCE);

const MAIL = { id: TEXT, guest: ID, address: TEXT, createdAt: NUMBER };
export const { insert: insertMail, read: mailOf } = rowsOf<MailRow>('mails', MAIL, ONCE);

export const insertCode = (guest: string, hash: string): Statement =>
  sql('INSERT INTO recovery_codes (code_hash, guest_id) VALUES ($1, $2)', hash, guest);

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
