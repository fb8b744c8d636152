import type { VapidKeys } from '@block65/webcrypto-web-push';
import { generateKeyPairSync } from 'node:crypto';
import type { NoticeShelf } from '../store/noticeShelf.ts';

/** Push services want to know whom to write to; an address that does not exist is refused by some. */
const NOBODY_IN_PARTICULAR = 'https://example.org';

/** The keys by which push services know this house. Made at its first start: other keys would lose every subscription. */
export async function vapidOf(shelf: NoticeShelf, origin: string | undefined): Promise<VapidKeys> {
  const pair = JSON.parse(await shelf.key('push', async () => JSON.stringify(newPair()))) as ReturnType<typeof newPair>;
  return { ...pair, subject: origin?.startsWith('https:') ? origin : NOBODY_IN_PARTICULAR };
}

/** A pair of keys on the curve P-256, as raw numbers in base64url. */
function newPair(): { readonly publicKey: string; readonly privateKey: string } {
  const { x, y, d } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });
  const point = Buffer.concat([Buffer.of(4), Buffer.from(x!, 'base64url'), Buffer.from(y!, 'base64url')]);
  return { publicKey: point.toString('base64url'), privateKey: d! };
}
