import { equip, hire, isGear, SITES, SLOTS, sell, type CardId, type View } from '../rules/index.ts';
import { Gap, ThingBox, ThingItem, ranksOf, Zone } from '@hideout/boardkit';
import { SPECTATOR, UNKNOWN, type Language } from '@hideout/kernel';
import { cardText, gearOf, handIds, iconsOf, ownSeat, PHRASES, thiefOf } from './cards.ts';
import { CardDetail, Clauses } from './details.tsx';
import { Glyph, Hue } from './Glyph.tsx';
import { Icons } from './Icons.tsx';
import { Portrait } from './Portrait.tsx';
import { BOARD_WORDS } from './words.ts';

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
          <Held key={id} id={id} card={hand[index]!} language={language} />
        ),
      )}
    </Zone>
  );
}

interface HeldProps extends Pick<HandProps, 'language'> {
  readonly id: string;
  readonly card: CardId;
}

function Held({ id, card, language }: HeldProps) {
  const words = BOARD_WORDS[language];
  return (
    <li className="ce-held">
      <ThingBox
        id={id}
        label={cardLabel(card, language)}
        actions={playsOf(card)}
        className="ce-card"
        detail={<CardDetail card={card} language={language} />}
      >
        <CardFace card={card} language={language} />
      </ThingBox>
      {isGear(card) && (
        <ThingBox
          id={`sell:${id}`}
          label={words.sell(PHRASES[language].card(card))}
          actions={[sell(card)]}
          className="ce-sell"
          detail={<Clauses clauses={['CE-4.1']} />}
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

function cardLabel(card: CardId, language: Language): string {
  const phrases = PHRASES[language];
  const words = BOARD_WORDS[language];
  const money = isGear(card)
    ? `${phrases.colour(gearOf(card).colour)}, ${words.price(gearOf(card).cost.value)}`
    : words.gain(thiefOf(card).coins.value);
  return `${phrases.card(card)} (${money}): ${cardText(card, language)}`;
}

/** A card in hand: a Thief's portrait or a Gear's cloth, its name, its Coins and its icons. */
function CardFace({ card, language }: { readonly card: CardId; readonly language: Language }) {
  const isTool = isGear(card);
  const coins = isTool ? gearOf(card).cost.value : thiefOf(card).coins.value;
  return (
    <span
      className="ce-face"
      data-kind={isTool ? 'gear' : 'thief'}
      data-colour={isTool ? gearOf(card).colour : undefined}
    >
      {isTool ? (
        <span className="ce-swatch">
          <Hue colour={gearOf(card).colour} />
        </span>
      ) : (
        <Portrait thief={card} />
      )}
      <span className="ce-name">{PHRASES[language].card(card)}</span>
      <span className="ce-money" data-free={coins === 0 || undefined}>
        {isTool ? coins : `+${coins}`}
        <Glyph of="coin" />
      </span>
      <Icons icons={iconsOf(card)} />
    </span>
  );
}

/** The rival's hand: backs, or the cards where the viewer knows them. */
export function RivalHand({ view, names, language }: HandProps & { readonly names: readonly string[] }) {
  const rival = 1 - ownSeat(view);
  return <Chips hand={view.hands[rival]!} ids={handIds(view, rival)} name={names[rival]!} language={language} />;
}

interface ChipsProps extends Pick<HandProps, 'language'> {
  readonly hand: View['hands'][number];
  readonly ids: readonly string[];
  readonly name: string;
}

function Chips({ hand, ids, name, language }: ChipsProps) {
  const words = BOARD_WORDS[language];
  const isKnown = hand.length > 0 && hand.every((card) => card !== UNKNOWN);
  return (
    <Zone label={words.rivalHand(name, hand.length, isKnown)} className="ce-rival-hand">
      {hand.map((card, index) =>
        card === UNKNOWN ? (
          <ThingItem
            key={ids[index]}
            id={ids[index]!}
            label={words.unknown}
            actions={[]}
            className="ce-chip ce-back"
            detail={<Clauses clauses={['CE-2.5']} />}
          >
            <Glyph of="thief" />
          </ThingItem>
        ) : (
          <ThingItem
            key={ids[index]}
            id={ids[index]!}
            label={cardLabel(card, language)}
            actions={[]}
            className="ce-chip"
            detail={
              <>
                <CardDetail card={card} language={language} />
                <Clauses clauses={['CE-2.5']} />
              </>
            }
          >
            <CardFace card={card} language={language} />
          </ThingItem>
        ),
      )}
    </Zone>
  );
}
