/** A final frame of text (RFC 6455, section 5.2); what comes from a server is not masked. */
const TEXT = '\x81';
const LENGTH_16 = 126;
const LENGTH_64 = 127;
/** A frame to which every client answers by itself. */
export const PING = '\x89\0';

/** A text as one frame of a socket: a text in which each letter stands for a byte, which is cheaper to write than a buffer. */
export function frameOf(text: string): string {
  const length = Buffer.byteLength(text);
  const bytes = length === text.length ? text : Buffer.from(text).toString('latin1');
  return TEXT + lengthOf(length) + bytes;
}

function lengthOf(length: number): string {
  if (length < LENGTH_16) return String.fromCharCode(length);
  if (length < 0x1_0000) return String.fromCharCode(LENGTH_16, length >> 8, length & 0xff);
  const head = Buffer.of(LENGTH_64, 0, 0, 0, 0, 0, 0, 0, 0);
  head.writeBigUInt64BE(BigInt(length), 1);
  return head.toString('latin1');
}
