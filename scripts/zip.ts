import { crc32, deflateRawSync } from 'node:zlib';

/** The first day that a zip can name, so that the same files make the same bytes. */
const DAY = 0x21;
const DEFLATED = 8;
const VERSION = 20;
/** Names are UTF-8. */
const FLAGS = 0x800;

/** A zip of files by their names. */
export function zipOf(files: readonly (readonly [name: string, bytes: Uint8Array])[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, bytes] of files) {
    const path = Buffer.from(name);
    const packed = deflateRawSync(bytes, { level: 9 });
    const facts = Buffer.concat([
      shorts(VERSION, FLAGS, DEFLATED, 0, DAY),
      longs(crc32(bytes), packed.length, bytes.length),
      shorts(path.length, 0),
    ]);
    parts.push(longs(0x04034b50), facts, path, packed);
    // No comment, one disk, no attributes but “anybody may read”.
    const place = [shorts(0, 0, 0), longs((0o100644 << 16) >>> 0, at)];
    directory.push(longs(0x02014b50), shorts((3 << 8) | VERSION), facts, ...place, path);
    at += 4 + facts.length + path.length + packed.length;
  }
  const list = Buffer.concat(directory);
  const end = [longs(0x06054b50, 0), shorts(files.length, files.length), longs(list.length, at), shorts(0)];
  return Buffer.concat([...parts, list, ...end]);
}

/** Writes numbers of this many bytes each, the lowest byte first. */
const numbersOf =
  (size: number) =>
  (...values: readonly number[]): Buffer => {
    const bytes = Buffer.alloc(size * values.length);
    for (const [i, value] of values.entries()) bytes.writeUIntLE(value, i * size, size);
    return bytes;
  };
const shorts = numbersOf(2);
const longs = numbersOf(4);
