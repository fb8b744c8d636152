import { idOfCard, type CardId } from '../rules/index.ts';
import { PORTRAITS } from './portraits.ts';

/** A Thief as hat, collar and face, cut from a few flat shapes. */
export function Portrait({ thief }: { readonly thief: CardId }) {
  const { backdrop, shapes } = PORTRAITS[idOfCard(thief)]!;
  return (
    <svg className="ce-portrait" viewBox="0 0 64 64" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <circle cx="32" cy="34" r="27" fill={backdrop} opacity=".3" />
      {shapes.map(({ piece, path, fill }) => (
        <path key={piece} d={path} fill={fill} fillRule="evenodd" />
      ))}
    </svg>
  );
}
