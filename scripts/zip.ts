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
    const facts = numbers(
      [VERSION, 2],
      [FLAGS, 2],
      [DEFLATED, 2],
      [0, 2],
      [DAY, 2],
      [crc32(bytes), 4],
      [packed.length, 4],
      [bytes.length, 4],
      [path.length, 2],
      [0, 2],
    );
    parts.push(numbers([0x04034b50, 4]), facts, path, packed);
    // No comment, one disk, no attributes but “anybody may read”.
    const place = numbers([0, 2], [0, 2], [0, 2], [(0o100644 << 16) >>> 0, 4], [at, 4]);
    directory.push(numbers([0x02014b50, 4], [(3 << 8) | VERSION, 2]), facts, place, path);
    at += 4 + facts.length + path.length + packed.length;
  }
  const list = Buffer.concat(directory);
  const end: Field[] = [
    [0x06054b50, 4],
    [0, 4],
    [files.length, 2],
    [files.length, 2],
    [list.length, 4],
    [at, 4],
    [0, 2],
  ];
  return Buffer.concat([...parts, list, numbers(...end)]);
}

type Field = readonly [value: number, bytes: number];

/** Numbers of this many bytes each, the lowest first. */
function numbers(...fields: readonly Field[]): Buffer {
  const bytes = Buffer.alloc(fields.reduce((sum, [, size]) => sum + size, 0));
  let at = 0;
  for (const [value, size] of fields) at = bytes.writeUIntLE(value, at, size);
  return bytes;
}
