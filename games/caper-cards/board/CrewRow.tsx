import {
  discard,
  FACES,
  KIND_OF,
  lay,
  ON_RISK,
  rotate,
  type Event,
  type Face,
  type Kind,
  type View,
} from '../rules/index.ts';
import { ThingItem, Zone } from '@hideout/boardkit';
import type { Language } from '@hideout/kernel';
import type { ComponentProps } from 'react';
import { crewCard, isTurned, printed } from './cards.ts';
import { CrewCard, CrewDetail } from './CrewCard.tsx';
import { BOARD_WORDS } from './words.ts';

const PLACES = 4;

interface CrewRowProps {
  readonly view: View;
  readonly events: readonly Event[];
  readonly language: Language;
}

/** The Crew in play, the card that is being laid, and the places that are still empty. */
export function CrewRow({ view, events, language }: CrewRowProps) {
  const words = BOARD_WORDS[language];
  const laid = view.crew.filter((face) => face !== ON_RISK);
  const entries = view.entering === undefined ? [] : entriesOf(view.entering);
  const gaps = Math.max(0, PLACES - view.plays - (view.entering === undefined ? 0 : 1));
  const empty = Math.max(0, Math.min(gaps, PLACES - laid.length - entries.length));
  return (
    <Zone label={words.crew(laid.length)} className="cc-crew">
      {laid.map((face, place) => (
        <Card
          key={crewId(laid, place)}
          id={crewId(laid, place)}
          label={labelOf(face, language)}
          actions={[rotate(face), discard(face)]}
          face={face}
          from={originOf(face, view, events)}
          language={language}
        />
      ))}
      {entries.map((face) => (
        <Card
          key={`entry:${face}`}
          id={`entry:${face}`}
          label={words.layAs(crewCard(kindOf(face), language).name, printed(face))}
          actions={[lay(face)]}
          face={face}
          from={originOf(face, view, events)}
          language={language}
        />
      ))}
      {Array.from({ length: empty }, (_, gap) => (
        <li key={`gap:${gap}`} className="zone-item">
          <span className="cc-gap" role="img" aria-label={words.gap(laid.length + entries.length + gap + 1)} />
        </li>
      ))}
    </Zone>
  );
}

/** Names a card in play by its kind and how many of its kind lie before it. */
function crewId(crew: readonly Face[], place: number): string {
  const kind = KIND_OF[crew[place]!];
  const before = crew.slice(0, place).filter((face) => KIND_OF[face] === kind).length;
  return `crew:${kind}:${before}`;
}

const entriesOf = (kind: Kind): readonly Face[] =>
  FACES.flatMap((face, id) => (face.kind === kind && id !== ON_RISK ? [id as Face] : []));

const kindOf = (face: Face): Kind => KIND_OF[face] as Kind;

function labelOf(face: Face, language: Language): string {
  const { name, suit } = crewCard(kindOf(face), language);
  const turned = isTurned(face) ? `, ${BOARD_WORDS[language].turned(printed(face))}` : '';
  return `${name} ${printed(face)} ${suit}${turned}`;
}

interface CardProps extends Pick<ComponentProps<typeof ThingItem>, 'id' | 'label' | 'actions' | 'from'> {
  readonly face: Face;
  readonly language: Language;
}

const Card = ({ face, language, ...thing }: CardProps) => (
  <ThingItem {...thing} detail={<CrewDetail kind={kindOf(face)} language={language} />}>
    <CrewCard face={face} language={language} />
  </ThingItem>
);

/** Where a card that has just come into play came from. */
function originOf(face: Face, view: View, events: readonly Event[]): readonly string[] {
  const kind = kindOf(face);
  const left = view.hand.filter((each) => each === kind).length;
  const played = events.find((event) => event.type === 'played' && event.kind === kind);
  const seat = played?.type === 'played' ? [played.from === 'hand' ? `seat:${played.seat}` : played.from] : [];
  return [`entry:${kind}`, `hand:${kind}:${left}`, ...seat];
}
