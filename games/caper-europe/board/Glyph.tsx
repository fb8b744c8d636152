import type { Colour } from '../rules/index.ts';
import { LETTERS } from '../words/letters.ts';
import { GLYPHS, type GlyphName } from './glyphs.ts';

/** A sign, as large as the text around it, in its own colour if the board has one for it. What it means is said by the label of the thing that it stands on. */
export const Glyph = ({ of }: { readonly of: GlyphName }) => (
  <svg className="ce-glyph" viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true">
    <path d={GLYPHS[of]} fill={`var(--${of}, currentColor)`} fillRule="evenodd" />
  </svg>
);

/** A Gear colour: its letter on a patch of its colour and texture. */
export const Hue = ({ colour }: { readonly colour: Colour }) => (
  <i className="ce-hue" data-colour={colour} aria-hidden="true">
    {LETTERS[colour]}
  </i>
);
