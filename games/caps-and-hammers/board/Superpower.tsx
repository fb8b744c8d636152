import { capsAndHammers, KINDS, RANKS, type View } from '../rules/index.ts';
import { ThingBox, Ticker } from '@hideout/boardkit';
import { titled, type Language, type Seat } from '@hideout/kernel';
import { memo } from 'react';
import { kindCounts, protestCounts } from './names.ts';
import { FactionMark, Pin } from './Glyph.tsx';
import { Lines } from './Influence.tsx';
import { BOARD_WORDS } from './words.ts';

interface PowerProps {
  readonly view: View;
  readonly seat: Seat;
  readonly names: readonly string[];
  readonly language: Language;
}

/** A superpower: its player, cards in hand, labs, protests as pins, and its points as they stand. */
export const Superpower = memo(function Superpower({ view, seat, names, language }: PowerProps) {
  const sheet = capsAndHammers.sheets(view)[seat]!;
  const protests = view.protests[seat]!;
  return (
    <ThingBox
      id={`seat:${seat}`}
      label={powerLabel({ view, seat, names, language }, sheet.total)}
      className={`ch-power ch-seat-${seat}`}
      detail={
        <>
          <Lines sheet={sheet} language={language} />
          <LastRound view={view} seat={seat} language={language} />
        </>
      }
    >
      <FactionMark seat={seat} />
      <b className="ch-player" data-acts={seat === view.actor || undefined}>
        {seat === view.viewer ? titled(BOARD_WORDS[language].you) : names[seat]}
      </b>
      <span className="ch-backs">
        {view.hands[seat]!.map((_, card) => (
          <i key={card} />
        ))}
      </span>
      <span className="ch-pins">
        {protests.map(
          (count, value) =>
            count > 0 && (
              <span className="ch-token" key={value}>
                <Pin value={value} />
                {count > 1 && `×${count}`}
              </span>
            ),
        )}
      </span>
      <span className="ch-score">
        <Ticker value={sheet.total} />
      </span>
    </ThingBox>
  );
});

function powerLabel({ view, seat, names, language }: PowerProps, total: number): string {
  const words = BOARD_WORDS[language];
  const labs = view.labs.flatMap(({ owner }, lab) => (owner === seat ? RANKS[lab]! : []));
  const protests = protestCounts(view.protests[seat]!);
  const facts = [
    words.score(total),
    words.cards(view.hands[seat]!.length),
    protests === '' ? words.noProtests : words.protests(protests),
    ...(labs.length > 0 ? [words.ownsLabs(labs.join(', '))] : []),
  ];
  return `${words.factions[seat]!}, ${seat === view.viewer ? words.you : names[seat]!}: ${facts.join(', ')}`;
}

function LastRound({ view, seat, language }: Omit<PowerProps, 'names'>) {
  const shown = view.shown[seat]!;
  if (shown.length === 0) return undefined;
  const counts = Array.from(KINDS, (_, kind) => shown.filter((each) => each === kind).length);
  return <p>{BOARD_WORDS[language].lastRound(kindCounts(counts, language))}</p>;
}
