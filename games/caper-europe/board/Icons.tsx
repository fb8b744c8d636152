import type { Printed } from '../rules/index.ts';
import { Glyph, Hue } from './Glyph.tsx';
import { marksOf, type Mark } from './glyphs.ts';

/** The icons of a card, from top to bottom. */
export const Icons = ({ icons }: { readonly icons: readonly Printed[] }) => (
  <span className="ce-icons">
    {icons.map((icon, index) => (
      <OneIcon key={index} icon={icon} />
    ))}
  </span>
);

/** One icon as marks, for those who see; what it does is said beside it. */
export const OneIcon = ({ icon }: { readonly icon: Printed }) => (
  <span className="ce-icon" aria-hidden="true">
    {marksOf(icon).map((mark, index) => (
      <OneMark key={index} mark={mark} />
    ))}
  </span>
);

function OneMark({ mark }: { readonly mark: Mark }) {
  if (typeof mark === 'string') return <Glyph of={mark} />;
  return 'hue' in mark ? <Hue colour={mark.hue} /> : <b>{mark.text}</b>;
}
