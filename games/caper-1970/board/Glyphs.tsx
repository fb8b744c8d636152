import { worn } from './colours.ts';
import { TOOL_PATHS } from './tools.ts';

/** A tool by number, as large as the text around it. */
export const ToolGlyph = ({ tool }: { readonly tool: number }) => (
  <svg className="c7-tool" viewBox="0 0 24 24" aria-hidden="true">
    <path d={TOOL_PATHS[tool]} />
  </svg>
);

/** The jewels by number: colour, outline and cut. */
const JEWELS = [
  ['#f7fbff', 'M-9 -7h18l5 6-14 14-14-14z', 'M-14 -1h28M-5 -1 0 13 5 -1 0 -7z'],
  ['#c2264b', 'M0 -13 12 -6.500v13L0 13-12 6.500v-13z', 'M0 -6 6 -3v6L0 6-6 3v-6z'],
  ['#1f8a55', 'M-7 -12h14l5 5v14l-5 5h-14l-5-5v-14z', 'M-4 -7h8l3 3v8l-3 3h-8l-3-3v-8z'],
  ['#2a6fd6', 'M0 -13C7 -5 11 0 11 4a11 9 0 0 1-22 0c0-4 4-9 11-17z', 'M0 -5c3 4 5 6 5 9a5 4 0 0 1-10 0c0-3 2-5 5-9z'],
] as const;

/** A jewel, drawn round the origin. */
export function JewelShape({ jewel }: { readonly jewel: number }) {
  const [colour, outline, cut] = JEWELS[jewel]!;
  return (
    <g className="c7-jewel">
      <path fill={colour} d={outline} />
      <path className="c7-cut" d={cut} />
    </g>
  );
}

/** A jewel as large as the text around it. */
export const JewelGlyph = ({ jewel }: { readonly jewel: number }) => (
  <svg className="c7-jewel-glyph" viewBox="-16 -16 32 32" aria-hidden="true">
    <JewelShape jewel={jewel} />
  </svg>
);

/** Heads by seat: circle, triangle, square, diamond, as the seats are marked everywhere. */
const HEADS = [
  'M0 -25a8 8 0 1 0 .01 0z',
  'M0 -28 10 -10h-20z',
  'M-8 -25h16v15h-16z',
  'M0 -28 10 -18 0 -8 -10 -18z',
] as const;

const BODY = 'M-14 13c0 -16 5 -24 14 -24s14 8 14 24q-14 6 -28 0z';

/** Over each head the mask of the trade: a band as wide as the head is there, and what looks out of it. */
const MASKS = [
  'M-8 -20h16l3 -3v8l-3 -1q-4 4 -8 0q-4 4 -8 0z',
  'M-6 -18h12l4 -2v7l-3 -1q-3 3 -7 0q-4 3 -7 0z',
  'M-8 -21h16l3 -3v8l-3 -1q-4 4 -8 0q-4 4 -8 0z',
  'M-8 -20h16l3 -3v8l-3 -1q-4 4 -8 0q-4 4 -8 0z',
] as const;
const EYES = ['-17.5', '-15.5', '-18.5', '-17.5'].map((y) => `M-5 ${y}h3M2 ${y}h3`);

interface PawnProps {
  readonly seat: number;
  readonly side: number;
  readonly letter: string;
}

/** A chunky thief: his colour and letter are his side's, his head is his seat's. */
export const Pawn = ({ seat, side, letter }: PawnProps) => (
  <g className="c7-pawn" style={worn(side)}>
    <path className="c7-halo" d={`${BODY}${HEADS[seat]}`} />
    <path d={BODY} />
    <path d={HEADS[seat]} />
    <path className="c7-mask" d={MASKS[seat]} />
    <path className="c7-eyes" d={EYES[seat]} />
    <text y="9" textAnchor="middle">
      {letter}
    </text>
  </g>
);

/** An auto seen from the side, drawn round the origin. */
export const AutoShape = () => (
  <g className="c7-auto" fill="#b3392a">
    <path d="M-25 8v-8l8-2 6-9h19l9 9 9 3v7z" />
    <path className="c7-window" d="M-9 -2l4-6h6v6zM4 -8h5l5 6H4z" />
    <circle cx="-14" cy="9" r="5.500" />
    <circle cx="14" cy="9" r="5.500" />
  </g>
);
