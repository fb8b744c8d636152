import { phrasesIn, tell, type Advice, type Choice, type Telling } from '@hideout/bots';
import { ClauseLink, type AnyBoard } from '@hideout/boardkit';
import { lazy, Suspense, useState, type ComponentProps } from 'react';
import { Button } from '../shell/Button.tsx';
import { useMessages } from '../words/words.ts';

const Imagined = lazy(async () => ({ default: (await import('./Imagined.tsx')).Imagined }));

interface ReasonsProps extends Pick<ComponentProps<'ul'>, 'className' | 'aria-labelledby'> {
  readonly advice: Advice;
  readonly telling: Omit<Telling, 'reach'>;
  readonly board: AnyBoard | undefined;
  /** The worlds in which the reasons can be seen; they may have to be imagined again. */
  readonly examples: () => Promise<Advice['examples'] | undefined>;
}

interface Shown {
  readonly place: number;
  readonly examples: Advice['examples'];
}

/** Why a coach prefers one choice to another, each reason with the clauses that it rests on and a world to look at. */
export function Reasons({ advice, telling, board, examples, ...list }: ReasonsProps) {
  const m = useMessages();
  const say = phrasesIn(telling.language);
  const [shown, setShown] = useState<Shown | 'thinking' | undefined>();
  const { reasons, reach, best } = advice;
  const told = reasons.map((reason) => tell(reason, { ...telling, reach }));
  const show = async (place: number) => {
    setShown('thinking');
    const found = await examples();
    setShown(found && { place, examples: found });
  };
  const example = typeof shown === 'object' ? shown.examples[shown.place] : undefined;
  const followed = (follows: 'best' | 'other'): Choice => (follows === 'best' ? best.choice : telling.against);
  return (
    <>
      <ul {...list}>
        {told.map(({ text, clauses }, place) => (
          <li key={place}>
            {text}
            {clauses.map((clause) => (
              <span key={clause}>
                {' '}
                <ClauseLink clause={clause} />
              </span>
            ))}
            {reasons[place]!.kind !== 'chance' && (
              <Button
                look="quiet reason-show"
                label={say.show}
                aria-label={`${say.show}: ${text}`}
                isOff={shown === 'thinking'}
                onClick={() => void show(place)}
              />
            )}
          </li>
        ))}
      </ul>
      {shown === 'thinking' && <p role="status">{m.table.hintThinking}</p>}
      {example && (
        <Suspense fallback={<p role="status">{m.table.hintThinking}</p>}>
          <Imagined
            {...{ board, example }}
            game={telling.game}
            names={telling.names}
            view={telling.view}
            choice={followed(example.follows)}
            text={told[(shown as Shown).place]!.text}
            onClose={() => setShown(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
