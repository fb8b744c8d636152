import type { Colour, IconKind, Printed, Thing, ThingIn, Zone } from '../rules/index.ts';

/** The signs on the cards, on a field of 24 × 24. */
export const GLYPHS = {
  caper:
    'M0 8c5-3 9-1 12 2 3-3 7-5 12-2 0 8-3 12-8 12-2 0-3-2-4-4-1 2-2 4-4 4-5 0-8-4-8-12zm4 4c1 3 4 3 6 1-2-3-5-3-6-1zm16 0c-1 3-4 3-6 1 2-3 5-3 6-1z',
  coin: 'M12 1a11 11 0 1 0 .1 0zm0 3a8 8 0 1 1-.1 0zm0 2.500a5.500 5.500 0 1 0 .1 0zM10.800 8.500h2.400v7h-2.400z',
  diamond: 'M5 3h14l5 7-12 12L0 10zM6.200 5 3.500 8.800h5zM17.800 5l2.700 3.800h-5zM8.500 11 12 18.500 15.500 11z',
  painting: 'M1 3h22v18H1zM4 6v12h16V6zM5 17l5-8 4 5 2-2 3 5z',
  antique:
    'M8 1h8v3l-1.500 1.500Q18 7 19 9q0-3-2-4l1-2q5 3 3 9-1 1-2 1-.5 4-4 6v2h2v2H7v-2h2v-2q-3.500-2-4-6-1 0-2-1Q1 6 6 3l1 2Q5 6 5 9q1-2 4.500-3.500L8 4z',
  any: 'M8 1h8l-2 5c7 3 9 8 8 12-1 4-4 5-10 5S3 22 2 18c-1-4 1-9 8-12zM12 10l1.200 2.800 3 .2-2.300 2 .7 3-2.600-1.600L9.400 18l.7-3-2.300-2 3-.2z',
  burn: 'M12 0c1 6 8 8 8 15a8 8 0 0 1-16 0c0-4 2-6 3-8 1 2 1 3 2 4 2-4 1-7 3-11zm0 14c0 2-3 3-3 5a3 3 0 0 0 6 0c0-2-2-3-3-5z',
  launder:
    'M9.500 8a7.500 7.500 0 1 0 .1 0zm0 3a4.500 4.500 0 1 1-.1 0zM18 1a3.500 3.500 0 1 0 .1 0zM21 10a2.500 2.500 0 1 0 .1 0zM10 1a2.400 2.400 0 1 0 .1 0z',
  protect:
    'M6 10V8a6 6 0 0 1 12 0v2h2v13H4V10zm3.500 0h5V8a2.500 2.500 0 0 0-5 0zM12 13a2.200 2.200 0 0 0-1.200 4v3h2.400v-3A2.200 2.200 0 0 0 12 13z',
  star: 'M12 .5l3.400 7.600 8.100.8-6.100 5.500 1.700 8.100-7.100-4.200-7.100 4.200 1.700-8.100L.5 8.900l8.100-.8z',
  eye: 'M0 12c5.500-9.500 18.500-9.500 24 0-5.500 9.500-18.500 9.500-24 0zm12-5a5 5 0 1 0 .1 0zm0 2.800a2.200 2.200 0 1 1-.1 0z',
  win: 'M4 0h3v24H4zM8 1h15l-4 6 4 6H8z',
  thief: 'M1 17q11-5 22 0l-1 4q-10-4-20 0zM5 14c0-9 2-11 5-11 1 0 1 1 2 1s1-1 2-1c3 0 5 2 5 11q-7-3-14 0z',
  gear: 'M8 3h8v4h7v14H1V7h7zm2.500 2.500V7h3V5.500zM1 12h9v3h4v-3h9v1.800h-7V17H8v-3.200H1z',
  discard: 'M2 1h12v14H2zm2.500 2.500v9h7v-9zM17 8h3v8h4l-5.500 7L13 16h4z',
  rival: 'M12 1l10 10h-6v12H8V11H2z',
  burst:
    'M12 0 14.64 2.4 18 1.68 19.2 4.8 22.32 6 21.6 9.36 24 12 21.6 14.64 22.32 18 19.2 19.2 18 22.32 14.64 21.6 12 24 9.36 21.6 6 22.32 4.8 19.2 1.68 18 2.4 14.64 0 12 2.4 9.36 1.68 6 4.8 4.8 6 1.68 9.36 2.4z',
  both: 'M12 0l7 8h-4.500v8H19l-7 8-7-8h4.500V8H5z',
} as const;

/** The name of a sign. */
export type GlyphName = keyof typeof GLYPHS;

/** One of the marks that an icon is drawn with: a glyph, a Gear colour, or bold text. */
export type Mark = GlyphName | { readonly hue: Colour } | { readonly text: string };

const hue = (colour: Colour): Mark => ({ hue: colour });
const text = (letters: string): Mark => ({ text: letters });
const stars = (n: number): readonly Mark[] => [text(`${n}`), 'star'];

/** How each thing that an icon counts is drawn. */
const THING_MARKS: { readonly [Z in Zone]: (thing: ThingIn<Z>) => readonly Mark[] } = {
  crew: ({ colours, size }) =>
    [...colours.map(hue), ...Array<Mark>(size - colours.length).fill('gear')].flatMap((member, index) =>
      index > 0 ? [text('+'), member] : [member],
    ),
  rival: ({ colour }) => ['rival', hue(colour)],
  both: ({ colour }) => ['both', hue(colour)],
  thieves: () => ['thief'],
  loot: ({ good }) => [good],
  laundry: () => ['launder'],
  discards: ({ colour }) => ['discard', colour === 'any' ? 'gear' : hue(colour)],
};
const per = (thing: Thing): readonly Mark[] => [text('/'), ...THING_MARKS[thing.in](thing as never)];

/** How each icon is drawn: `2★/G+▣` is two points for each green with any other Gear. */
const ICON_MARKS: { readonly [Kind in IconKind]: (icon: Printed<Kind>) => readonly Mark[] } = {
  caper: () => ['caper'],
  coins: ({ n }) => [text(`+${n}`), 'coin'],
  steal: ({ good }) => [text('+'), good],
  burn: () => ['burn'],
  launder: () => ['launder'],
  protect: ({ colours }) => ['protect', ...colours.map(hue)],
  points: ({ n }) => stars(n),
  pointsPer: ({ n, of }) => [...stars(n), ...per(of)],
  eye: ({ n, colour }) => [...stars(n), text('/'), 'eye', hue(colour)],
  pointsIfWon: ({ n }) => [...stars(n), text('/'), 'win'],
  caperPer: ({ of }) => ['caper', ...per(of)],
  coinPer: ({ of }) => ['coin', ...per(of)],
};

/** The marks of an icon, from left to right. */
export const marksOf = (icon: Printed): readonly Mark[] => ICON_MARKS[icon.do](icon as never);
