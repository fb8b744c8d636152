import { COUNTRIES, REGIONS } from '../rules/countries.ts';
import { KINDS } from '../rules/kinds.ts';
import { LABS } from '../rules/labs.ts';
import type { LineName } from '../rules/sheets.ts';
import type { Seat } from '@hideout/kernel';
import type { Names } from './called.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The ranks as the cards print them. */
export const RANKS = ['I', 'II', 'III', 'IV', 'V'] as const;

/** What marks the factions: a picture and a letter. */
export const MARKS = ['★C', '⚒H'] as const;

/** What things are called in the language of a vocabulary. */
export function namesIn(v: Vocabulary): Names {
  const names: Names = {
    kind: (kind) => v.kinds[KINDS[kind]!],
    country: (country) => v.countries[COUNTRIES[country]!.name],
    region: (region) => v.regions[REGIONS[region]!],
    lab: (lab) => `${v.lab} ${RANKS[lab]!} ${v.labs[LABS[lab]!]}`,
    place(view, place) {
      const location = view.places[place];
      if (!location) return v.location(place + 1);
      return location.countries.map(names.country).join(' + ') || names.lab(view.lab - 1);
    },
    spot: ({ site }) => (site < COUNTRIES.length ? names.country(site) : names.lab(site - COUNTRIES.length)),
    turned: (cards) => cards.map(({ kind, at }) => `${names.kind(kind)} (${names.spot(at)})`).join(', '),
    line: ({ what, of }) => v.lines[what as LineName](of, names),
    sums: (sheets, called) =>
      sheets.map(({ seat, total, lines }) => {
        const parts = lines.map((line) => `${line.points} ${names.line(line)} [${line.clause}]`);
        return `${called(seat as Seat)} ${total}${parts.length > 0 ? ` (${parts.join(', ')})` : ''}`;
      }),
  };
  return names;
}
