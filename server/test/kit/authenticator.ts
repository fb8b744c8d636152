import { createHash, createSign, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto';
import type { CeremonyOptions, NewCredential, UsedCredential } from '@hideout/protocol';

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest();
const UP_AND_VERIFIED = 0x05;
const WITH_KEY = 0x40;

/** One head of CBOR with its argument. */
function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.of((major << 5) | value);
  if (value < 256) return Buffer.of((major << 5) | 24, value);
  return Buffer.of((major << 5) | 25, value >> 8, value & 0xff);
}
const text = (value: string): Buffer => Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
const bytes = (value: Uint8Array): Buffer => Buffer.concat([head(2, value.length), value]);
const int = (value: number): Buffer => (value < 0 ? head(1, -1 - value) : head(0, value));

/** A passkey in software (ES256), as a browser at `origin` would use it; what a test turns makes it lie. */
export class Authenticator {
  readonly id = randomBytes(16);
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  counter = 0;
  origin: string;
  /** The account that it belongs to, as the house named it. */
  user = '';

  constructor(origin: string) {
    this.origin = origin;
  }

  make({ challenge, user }: CeremonyOptions): NewCredential {
    this.user = (user as { id: string }).id;
    const length = Buffer.of(0, this.id.length);
    const data = this.#data(UP_AND_VERIFIED | WITH_KEY, [
      Buffer.alloc(16),
      length,
      this.id,
      cose(this.#keys.publicKey),
    ]);
    const attestation = [
      head(5, 3),
      text('fmt'),
      text('none'),
      text('attStmt'),
      head(5, 0),
      text('authData'),
      bytes(data),
    ];
    return {
      ...this.#face,
      response: {
        clientDataJSON: base64(this.#client('webauthn.create', challenge)),
        attestationObject: base64(Buffer.concat(attestation)),
      },
    };
  }

  use({ challenge }: CeremonyOptions): UsedCredential {
    const client = this.#client('webauthn.get', challenge);
    const data = this.#data(UP_AND_VERIFIED, []);
    const signature = createSign('sha256').update(data).update(sha256(client)).sign(this.#keys.privateKey);
    return {
      ...this.#face,
      response: {
        clientDataJSON: base64(client),
        authenticatorData: base64(data),
        signature: base64(signature),
        userHandle: this.user,
      },
    };
  }

  get #face() {
    const id = base64(this.id);
    return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} };
  }

  #client(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  #data(flags: number, rest: readonly Uint8Array[]): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(new URL(this.origin).hostname), Buffer.of(flags), count, ...rest]);
  }
}

function cose(key: KeyObject): Buffer {
  const { x, y } = key.export({ format: 'jwk' });
  const point = (part: string | undefined) => bytes(Buffer.from(part!, 'base64url'));
  const pairs = [int(1), int(2), int(3), int(-7), int(-1), int(1), int(-2), point(x), int(-3), point(y)];
  return Buffer.concat([head(5, 5), ...pairs]);
}
