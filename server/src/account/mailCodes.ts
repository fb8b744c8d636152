import { ok, type Language, type Result } from '@hideout/kernel';
import type { Problem } from '@hideout/protocol';
import type { Rate } from '../config.ts';
import type { SendMail } from '../notices/carrier.ts';
import { NOTICE_WORDS } from '../notices/words.ts';
import { Buckets } from '../rates.ts';
import type { AccountShelf } from '../store/accountShelf.ts';
import type { GuestRow } from '../store/rows.ts';
import { deny } from '../table/situation.ts';
import { hashOf, matches, newCode, newPartId, partIdOf, plainCode } from '../tokens.ts';

/** How long a code is good for, how many letters it has, and how often it may be tried. */
const CODE_MS = 600_000;
const CODE_LETTERS = 8;
const MOST_TRIES = 5;
/** Nobody's letter box is filled. */
const LETTERS_TO_ONE: Rate = { burst: 3, perSecond: 1 / 600 };

/** What codes by mail work with. */
interface MailParts {
  readonly shelf: AccountShelf;
  readonly now: () => number;
  readonly mail: SendMail | undefined;
  /** Told when a mail was not taken. */
  readonly onError: (error: unknown) => void;
}

/** The id of a mail address, however its letters are written. */
export const mailIdOf = (to: string): string => partIdOf(`mail ${to.toLowerCase()}`);

/** Codes that are sent to a mail address and typed where they were asked for, once. */
export class MailCodes {
  readonly #parts: MailParts;
  readonly #letters: Buckets;

  constructor(parts: MailParts) {
    this.#parts = parts;
    this.#letters = new Buckets(LETTERS_TO_ONE, parts.now);
  }

  get isThere(): boolean {
    return this.#parts.mail !== undefined;
  }

  /** Sends a code by which this guest shows that the address is theirs; answers with the ticket that goes with it. */
  askNew({ id, manners = {} }: GuestRow, to: string): Promise<Result<string, Problem>> {
    return this.#ask('new mail', id, to, { isSent: true, language: manners.language });
  }

  /** The address that the code came to. */
  takeNew({ id }: GuestRow, ticket: string, code: string): Promise<Result<string, Problem>> {
    return this.#take('new mail', id, ticket, code);
  }

  /** Sends a code to sign in, if somebody signs in by this address: the answer does not tell. */
  async ask(to: string): Promise<Result<string, Problem>> {
    const isSent = (await this.#parts.shelf.mail(mailIdOf(to))) !== undefined;
    return this.#ask('sign in by mail', '', to, { isSent, language: undefined });
  }

  take(ticket: string, code: string): Promise<Result<string, Problem>> {
    return this.#take('sign in by mail', '', ticket, code);
  }

  async #ask(
    kind: 'new mail' | 'sign in by mail',
    guest: string,
    to: string,
    { isSent, language = 'en' }: { readonly isSent: boolean; readonly language: Language | undefined },
  ): Promise<Result<string, Problem>> {
    const { mail, now, onError, shelf } = this.#parts;
    if (!mail) return deny('not-found', 'This house sends no mail.');
    if (!this.#letters.take(mailIdOf(to))) return TOO_MANY;
    const code = newCode(CODE_LETTERS);
    const ticket = newPartId();
    const begun = { id: ticket, kind, guest, address: to, codeHash: hashOf(plainCode(code)), endsAt: now() + CODE_MS };
    await shelf.begin(begun, now());
    const words = NOTICE_WORDS[language];
    // Nobody waits for it, so that the time it takes does not tell whether it was sent.
    if (isSent) void mail({ to, subject: words.codeTitle, text: `${words.code(code)}\n` }).catch(onError);
    return ok(ticket);
  }

  async #take(
    kind: 'new mail' | 'sign in by mail',
    guest: string,
    ticket: string,
    code: string,
  ): Promise<Result<string, Problem>> {
    const { now, shelf } = this.#parts;
    const tried = await shelf.tryCode(ticket, kind, guest, { now: now(), most: MOST_TRIES });
    if (!tried || !matches(plainCode(code), tried.codeHash)) return WRONG;
    return (await shelf.end(ticket, kind, guest, now())) ? ok(tried.address) : WRONG;
  }
}

const TOO_MANY = deny('too-many', 'This address has been sent enough codes: try again in some minutes.');
const WRONG = deny('forbidden', 'That is not the code, or it is too old.');
