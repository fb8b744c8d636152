import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import type { Engine } from './engine.ts';

/** No frame comes near this. */
const MAX_FRAME = 256_000_000;
const LENGTH = 4;

/**
 * Answers frames until the input ends: the length of the frame in four bytes, the lowest first, and then a JSON object
 * or a step of a hall.
 */
export async function serveFrames(engine: Engine, input: Readable, output: Writable): Promise<void> {
  for await (const frame of framesIn(input)) {
    if (!output.write(engine.answerFrame(frame))) await once(output, 'drain');
  }
}

async function* framesIn(input: Readable): AsyncGenerator<Buffer> {
  let open: Buffer = Buffer.alloc(0);
  for await (const chunk of input) {
    open = open.length === 0 ? (chunk as Buffer) : Buffer.concat([open, chunk as Buffer]);
    for (let size = sizeOf(open); size <= open.length; size = sizeOf(open)) {
      yield open.subarray(LENGTH, size);
      open = open.subarray(size);
    }
  }
}

/** The bytes of the first frame with its length; endless while that is not known. */
function sizeOf(open: Buffer): number {
  if (open.length < LENGTH) return Infinity;
  const size = open.readUInt32LE();
  if (size > MAX_FRAME) throw new RangeError(`a frame is longer than ${MAX_FRAME} bytes`);
  return LENGTH + size;
}
