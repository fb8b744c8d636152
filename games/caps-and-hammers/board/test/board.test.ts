import { KINDS, LABS, REGIONS } from '../../rules/index.ts';
import { LANGUAGES, readRulebook } from '@hideout/kernel';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { kindCard } from '../names.ts';
import { EMBLEMS, FACTION_SHAPES, LAB_SHAPES, REGION_SHAPES } from '../glyphs.ts';

const CLAUSES = new Set(
  readRulebook(readFileSync(new URL('../../RULES.md', import.meta.url), 'utf8')).clauses.map((clause) => clause.id),
);
it('has an emblem of its own for each type, region, lab and faction', () => {
  const shapes = [...EMBLEMS.map((paths) => paths.join(' ')), ...REGION_SHAPES, ...LAB_SHAPES, ...FACTION_SHAPES];
  expect(new Set(shapes).size).toBe(KINDS.length + REGIONS.length + LABS.length + 2);
});

it('says what every type does in every language, under the clause that says so too', () => {
  for (const kind of KINDS.keys()) {
    for (const language of LANGUAGES) {
      const { passive, active, clause } = kindCard(kind, language);
      expect([passive, active].join('')).toMatch(/\.$/);
      expect(CLAUSES).toContain(clause);
    }
  }
});
