import { activate, type CardInPlay, type View } from '../rules/index.ts';
import { Detail, ThingItem } from '@hideout/boardkit';
import { UNKNOWN, type Language, type Seat } from '@hideout/kernel';
import { kindCard } from './names.ts';
import { Emblem, FactionMark } from './Glyph.tsx';
import { BOARD_WORDS } from './words.ts';

interface KindProps {
  readonly kind: number;
  readonly language: Language;
}

/** A type of action card: its points, its emblem, and whether it has an active. */
export function KindCard({ kind, language }: KindProps) {
  const { name, points, active, isDefcon } = kindCard(kind, language);
  return (
    <span className="ch-sheet">
      <b className="ch-points">{points}</b>
      <span className="ch-emblem">
        <Emblem kind={kind} />
      </span>
      {active !== undefined && <i className="ch-active" data-defcon={isDefcon} />}
      <span className="ch-name">{name}</span>
    </span>
  );
}

/** What a type of action card does, with its clause. */
export function KindDetail({ kind, language }: KindProps) {
  const words = BOARD_WORDS[language];
  const { points, passive, active, isDefcon, clause } = kindCard(kind, language);
  return (
    <>
      <p>{words.points(points)}</p>
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
      <Detail clauses={isDefcon ? [clause, 'CH-4.1', 'CH-4.2'] : [clause]} />
    </>
  );
}

interface AgentProps {
  readonly view: View;
  readonly seat: Seat;
  readonly card: CardInPlay;
  readonly language: Language;
}

/** A card in play: a closed dossier, or an open one with what is known. */
export function Agent({ view, seat, card, language }: AgentProps) {
  const words = BOARD_WORDS[language];
  const { kind, face } = card;
  const isKnown = kind !== UNKNOWN;
  const asks = isAsking(view, seat, card);
  const name = isKnown ? kindCard(kind, language).name : words.hiddenFromYou;
  const marks = [
    ...(isKnown ? [words.faces[face]] : []),
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
      detail={isKnown ? <KindDetail kind={kind} language={language} /> : <Detail clauses={['CH-3.4', 'CH-3.6']} />}
    >
      <span className="ch-folder" data-face={face} data-known={isKnown || undefined} data-asks={asks || undefined}>
        {isKnown ? (
          <KindCard kind={kind} language={language} />
        ) : (
          <span className="ch-closed">
            <FactionMark seat={seat} />
            <b className="ch-stencil">{card.card + 1}</b>
          </span>
        )}
      </span>
    </ThingItem>
  );
}

/** Whether the card's active waits for its target. */
const isAsking = ({ step, asking, actor }: View, seat: Seat, { card }: CardInPlay): boolean =>
  (step === 'shift' || step === 'steal') && actor === seat && asking === card;

/** Where a card that has just been deployed came from: the viewer's hand, or the other player. */
function originOf(view: View, seat: Seat, { kind }: CardInPlay): readonly string[] {
  if (seat !== view.viewer) return [`seat:${seat}`];
  const left = view.hands[seat]!.filter((each) => each === kind).length;
  return [`hand:${kind}:${left}`];
}
