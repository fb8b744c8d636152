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
    expect(netFor(3).inputs).toBe(inputsFor(3, 4));
    expect(netFor(3).layers.at(-1)!.outputs).toBe(LAYINGS.length);
  });

  it('is small and says how it was made', () => {
    const text = readFileSync(new URL('../nets/three.json', import.meta.url), 'utf8');
    expect(text.length).toBeLessThan(MOST_BYTES);
    const file = JSON.parse(text) as NetFile;
    expect(readNet(file).ok).toBe(true);
    expect(file.card).toMatchObject({ game: 'caper-cards', seats: 3 });
    expect(file.card.command).toContain('teams.py');
    for (const line of [file.card.commit, file.card.data, file.card.result]) expect(line).not.toBe('');
  });
});
