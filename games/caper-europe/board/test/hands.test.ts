import type { CardId, View } from '../../rules/index.ts';
import { UNKNOWN } from '@hideout/kernel';
import { expect, it } from 'vitest';
import { beforePassing } from '../hands.ts';

const [ACTRESS, BANKER, COLONEL, DAME] = [0, 1, 2, 3] as CardId[];
const held = (...hands: View['hands']): View => ({ hands }) as View;

it('keeps both hands as they were, less the card that was played, while they are being passed on', () => {
  const before = held([ACTRESS!, BANKER!], [COLONEL!, DAME!]);
  const passed = held([COLONEL!, DAME!], [BANKER!]);
  expect(beforePassing(before, passed).hands).toEqual([[BANKER], [COLONEL, DAME]]);
});

it('shows the hands as they are when nothing was passed on, and when they have arrived', () => {
  const before = held([ACTRESS!, BANKER!], [UNKNOWN, UNKNOWN]);
  const played = held([BANKER!], [UNKNOWN, UNKNOWN]);
  expect(beforePassing(before, played)).toBe(played);
  expect(beforePassing(played, played)).toBe(played);
});
