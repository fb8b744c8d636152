import { readFileSync } from 'node:fs';
import { readNet, type NetFile } from '@hideout/bots';
import { describe, expect, it } from 'vitest';
import { inputsFor } from '../inputs.ts';
import { fetchNets, netFor } from '../nets.ts';

const MOST_BYTES = 150_000;

describe('what the bots have learnt', () => {
  it('fits its inputs once it is fetched, and says when it is not there', async () => {
    await fetchNets();
    expect(() => netFor(5)).toThrow('what the bots have learnt for 5 seats has not been fetched');
    expect(netFor(2).inputs).toBe(inputsFor(2));
  });

  it.each([[2, 'two']])('for %i seats is small and says how it was made', (seats, name) => {
    const text = readFileSync(new URL(`../nets/${name}.json`, import.meta.url), 'utf8');
    expect(text.length).toBeLessThan(MOST_BYTES);
    const file = JSON.parse(text) as NetFile;
    expect(readNet(file).ok).toBe(true);
    expect(file.card).toMatchObject({ game: 'caper-1970', seats });
    expect(file.card.command).toContain(`hideout train caper-1970 --seats ${seats}`);
    for (const line of [file.card.commit, file.card.data, file.card.result]) expect(line).not.toBe('');
  });
});
