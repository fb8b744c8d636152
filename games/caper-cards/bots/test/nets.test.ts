import { readNet, type NetFile } from '@hideout/bots';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inputsFor } from '../inputs.ts';
import { LAYINGS } from '../layings.ts';
import { fetchNets, netFor } from '../nets.ts';

const MOST_BYTES = 150_000;

describe('how teams have learnt to play', () => {
  it('fits its inputs once it is fetched, and says when it is not there', async () => {
    await fetchNets();
    expect(() => netFor(5)).toThrow('what teams of 5 have learnt has not been fetched');
    for (const seats of [3, 4]) {
      expect(netFor(seats).inputs).toBe(inputsFor(seats, 4));
      expect(netFor(seats).layers.at(-1)!.outputs).toBe(LAYINGS.length);
    }
  });

  it.each([
    [3, 'three'],
    [4, 'four'],
  ])('is small for %i seats and says how it was made', (seats, name) => {
    const text = readFileSync(new URL(`../nets/${name}.json`, import.meta.url), 'utf8');
    expect(text.length).toBeLessThan(MOST_BYTES);
    const file = JSON.parse(text) as NetFile;
    expect(readNet(file).ok).toBe(true);
    expect(file.card).toMatchObject({ game: 'caper-cards', seats });
    expect(file.card.command).toContain('teams.py');
    for (const line of [file.card.commit, file.card.data, file.card.result]) expect(line).not.toBe('');
  });
});
