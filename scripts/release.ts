// npm run release -- <major|minor|patch> [--dry-run]: version, changelog, commit and tag, from a clean and green main.
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import manifest from '../package.json' with { type: 'json' };
import { cutRelease, notesOf } from './changelog.ts';
import { countFailedChecks } from './check.ts';
import { isStep, lockWithVersion, nextVersion, STEPS, withVersion } from './version.ts';

const git = (...args: readonly string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim();

/** What a release of `version` would change: the new text of each file. */
function draft(version: string): ReadonlyMap<string, string> {
  const day = new Date().toISOString().slice(0, 10);
  const manifests = globSync(['package.json', ...manifest.workspaces.map((place) => `${place}/package.json`)]);
  return new Map([
    ...[...manifests, 'bench-peers/package.json', 'python/pyproject.toml', 'CITATION.cff'].map(
      (file) => [file, withVersion(readFileSync(file, 'utf8'), manifest.version, version)] as const,
    ),
    ['package-lock.json', lockWithVersion(readFileSync('package-lock.json', 'utf8'), version)],
    ['CHANGELOG.md', cutRelease(readFileSync('CHANGELOG.md', 'utf8'), version, day)],
  ]);
}

/** Why nothing can be released from here now; the checks take the longest, so they come last. */
async function obstacles(tag: string): Promise<readonly string[]> {
  const found = [
    git('branch', '--show-current') !== 'main' && 'this is not the branch main',
    git('status', '--porcelain') !== '' && 'there are changes that are not committed',
    git('tag', '--list', tag) !== '' && `there is a tag ${tag} already`,
  ].filter((each) => each !== false);
  if (found.length > 0) return found;
  const failed = await countFailedChecks();
  return failed > 0 ? [`${failed} of the checks failed`] : [];
}

const [step, ...flags] = process.argv.slice(2);
const isDry = flags[0] === '--dry-run';
if (!isStep(step) || flags.length > Number(isDry)) {
  console.error(`usage: npm run release -- <${STEPS.join('|')}> [--dry-run]`);
  process.exit(2);
}
const version = nextVersion(manifest.version, step);
const files = draft(version);
const reasons = await obstacles(`v${version}`);
for (const reason of reasons) console.error(`No release: ${reason}.`);
if (isDry) {
  console.log(`\nRelease ${version} would change ${files.size} files. Its notes:\n`);
  console.log(notesOf(files.get('CHANGELOG.md')!, version));
} else if (reasons.length === 0) {
  for (const [file, text] of files) writeFileSync(file, text);
  git('commit', '--all', '--message', `release: ${version}`);
  git('tag', '--annotate', `v${version}`, '--message', `Hideout ${version}`);
  console.log(`\nHideout ${version} is committed and tagged. To publish it: git push --follow-tags`);
}
process.exitCode = reasons.length > 0 ? 1 : 0;
