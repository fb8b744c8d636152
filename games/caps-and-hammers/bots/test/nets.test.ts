import { readFileSync } from 'node:fs';
import type { NetFile } from '@hideout/bots';
import { describe, expect, it } from 'vitest';
import { CUES } from '../cues.ts';
import type * as nets from '../nets.ts';

/** A copy of the module of its own: other tests of this process have fetched the net already. */
const { fetchBelief, theBelief } = (await import(new URL('../nets.ts?alone', import.meta.url).href)) as typeof nets;

const MOST_BYTES = 150_000;

describe('what the bots have learnt', () => {
  it('is there once it is fetched, and fits its cues', async () => {
    expect(() => theBelief()).toThrow('what the bots have learnt has not been fetched');
    await fetchBelief();
    expect(theBelief().inputs).toBe(CUES);
  });

  it('is small and says how it was made', () => {
    const text = readFileSync(new URL('../nets/belief.json', import.meta.url), 'utf8');
    expect(text.length).toBeLessThan(MOST_BYTES);
    const { card } = JSON.parse(text) as NetFile;
    expect(card).toMatchObject({ game: 'caps-and-hammers', seats: 2 });
    expect(card.command).toContain('hideout train caps-and-hammers');
    for (const line of [card.commit, card.data, card.result]) expect(line).not.toBe('');
  });
});
