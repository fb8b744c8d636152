// The notes of a version, from CHANGELOG.md: node scripts/changelog.ts <version>
import { readFileSync } from 'node:fs';

/** The text under the heading of a version, or of “Unreleased”. */
export function notesOf(changelog: string, version: string): string {
  const [, ...sections] = `\n${changelog}`.split('\n## ');
  const section = sections.find((each) => each.split(/\s/, 1)[0] === version);
  if (section === undefined) throw new Error(`CHANGELOG.md has no section “${version}”`);
  return section.slice(section.indexOf('\n') + 1).trim();
}

/** The changelog with all that was unreleased under the new version and its date, and an empty “Unreleased” above. */
export function cutRelease(changelog: string, version: string, day: string): string {
  if (notesOf(changelog, 'Unreleased') === '') throw new Error('CHANGELOG.md has nothing under “Unreleased”');
  return changelog.replace(/^## Unreleased$/m, `## Unreleased\n\n## ${version} – ${day}`);
}

if (import.meta.main) console.log(notesOf(readFileSync('CHANGELOG.md', 'utf8'), process.argv[2] ?? 'Unreleased'));
