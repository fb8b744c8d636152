import { nameOfChoice, type Choice } from '@hideout/bots';
import type { AnyGame, GameRecord, Seat } from '@hideout/kernel';
import { useEffect, useState } from 'react';
import { theBotWorker } from '../../bot/theBotWorker.ts';
import { useLanguage, useMessages } from '../../words/words.ts';
import { analyse, costOf, decisionsIn, gainOf, type JudgedDecision } from './analyse.ts';

interface VerdictProps {
  readonly game: AnyGame;
  readonly seat: Seat;
  /** The finished game; it may have to be fetched. */
  readonly recordOf: () => Promise<GameRecord | undefined>;
}

const WHOLE = 10;
/** What changes the chance to win by less is nothing to speak of. */
const WORTH = 0.04;

/** The best and the costliest decision of a seat, as the coach sees them when the game is over. */
export function Verdict({ game, seat, recordOf }: VerdictProps) {
  const m = useMessages();
  const language = useLanguage();
  const [judged, setJudged] = useState<readonly JudgedDecision[] | 'thinking' | undefined>('thinking');
  useEffect(() => {
    let isOpen = true;
    const judge = async () => {
      const record = await recordOf();
      if (!record || !isOpen) return undefined;
      const own = decisionsIn(game, record).filter((decision) => decision.seat === seat);
      return analyse(own, {
        advise: (query) => theBotWorker.advise(game, query),
        goOn: () => isOpen,
        whole: WHOLE,
      });
    };
    void judge().then((found) => isOpen && setJudged(found));
    return () => {
      isOpen = false;
    };
  }, [game, seat, recordOf]);
  if (judged === undefined) return undefined;
  if (judged === 'thinking') return <p className="verdict quiet-text">{m.table.judging}</p>;
  const best = judged.toSorted((a, b) => gainOf(b) - gainOf(a)).find((each) => gainOf(each) >= WORTH);
  const costliest = judged.toSorted((a, b) => costOf(b) - costOf(a)).find((each) => costOf(each) >= WORTH);
  const percent = (part: number): string => `${Math.round(100 * part)} %`;
  const nameOf = ({ view }: JudgedDecision, choice: Choice): string => nameOfChoice(choice, { game, language, view });
  const move = ({ step }: JudgedDecision): string => m.table.moveNumber(step + 1);
  return (
    <div className="verdict" role="status">
      {best && <p>{m.table.bestDecision(move(best), nameOf(best, best.chosen), percent(gainOf(best)))}</p>}
      {costliest && (
        <p>
          {m.table.costliestDecision(
            move(costliest),
            nameOf(costliest, costliest.chosen),
            nameOf(costliest, costliest.advice.best.choice),
            percent(costOf(costliest)),
          )}
        </p>
      )}
      {!best && !costliest && <p>{m.table.noneCostly}</p>}
    </div>
  );
}
