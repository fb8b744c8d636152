import { GEAR } from './cards/gear.ts';
import { LOCATIONS } from './cards/locations.ts';
import { STARTERS } from './cards/starters.ts';
import { THIEVES } from './cards/thieves.ts';
import { TRACK } from './cards/track.ts';
import type { NamedFigure } from '@hideout/kernel';
import type { Icon, Lasting } from './icons.ts';

/** The name of the figure on a card's icon, counted from 1. */
export const iconKey = (owner: string, index: number): string => `${owner}/icon${index + 1}`;

/** The name of the figure that says who starts a round, counted from 1. */
export const starterKey = (round: number): string => `starts/${round + 1}`;

/** Every figure of the game under its name. */
export const FIGURES: readonly NamedFigure[] = [
  ...STARTERS.map((figure, round) => ({ key: starterKey(round), ...figure })),
  ...TRACK.map((figure, index) => ({ key: `track/${index + 1}`, ...figure })),
  ...LOCATIONS.flatMap(({ id, base, bonus }) => [
    { key: `location/${id}/base`, ...base },
    ...(bonus ? iconFigures(`location/${id}`, [bonus]) : []),
  ]),
  ...THIEVES.flatMap(({ id, coins, icons }) => [
    { key: `thief/${id}/coins`, ...coins },
    ...iconFigures(`thief/${id}`, icons),
  ]),
  ...GEAR.flatMap(({ id, copies, cost, icons }) => [
    { key: `gear/${id}/copies`, ...copies },
    { key: `gear/${id}/cost`, ...cost },
    ...iconFigures(`gear/${id}`, icons),
  ]),
];

function iconFigures(owner: string, icons: readonly (Icon | Lasting)[]): NamedFigure[] {
  return icons.flatMap((icon, index) => ('n' in icon ? [{ key: iconKey(owner, index), ...icon.n }] : []));
}
