import { KIND_OF, ROTATED, type Face, type Kind, type View } from '../rules/index.ts';
import { Detail, Pip } from '@hideout/boardkit';
import type { Action, Language } from '@hideout/kernel';
import { crewCard, isTurned, otherCorner, printed, firstFace } from './cards.ts';
import { CardText } from './CardText.tsx';
import { INKS } from './inks.ts';
import { Portrait } from './Portrait.tsx';
import { prospectsIf } from './prospects.ts';

/** A Crew card as it lies: its corners read from both sides, and a turned card stands on its head. Name and text stay upright. */
export function CrewCard({ face, language }: { readonly face: Face; readonly language: Language }) {
  const kind = KIND_OF[face] as Kind;
  const { name, suit, text } = crewCard(kind, language);
  const upright = firstFace(kind);
  const hasTwo = ROTATED[upright] !== upright;
  return (
    <span
      className="cc-card"
      style={{ color: INKS[suit] }}
      data-turned={isTurned(face) || undefined}
      data-two={hasTwo || undefined}
    >
      <span className="cc-card-art">
        <span className="cc-corner">
          <b>{printed(upright)}</b>
          <Pip suit={suit} />
        </span>
        <span className="cc-corner cc-corner-other">
          <b>{otherCorner(upright)}</b>
          <Pip suit={suit} />
        </span>
      </span>
      <Portrait kind={kind} />
      <span className="cc-card-name">{name}</span>
      <span className="cc-card-text">
        <CardText text={text} />
      </span>
    </span>
  );
}

interface CrewDetailProps {
  readonly kind: Kind;
  readonly view: View;
  /** What can be done with it. */
  readonly actions: readonly Action[];
  readonly names: readonly string[];
  readonly language: Language;
}

/** The text of a kind of Crew card, what would come of playing or choosing it now, and its clauses. */
export function CrewDetail({ kind, view, actions, names, language }: CrewDetailProps) {
  const { text, clauses } = crewCard(kind, language);
  // It is worked out when it is read: a move draws every card.
  const prospects = prospectsIf(view, actions, names, language);
  return (
    <>
      <p>
        <CardText text={text} />
      </p>
      {prospects.length > 0 && (
        <ul className="cc-prospects">
          {prospects.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <Detail clauses={clauses} />
    </>
  );
}
