import { KIND_OF, type Face, type Kind } from '../rules/index.ts';
import { Detail, Pip } from '@hideout/boardkit';
import type { Language } from '@hideout/kernel';
import { crewCard, isTurned, otherCorner, printed, firstFace } from './cards.ts';
import { Portrait } from './Portrait.tsx';

/** The colour of each icon. */
const INKS = { '♠': 'var(--spade)', '♥': 'var(--heart)', '♦': 'var(--diamond)', '♣': 'var(--club)' } as const;

/** A Crew card as it lies: its corners read from both sides, and a turned card stands on its head. */
export function CrewCard({ face, language }: { readonly face: Face; readonly language: Language }) {
  const kind = KIND_OF[face] as Kind;
  const { name, suit } = crewCard(kind, language);
  const upright = firstFace(kind);
  return (
    <span className="cc-card" style={{ color: INKS[suit] }} data-turned={isTurned(face) || undefined}>
      <span className="cc-card-art">
        <span className="cc-corner">
          <b>{printed(upright)}</b>
          <Pip suit={suit} />
        </span>
        <Portrait kind={kind} />
        <span className="cc-corner cc-corner-other">
          <b>{otherCorner(upright)}</b>
          <Pip suit={suit} />
        </span>
      </span>
      <span className="cc-card-name">{name}</span>
    </span>
  );
}

/** The text of a kind of Crew card, with its clauses. */
export function CrewDetail({ kind, language }: { readonly kind: Kind; readonly language: Language }) {
  const { ability, clauses } = crewCard(kind, language);
  return <Detail text={ability} clauses={clauses} />;
}
