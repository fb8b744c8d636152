import { ok, type Result } from '@hideout/kernel';
import type { Problem, SignedIn } from '@hideout/protocol';
import type { Bearer } from '../house.ts';
import type { Rooms } from '../room/rooms.ts';
import type { GuestRow, Store } from '../store/store.ts';
import { deny } from '../table/situation.ts';
import { hashOf, newPartId, newToken, plainCode } from '../tokens.ts';
import { mailIdOf } from './mailCodes.ts';

/** Who signs in: what the device is called, and the guest whose games come along, if one does. */
export interface Comer {
  readonly device: string;
  readonly along: Bearer | undefined;
}

/** What signing in works with. */
interface SignInParts {
  readonly store: Store;
  readonly rooms: Rooms;
  readonly now: () => number;
  readonly look: () => Promise<void>;
}

/** Comes to a name that lasts from another device. What a guest had there can come along: see decision 0014. */
export class SignIn {
  readonly #parts: SignInParts;

  constructor(parts: SignInParts) {
    this.#parts = parts;
  }

  /** With a recovery code, which is used up; it is kept if what the guest has cannot come along. */
  async byCode(typed: string, comer: Comer): Promise<Result<SignedIn, Problem>> {
    const { accounts } = this.#parts.store;
    const hash = hashOf(plainCode(typed));
    const guest = await accounts.guestOfCode(hash);
    if (guest === undefined) return WRONG;
    const why = await this.whyApart(guest, comer.along);
    if (why) return why;
    return (await accounts.useCode(hash)) ? this.as(guest, comer) : WRONG;
  }

  /** By the mail address that a code came to. */
  async byMail(address: string, comer: Comer): Promise<Result<SignedIn, Problem>> {
    const mail = await this.#parts.store.accounts.mail(mailIdOf(address));
    return mail ? this.as(mail.guest, comer) : WRONG;
  }

  /** As this guest, which was proven before. */
  async as(id: string, { device, along }: Comer): Promise<Result<SignedIn, Problem>> {
    const { look, now, store } = this.#parts;
    const guest = await store.guest(id);
    if (!guest || guest.standing === 'banned') return deny('forbidden', 'This house is closed to that name.');
    const why = await this.whyApart(id, along);
    if (why) return why;
    const token = newToken(id);
    const at = now();
    const made = { id: newPartId(), guest: id, tokenHash: hashOf(token), name: device, createdAt: at, seenAt: at };
    if (!along) await store.accounts.addDevice(made);
    else if (!(await store.traces.absorb(along.guest.id, made))) return GONE;
    await look();
    return ok({ name: guest.name, token });
  }

  /** Why what a guest has cannot come along into this name. */
  async whyApart(into: string, along: Bearer | undefined): Promise<Refusal | undefined> {
    if (!along) return undefined;
    const { guest } = along;
    if (guest.tokenHash === '') return deny('untimely', 'You are signed in already: sign out first.');
    for (const table of await this.#parts.store.traces.sharedTables(guest.id, into)) {
      if (await this.#isFaced(table, guest, into))
        return deny('untimely', 'You sit at one table under both names: finish that game first, or keep them apart.');
    }
    return undefined;
  }

  /** Whether both have a seat in a game that goes on. */
  async #isFaced(table: string, { id }: GuestRow, into: string): Promise<boolean> {
    const room = await this.#parts.rooms.get(table);
    if (!room) return false;
    return room.read(
      (now) =>
        now.phase !== 'over' && now.phase !== 'closed' && [id, into].every((who) => now.seatOf(who) !== undefined),
    );
  }
}

type Refusal = { readonly ok: false; readonly problem: Problem };
const WRONG = deny('forbidden', 'That code is not known here, or it was used already.');
const GONE = deny('untimely', 'The guest who was to come along is not here any more.');
