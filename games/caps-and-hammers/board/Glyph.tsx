import { EMBLEMS, FACTION_SHAPES, LAB_SHAPES, REGION_SHAPES } from './glyphs.ts';

interface GlyphProps {
  readonly paths: readonly string[];
  readonly className?: string;
}

/** A flat shape in the colour of the text around it; what it means is said in words elsewhere. */
const Glyph = ({ paths, className = '' }: GlyphProps) => (
  <svg className={`ch-glyph ${className}`} viewBox="0 0 32 32" aria-hidden="true">
    {paths.map((path) => (
      <path key={path} d={path} fillRule="evenodd" />
    ))}
  </svg>
);

/** The emblem of a type of action card. */
export const Emblem = ({ kind }: { readonly kind: number }) => (
  <Glyph paths={EMBLEMS[kind]!} className="ch-emblem-shape" />
);

/** The sign of a region. */
export const RegionSign = ({ region }: { readonly region: number }) => <Glyph paths={[REGION_SHAPES[region]!]} />;

/** The sign of a lab. */
export const LabSign = ({ lab }: { readonly lab: number }) => <Glyph paths={[LAB_SHAPES[lab]!]} />;

/** Star and C, or hammer and H: a faction without its colour. */
export const FactionMark = ({ seat }: { readonly seat: number }) => (
  <span className="ch-mark" data-seat={seat} aria-hidden="true">
    <Glyph paths={[FACTION_SHAPES[seat]!]} />
    <b>{'CH'[seat]}</b>
  </span>
);

/** A pin with the value of a protest in its head; `?` for one that nobody has seen. */
export const Pin = ({ value }: { readonly value: number | '?' }) => (
  <svg className="ch-pin" data-value={value} viewBox="0 0 20 28" aria-hidden="true">
    <path className="ch-pin-needle" d="M10 14v13" />
    <circle cx="10" cy="9.500" r="8" />
    <text x="10" y="14" textAnchor="middle">
      {value}
    </text>
  </svg>
);
