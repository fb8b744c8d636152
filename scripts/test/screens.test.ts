import { globSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

it('docs/screens holds the pictures that a text shows, and no other', () => {
  const texts = globSync(['*.md', 'docs/**/*.md'], { cwd: ROOT }).map((file) =>
    readFileSync(`${ROOT}/${file}`, 'utf8'),
  );
  const shown = texts.flatMap((text) => [...text.matchAll(/screens\/([\w-]+\.jpg)/g)].map(([, name]) => name!));
  expect(readdirSync(`${ROOT}/docs/screens`).toSorted()).toEqual([...new Set(shown)].toSorted());
});
