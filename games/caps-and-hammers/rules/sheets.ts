import { sheet, UNKNOWN, type Known, type Seat, type Sheet, type SheetLine } from '@hideout/kernel';
import { REGION_SIZE, REGIONS } from './countries.ts';
import { enemyOf, FACTIONS } from './factions.ts';
import type { Tables } from './figures.ts';
import { ADMIRAL, clauseOf, NUKE, POLICEMAN, SCIENTIST, type Kind } from './kinds.ts';
import type { CardInPlay, View } from './view.ts';

/** Headings of the sheets. */
export type Heading = 'supremacy' | 'influence';

/** Every kind of line; what its `of` holds is said beside it. */
export type LineName =
  | 'country' // country
  | 'region' // region
  | 'protests' // value, count
  | 'card' // kind
  | 'alone' // kind
  | 'types' // kind, different enemy types that are known
  | 'ahead' // kind
  | 'nuke' // kind
  | 'hidden'; // count

const line = (clause: string, what: LineName, of: readonly number[], points: number): SheetLine => ({
  clause,
  what,
  of,
  points,
});

/** [CH-8.1] The supremacy points of both as they stand. */
export const supremacySheets = (t: Tables, view: View): Sheet[] =>
  FACTIONS.map((seat) => sheet('supremacy', seat, supremacyLines(t, view, seat)));

function supremacyLines(t: Tables, view: View, seat: Seat): SheetLine[] {
  const lines: SheetLine[] = [];
  view.countries.forEach(({ owner, value }, country) => {
    if (owner === seat) lines.push(line('CH-8.1', 'country', [country], value));
  });
  for (const region of REGIONS.keys()) {
    const countries = view.countries.slice(region * REGION_SIZE, (region + 1) * REGION_SIZE);
    if (countries.every(({ owner }) => owner === seat)) lines.push(line('CH-8.1', 'region', [region], t.region));
  }
  view.protests[seat]!.forEach((count, value) => {
    if (count > 0) lines.push(line('CH-8.1', 'protests', [value, count], value === 0 ? 0 : -value * count));
  });
  return lines;
}

/** [CH-5.2] The influence of both on a location, from the cards that the viewer knows. */
export const influenceSheets = (t: Tables, view: View, place: number): Sheet[] =>
  FACTIONS.map((seat) => sheet('influence', seat, influenceLines(t, view, place, seat)));

function influenceLines(t: Tables, view: View, place: number, seat: Seat): SheetLine[] {
  const { sides } = view.places[place]!;
  const side = sides[seat]!;
  const lines = side.flatMap((card) => (isKnown(card) ? cardLines(t, view, place, seat, card) : []));
  const hidden = side.length - side.filter(isKnown).length;
  if (hidden > 0) lines.push(line('CH-5.1', 'hidden', [hidden], 0));
  return lines;
}

type KnownCard = CardInPlay & { readonly kind: Kind };
const isKnown = (card: CardInPlay): card is KnownCard => card.kind !== UNKNOWN;

/** The printed points of a card and what its effects add. */
function cardLines(t: Tables, view: View, place: number, seat: Seat, { kind, face }: KnownCard): SheetLine[] {
  const { sides } = view.places[place]!;
  const lines = [line('CH-5.2', 'card', [kind], t.points[kind]!)];
  const add = (what: LineName, of: readonly number[], points: number): unknown =>
    points !== 0 && lines.push(line(clauseOf(kind), what, of, points));
  if (kind === ADMIRAL && sides[seat]!.length === 1) add('alone', [kind], t.alone);
  if (kind === NUKE && face === 'activated') add('nuke', [kind], t.nuke);
  if (kind === SCIENTIST && countLabs(view, seat) > countLabs(view, enemyOf(seat))) add('ahead', [kind], t.ahead);
  if (kind === POLICEMAN) {
    const types = countKnownTypes(sides[enemyOf(seat)]!);
    add('types', [kind, types], Math.min(t.perType * types, t.perTypeMost));
  }
  return lines;
}

const countLabs = (view: View, seat: Seat): number => view.labs.filter(({ owner }) => owner === seat).length;

/** Different types among the cards that the viewer knows. */
const countKnownTypes = (side: readonly CardInPlay[]): number =>
  new Set<Known<Kind>>(side.filter(isKnown).map(({ kind }) => kind)).size;
