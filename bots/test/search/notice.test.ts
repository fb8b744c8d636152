import { describe, expect, it } from 'vitest';
import { noticeOf } from '../../src/search/notice.ts';

describe('what a seat notices of an action', () => {
  const deployed = { type: 'deployed', seat: 1, kind: -1, at: { place: 2, sites: [3, 4] } };
  const others = [
    undefined,
    { type: 'deployed' },
    { ...deployed, isOpen: true },
    { ...deployed, isOpen: false },
    { ...deployed, type: 'deployee' },
    { ...deployed, kind: 3 },
    { ...deployed, at: { place: 2, sites: [4, 3] } },
    { ...deployed, at: { place: 2, sites: [3] } },
  ];

  it('is one number for equal sights', () => {
    expect(noticeOf(structuredClone(deployed))).toBe(noticeOf(deployed));
  });

  it('is another for every other sight, and never an action', () => {
    const notices = [deployed, ...others].map(noticeOf);
    expect(new Set(notices).size).toBe(notices.length);
    for (const notice of notices) expect(notice).toBeLessThan(0);
  });
});
