import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isStep, lockWithVersion, nextVersion, withVersion } from '../version.ts';

describe('the next version', () => {
  it('is one step on, and what is finer starts at nought', () => {
    expect(nextVersion('1.4.2', 'major')).toBe('2.0.0');
    expect(nextVersion('1.4.2', 'minor')).toBe('1.5.0');
    expect(nextVersion('1.4.9', 'patch')).toBe('1.4.10');
  });

  it('needs a version and a step', () => {
    expect(() => nextVersion('1.4', 'patch')).toThrow('“1.4” is not a version like 1.2.3');
    expect(['major', 'huge', undefined].map(isStep)).toEqual([true, false, false]);
  });

  it('is the only thing that changes in a manifest', () => {
    const manifest = '{\n  "name": "x",\n  "version": "0.1.0",\n  "needs": { "y": "0.1.0" }\n}\n';
    expect(withVersion(manifest, '0.1.0', '0.2.0')).toBe(
      '{\n  "name": "x",\n  "version": "0.2.0",\n  "needs": { "y": "0.1.0" }\n}\n',
    );
    expect(withVersion('[project]\nversion = "0.1.0"\n', '0.1.0', '0.2.0')).toBe('[project]\nversion = "0.2.0"\n');
    expect(() => withVersion(manifest, '0.3.0', '0.4.0')).toThrow('version 0.3.0 expected, found "version": "0.1.0"');
    expect(() => withVersion('{}', '0.3.0', '0.4.0')).toThrow('found none');
  });

  it('is the only thing that changes in the lock, for the root and the workspaces', () => {
    const lock = readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8');
    const lines = lock.split('\n');
    const changed = lockWithVersion(lock, '9.8.7').split('\n');
    expect(changed).toHaveLength(lines.length);
    const different = changed.filter((line, index) => line !== lines[index]).map((line) => line.trim());
    const workspaces = lines.filter((line) => /^ {4}"(?![^"]*node_modules)[^"]*": \{$/.test(line));
    expect(different).toEqual(Array.from({ length: workspaces.length + 1 }, () => '"version": "9.8.7",'));
  });
});
