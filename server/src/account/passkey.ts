import { ok, type Result } from '@hideout/kernel';
import type { CeremonyOptions, NewCredential, Problem, UsedCredential } from '@hideout/protocol';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { AccountShelf } from '../store/accountShelf.ts';
import type { GuestRow, PasskeyRow } from '../store/rows.ts';
import { deny } from '../table/situation.ts';
import { partIdOf } from '../tokens.ts';

/** How long somebody may take to confirm. */
const CEREMONY_MS = 300_000;

/** Ed25519, ECDSA on P-256 and RSA, by their numbers in COSE: what passkeys sign with everywhere. */
const ALGORITHMS = [-8, -7, -257];

/** Whoever runs a house without passkeys does not wait for what makes them. */
const loadLibrary = () => import('@simplewebauthn/server');

/** Where a page was opened, which is what passkeys belong to. */
export interface Site {
  readonly origin: string;
  /** Its host name. */
  readonly id: string;
}

/** The page that a request comes from, if it is one of this house: of these origins, or by default where it was sent. */
export function siteOf(
  origins: readonly string[],
  { origin, host }: { readonly origin?: string | undefined; readonly host?: string | undefined },
): Result<Site, Problem> {
  const isOurs =
    origin !== undefined &&
    URL.canParse(origin) &&
    (origins.length > 0 ? origins.includes(origin) : new URL(origin).host === host);
  return isOurs
    ? ok({ origin, id: new URL(origin).hostname })
    : deny('forbidden', 'Passkeys can be used on a page of this house only.');
}

/** Making passkeys and signing in with them: every challenge is answered once, soon, and by whoever asked for it. */
export class Passkeys {
  readonly #shelf: AccountShelf;
  readonly #now: () => number;

  constructor(shelf: AccountShelf, now: () => number) {
    this.#shelf = shelf;
    this.#now = now;
  }

  /** What a browser needs to make a passkey for this guest. */
  async askNew({ id, name }: GuestRow, site: Site): Promise<CeremonyOptions> {
    const { generateRegistrationOptions } = await loadLibrary();
    const known = await this.#shelf.passkeys(id);
    const options = await generateRegistrationOptions({
      rpName: 'Hideout',
      rpID: site.id,
      userID: Uint8Array.from(Buffer.from(id)),
      userName: name,
      userDisplayName: name,
      timeout: CEREMONY_MS,
      attestationType: 'none',
      supportedAlgorithmIDs: ALGORITHMS,
      excludeCredentials: known.map(({ credential }) => ({ id: credential })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    await this.#begin(options.challenge, 'new passkey', id);
    return { ...options };
  }

  /** The passkey that a browser has made for this guest. */
  async takeNew({ id }: GuestRow, site: Site, credential: NewCredential): Promise<Result<PasskeyRow, Problem>> {
    const { verifyRegistrationResponse } = await loadLibrary();
    const now = this.#now();
    const verdict = await verifyRegistrationResponse({
      response: credential as RegistrationResponseJSON,
      expectedChallenge: (challenge) => this.#shelf.end(challenge, 'new passkey', id, now),
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      supportedAlgorithmIDs: ALGORITHMS,
    }).catch(() => undefined);
    if (!verdict?.verified) return NOT_PROVEN;
    const { id: made, publicKey, counter } = verdict.registrationInfo.credential;
    const row = {
      id: partIdOf(made),
      guest: id,
      credential: made,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      createdAt: now,
      usedAt: now,
    };
    return (await this.#shelf.addPasskey(row)) ? ok(row) : deny('forbidden', 'That passkey is in use already.');
  }

  /** What a browser needs to sign in with any passkey that it has for this house. */
  async ask(site: Site): Promise<CeremonyOptions> {
    const { generateAuthenticationOptions } = await loadLibrary();
    const options = await generateAuthenticationOptions({
      rpID: site.id,
      userVerification: 'required',
      timeout: CEREMONY_MS,
    });
    await this.#begin(options.challenge, 'sign in', '');
    return { ...options };
  }

  /** The guest whose passkey has answered. A passkey that counts its uses and counts back is a copy, and is refused. */
  async take(site: Site, used: UsedCredential): Promise<Result<string, Problem>> {
    const { verifyAuthenticationResponse } = await loadLibrary();
    const now = this.#now();
    const known = await this.#shelf.passkey(partIdOf(used.id));
    const { userHandle } = used.response;
    if (!known || (userHandle !== undefined && Buffer.from(userHandle, 'base64url').toString() !== known.guest))
      return NOT_PROVEN;
    const { credential, publicKey, counter } = known;
    const verdict = await verifyAuthenticationResponse({
      response: used as AuthenticationResponseJSON,
      expectedChallenge: (challenge) => this.#shelf.end(challenge, 'sign in', '', now),
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      credential: { id: credential, publicKey: Uint8Array.from(Buffer.from(publicKey, 'base64url')), counter },
    }).catch(() => undefined);
    if (!verdict?.verified) return NOT_PROVEN;
    const isUsed = await this.#shelf.usePasskey(known, verdict.authenticationInfo.newCounter, now);
    return isUsed ? ok(known.guest) : NOT_PROVEN;
  }

  async #begin(challenge: string, kind: 'new passkey' | 'sign in', guest: string): Promise<void> {
    const now = this.#now();
    await this.#shelf.begin({ id: challenge, kind, guest, address: '', codeHash: '', endsAt: now + CEREMONY_MS }, now);
  }
}

const NOT_PROVEN = deny('forbidden', 'That passkey is not known here, or its answer came too late: try again.');
