import { DEALT, locationOf, ROUNDS, type City, type View } from '../rules/index.ts';
import type { Language } from '@hideout/kernel';
import { Glyph } from './Glyph.tsx';
import { Poster } from './Poster.tsx';
import { VOCABULARY } from './words.ts';

/** The landmark that stands for each City. */
const EMBLEMS: Readonly<Record<City, string>> = {
  paris: 'eiffel-tower',
  rome: 'vatican',
  london: 'big-ben',
  barcelona: 'sagrada-familia',
};

/** The round track: Thieves and Gear in turn, and how many cards each round deals; the City and its supply of Coins. */
export function Rounds({ view, language }: { readonly view: View; readonly language: Language }) {
  const { board, cities } = VOCABULARY[language];
  const label =
    view.round < ROUNDS ? board.round(view.round + 1, ROUNDS, view.round % 2 === 1 ? 'gear' : 'thieves') : board.over;
  return (
    <section className="ce-rounds" aria-label={label}>
      <div className="ce-city-poster">
        <Poster location={locationOf(EMBLEMS[view.city])} centred />
        <h2 className="ce-city">{cities[view.city]}</h2>
      </div>
      <div className="ce-round-track" aria-hidden="true">
        {DEALT.map((cards, round) => (
          <i key={round} data-now={round === view.round || undefined} data-past={round < view.round || undefined}>
            <Glyph of={round % 2 === 1 ? 'gear' : 'thief'} />
            {cards}
          </i>
        ))}
      </div>
      <p className="ce-round-name">{label}</p>
      <p className="ce-supply">
        <Glyph of="coin" /> {board.supply(view.supply)}
      </p>
    </section>
  );
}
