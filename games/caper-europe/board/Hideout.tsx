import { giveBack, GOODS, isGear, type CardId, type View } from '../rules/index.ts';
import { Detail, SeatMark, ThingItem, Ticker, Zone } from '@hideout/boardkit';
import type { Language } from '@hideout/kernel';
import { cardText } from '../words/texts.ts';
import { colourOf, iconsOf, ownSeat } from './cards.ts';
import { CardDetail } from './details.tsx';
import { useBook, useGame } from './game.ts';
import { Glyph, Hue } from './Glyph.tsx';
import { Icons } from './Icons.tsx';
import { BOARD_WORDS, VOCABULARY } from './words.ts';

interface HideoutProps {
  readonly view: View;
  readonly seat: number;
  readonly names: readonly string[];
  readonly language: Language;
}

/** What a seat has: its points as the table stands, its Coins, its Stolen Goods and its discards. */
export function Hideout({ view, seat, names, language }: HideoutProps) {
  const words = BOARD_WORDS[language];
  const isOwn = seat === view.viewer;
  return (
    <section
      className={`ce-hideout ${seat === ownSeat(view) ? 'ce-below' : 'ce-above'}`}
      aria-label={words.hideout(isOwn ? undefined : names[seat])}
      data-acts={view.actor === seat || undefined}
    >
      <h2>
        <SeatMark seat={seat} />
        <span>{isOwn ? VOCABULARY[language].you : names[seat]}</span>
      </h2>
      <Zone label={words.hideout(isOwn ? undefined : names[seat])} className="ce-store">
        <Score view={view} seat={seat} names={names} language={language} />
        <Coins view={view} seat={seat} language={language} />
        <Loot view={view} seat={seat} language={language} />
      </Zone>
      <Discards cards={view.discards[seat]!} seat={seat} language={language} />
    </section>
  );
}

function Score({ view, seat, names, language }: HideoutProps) {
  const words = BOARD_WORDS[language];
  const game = useGame();
  const sheets = game.sheets(view).filter((sheet) => sheet.seat === seat);
  const points = sheets.reduce((sum, sheet) => sum + sheet.total, 0);
  return (
    <ThingItem
      id={`score:${seat}`}
      label={words.score(seat === view.viewer ? VOCABULARY[language].you : names[seat]!, points)}
      className="ce-score"
      place={launders(view, seat) ? '' : 'ce-wide'}
      detail={
        <>
          <ul className="ce-score-lines">
            {sheets.map((sheet) => (
              <li key={sheet.heading}>
                <span>{game.words[language].heading(sheet.heading)}</span>
                <b className="figure">{sheet.total}</b>
              </li>
            ))}
          </ul>
          <Detail clauses={['CE-9.1', 'CE-9.3', 'CE-9.4', 'CE-9.5']} />
        </>
      }
    >
      <Glyph of="star" />
      <b className="figure">
        <Ticker value={points} />
      </b>
    </ThingItem>
  );
}

type StoreProps = Omit<HideoutProps, 'names'>;

/** Whether laundered Coins are counted apart: score and Coins then share their row with them. */
const launders = (view: View, seat: number): boolean => view.city === 'london' || view.laundered[seat]! > 0;

function Coins({ view, seat, language }: StoreProps) {
  const words = BOARD_WORDS[language];
  const laundered = view.laundered[seat]!;
  return (
    <>
      <ThingItem
        id={`coins:${seat}`}
        label={VOCABULARY[language].counts.coins(view.coins[seat]!)}
        className="ce-coins"
        place={launders(view, seat) ? '' : 'ce-wide'}
        detail={<Detail text={words.coinsText(view.supply)} clauses={['CE-6.1', 'CE-6.2']} />}
      >
        <Glyph of="coin" />
        <b className="figure">{view.coins[seat]}</b>
      </ThingItem>
      {launders(view, seat) && (
        <ThingItem
          id={`laundered:${seat}`}
          label={words.laundered(laundered)}
          className="ce-coins ce-laundered"
          detail={<Detail text={words.launderedText} clauses={['CE-8.4']} />}
        >
          <Glyph of="launder" />
          <b className="figure">{laundered}</b>
        </ThingItem>
      )}
    </>
  );
}

/** The Stolen Goods by kind. */
function Loot({ view, seat, language }: StoreProps) {
  const words = BOARD_WORDS[language];
  return GOODS.map((good, kind) => {
    const count = view.loot[seat]![kind]!;
    return (
      <ThingItem
        key={good}
        id={`loot:${seat}:${kind}`}
        label={VOCABULARY[language].goods[good](count)}
        actions={seat === view.viewer ? [giveBack(kind)] : []}
        className="ce-loot"
        detail={<Detail text={words.goodText} clauses={['CE-9.4']} />}
      >
        <span data-none={count === 0 || undefined}>
          <Glyph of={good} />
          <b className="figure">{count}</b>
        </span>
      </ThingItem>
    );
  });
}

interface DiscardsProps {
  readonly cards: readonly CardId[];
  readonly seat: number;
  readonly language: Language;
}

/** The discards, face up: a pile that can be opened. */
function Discards({ cards, seat, language }: DiscardsProps) {
  const words = BOARD_WORDS[language];
  const book = useBook();
  const v = VOCABULARY[language];
  return (
    <details className="ce-discards">
      <summary aria-label={words.discards(cards.length)} data-count={cards.length}>
        <Glyph of="discard" /> <span>{words.discards(cards.length)}</span>
        <i className="ce-pile" aria-hidden="true">
          {cards.map((card, index) =>
            isGear(card) ? <Hue key={index} colour={colourOf(card)} /> : <Glyph key={index} of="thief" />,
          )}
        </i>
      </summary>
      {cards.length === 0 ? (
        <p>{words.discardsNone}</p>
      ) : (
        <Zone label={words.discards(cards.length)} className="ce-discard-list">
          {cards.map((card, index) => (
            <ThingItem
              key={index}
              id={`discard:${seat}:${index}`}
              label={`${v.card(card)}: ${cardText(v, book, card)}`}
              className="ce-discard"
              detail={<CardDetail card={card} language={language} />}
            >
              {isGear(card) ? <Hue colour={colourOf(card)} /> : <Glyph of="thief" />}
              <span>{v.card(card)}</span>
              <Icons icons={iconsOf(book, card)} />
            </ThingItem>
          ))}
        </Zone>
      )}
    </details>
  );
}
