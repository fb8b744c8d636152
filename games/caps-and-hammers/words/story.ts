import type { Audience, Seat, Sheet } from '@hideout/kernel';
import type { Tables } from '../rules/figures.ts';
import { enemyOf } from '../rules/factions.ts';
import { supremacySheets } from '../rules/sheets.ts';
import type { View } from '../rules/view.ts';
import type { Names } from './called.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What a side's points come from. */
interface Parts {
  readonly countries: number;
  readonly regions: readonly number[];
  readonly protests: number;
}

function partsOf({ lines }: Sheet): Parts {
  const sum = (what: string): number =>
    lines.reduce((total, line) => total + (line.what === what ? line.points : 0), 0);
  return {
    countries: sum('country'),
    regions: lines.flatMap(({ what, of }) => (what === 'region' ? of[0]! : [])),
    protests: -sum('protests'),
  };
}

/** What decided a finished game: the margin, whole regions, and the protests. */
export function storyOf(v: Vocabulary, names: Names, t: Tables, view: View, to: Audience): readonly string[] {
  const { story } = v;
  const sheets = supremacySheets(t, view);
  const margin = sheets[0]!.total - sheets[1]!.total;
  const winner = (margin < 0 ? 1 : 0) as Seat;
  const nameOf = (seat: Seat): string | undefined => (seat === to.viewer ? undefined : to.names[seat]!);
  const own = partsOf(sheets[winner]!);
  const other = partsOf(sheets[enemyOf(winner)]!);
  const isDraw = margin === 0;
  return [
    isDraw
      ? story.draw(sheets[0]!.total, own.countries, other.countries)
      : story.margin(nameOf(winner), Math.abs(margin), own.countries, other.countries),
    ...regionStory(v, names, [own, other], (side) => nameOf(side === 0 ? winner : enemyOf(winner))),
    isDraw || own.protests <= other.protests
      ? story.protests([enemyOf(winner), winner].map(nameOf), other.protests, own.protests)
      : story.protests([winner, enemyOf(winner)].map(nameOf), own.protests, other.protests),
  ];
}

/** The whole regions of whoever has any; the better side alone where both have. */
function regionStory(
  { story }: Vocabulary,
  names: Names,
  sides: readonly Parts[],
  nameOf: (side: number) => string | undefined,
): readonly string[] {
  const most = sides[0]!.regions.length >= sides[1]!.regions.length ? 0 : 1;
  const { regions } = sides[most]!;
  return regions.length === 0 ? [] : [story.regions(nameOf(most), regions.map(names.region))];
}
