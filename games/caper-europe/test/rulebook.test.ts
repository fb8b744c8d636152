import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { cardOf, GEAR, LOCATIONS, locationOf, THIEVES } from '../rules/index.ts';
import { DE } from '../words/de.ts';

const cells = readFileSync(new URL('../RULES.de.md', import.meta.url), 'utf8').split(/ ?\| ?/);

it('the German tables call everything what the game calls it', () => {
  const cards = [...THIEVES, ...GEAR].map(({ id }) => DE.card(cardOf(id)));
  const locations = LOCATIONS.map(({ id }) => DE.location(locationOf(id)));
  expect([...cards, ...locations].filter((name) => !cells.includes(name))).toEqual([]);
});
