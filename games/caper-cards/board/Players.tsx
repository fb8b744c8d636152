import type { View } from '../rules/index.ts';
import { Detail, SeatMark, ThingItem, Zone } from '@hideout/boardkit';
import { seatOf, type Language } from '@hideout/kernel';
import { BOARD_WORDS } from './words.ts';

interface PlayersProps {
  readonly view: View;
  readonly names: readonly string[];
  readonly language: Language;
}

/** Who sits at the table: cards in hand, who is the Boss, and who has seen the Reward. */
export function Players({ view, names, language }: PlayersProps) {
  const words = BOARD_WORDS[language];
  return (
    <Zone label={words.players} className="cc-players">
      {view.handSizes.map((count, index) => {
        const seat = seatOf(index);
        const marks = [
          ...(seat === view.viewer ? [words.you] : []),
          ...(seat === view.boss ? [words.boss] : []),
          words.cards(count),
          ...(view.lookers.includes(seat) ? [words.looked] : []),
        ];
        return (
          <ThingItem
            key={seat}
            id={`seat:${seat}`}
            label={`${names[seat]}: ${marks.join(', ')}`}
            className="cc-player"
            detail={<Detail clauses={['CC-1.4', 'CC-7.1', 'CC-7.2']} />}
          >
            <SeatMark seat={seat} />
            <b data-acts={seat === view.actor || undefined}>{names[seat]}</b>
            <span className="cc-backs" aria-hidden="true">
              {Array.from({ length: count }, (_, card) => (
                <i key={card} />
              ))}
            </span>
            {seat === view.boss && (
              <svg viewBox="0 0 24 24" className="cc-badge" fill="var(--diamond)">
                <path d="M3 18 2 7l6 5 4-8 4 8 6-5-1 11Z" />
              </svg>
            )}
            {view.lookers.includes(seat) && (
              <svg viewBox="0 0 24 24" className="cc-badge" fill="none" stroke="var(--spade)" strokeWidth="2.4">
                <path d="M2 12c5-8 15-8 20 0-5 8-15 8-20 0Z" />
                <circle cx="12" cy="12" r="3.500" />
              </svg>
            )}
          </ThingItem>
        );
      })}
    </Zone>
  );
}
