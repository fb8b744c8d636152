import * as z from 'zod/mini';
import { EntryNumber, SeatNumber, Token } from './ids.ts';
import { LIMITS } from './limits.ts';
import { Name } from './name.ts';

const base64url = (max: number) => z.string().check(z.maxLength(max), z.regex(/^[A-Za-z0-9_-]+$/));
/** The id of something that belongs to an account. */
export const PartId = z.string().check(z.regex(/^[0-9a-f]{32}$/));

/** What somebody calls a device of theirs; the browser proposes it. */
const DeviceName = z.string().check(z.trim(), z.minLength(1), z.maxLength(LIMITS.device), z.regex(/^[^\p{C}]*$/u));

/** What an authenticator answers when a passkey is made; the server looks into it. */
const NewCredential = z.object({
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal('public-key'),
  clientExtensionResults: z.record(z.string(), z.unknown()),
  authenticatorAttachment: z.optional(z.enum(['platform', 'cross-platform'])),
  response: z.object({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(8000),
    transports: z.optional(z.array(z.string().check(z.maxLength(32))).check(z.maxLength(8))),
  }),
});
export type NewCredential = z.infer<typeof NewCredential>;

/** What an authenticator answers when somebody signs in. */
const UsedCredential = z.object({
  ...NewCredential.shape,
  response: z.object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(2000),
    userHandle: z.optional(base64url(128)),
  }),
});
export type UsedCredential = z.infer<typeof UsedCredential>;

/** What a browser hands to its authenticator, as the library on either side writes it. */
export const CeremonyOptions = z.looseObject({ challenge: z.string() });
export type CeremonyOptions = z.infer<typeof CeremonyOptions>;

/** A name that lasts, as its owner sees it. A guest who has none yet is shown the same, with nothing in it. */
export const Account = z.object({
  name: z.string(),
  /** Whether it can be signed in to from elsewhere. */
  lasting: z.boolean(),
  passkeys: z.array(z.object({ id: PartId, createdAt: z.number(), usedAt: z.number() })),
  /** Mail addresses that a code to sign in is sent to. */
  mails: z.array(z.object({ id: PartId, to: z.string() })),
  /** How many recovery codes are left. */
  codes: z.int(),
  devices: z.array(
    z.object({ id: PartId, name: z.string(), createdAt: z.number(), seenAt: z.number(), here: z.boolean() }),
  ),
  blocked: z.array(z.object({ id: PartId, name: z.string(), since: z.number() })),
  /** How many tables the name sits or waits at. */
  tables: z.int(),
  /** Whether this house sends mail. */
  mail: z.boolean(),
});
export type Account = z.infer<typeof Account>;

/** An account that has changed; recovery codes are shown only this once. */
export const Kept = z.object({ account: Account, codes: z.optional(z.array(z.string())) });
export type Kept = z.infer<typeof Kept>;

/** A recovery code as people type it: letters and figures in groups, spaces and hyphens anywhere. */
const RecoveryCode = z.string().check(z.maxLength(40));
const MailCode = z.strictObject({ ticket: PartId, code: z.string().check(z.maxLength(20)) });

export const MailTo = z.strictObject({ to: z.email().check(z.maxLength(LIMITS.address)) });
export const Ticket = z.object({ ticket: PartId });

/** Adds a way to sign in to the guest who asks; the first one makes the name last. */
export const AddPasskey = z.strictObject({ credential: NewCredential, device: DeviceName });
export const AddMail = z.strictObject({ ...MailCode.shape, device: DeviceName });
export const RenewCodes = z.strictObject({ device: DeviceName });

/** Signs in on this device. With `along`, the guest who asks brings their games into the account. */
const Coming = { device: DeviceName, along: z.boolean() };
export const SignInByPasskey = z.strictObject({ credential: UsedCredential, ...Coming });
export const SignInByMail = z.strictObject({ ...MailCode.shape, ...Coming });
export const SignInByCode = z.strictObject({ code: RecoveryCode, ...Coming });

/** In which ways this house lets people sign in besides passkeys and recovery codes. */
export const SignInWays = z.object({ mail: z.boolean() });

/** Somebody has signed in; the token is shown only this once. */
export const SignedIn = z.object({ name: z.string(), token: Token });
export type SignedIn = z.infer<typeof SignedIn>;

/** Deletes everything about the guest; the name is typed once more to make sure. */
export const Goodbye = z.strictObject({ name: Name });

/** Somebody at a table: by their seat, or by what they said there. */
export const Person = z.union([z.strictObject({ seat: SeatNumber }), z.strictObject({ line: EntryNumber })]);
export type Person = z.infer<typeof Person>;

/** What is wrong with somebody's conduct, for whoever runs the house. */
export const Report = z.strictObject({
  about: Person,
  reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(LIMITS.chat)),
});
