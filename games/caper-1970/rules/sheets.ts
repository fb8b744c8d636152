import { seatOf, sheet, type Sheet, type SheetLine } from '@hideout/kernel';
import { safeWith, unsafeWith } from './state.ts';
import type { View } from './view.ts';

/** CA-4.4: by seat, each jewel brought home with its points, and each unsafe one, which is worth nothing yet. */
export function sheets(view: View): readonly Sheet[] {
  return view.sides.map((_, seat) => {
    const lines: SheetLine[] = [];
    for (const [jewel, where] of view.jewels.entries()) {
      const points = view.points[jewel]!;
      if (where === safeWith(seat)) lines.push({ clause: 'CA-1.4', what: 'safe', of: [jewel], points });
      if (where === unsafeWith(seat)) lines.push({ clause: 'CA-4.4', what: 'unsafe', of: [jewel, points], points: 0 });
    }
    return sheet('jewels', seatOf(seat), lines);
  });
}
