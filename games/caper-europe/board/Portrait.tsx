import { idOfCard, type CardId } from '../rules/index.ts';
import { COMPLEXIONS, PORTRAITS, type Looks, type Tone } from './portraits.ts';
import { WARDROBE, type Piece } from './wardrobe.ts';

const INK = '#1d2630';
const CREAM = '#f4ead6';

function toneOf(looks: Looks, tone: Tone): string {
  switch (tone) {
    case 'ink':
      return INK;
    case 'cream':
      return CREAM;
    case 'skin':
      return COMPLEXIONS[looks.skin][0];
    case 'shadow':
      return COMPLEXIONS[looks.skin][1];
    default:
      return looks[tone];
  }
}

/** A Thief as hat, collar and face, cut from a few flat shapes. */
export function Portrait({ thief }: { readonly thief: CardId }) {
  const looks = PORTRAITS[idOfCard(thief)]!;
  return (
    <svg className="ce-portrait" viewBox="0 0 64 64" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <circle cx="32" cy="34" r="27" fill={looks.b} opacity=".3" />
      {looks.wears.map((wear) => {
        const [piece, tone] = wear.split(':') as [Piece, Tone];
        return <path key={piece} d={WARDROBE[piece]} fill={toneOf(looks, tone)} fillRule="evenodd" />;
      })}
    </svg>
  );
}
