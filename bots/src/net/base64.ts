const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const VALUE: ReadonlyMap<string, number> = new Map(Array.from(DIGITS, (digit, value) => [digit, value]));

/** Bytes as base64, the same on every platform. */
export function encodeBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const three = (bytes[at]! << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    const digits = Math.min(3, bytes.length - at) + 1;
    for (let digit = 0; digit < digits; digit++) text += DIGITS[(three >> (18 - 6 * digit)) & 63]!;
    text += '='.repeat(4 - digits);
  }
  return text;
}

/** The bytes that base64 stands for; undefined if it is none. */
export function decodeBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (text.length % 4 !== 0) return undefined;
  const digits = text.replace(/={1,2}$/, '');
  const bytes = new Uint8Array(Math.floor((digits.length * 3) / 4));
  let [bits, held, at] = [0, 0, 0];
  for (const digit of digits) {
    const value = VALUE.get(digit);
    if (value === undefined) return undefined;
    bits = ((bits << 6) | value) & 0xffff;
    held += 6;
    if (held < 8) continue;
    held -= 8;
    bytes[at++] = bits >> held;
  }
  return bytes;
}
