import { activate, type CardInPlay, type View } from '../rules/index.ts';
import { Detail, ThingItem } from '@hideout/boardkit';
import { UNKNOWN, type Language, type Seat } from '@hideout/kernel';
import type { ReactNode } from 'react';
import { activationForecast } from './forecast.ts';
import { kindCard } from './names.ts';
import { Emblem, FactionMark } from './Glyph.tsx';
import { BOARD_WORDS } from './words.ts';

interface KindProps {
  readonly kind: number;
  readonly language: Language;
}

interface KindCardProps extends KindProps {
  /** What its effects add to its points now. */
  readonly bonus?: number | undefined;
}

/** A type of action card: what it counts, its emblem, whether it has an active, and what it does in a few words. */
export function KindCard({ kind, language, bonus = 0 }: KindCardProps) {
  const { name, points, active, isDefcon, gist } = kindCard(kind, language);
  return (
    <span className="ch-sheet">
      <b className="ch-points">
        {points}
        {bonus > 0 && <small>+{bonus}</small>}
      </b>
      <span className="ch-emblem">
        <Emblem kind={kind} />
      </span>
      {active !== undefined && <i className="ch-active" data-defcon={isDefcon} />}
      <span className="ch-name">{name}</span>
      <span className="ch-gist">{gist}</span>
    </span>
  );
}

interface KindDetailProps extends KindProps {
  /** What it would do for the viewer where it lies or may go. */
  readonly forecast?: ReactNode;
}

/** What a type of action card does, with its clause. */
export function KindDetail({ kind, language, forecast }: KindDetailProps) {
  const words = BOARD_WORDS[language];
  const { passive, active, isDefcon, clause } = kindCard(kind, language);
  return (
    <>
      {passive !== undefined && (
        <p>
          <b>{words.passive}:</b> {passive}
        </p>
      )}
      <p>
        {active === undefined ? (
          words.noEffect
        ) : (
          <>
            <b>{isDefcon ? words.defconActive : words.active}:</b> {active}
          </>
        )}
      </p>
      {forecast !== undefined && <p>{forecast}</p>}
      <Detail clauses={isDefcon ? [clause, 'CH-4.1', 'CH-4.2'] : [clause]} />
    </>
  );
}

interface AgentProps {
  readonly view: View;
  readonly bonus: number | undefined;
  readonly seat: Seat;
  readonly card: CardInPlay;
  readonly language: Language;
}

/** A card in play: a closed dossier, or an open one with what is known. */
export function Agent({ view, seat, card, bonus, language }: AgentProps) {
  const words = BOARD_WORDS[language];
  const { kind, face } = card;
  const isKnown = kind !== UNKNOWN;
  const asks = isAsking(view, seat, card);
  const name = isKnown ? kindCard(kind, language).name : words.hiddenFromYou;
  const marks = [
    ...(isKnown ? [words.faces[face]] : []),
    ...(bonus === undefined ? [] : [words.bonus(bonus)]),
    words.card(card.card + 1, words.factions[seat]!),
    ...(asks ? [words.waits] : []),
  ];
  return (
    <ThingItem
      id={`card:${seat}:${card.card}`}
      label={`${name}, ${marks.join(', ')}`}
      actions={seat === view.viewer ? [activate(card.card)] : []}
      className={`ch-dossier ch-seat-${seat}`}
      from={originOf(view, seat, card)}
      detail={
        isKnown ? (
          <KindDetail kind={kind} language={language} forecast={forecastOf(view, seat, card, language)} />
        ) : (
          <Detail text={words.hiddenText} clauses={['CH-3.4', 'CH-3.6']} />
        )
      }
    >
      <span className="ch-folder" data-face={face} data-known={isKnown || undefined} data-asks={asks || undefined}>
        {isKnown ? (
          <KindCard kind={kind} language={language} bonus={bonus} />
        ) : (
          <span className="ch-closed">
            <FactionMark seat={seat} />
            <b className="ch-stencil">{card.card + 1}</b>
            <span className="ch-name">{words.faces.hidden}</span>
          </span>
        )}
      </span>
    </ThingItem>
  );
}

/** What the viewer's own hidden card would do if it were activated. */
const forecastOf = (view: View, seat: Seat, card: CardInPlay, language: Language): string | undefined =>
  seat === view.viewer && card.face === 'hidden' ? activationForecast(view, card, language) : undefined;

/** Whether the card's active waits for its target. */
const isAsking = ({ step, asking, actor }: View, seat: Seat, { card }: CardInPlay): boolean =>
  (step === 'shift' || step === 'steal') && actor === seat && asking === card;

/** Where a card that has just been deployed came from: the viewer's hand, or the other player. */
function originOf(view: View, seat: Seat, { kind }: CardInPlay): readonly string[] {
  if (seat !== view.viewer) return [`seat:${seat}`];
  const left = view.hands[seat]!.filter((each) => each === kind).length;
  return [`hand:${kind}:${left}`];
}
