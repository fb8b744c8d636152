import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DE } from '../words/de.ts';

const cells = readFileSync(new URL('../RULES.de.md', import.meta.url), 'utf8').split(/ ?\| ?/);

it('the German tables call everything what the game calls it', () => {
  const names = Object.values({ ...DE.crew, ...DE.rewards }).map(({ name }) => name);
  expect(names.filter((name) => !cells.includes(name))).toEqual([]);
});
