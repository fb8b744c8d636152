import { bookIn, ICONS, sizeOf, type caperEurope, type IconKind, type Printed } from '../rules/index.ts';

/** What makes two icons the same sign: what they do, and what they count, whatever the colour, the Good or the figure. */
export const signKey = (icon: Printed): string =>
  'of' in icon ? `${icon.do} ${icon.of.in}${sizeOf(icon.of) > 1 ? ' set' : ''}` : icon.do;

/** One icon for each sign on the cards and Locations of a game, in the order of the icons of the rules. */
export function signRows(game: typeof caperEurope): readonly Printed[] {
  const rows = new Map<string, Printed>();
  for (const icon of bookIn(game).printed.flat()) {
    if (!rows.has(signKey(icon))) rows.set(signKey(icon), icon);
  }
  const kinds = Object.keys(ICONS) as readonly IconKind[];
  return [...rows.values()].toSorted((a, b) => kinds.indexOf(a.do) - kinds.indexOf(b.do));
}
