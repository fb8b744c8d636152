import { CAPS, capsAndHammers, type Event, type View } from '../rules/index.ts';
import { Ticker, useDecision, Zone, type BoardProps } from '@hideout/boardkit';
import { SPECTATOR, type Language, type Seat } from '@hideout/kernel';
import { memo, type ReactNode } from 'react';
import { Desk } from './Desk.tsx';
import { FactionMark } from './Glyph.tsx';
import { Hand } from './Hand.tsx';
import { Labs } from './Labs.tsx';
import { Place } from './Place.tsx';
import { Regions } from './Regions.tsx';
import { isNews, Report, reportOf } from './Report.tsx';
import { Superpower } from './Superpower.tsx';
import { BOARD_WORDS } from './words.ts';
import './board.css';
import './dossiers.css';
import './desk.css';
import './signs.css';
import './narrow.css';

/**
 * A planning table: the row of locations between two superpowers, the Defcon dial, and the map in lists. The cards come
 * first; what is counted, and a row that is laid out again, follow once they are on the screen.
 */
export function CapsAndHammersBoard({ view, before, isSettled, steps, names, language }: BoardProps<Event, View>) {
  const near = view.viewer === SPECTATOR ? CAPS : (view.viewer as Seat);
  const far = (1 - near) as Seat;
  const report = reportOf(steps);
  const isNew = isNews(view);
  const seen = isSettled ? view : before;
  // What was counted in another round says nothing about this row.
  const counted = seen.round === view.round ? seen : view;
  return (
    <Ground step={view.step} isMine={view.actor === near}>
      <div className="ch-front">
        <Superpower view={seen} seat={far} names={names} language={language} />
        {report && <Report report={report} seats={[far, near]} language={language} isNew={isNew} />}
        {view.places.length > 0 && seen.places.length > 0 ? (
          <Row view={view} seen={counted} near={near} language={language} />
        ) : (
          <Standings view={seen} near={near} />
        )}
        <Superpower view={seen} seat={near} names={names} language={language} />
      </div>
      <Headquarters view={seen} language={language} />
      <Hand view={view} seen={seen} language={language} />
    </Ground>
  );
}

/** Dial, clock, labs and the map in lists. */
const Headquarters = memo(function Headquarters({
  view,
  language,
}: Pick<BoardProps<Event, View>, 'view' | 'language'>) {
  return (
    <div className="ch-hq" role="group" aria-label={BOARD_WORDS[language].hq}>
      <Desk view={view} language={language} />
      <Labs view={view} language={language} />
      <Regions view={view} language={language} />
    </div>
  );
});

interface GroundProps {
  readonly step: View['step'];
  /** Whether the near side must act. */
  readonly isMine: boolean;
  readonly children: ReactNode;
}

/** The planning table itself. It alone follows what is chosen, so that choosing does not draw the whole board again. */
function Ground({ step, isMine, children }: GroundProps) {
  const isChoosing = useDecision(({ chosen }) => chosen.some((id) => id.startsWith('hand:')));
  return (
    <div className="ch-board">
      <div
        className="ch-table"
        data-step={step}
        data-mine={isMine || undefined}
        data-choosing={isChoosing || undefined}
      >
        {children}
      </div>
    </div>
  );
}

interface RowProps {
  readonly view: View;
  readonly seen: View;
  readonly near: Seat;
  readonly language: Language;
}

const Row = ({ view, seen, near, language }: RowProps) => (
  <Zone label={BOARD_WORDS[language].row} className="ch-row">
    {view.places.map((_, place) => (
      <Place key={place} view={view} seen={seen} place={place} near={near} language={language} />
    ))}
  </Zone>
);

/** Between rounds and at the end nothing lies in the row: the points as they stand. */
const Standings = ({ view, near }: Pick<RowProps, 'view' | 'near'>) => (
  <p className="ch-standings">
    {[1 - near, near].map((seat) => (
      <span key={seat} className={`ch-seat-${seat}`}>
        <FactionMark seat={seat} />
        <b className="ch-stencil">
          <Ticker value={capsAndHammers.sheets(view)[seat]!.total} />
        </b>
      </span>
    ))}
  </p>
);
