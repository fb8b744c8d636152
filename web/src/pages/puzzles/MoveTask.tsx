import { AS_GOOD, inHundred, nameOfChoice, type Advice, type Choice, type MovePuzzle } from '@hideout/bots';
import { useStore } from '@hideout/boardkit/store';
import { useEffect, useState } from 'react';
import { theBotWorker } from '../../bot/theBotWorker.ts';
import { PuzzleSession } from '../../session/PuzzleSession.ts';
import { Reasons } from '../../coach/Reasons.tsx';
import { useLanguage } from '../../words/words.ts';
import { PuzzleBoard } from './PuzzleBoard.tsx';
import type { Result, TaskProps } from './task.ts';
import { usePuzzleWords } from './words.ts';

/** What was chosen, what became of it, and what the coach says, as soon as that is known. */
interface Judged {
  readonly choice: Choice;
  readonly result: Result | undefined;
  readonly advice: Advice | undefined;
}

/** Find the move: one choice on the board, then why. */
export function MoveTask({ game, board, puzzle, names, onResult }: TaskProps<MovePuzzle>) {
  const words = usePuzzleWords();
  const language = useLanguage();
  const { view, right } = puzzle;
  const [session] = useState(() => new PuzzleSession(game, puzzle, { names, ways: right }));
  const [legal] = useState(() => session.scene.legal);
  const choice = useStore(session.choice);
  const [judged, setJudged] = useState<Judged | undefined>();
  const nameOf = (each: Choice): string => nameOfChoice(each, { game, language, view });
  useEffect(() => {
    if (!choice) return undefined;
    let isHere = true;
    const titles = new Set(right.map((each) => nameOfChoice(each, { game, language: 'en', view })));
    const isRight = (each: Choice): boolean => titles.has(nameOfChoice(each, { game, language: 'en', view }));
    const settle = (result: Result, advice?: Advice) => {
      if (!isHere) return;
      setJudged({ choice, result, advice });
      onResult(result);
    };
    const judge = async () => {
      const known = isRight(choice);
      if (known) settle('right');
      const query = { view, legal, ...(!known && { made: choice }) };
      const advice = await theBotWorker.advise(game, query).catch(() => undefined);
      if (known) return isHere && setJudged({ choice, result: 'right', advice });
      return settle(resultOf(advice, isRight), advice);
    };
    setJudged({ choice, result: undefined, advice: undefined });
    void judge();
    return () => {
      isHere = false;
      theBotWorker.cancel();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- A choice is judged once.
  }, [choice]);
  const { result, advice } = judged ?? {};
  const cost = advice?.made ? inHundred(advice.best.chance - advice.made.chance) : 0;
  return (
    <>
      <PuzzleBoard session={session} board={board} answer={result && right[0]} />
      <div className="puzzle-said" role="status">
        {!choice && <p>{words.move}</p>}
        {choice && !result && <p>{words.judging}</p>}
        {result && (
          <p>
            <b className="puzzle-result" data-result={result}>
              {result === 'retired' ? words.retired : words[result]}
            </b>{' '}
            {result === 'wrong' && cost >= 1 && words.yours(nameOf(choice!), cost)} {words.best(nameOf(right[0]!))}
          </p>
        )}
        {result === 'right' && !advice && <p className="quiet-text">{words.explaining}</p>}
        {result && advice?.against && (
          <>
            <p id="puzzle-why">{words.than(nameOf(advice.against))}</p>
            <Reasons
              advice={advice}
              board={board}
              examples={() => Promise.resolve(advice.examples)}
              telling={{ game, language, names, view, against: advice.against }}
              aria-labelledby="puzzle-why"
              className="puzzle-reasons"
            />
          </>
        )}
      </div>
    </>
  );
}

/** What became of a choice that the pack does not call right: the coach has the last word. */
function resultOf(advice: Advice | undefined, isRight: (choice: Choice) => boolean): Result {
  if (!advice?.made) return 'wrong';
  const isAsGood = advice.best.chance - advice.made.chance < AS_GOOD;
  return isAsGood || !isRight(advice.best.choice) ? 'retired' : 'wrong';
}
