/** A final frame of text (RFC 6455, section 5.2); what comes from a server is not masked. */
const TEXT = 0x81;
const LENGTH_16 = 126;
const LENGTH_64 = 127;
/** A frame to which every client answers by itself. */
export const PING = Buffer.of(0x89, 0);

/** A text as one frame of a socket, in one piece. */
export function frameOf(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length < LENGTH_16 ? 2 : length < 0x1_0000 ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = TEXT;
  frame[1] = head === 2 ? length : head === 4 ? LENGTH_16 : LENGTH_64;
  if (head === 4) frame.writeUInt16BE(length, 2);
  if (head === 10) frame.writeBigUInt64BE(BigInt(length), 2);
  frame.write(text, head);
  return frame;
}
