import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { run } from '../src/run.ts';
import { hideout } from './hideout.ts';

const lines = (out: string): Record<string, unknown>[] =>
  out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

describe('hideout engine', () => {
  it('answers each line with a line, in order, and ends with its input', async () => {
    const typed = ['{"do":"new","seed":1,"id":"a"}', '', 'nonsense', '{"do":"legal","id":"b"}'];
    const { code, out, err } = await hideout(['engine', 'caper-cards'], { typed });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const [first, second, third, ...none] = lines(out);
    expect(first).toMatchObject({ id: 'a' });
    expect(second).toEqual({ error: 'this line is not JSON' });
    expect(third).toEqual({ ...first, id: 'b' });
    expect(none).toEqual([]);
  });

  it('reads lines that come in pieces, also in the middle of a letter', async () => {
    const input = new PassThrough();
    const output = new PassThrough();
    const streams = { input, output, errors: output, environment: {}, folder: '/', signal: AbortSignal.any([]) };
    const running = run(['engine', 'caper-cards'], streams);
    const bytes = Buffer.from('{"do":"hello","id":"Räuber"}\n{"do":"new"');
    for (const byte of bytes) input.write(Buffer.of(byte));
    input.end('}');
    expect(await running).toBe(0);
    const [hello, opened] = lines(String(output.read()));
    expect(hello).toMatchObject({ id: 'Räuber', protocol: 1, game: 'caper-cards' });
    expect(opened).toMatchObject({ actor: expect.any(Number) });
  });

  it('ends when it is interrupted', async () => {
    const stop = new AbortController();
    const output = new PassThrough();
    const input = new PassThrough();
    const streams = { input, output, errors: output, environment: {}, folder: '/', signal: stop.signal };
    const running = run(['engine', 'caper-cards'], streams);
    input.write('{"do":"hello"}\n');
    output.once('data', () => stop.abort());
    expect(await running).toBe(0);
  });

  it('plays no game that there is not', async () => {
    const { code, err } = await hideout(['engine', 'chess']);
    expect(code).toBe(2);
    expect(err).toMatch(/^hideout: there is no game “chess”/);
  });
});
