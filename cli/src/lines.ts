import type { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { BadInput } from './badInput.ts';

/** The lines of a stream, in groups: all that are complete whenever more has arrived. Empty lines are left out. */
export async function* linesOf(input: Readable, maxLength: number): AsyncGenerator<readonly string[]> {
  const decoder = new StringDecoder('utf8');
  let open = '';
  for await (const chunk of input) {
    const text = open + (typeof chunk === 'string' ? chunk : decoder.write(chunk as Buffer));
    const end = text.lastIndexOf('\n');
    open = text.slice(end + 1);
    if (open.length > maxLength) throw new BadInput(`a line is longer than ${maxLength} characters`);
    if (end >= 0) yield whole(text.slice(0, end));
  }
  yield whole(open);
}

const whole = (text: string): readonly string[] => text.split('\n').filter((line) => line.trim() !== '');
