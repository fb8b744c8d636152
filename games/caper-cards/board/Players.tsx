import type { View } from '../rules/index.ts';
import { Detail, SeatMark, ThingItem, Zone } from '@hideout/boardkit';
import { seatOf, titled, type Language } from '@hideout/kernel';
import { Crown, Eye } from './glyphs.tsx';
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
        const isBoss = seat === view.boss && view.seats > 1;
        const hasLooked = view.lookers.includes(seat);
        const marks = [
          ...(seat === view.viewer ? [words.you] : []),
          ...(isBoss ? [words.boss] : []),
          words.cards(count),
          ...(hasLooked ? [words.looked] : []),
        ];
        return (
          <ThingItem
            key={seat}
            id={`seat:${seat}`}
            label={`${names[seat]}: ${marks.join(', ')}`}
            className="cc-player"
            detail={
              <Detail
                text={isBoss ? words.bossText : words.playerText(count)}
                clauses={['CC-1.4', 'CC-7.1', 'CC-7.2']}
              />
            }
          >
            <SeatMark seat={seat} />
            <b data-acts={seat === view.actor || undefined}>{seat === view.viewer ? titled(words.you) : names[seat]}</b>
            <span className="cc-backs" aria-hidden="true">
              {Array.from({ length: count }, (_, card) => (
                <i key={card} />
              ))}
            </span>
            {isBoss && (
              <span className="cc-badge">
                <Crown /> {words.boss}
              </span>
            )}
            {hasLooked && (
              <span className="cc-badge">
                <Eye />
              </span>
            )}
          </ThingItem>
        );
      })}
    </Zone>
  );
}
