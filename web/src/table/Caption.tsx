import { ClauseLink, type CountLine } from '@hideout/boardkit';
import type { Seat } from '@hideout/kernel';
import type { PointerEvent } from 'react';
import { Button } from '../shell/Button.tsx';
import { useMessages } from '../words/words.ts';
import { AskSound } from './AskSound.tsx';
import { nameOfSeat } from './nameOfSeat.ts';
import { signed } from './reckon.ts';
import type { AnyMoment, Stage } from './Stage.ts';

interface CaptionProps {
  readonly stage: Stage;
  readonly moment: AnyMoment | undefined;
  /** By seat. */
  readonly names: readonly string[];
}

/** More letters than this need smaller type to stay whole beside the tools. */
const LONG = 120;

/**
 * What the table stops for, in words, where decisions are made otherwise. A touch leads on. It is always there, empty,
 * so that those who listen hear the words when they come, and once.
 */
export function Caption({ stage, moment, names }: CaptionProps) {
  const m = useMessages();
  const nameOf = (seat: Seat): string => nameOfSeat(seat, stage.beat.get().scene.viewer, names, m);
  const leadOn = ({ target }: PointerEvent) => {
    if (!(target as Element).closest('a, button')) stage.next();
  };
  return (
    <div
      className="caption"
      data-kind={moment?.kind}
      data-mood={moment?.mood}
      data-weight={moment?.weight}
      data-long={(moment?.caption.length ?? 0) > LONG || undefined}
      role="presentation"
      onPointerUp={leadOn}
    >
      <p className="caption-text" aria-live="polite">
        {moment?.caption}
        {moment?.count && <span className="unseen"> {spoken(moment.count, nameOf)}</span>}
      </p>
      {moment && (
        <div className="caption-tools">
          {moment.clause !== undefined && (
            <span className="caption-why">
              {m.table.why} <ClauseLink clause={moment.clause} />
            </span>
          )}
          {moment.weight === 'climax' && <AskSound />}
          <Button look="caption-next" label={m.table.next} onClick={stage.next} />
          <Button look="quiet" label={m.table.skipAll} onClick={stage.skip} />
        </div>
      )}
    </div>
  );
}

/** A count as it is heard: the lines of each seat in one sentence, with what they come to. */
function spoken(count: readonly CountLine[], nameOf: (seat: Seat) => string): string {
  const groups = Map.groupBy(count, ({ seat }, place) => seat ?? `line ${place}`);
  return [...groups]
    .map(([whose, lines]) => {
      const sum = lines.at(-1)!.sum;
      const all = lines.map(({ text, figure }) => `${text}: ${figure}`).join(', ');
      return `${typeof whose === 'number' ? `${nameOf(whose)}: ` : ''}${all}${sum === undefined ? '' : ` = ${signed(sum)}`}.`;
    })
    .join(' ');
}
