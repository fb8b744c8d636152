import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DE } from '../words/de.ts';

const cells = readFileSync(new URL('../RULES.de.md', import.meta.url), 'utf8').split(/ ?\| ?/);

it('the German tables call everything what the game calls it', () => {
  // A country's cell also says whom it prefers, and what is published is marked.
  const told = new Set(cells.map((cell) => cell.replace(/( [CH])?( \(R\))?$/, '')));
  const names = [DE.kinds, DE.regions, DE.countries].flatMap((each) => Object.values(each));
  expect(names.filter((name) => !told.has(name))).toEqual([]);
});
