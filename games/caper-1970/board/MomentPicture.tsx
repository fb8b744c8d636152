import type { Act, Direction, Moment } from '@hideout/boardkit';
import type { CaperEvent, View } from '../rules/index.ts';
import { worn } from './colours.ts';
import { JewelShape, Pawn } from './Glyphs.tsx';
import { BOARD_WORDS } from './words.ts';

/** The numbers of those of its things that are of a kind. */
const numbersOf = ({ things }: Moment<View>, kind: string): readonly number[] =>
  things.filter((thing) => thing.startsWith(`${kind}:`)).map((thing) => Number(thing.split(':')[1]));

/** Draws what a moment is about, large: the thief with his catch, the house that a jewel comes home to. */
function pictureOf(moment: Moment<View>, { view, language }: Act<CaperEvent, View>) {
  const { kind } = moment;
  if (kind !== 'jewel' && kind !== 'capture' && kind !== 'home') return undefined;
  const jewels = numbersOf(moment, 'jewel');
  const seat = numbersOf(moment, kind === 'home' ? 'seat' : 'thief')[0]!;
  const side = view.sides[seat]!;
  const middle = kind === 'home' ? 0 : 24;
  return (
    <svg className="c7-moment" style={worn(side)} viewBox="-80 -44 160 88" aria-hidden="true">
      {kind === 'home' ? (
        <path className="c7-moment-house" d="M-48 42v-42L0 -42 48 0v42z" />
      ) : (
        <g transform="translate(-30 12) scale(1.700)">
          <Pawn seat={seat} side={side} letter={BOARD_WORDS[language].letters[side]!} />
        </g>
      )}
      {jewels.map((jewel, place) => (
        <g
          key={jewel}
          transform={`translate(${middle + (place - (jewels.length - 1) / 2) * 28} 14) scale(${jewels.length > 1 ? 1 : 1.8})`}
        >
          <JewelShape jewel={jewel} />
        </g>
      ))}
    </svg>
  );
}

/** The same direction, with pictures. */
export const withPictures = (direction: Direction<CaperEvent, View>): Direction<CaperEvent, View> => ({
  ...direction,
  momentsOf: (act) =>
    direction.momentsOf(act).map((moment) => {
      const picture = pictureOf(moment, act);
      return picture === undefined ? moment : { ...moment, picture };
    }),
});
