import { type Counted, type Icon, type Lasting } from '../rules/index.ts';
import { Fragment, type ReactNode } from 'react';
import { Glyph, Hue } from './Glyph.tsx';

/** The icons of a card, from top to bottom. */
export const Icons = ({ icons }: { readonly icons: readonly (Icon | Lasting)[] }) => (
  <span className="ce-icons" aria-hidden="true">
    {icons.map((icon, index) => (
      <OneIcon key={index} icon={icon} />
    ))}
  </span>
);

/** One icon of the closed vocabulary as signs: `2★/G+▣` is two points for each green with any other Gear. */
export const OneIcon = ({ icon }: { readonly icon: Icon | Lasting }) => (
  <span className="ce-icon">{signsOf(icon)}</span>
);

function signsOf(icon: Icon | Lasting): ReactNode {
  switch (icon.do) {
    case 'caper':
    case 'burn':
    case 'launder':
      return <Glyph of={icon.do} />;
    case 'coins':
      return (
        <>
          <b>+{icon.n.value}</b>
          <Glyph of="coin" />
        </>
      );
    case 'steal':
      return (
        <>
          <b>+</b>
          <Glyph of={icon.good} />
        </>
      );
    case 'protect':
      return (
        <>
          <Glyph of="protect" />
          {icon.colours.map((colour) => (
            <Hue key={colour} colour={colour} />
          ))}
        </>
      );
    case 'points':
      return <Points n={icon.n.value} />;
    case 'pointsPer':
      return (
        <>
          <Points n={icon.n.value} />
          <Per of={icon.of} />
        </>
      );
    case 'eye':
      return (
        <>
          <Points n={icon.n.value} />
          <b>/</b>
          <Glyph of="eye" />
          <Hue colour={icon.colour} />
        </>
      );
    case 'pointsIfWon':
      return (
        <>
          <Points n={icon.n.value} />
          <b>/</b>
          <Glyph of="win" />
        </>
      );
    case 'caperPer':
    case 'coinPer':
      return (
        <>
          <Glyph of={icon.do === 'caperPer' ? 'caper' : 'coin'} />
          <Per of={icon.of} />
        </>
      );
  }
}

const Points = ({ n }: { readonly n: number }) => (
  <>
    <b>{n}</b>
    <Glyph of="star" />
  </>
);

const Per = ({ of }: { readonly of: Counted }) => (
  <>
    <b>/</b>
    {countedSigns(of)}
  </>
);

function countedSigns(of: Counted): ReactNode {
  switch (of.in) {
    case 'crew':
      return Array.from({ length: of.size }, (_, member) => {
        const colour = of.colours[member];
        return (
          <Fragment key={member}>
            {member > 0 && <b>+</b>}
            {colour === undefined ? <Glyph of="gear" /> : <Hue colour={colour} />}
          </Fragment>
        );
      });
    case 'rival':
    case 'both':
      return (
        <>
          <Glyph of={of.in} />
          <Hue colour={of.colour} />
        </>
      );
    case 'thieves':
      return <Glyph of="thief" />;
    case 'loot':
      return <Glyph of={of.good} />;
    case 'laundry':
      return <Glyph of="launder" />;
    case 'discards':
      return (
        <>
          <Glyph of="discard" />
          {of.colour === 'any' ? <Glyph of="gear" /> : <Hue colour={of.colour} />}
        </>
      );
  }
}
