import type { CardId, View } from '../../rules/index.ts';
import { UNKNOWN } from '@hideout/kernel';
import { expect, it } from 'vitest';
import { beforePassing } from '../hands.ts';

const [ACTRESS, BANKER, COLONEL, DAME] = [0, 1, 2, 3] as CardId[];
const held = (viewer: number, ...hands: View['hands']): View => ({ viewer, hands }) as View;

it('keeps both hands as they were, less the card that was played, while they are being passed on', () => {
  const before = held(0, [ACTRESS!, BANKER!], [COLONEL!, DAME!]);
  const passed = held(0, [COLONEL!, DAME!], [BANKER!]);
  expect(beforePassing(before, passed).hands).toEqual([[BANKER], [COLONEL, DAME]]);
});

it('shows the hands as they are when nothing was passed on, and when they have arrived', () => {
  const before = held(0, [ACTRESS!, BANKER!], [UNKNOWN, UNKNOWN]);
  const played = held(0, [BANKER!], [UNKNOWN, UNKNOWN]);
  expect(beforePassing(before, played)).toBe(played);
  expect(beforePassing(played, played)).toBe(played);
});

it('never lets a viewer see what the one before him held', () => {
  const before = held(0, [ACTRESS!], [UNKNOWN]);
  const other = held(1, [UNKNOWN], [DAME!]);
  expect(beforePassing(before, other)).toBe(other);
});
