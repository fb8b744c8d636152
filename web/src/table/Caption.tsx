import { ClauseLink } from '@hideout/boardkit';
import type { PointerEvent } from 'react';
import { Button } from '../shell/Button.tsx';
import { useMessages } from '../words/words.ts';
import { AskSound } from './AskSound.tsx';
import type { AnyMoment, Stage } from './Stage.ts';

interface CaptionProps {
  readonly stage: Stage;
  readonly moment: AnyMoment | undefined;
}

/** More letters than this need smaller type to stay whole beside the tools. */
const LONG = 120;

/**
 * What the table stops for, in words, where decisions are made otherwise. A touch leads on. It is always there, empty,
 * so that those who listen hear the words when they come, and once.
 */
export function Caption({ stage, moment }: CaptionProps) {
  const m = useMessages();
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
        {moment?.count && <span className="unseen"> {moment.count.map(spoken).join(' ')}</span>}
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

const spoken = ({ text, figure, sum }: NonNullable<AnyMoment['count']>[number]): string =>
  `${text}: ${figure}${sum === undefined ? '' : ` = ${sum}`}.`;
