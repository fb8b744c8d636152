import type { Kind } from '../rules/index.ts';

/** Line portraits by kind, stroke by stroke, on a field of 100 × 100: simple strokes that read as a neon sign and as ink. */
const PORTRAITS: readonly (readonly string[])[] = [
  // Gadgeteer: welding goggles pushed into wild hair, a spanner over the shoulder.
  [
    'M30 44c-2 22 6 36 20 36s22-14 20-36',
    'M27 44h46M30 34a9 9 0 1 1 18 0 9 9 0 0 1-18 0ZM52 34a9 9 0 1 1 18 0 9 9 0 0 1-18 0ZM48 34h4',
    'M27 30c-4-10 4-12 4-18 6 5 9 1 14-4 2 6 8 5 12 1 1 6 8 6 13 4 0 7 6 9 3 17',
    'M42 66c5 4 11 4 16 0M41 54h4M55 54h4',
    'M18 96c2-10 12-14 24-16M82 96c-2-10-12-14-24-16',
    'M84 82V56m-6-14v9l6 5 6-5v-9',
  ],
  // Fixer: neat parting, and a telephone at the ear.
  [
    'M32 38c-2 24 6 40 19 40 12 0 19-14 19-34',
    'M30 40c-3-20 8-28 22-28 12 0 20 8 18 28-8-2-20-6-24-14-2 8-8 12-16 14Z',
    'M42 64c6 4 12 3 16-2M44 46h5M58 46h5M53 48l-2 9h4',
    'M74 34c8 4 10 24 2 34m-6-32 6-4 6 8-6 6M70 62l6 8 8-6-4-8',
    'M16 96c2-10 12-14 26-17l9 11 9-11c14 3 22 7 24 17',
    'M51 90v8',
  ],
  // Thief: woollen cap and domino mask.
  [
    'M30 36c0 28 8 44 20 44s20-16 20-44',
    'M26 38c0-20 10-28 24-28s24 8 24 28H26ZM26 30h48',
    'M26 44c8-4 16-2 24 3 8-5 16-7 24-3-1 10-6 14-13 14-5 0-8-4-11-8-3 4-6 8-11 8-7 0-12-4-13-14Z',
    'M35 49h7M58 49h7M44 68h12',
    'M18 96c2-10 12-12 24-15l8 6 8-6c12 3 22 5 24 15',
  ],
  // Grifter: a wide hat, an earring, a knowing smile.
  [
    'M33 42c0 22 6 36 17 36s17-14 17-36',
    'M10 40c14-8 66-8 80 0-12 6-68 6-80 0ZM30 36c0-18 6-26 20-26s20 8 20 26M31 30c12-4 26-4 38 0',
    'M33 46c-8 8-6 22-8 30M67 46c8 8 6 22 8 30',
    'M42 65c6 5 14 4 17-2-6 0-10 2-17 2ZM40 50c3-2 5-2 7 0M54 50c3-2 5-2 7 0',
    'M72 62a3 3 0 1 1 .1 0',
    'M22 96c4-10 12-14 21-16M78 96c-4-10-12-14-21-16M43 80c4 8 10 8 14 0',
  ],
  // Wild Card: half a face, half a mask, three bells.
  [
    'M32 40c0 24 6 38 18 38s18-14 18-38',
    'M50 14v64',
    'M32 42c-12-4-18-12-18-22 10 0 14 6 18 12M68 42c12-4 18-12 18-22-10 0-14 6-18 12M32 32c2-12 8-18 18-20 10 2 16 8 18 20',
    'M14 17a3 3 0 1 1 .1 0M86 17a3 3 0 1 1 .1 0M50 9a3 3 0 1 1 .1 0',
    'M37 46c3-3 7-3 9 0-2 3-7 3-9 0ZM55 42l8 8M63 42l-8 8M41 63c5 5 13 5 18-3',
    'M20 96l10-14 10 8 10-10 10 10 10-8 10 14',
  ],
  // Muscle: no neck, a broken nose, arms folded.
  [
    'M32 26c0-12 8-18 18-18s18 6 18 18v20c0 12-7 20-18 20s-18-8-18-20Z',
    'M36 36h10M54 36h10M50 38l-3 8 5 3M41 56h18',
    'M28 34c-3 0-3 8 2 8M72 34c3 0 3 8-2 8',
    'M34 60c-16 3-26 12-28 36M66 60c16 3 26 12 28 36',
    'M20 84c14-6 30-4 44 4M80 84c-8-4-20-4-28 0M36 92c10 4 22 4 30-4',
  ],
  // Mastermind: bowler, monocle with its chain, pointed beard.
  [
    'M32 40c0 16 4 26 18 40 14-14 18-24 18-40',
    'M22 38c12-5 44-5 56 0M29 36c-2-20 8-28 21-28s23 8 21 28M29 30c14-4 28-4 42 0',
    'M65 49a7 7 0 1 1-14 0 7 7 0 0 1 14 0ZM65 51c4 10 4 20 2 30M36 47h9',
    'M38 62c5-5 9-4 12 0 3-4 7-5 12 0-5 3-9 3-12 0-3 3-7 3-12 0Z',
    'M16 96c2-10 12-15 24-20l10 12 10-12c12 5 22 10 24 20',
  ],
  // Insider: a peaked cap with a badge, and the key that should not be there.
  [
    'M33 42c-1 22 6 36 17 36s18-14 17-36',
    'M26 40c14 6 34 6 48 0l2-6c-16-5-36-5-52 0ZM24 34c-2-8 2-14 10-16 10-4 22-4 32 0 8 2 12 8 10 16',
    'M50 16l3 6 6 1-4 4 1 6-6-3-6 3 1-6-4-4 6-1Z',
    'M40 52h5M55 52h5M44 66h12',
    'M18 96c2-10 12-14 24-17l8 8 8-8c12 3 22 7 24 17',
    'M78 58a6 6 0 1 1 .1 0M78 64v18h6M78 76h5',
  ],
];

/** All strokes of a portrait as one path: a card is drawn often, and each element costs. */
export const PATHS = PORTRAITS.map((strokes) => strokes.join(''));

/** The portrait of a kind: once wide and faint, once narrow and bright, like a tube. */
export const Portrait = ({ kind }: { readonly kind: Kind }) => (
  <svg className="cc-portrait" viewBox="0 0 100 100" aria-hidden="true">
    <path className="cc-glow" d={PATHS[kind]} />
    <path className="cc-tube" d={PATHS[kind]} />
  </svg>
);
