import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { Notice } from '@hideout/protocol';
import type { Letter } from '../../src/notices/post.ts';

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

/** A browser that can be pushed to: it reads what only its own keys open (RFC 8291). */
export class Browser {
  readonly #keys = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  readonly endpoint: string;

  constructor(endpoint = 'https://push.test/one') {
    this.endpoint = endpoint;
    this.#keys.generateKeys();
  }

  get subscription() {
    return { endpoint: this.endpoint, keys: { p256dh: base64(this.#keys.getPublicKey()), auth: base64(this.#auth) } };
  }

  read({ body }: Letter): Notice {
    const bytes = Buffer.from(body as Uint8Array);
    const salt = bytes.subarray(0, 16);
    const sender = bytes.subarray(21, 21 + bytes[20]!);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#keys.getPublicKey(), sender]);
    const secret = hkdfSync('sha256', this.#keys.computeSecret(sender), this.#auth, info, 32);
    const key = Buffer.from(hkdfSync('sha256', Buffer.from(secret), salt, 'Content-Encoding: aes128gcm\0', 16));
    const nonce = Buffer.from(hkdfSync('sha256', Buffer.from(secret), salt, 'Content-Encoding: nonce\0', 12));
    const sealed = bytes.subarray(21 + sender.length);
    const cipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
    const open = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
    return JSON.parse(open.subarray(0, open.lastIndexOf(2)).toString()) as Notice;
  }
}
