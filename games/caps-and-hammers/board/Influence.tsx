import { influence, type Kind, type View } from '../rules/index.ts';
import { ClauseLink, Detail, ThingBox, Ticker, useDecision } from '@hideout/boardkit';
import type { Language, Seat, Sheet } from '@hideout/kernel';
import { memo } from 'react';
import { influenceWith } from './forecast.ts';
import { NAMES, placeName } from './names.ts';
import { FactionMark } from './Glyph.tsx';
import { BOARD_WORDS } from './words.ts';

interface InfluenceProps {
  readonly view: View;
  readonly place: number;
  readonly seat: Seat;
  readonly language: Language;
}

/** What the viewer knows of a side's influence on a location, and its justifications there. */
export const Influence = memo(function Influence({ view, place, seat, language }: InfluenceProps) {
  const words = BOARD_WORDS[language];
  const sheet = influence(view, place)[seat]!;
  const hidden = sheet.lines.find(({ what }) => what === 'hidden')?.of[0] ?? 0;
  const justified = view.places[place]!.justified[seat]!;
  const faction = words.factions[seat]!;
  const label = [
    words.influence(faction, placeName(view, place, language), sheet.total),
    ...(hidden > 0 ? [words.plusHidden(hidden)] : []),
    ...(justified > 0 ? [words.justified(justified, faction)] : []),
  ].join(', ');
  return (
    <ThingBox
      id={`influence:${place}:${seat}`}
      label={label}
      className="ch-influence"
      detail={<Lines sheet={sheet} language={language} />}
    >
      <FactionMark seat={seat} />
      <span className="ch-sum">
        <Ticker value={sheet.total} />
        {hidden > 0 && <small>+?</small>}
      </span>
      {seat === view.viewer && <Preview view={view} place={place} />}
      {justified > 0 && (
        <span className="ch-justified">
          <Seal />
          {justified > 1 && justified}
        </span>
      )}
    </ThingBox>
  );
});

/** The seal of a justification. */
export const Seal = () => (
  <svg className="ch-seal" viewBox="0 0 20 20" aria-hidden="true">
    <path d="M3 1h14v13l-3 5-2-2-2 2-2-2-2 2-3-5ZM6 5v2h8V5ZM6 9v2h8V9Z" fillRule="evenodd" />
  </svg>
);

/** While a card of the hand is chosen: what the influence would be with it here. */
function Preview({ view, place }: Pick<InfluenceProps, 'view' | 'place'>) {
  const kind = useDecision(({ chosen }) => chosenKind(chosen));
  if (kind === undefined || view.places[place]!.occupied) return undefined;
  return <span className="ch-preview">→ {influenceWith(view, place, kind)}</span>;
}

/** The type of the card of the hand that is chosen. */
function chosenKind(chosen: readonly string[]): Kind | undefined {
  const id = chosen.find((each) => each.startsWith('hand:'));
  return id === undefined ? undefined : (Number(id.split(':')[1]) as Kind);
}

/** A sheet line by line, each with its clause. */
export function Lines({ sheet, language }: { readonly sheet: Sheet; readonly language: Language }) {
  if (sheet.lines.length === 0) {
    return <Detail text={BOARD_WORDS[language].noCards} clauses={['CH-5.2']} />;
  }
  return (
    <ul className="ch-lines">
      {sheet.lines.map(({ what, of, points, clause }, index) => (
        <li key={index}>
          <span>{NAMES[language].line({ what, of })}</span>
          <b className="figure">{what === 'hidden' ? '?' : points < 0 ? `−${-points}` : `+${points}`}</b>
          <ClauseLink clause={clause} />
        </li>
      ))}
    </ul>
  );
}
