import { equip, hire, isGear, SITES, SLOTS, sell, type Book, type CardId, type View } from '../rules/index.ts';
import { Detail, Gap, ranksOf, ThingBox, ThingItem, Zone } from '@hideout/boardkit';
import { SPECTATOR, UNKNOWN, type Language } from '@hideout/kernel';
import { cardSays, cardText } from '../words/texts.ts';
import { colourOf, handIds, iconsOf, ownSeat } from './cards.ts';
import { CardDetail, CardProspects } from './details.tsx';
import { useBook } from './game.ts';
import { Glyph, Hue } from './Glyph.tsx';
import { hyphened } from './hyphened.ts';
import { Icons } from './Icons.tsx';
import { Portrait } from './Portrait.tsx';
import { BOARD_WORDS, VOCABULARY } from './words.ts';

interface HandProps {
  readonly view: View;
  readonly language: Language;
}

/**
 * The viewer's own hand: each card is played to a place, and Gear can also be sold. The place of a card that has left
 * stays open while the hand is as it was `seen`.
 */
export function Hand({ view, seen, language }: HandProps & { readonly seen: View }) {
  if (view.viewer === SPECTATOR) return undefined;
  const hand = view.hands[view.viewer] as readonly CardId[];
  const ranks = ranksOf(handIds(view, view.viewer), handIds(seen, view.viewer));
  const kind = hand.every(isGear) ? '' : 'ce-thieves';
  const size = ranks.length < 5 ? '' : 'ce-five';
  return (
    <Zone label={BOARD_WORDS[language].hand(hand.length)} className={`ce-hand hold ${kind} ${size}`}>
      {ranks.map(({ id, index }) =>
        index === undefined ? (
          <Gap key={id} place="ce-held" />
        ) : (
          <Held key={id} id={id} card={hand[index]!} seen={seen} language={language} />
        ),
      )}
    </Zone>
  );
}

interface HeldProps extends Pick<HandProps, 'language'> {
  readonly id: string;
  readonly card: CardId;
  readonly seen: View;
}

function Held({ id, card, seen, language }: HeldProps) {
  const book = useBook();
  const words = BOARD_WORDS[language];
  return (
    <li className="ce-held">
      <ThingBox
        id={id}
        label={cardLabel(book, card, language)}
        actions={playsOf(card)}
        className="ce-card"
        detail={
          <>
            <CardDetail card={card} language={language} />
            <CardProspects card={card} view={seen} language={language} />
          </>
        }
      >
        <CardFace card={card} language={language} />
      </ThingBox>
      {isGear(card) && (
        <ThingBox
          id={`sell:${id}`}
          label={words.sell(VOCABULARY[language].card(card))}
          actions={[sell(card)]}
          className="ce-sell"
          detail={<Detail clauses={['CE-4.1']} />}
        >
          <span className="ce-sell-word">{words.sellShort}</span> <b>+1</b>
          <Glyph of="coin" />
        </ThingBox>
      )}
    </li>
  );
}

/** Everywhere that a card can be played. */
const playsOf = (card: CardId) =>
  isGear(card)
    ? Array.from({ length: SITES * SLOTS }, (_, place) => equip(card, place))
    : Array.from({ length: SITES }, (_, site) => hire(card, site));

function cardLabel(book: Book, card: CardId, language: Language): string {
  const v = VOCABULARY[language];
  const words = BOARD_WORDS[language];
  const money = isGear(card)
    ? `${v.colours[colourOf(card)]}, ${words.price(book.cost[card]!)}`
    : words.gain(book.coins[card]!);
  return `${v.card(card)} (${money}): ${cardText(v, book, card)}`;
}

/** A card in hand: a Thief's portrait or a Gear's cloth, its name, its Coins and its icons. */
function CardFace({ card, language }: { readonly card: CardId; readonly language: Language }) {
  const book = useBook();
  const isTool = isGear(card);
  const coins = (isTool ? book.cost : book.coins)[card]!;
  return (
    <span className="ce-face" data-kind={isTool ? 'gear' : 'thief'} data-colour={isTool ? colourOf(card) : undefined}>
      {isTool ? (
        <span className="ce-swatch">
          <Hue colour={colourOf(card)} />
        </span>
      ) : (
        <Portrait thief={card} />
      )}
      <span className="ce-name">{hyphened(VOCABULARY[language].card(card))}</span>
      <span className="ce-money" data-free={coins === 0 || undefined}>
        {isTool ? coins : `+${coins}`}
        <Glyph of="coin" />
      </span>
      <Icons icons={iconsOf(book, card)} />
      <span className="ce-says">{cardSays(VOCABULARY[language], book, card)}</span>
    </span>
  );
}

/** The rival's hand: backs, or the cards where the viewer knows them. */
export function RivalHand({ view, names, language }: HandProps & { readonly names: readonly string[] }) {
  const book = useBook();
  const words = BOARD_WORDS[language];
  const rival = 1 - ownSeat(view);
  const hand = view.hands[rival]!;
  const ids = handIds(view, rival);
  const isKnown = hand.length > 0 && hand.every((card) => card !== UNKNOWN);
  return (
    <Zone label={words.rivalHand(names[rival]!, hand.length, isKnown)} className="ce-rival-hand">
      {hand.map((card, index) => {
        const isBack = card === UNKNOWN;
        return (
          <ThingItem
            key={ids[index]}
            id={ids[index]!}
            label={isBack ? words.unknown : cardLabel(book, card, language)}
            className={`ce-chip ${isBack ? 'ce-back' : ''}`}
            detail={
              <>
                {!isBack && <CardDetail card={card} language={language} />}
                <Detail clauses={['CE-2.5']} />
              </>
            }
          >
            {isBack ? <Glyph of="thief" /> : <CardFace card={card} language={language} />}
          </ThingItem>
        );
      })}
    </Zone>
  );
}
