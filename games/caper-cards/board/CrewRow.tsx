import {
  discard,
  KIND_OF,
  lay,
  ON_RISK,
  rotate,
  turnsLeft,
  type Event,
  type Face,
  type Kind,
  type Turn,
  type View,
} from '../rules/index.ts';
import { SeatMark, ThingItem, Zone } from '@hideout/boardkit';
import { seatOf, titled, type Action, type Language } from '@hideout/kernel';
import type { ComponentProps } from 'react';
import { crewCard, crewIds, entriesOf, isTurned, printed } from './cards.ts';
import { CrewCard, CrewDetail } from './CrewCard.tsx';
import { BOARD_WORDS } from './words.ts';

const PLACES = 4;

interface CrewRowProps {
  readonly view: View;
  readonly events: readonly Event[];
  readonly names: readonly string[];
  readonly language: Language;
}

/** The Crew in play, the card that is being laid, and whose the places are that are still empty. */
export function CrewRow({ view, events, names, language }: CrewRowProps) {
  const words = BOARD_WORDS[language];
  const laid = view.crew.filter((face) => face !== ON_RISK);
  const ids = crewIds(laid);
  const entries = view.entering === undefined ? [] : entriesOf(view.entering).filter((face) => face !== ON_RISK);
  const isBetween = view.step === 'lay' || view.step === 'rotate' || view.step === 'discard';
  const turns = turnsLeft(view.seats, view.plays + (isBetween ? 1 : 0));
  const shown = { view, events, names, language };
  return (
    <Zone label={words.crew(laid.length)} className="cc-crew">
      {laid.map((face, place) => (
        <Card
          {...shown}
          key={ids[place]}
          id={ids[place]!}
          label={labelOf(face, language)}
          actions={[rotate(face), discard(face)]}
          face={face}
        />
      ))}
      {entries.map((face) => (
        <Card
          {...shown}
          key={`entry:${face}`}
          id={`entry:${face}`}
          label={words.layAs(crewCard(kindOf(face), language).name, printed(face))}
          actions={[lay(face)]}
          face={face}
        />
      ))}
      {turns.slice(0, Math.max(0, PLACES - laid.length - entries.length)).map((turn, gap) => (
        <Place
          key={`gap:${turns.length - gap}`}
          turn={turn}
          number={laid.length + entries.length + gap + 1}
          {...shown}
        />
      ))}
    </Zone>
  );
}

const kindOf = (face: Face): Kind => KIND_OF[face] as Kind;

function labelOf(face: Face, language: Language): string {
  const { name, suit } = crewCard(kindOf(face), language);
  const turned = isTurned(face) ? `, ${BOARD_WORDS[language].turned(printed(face))}` : '';
  return `${name} ${printed(face)} ${suit}${turned}`;
}

interface CardProps extends CrewRowProps, Pick<ComponentProps<typeof ThingItem>, 'id' | 'label'> {
  readonly actions: readonly Action[];
  readonly face: Face;
}

const Card = ({ face, view, events, names, language, ...thing }: CardProps) => (
  <ThingItem
    {...thing}
    from={originOf(face, view, events)}
    detail={<CrewDetail kind={kindOf(face)} view={view} actions={thing.actions} names={names} language={language} />}
  >
    <CrewCard face={face} language={language} />
  </ThingItem>
);

interface PlaceProps extends Pick<CrewRowProps, 'view' | 'names' | 'language'> {
  readonly turn: Turn;
  readonly number: number;
}

/** [CC-2.3] An empty place, with whose card or which pile it waits for. */
function Place({ turn: { by, from }, number, view, names, language }: PlaceProps) {
  const words = BOARD_WORDS[language];
  const seat = seatOf((view.boss + by) % view.seats);
  const name = seat === view.viewer ? titled(words.you) : names[seat]!;
  const who = from === 'hand' ? name : words.source[from];
  return (
    <li className="zone-item">
      <span className="cc-gap" role="img" aria-label={`${words.gap(number)}, ${who}`}>
        {from === 'hand' ? <SeatMark seat={seat} /> : <i className="cc-back" />}
        <span>{who}</span>
      </span>
    </li>
  );
}

/** Where a card that has just come into play came from. */
function originOf(face: Face, view: View, events: readonly Event[]): readonly string[] {
  const kind = kindOf(face);
  const left = view.hand.filter((each) => each === kind).length;
  const played = events.find((event) => event.type === 'played' && event.kind === kind);
  const seat = played?.type === 'played' ? [played.from === 'hand' ? `seat:${played.seat}` : played.from] : [];
  return [`entry:${kind}`, `hand:${kind}:${left}`, ...seat];
}
