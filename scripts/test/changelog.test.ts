import { describe, expect, it } from 'vitest';
import { cutRelease, notesOf } from '../changelog.ts';

const CHANGELOG = `# Changelog

What changed for whom.

## Unreleased

### For players
- Doors creak.

## 0.1.0 – 2026-11-16

- The first one.
`;

describe('the changelog', () => {
  it('gives the notes of a version', () => {
    expect(notesOf(CHANGELOG, 'Unreleased')).toBe('### For players\n- Doors creak.');
    expect(notesOf(CHANGELOG, '0.1.0')).toBe('- The first one.');
    expect(() => notesOf(CHANGELOG, '0.1')).toThrow('CHANGELOG.md has no section “0.1”');
  });

  it('is cut at a release: what was unreleased has a version and a day', () => {
    const cut = cutRelease(CHANGELOG, '0.2.0', '2026-12-24');
    expect(cut).toBe(CHANGELOG.replace('## Unreleased\n', '## Unreleased\n\n## 0.2.0 – 2026-12-24\n'));
    expect(notesOf(cut, '0.2.0')).toBe('### For players\n- Doors creak.');
    expect(notesOf(cut, 'Unreleased')).toBe('');
  });

  it('is not cut when nothing has changed', () => {
    const cut = cutRelease(CHANGELOG, '0.2.0', '2026-12-24');
    expect(() => cutRelease(cut, '0.3.0', '2026-12-25')).toThrow('nothing under “Unreleased”');
  });
});
