import { KIND_OF, ROTATED, type Face, type Kind } from '../rules/index.ts';
import { Detail, Pip } from '@hideout/boardkit';
import type { Language } from '@hideout/kernel';
import { crewCard, isTurned, otherCorner, printed, firstFace } from './cards.ts';
import { CardText } from './CardText.tsx';
import { INKS } from './inks.ts';
import { Portrait } from './Portrait.tsx';

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
  /** What would come of playing or choosing it now. */
  readonly prospects: readonly string[];
  readonly language: Language;
}

/** The text of a kind of Crew card, what it would do now, and its clauses. */
export function CrewDetail({ kind, prospects, language }: CrewDetailProps) {
  const { text, clauses } = crewCard(kind, language);
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
