/** What a release changes: something others must adapt to, something new, or only repairs. */
export const STEPS = ['major', 'minor', 'patch'] as const;

export type Step = (typeof STEPS)[number];

/** Whether a word names a step. */
export const isStep = (word: string | undefined): word is Step => STEPS.some((step) => step === word);

/** The version after `version`: `nextVersion('1.4.2', 'minor')` is 1.5.0. */
export function nextVersion(version: string, step: Step): string {
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error(`“${version}” is not a version like 1.2.3`);
  const [major, minor, patch] = version.split('.').map(Number) as [number, number, number];
  if (step === 'major') return `${major + 1}.0.0`;
  return step === 'minor' ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

/** The text of a package.json or pyproject.toml with its version changed and everything else as it was. */
export function withVersion(manifest: string, from: string, to: string): string {
  const [line] = manifest.match(/^ *"?version"?(: | = )".*"/m) ?? [];
  if (!line?.endsWith(`"${from}"`)) throw new Error(`version ${from} expected, found ${line?.trim() ?? 'none'}`);
  return manifest.replace(line, line.replace(from, to));
}

/** The text of a package-lock.json with the version of the root and of every workspace changed. */
export function lockWithVersion(lock: string, to: string): string {
  const parsed = JSON.parse(lock) as { version: string; packages: Record<string, { version?: string }> };
  parsed.version = to;
  for (const [place, entry] of Object.entries(parsed.packages))
    if (!place.includes('node_modules/') && entry.version !== undefined) entry.version = to;
  return `${JSON.stringify(parsed, undefined, 2)}\n`;
}
