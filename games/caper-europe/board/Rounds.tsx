import { DEALT, locationOf, newcomerIn, ROUNDS, type City, type View } from '../rules/index.ts';
import type { Language } from '@hideout/kernel';
import { locationText, ownSeat } from './cards.ts';
import { useBook } from './game.ts';
import { Glyph } from './Glyph.tsx';
import { Poster } from './Poster.tsx';
import { BOARD_WORDS, VOCABULARY } from './words.ts';

/** The landmark that stands for each City. */
const EMBLEMS: Readonly<Record<City, string>> = {
  paris: 'eiffel-tower',
  rome: 'vatican',
  london: 'big-ben',
  barcelona: 'sagrada-familia',
};

interface RoundsProps {
  readonly view: View;
  readonly names: readonly string[];
  readonly language: Language;
}

/** The City, or the Location of it that waits for its site [CE-1.3]; the round track; and the supply of Coins. */
export function Rounds({ view, names, language }: RoundsProps) {
  const { board, cities, location } = VOCABULARY[language];
  const book = useBook();
  const newcomer = newcomerIn(view);
  const round =
    view.round < ROUNDS ? board.round(view.round + 1, ROUNDS, view.round % 2 === 1 ? 'gear' : 'thieves') : board.over;
  const label = newcomer === undefined ? round : board.newcomer(location(newcomer));
  return (
    <section className="ce-rounds" aria-label={label}>
      <div className="ce-city-poster">
        <Poster location={newcomer ?? locationOf(EMBLEMS[view.city])} centred />
        <h2 className="ce-city">{cities[view.city]}</h2>
      </div>
      <RoundTrack view={view} names={names} language={language} />
      <p className="ce-round-name" data-newcomer={newcomer !== undefined || undefined}>
        {label}
        {newcomer !== undefined && ` (${locationText(book, newcomer, language)})`}
      </p>
      <p className="ce-supply">
        <Glyph of="coin" /> {board.supply(view.supply)}
      </p>
    </section>
  );
}

/** [CE-2.1] [CE-2.2] What is dealt in each round, how many, and an arrow to whoever starts it. */
function RoundTrack({ view, names, language }: RoundsProps) {
  const { board } = VOCABULARY[language];
  const words = BOARD_WORDS[language];
  return (
    <ol className="ce-round-track" aria-label={words.rounds} data-intro={board.intro} data-fin={board.fin}>
      {DEALT.map((cards, round) => {
        const starter = view.starters[round]!;
        const deals = round % 2 === 1 ? 'gear' : 'thieves';
        const name = starter === view.viewer ? undefined : names[starter]!;
        return (
          <li
            key={round}
            aria-label={words.round(round + 1, cards, deals, name)}
            aria-current={round === view.round ? 'step' : undefined}
            data-past={round < view.round || undefined}
          >
            <Glyph of={deals === 'gear' ? 'gear' : 'thief'} />
            {cards}
            <b data-side={starter}>{starter === ownSeat(view) ? '▼' : '▲'}</b>
          </li>
        );
      })}
    </ol>
  );
}
