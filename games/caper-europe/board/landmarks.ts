/** A silhouette on a field of 120 × 80 that stands on the ground at height 66: its dark shape, and what is lit in it. */
export interface Landmark {
  readonly dark: string;
  readonly lit?: string;
}

/** A number of upright bars side by side. */
const bars = (x: number, y: number, width: number, height: number, step: number, count: number): string =>
  Array.from({ length: count }, (_, bar) => `M${x + bar * step} ${y}h${width}v${height}h${-width}z`).join('');

/** A number of round-headed openings side by side. */
const arches = (x: number, y: number, width: number, height: number, step: number, count: number): string =>
  Array.from(
    { length: count },
    (_, arch) => `M${x + arch * step} ${y + height}v${-height}a${width / 2} ${width / 2} 0 0 1 ${width} 0v${height}z`,
  ).join('');

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** One landmark for each Location. */
export const LANDMARKS: Readonly<Record<string, Landmark>> = {
  yacht: {
    dark: 'M30 58h68l-9 10H38zM48 50h32l4 8H44zM66 10h2v42h-2z',
    lit: `M70 14q22 16 20 34H70zM64 18q-15 13-19 30h19z${bars(50, 52.5, 4, 3, 8, 4)}`,
  },
  casino: {
    dark: 'M32 66V40h70v26zM46 38q0-18 21-20 21 2 21 20zM65 18v-9h4v9zM28 40h78v-4H28zM36 36v-8l5-5 5 5v8zM88 36v-8l5-5 5 5v8z',
    lit: `${arches(37, 51, 6, 10, 11, 6)}${disc(67, 28, 4)}`,
  },
  'art-gallery': {
    dark: `M26 40 67 20l41 20zM28 42h78v4H28zM26 62h82v4H26z${bars(32, 46, 6, 16, 12.4, 6)}`,
    lit: 'M59 37V28h16v9zM61 35l4-4 3 3 2-1 3 2z',
  },
  chapel: {
    dark: 'M52 66V38l15-18 15 18v28zM65.500 4h3v16h-3zM61 8h12v3H61zM34 66V50l9-6 9 6v16zM82 66V50l9-6 9 6v16z',
    lit: `${disc(67, 38, 5)}${arches(63, 55, 8, 11, 1, 1)}${arches(41, 54, 4, 6, 48, 2)}`,
  },
  bank: {
    dark: 'M34 62V30h66v32zM29 24h76v6H29zM25 62h84v4H25zM38 24l29-11 29 11z',
    lit: `${disc(67, 46, 12)}${bars(38, 33, 4, 26, 7, 2)}${bars(85, 33, 4, 26, 7, 2)}`,
  },
  jeweller: {
    dark: 'M36 66V40h62v26zM34 36h66v5H34z',
    lit: 'M56 8h22l8 9-19 19L48 17zM40 46h18v14H40zM76 46h18v14H76zM62 46h10v20H62z',
  },
  'auction-house': {
    dark: 'M30 66v-5h46v5zM36 61v-5h34v5zM34 30l16-16 22 22-16 16zM30 27l5-5 2 3-4 4zM66 38l4-4 34 24-6 7z',
    lit: 'M40 31l11-11 3 3-11 11zM50 41l11-11 3 3-11 11z',
  },
  'grand-terminus': {
    dark: 'M24 66V44q0-30 43-30t43 30v22zM62 14V6h10v8z',
    lit: `M33 62V46q2-23 34-23t34 23v16h-3V47H36v15z${disc(67, 34, 6)}${arches(41, 56, 9, 10, 14.3, 4)}`,
  },
  louvre: {
    dark: 'M14 66V46h26v20zM94 66V46h26v20zM18 46l9-8 9 8zM98 46l9-8 9 8zM52 66V56h30v10z',
    lit: 'M67 22l6.8 10H60.2zM58.800 34h16.400l6.800 10H52zM50.600 46h32.800L97 66H37zM18 52h4v8h-4zM28 52h4v8h-4zM102 52h4v8h-4zM112 52h4v8h-4z',
  },
  'moulin-rouge': {
    dark: 'M55 66l4-36h16l4 36zM57 30q10-14 20 0zM67 31 40 9l5-5 25 24zM67 31l27-22-5-5-25 24zM67 31 40 53l5 5 25-24zM67 31l27 22-5 5-25-24zM30 66V54h25v12zM79 66V54h25v12z',
    lit: `${disc(67, 31, 3)}${arches(63, 52, 8, 14, 1, 1)}${bars(34, 57, 4, 4, 8, 3)}${bars(82, 57, 4, 4, 8, 3)}`,
  },
  'eiffel-tower': {
    dark: 'M65.500 3h3l3 32 6 16 13 15H79q-2-9-12-9t-12 9H43.500l13-15 6-16zM59 34h16v3H59zM52 50h30v4H52z',
    lit: 'M64.500 40h5l4 9h-13z',
  },
  'place-vendome': {
    dark: 'M63 18h8v42h-8zM60 14h14v4H60zM65 4h4v10h-4zM57 60h20v6H57zM14 66V48l4-6h30l4 6v18zM82 66V48l4-6h30l4 6v18z',
    lit: `M63 26l8-3v2l-8 3zM63 36l8-3v2l-8 3zM63 46l8-3v2l-8 3zM63 56l8-3v2l-8 3z${arches(20, 56, 5, 6, 9.5, 3)}${arches(88, 56, 5, 6, 9.5, 3)}`,
  },
  catacombs: {
    dark: 'M34 66V42q0-26 33-26t33 26v24zM28 66v-8h6v8zM100 66v-8h6v8z',
    lit: `M51 40c0-10 7-14 16-14s16 4 16 14c0 6-3 8-5 10v8H56v-8c-2-2-5-4-5-10zm9-1a4 4 0 1 0 .1 0zm14 0a4 4 0 1 0 .1 0zm-7 8-2 5h4zM60 58v-4h2v4zM66 58v-4h2v4zM72 58v-4h2v4z`,
  },
  colosseum: {
    dark: 'M20 66V34q12-12 46-13 22 1 32 9l14 12v24z',
    lit: `${arches(26, 38, 6, 6, 10.5, 7)}${arches(26, 55, 6, 8, 10.5, 8)}`,
  },
  pantheon: {
    dark: `M34 34q5-20 33-20t33 20zM24 44l43-17 43 17zM28 44h78v3H28zM24 62h86v4H24z${bars(31, 47, 6, 15, 13, 6)}`,
    lit: disc(67, 37, 3.5),
  },
  trastevere: {
    dark: 'M24 66V44l9-5 9 5v22zM42 66V34h16v32zM60 66V24l8-9 8 9v42zM78 66V40l11-6 11 6v26z',
    lit: `${arches(65, 28, 6, 7, 1, 1)}${bars(46, 39, 3.5, 6, 6, 2)}${bars(29, 49, 4, 6, 6, 2)}${bars(84, 46, 4, 6, 8, 2)}M42 52q18 7 36 0v2q-18 6-36 0zM48 56h5v6h-5zM57 57h6v7h-6zM67 57h5v6h-5z`,
  },
  vatican: {
    dark: 'M44 66V48h46v18zM46 46q0-22 21-27 21 5 21 27zM63 20v-8h8v8zM66 3h2v10h-2zM63.500 5.500h7v2h-7zM16 66V54h28v12zM90 66V54h28v12z',
    lit: `M54 44q2-14 9-20-5 8-6 20zM80 44q-2-14-9-20 5 8 6 20z${arches(49, 56, 5, 10, 10.3, 4)}${bars(19, 57, 2.5, 9, 5.5, 5)}${bars(92, 57, 2.5, 9, 5.5, 5)}`,
  },
  'appian-way': {
    dark: 'M31 66V36h3v30zM12 38q20-22 40 0zM101 66V42h3v24zM88 44q15-16 30 0zM52 54V44h2v10zM44 45q9-10 18 0z',
    lit: 'M68 46h6l30 34H26z',
  },
  'big-ben': {
    dark: 'M59 66V18h17v48zM57 14h21v5H57zM60 14l7.500-13L75 14zM12 66V48h47v18zM76 66V52h38v14zM16 48v-5l2-3 2 3v5zM32 48v-5l2-3 2 3v5zM48 48v-5l2-3 2 3v5zM108 52V38l3-4 3 4v14z',
    lit: `${disc(67.5, 26, 5.5)}${bars(62, 36, 2.5, 24, 4.5, 3)}${bars(17, 53, 3, 8, 7, 6)}`,
  },
  'british-museum': {
    dark: `M40 34l27-13 27 13zM38 34h58v5H38zM12 66V42h26v24zM96 66V42h24v24zM34 62h66v4H34z${bars(41, 39, 4, 23, 8, 7)}`,
    lit: `${disc(67, 29, 2.5)}${bars(16, 47, 4, 13, 8, 3)}${bars(100, 47, 4, 13, 8, 3)}`,
  },
  'piccadilly-circus': {
    dark: 'M8 66V34h28v32zM96 66V30h30v36zM46 66l7-9h28l7 9zM58 57l3-14h12l3 14zM64 43V33h6v10zM65 34l-4 9-3-1 5-12-2-6 6-4 5 4 9-5 1 2-8 8 1 7 6 6-2 2-8-6zM64 16a3.500 3.500 0 1 1 .1 0zM64 24 48 12l10 14zM83 12q8 8 4 18l-2-1q3-8-3-15z',
    lit: 'M12 38h20v7H12zM12 48h9v5h-9zM24 48h8v5h-8zM12 56h20v4H12zM100 34h20v6h-20zM100 43h8v7h-8zM111 43h9v7h-9zM100 53h20v5h-20z',
  },
  'tower-of-london': {
    dark: `M42 66V34h50v32zM36 66V24h10v42zM88 66V24h10v42zM56 34V22h8v12zM72 34V22h8v12zM34 24q2-10 7-12 5 2 7 12zM86 24q2-10 7-12 5 2 7 12zM55 22q1-7 5-9 4 2 5 9zM71 22q1-7 5-9 4 2 5 9zM18 66V54h18v12zM98 66V54h18v12z${bars(18, 51, 4, 4, 7, 3)}${bars(98, 51, 4, 4, 7, 3)}`,
    lit: `${arches(50, 44, 4, 6, 10, 4)}${arches(63, 57, 8, 9, 1, 1)}${bars(40, 32, 2, 7, 52, 2)}`,
  },
  'oxford-street': {
    dark: `M30 28q0-6 6-6h64q6 0 6 6v32H30z${disc(45, 61, 7)}${disc(91, 61, 7)}`,
    lit: `${bars(35, 27, 12, 9, 16.5, 4)}${bars(35, 43, 12, 8, 16.5, 3)}M86 42h12v15H86z${disc(45, 61, 2.5)}${disc(91, 61, 2.5)}`,
  },
  'sagrada-familia': {
    dark: 'M38 66V36q2-22 5-30 3 8 5 30v30zM52 66V30q2-22 6-29 4 7 6 29v36zM70 66V30q2-22 6-29 4 7 6 29v36zM86 66V36q2-22 5-30 3 8 5 30v30zM48 66V46l19-12 19 12v20z',
    lit: `${arches(62, 54, 10, 12, 1, 1)}${bars(42, 24, 2, 5, 16, 2)}${bars(42, 34, 2, 5, 16, 2)}${bars(74.5, 24, 2, 5, 16, 2)}${bars(74.5, 34, 2, 5, 16, 2)}${disc(67, 45, 3.5)}`,
  },
  'park-guell': {
    dark: 'M54 60V42h26v18zM44 44q6-18 23-20 17 2 23 20zM65 24V8h4v16zM61 12h12v3H61zM14 66q0-8 8-8t9 4 8 4 9-4 9-4 9 4 9 4 9-4 9-4 9 4 9 4 8-4 9-4v8z',
    lit: `${disc(56, 37, 2.5)}${disc(67, 33, 2.5)}${disc(78, 37, 2.5)}${arches(63, 51, 8, 9, 1, 1)}${[22, 40, 58, 76, 94, 110].map((x) => disc(x, 63, 1.6)).join('')}`,
  },
  'las-ramblas': {
    dark: `M24 66V48h3v18zM100 66V48h3v18zM44 66V52h2v14zM84 66V52h2v14z${disc(25, 38, 14)}${disc(102, 38, 14)}${disc(45, 45, 9)}${disc(85, 45, 9)}M64.500 66l1-36h3l1 36zM56 30h22v2H56z`,
    lit: `${disc(57, 26, 4)}${disc(77, 26, 4)}${disc(67, 22, 4.5)}M60 66h14l10 14H50z`,
  },
  'la-boqueria': {
    dark: `M22 66V34h6v32zM106 66V34h6v32zM20 36q47-42 94 0v-9Q67-14 20 27zM30 66V52h74v14z`,
    lit: `M33 33q34-24 68 0l-6 1-10-7-8 5-10-8-10 8-8-5-10 7z${disc(38, 50, 4)}${disc(48, 50, 4)}${disc(58, 49, 4)}M66 52q2-10 5-12 3 2 5 12z${disc(84, 50, 4)}${disc(95, 50, 4)}`,
  },
  'casa-batllo': {
    dark: 'M40 66V30q2-12 13-9 7-14 22-8 13-3 17 10v43zM46 24V10h6v12zM47.500 4h3v8h-3z',
    lit: 'M46 32h9v7h-9zM61 30h12v8H61zM79 32h9v7h-9zM45 46q5-4 11 0v4q-6 4-11 0zM61 45q6-4 12 0v4q-6 4-12 0zM78 46q5-4 11 0v4q-6 4-11 0zM46 66V57q4-4 8 0v9zM62 66V55q5-4 10 0v11zM80 66V57q4-4 8 0v9z',
  },
};
