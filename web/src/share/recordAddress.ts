import { readRecord, writeRecord, type GameRecord } from '@hideout/kernel';

/** What stands for the id of a game whose record is in the address itself. */
export const SHARED = 'shared';
/** Longer addresses are cut off by too many programs on their way. */
const LONGEST = 8000;
/** More text than any game has: what unpacks to more is no record. */
const MOST_BYTES = 1_000_000;

/** The address under which this game can be replayed anywhere, since it holds the record; undefined when it is too long. */
export async function recordAddress(record: GameRecord): Promise<string | undefined> {
  const text = new Blob([writeRecord(record)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(text).arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  const packed = btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  return packed.length > LONGEST ? undefined : `/replay/${SHARED}#${packed}`;
}

/** The record in the last part of such an address; undefined when it is damaged or cut off. */
export async function recordIn(packed: string): Promise<GameRecord | undefined> {
  try {
    if (packed.length > LONGEST) return undefined;
    const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const text = await unpack(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')));
    const read = readRecord(text);
    return read.ok ? read.value : undefined;
  } catch {
    return undefined;
  }
}

/** Reads no more than a record can have, however much there would be. */
async function unpack(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  const reader = stream.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > MOST_BYTES) throw new Error('too much');
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}
