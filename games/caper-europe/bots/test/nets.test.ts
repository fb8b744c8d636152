import { readFileSync } from 'node:fs';
import type { NetFile } from '@hideout/bots';
import { describe, expect, it } from 'vitest';
import { INPUTS } from '../inputs.ts';
import type * as nets from '../nets.ts';

/** A copy of the module of its own: other tests of this process have fetched the net already. */
const { fetchNet, theNet } = (await import(new URL('../nets.ts?alone', import.meta.url).href)) as typeof nets;

const MOST_BYTES = 150_000;

describe('what the bots have learnt', () => {
  it('is there once it is fetched, and fits its inputs', async () => {
    expect(() => theNet()).toThrow('what the bots have learnt has not been fetched');
    await fetchNet();
    expect(theNet().inputs).toBe(INPUTS);
  });

  it('is small and says how it was made', () => {
    const text = readFileSync(new URL('../nets/all.json', import.meta.url), 'utf8');
    expect(text.length).toBeLessThan(MOST_BYTES);
    const { card } = JSON.parse(text) as NetFile;
    expect(card).toMatchObject({ game: 'caper-europe', seats: 2 });
    expect(card.command).toContain('hideout train caper-europe');
    for (const line of [card.commit, card.data, card.result]) expect(line).not.toBe('');
  });
});
