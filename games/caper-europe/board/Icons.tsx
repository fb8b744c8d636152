import type { Printed } from '../rules/index.ts';
import { Glyph, Hue } from './Glyph.tsx';
import { signsOf, type Sign } from './glyphs.ts';

/** The icons of a card, from top to bottom. */
export const Icons = ({ icons }: { readonly icons: readonly Printed[] }) => (
  <span className="ce-icons" aria-hidden="true">
    {icons.map((icon, index) => (
      <OneIcon key={index} icon={icon} />
    ))}
  </span>
);

/** One icon as signs. */
export const OneIcon = ({ icon }: { readonly icon: Printed }) => (
  <span className="ce-icon">
    {signsOf(icon).map((sign, index) => (
      <OneSign key={index} sign={sign} />
    ))}
  </span>
);

function OneSign({ sign }: { readonly sign: Sign }) {
  if (typeof sign === 'string') return <Glyph of={sign} />;
  return 'hue' in sign ? <Hue colour={sign.hue} /> : <b>{sign.text}</b>;
}
