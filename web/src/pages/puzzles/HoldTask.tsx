import { chancesBy, earned, GOOD_MARKS, inHundred, MARKS, type HoldPuzzle } from '@hideout/bots';
import { useState } from 'react';
import { PuzzleSession } from '../../session/PuzzleSession.ts';
import { Button } from '../../shell/Button.tsx';
import { ReadTable } from '../../shell/ReadTable.tsx';
import { useLanguage } from '../../words/words.ts';
import { PuzzleBoard } from './PuzzleBoard.tsx';
import type { TaskProps } from './task.ts';
import { usePuzzleWords } from './words.ts';

/** What does the rival hold? Marks are shared out, and earn what they say of the odds. */
export function HoldTask({ game, board, puzzle, names, onResult }: TaskProps<HoldPuzzle>) {
  const words = usePuzzleWords();
  const speech = game.words[useLanguage()];
  const { view, riddle, bare, believed } = puzzle;
  const [session] = useState(() => new PuzzleSession(game, puzzle, { names, ways: [] }));
  const [marks, setMarks] = useState<readonly number[]>(() => riddle.answers.map(() => 0));
  const [isDone, setDone] = useState(false);
  const left = MARKS - marks.reduce((sum, each) => sum + each, 0);
  const labels = riddle.answers.map((answer) => speech.answer?.(answer) ?? (answer === 0 ? words.no : words.yes));
  const change = (place: number, by: number) => setMarks(marks.with(place, marks[place]! + by));
  const share = earned(marks, believed);
  const isRight = share >= GOOD_MARKS;
  const answer = () => {
    setDone(true);
    onResult(isRight ? 'right' : 'wrong');
  };
  const percent = (chance: number): string => `${inHundred(chance)} %`;
  return (
    <>
      <PuzzleBoard session={session} board={board} />
      <div className="puzzle-said">
        <p id="puzzle-asked">
          <b>{speech.riddle?.(riddle, view, { viewer: view.viewer, names })}</b>
        </p>
        {!isDone && (
          <>
            <p>{words.marks}</p>
            <ul className="puzzle-marks" aria-labelledby="puzzle-asked">
              {labels.map((label, place) => (
                <li key={label}>
                  <span>{label}</span>
                  <Button
                    label="−"
                    aria-label={words.less(label)}
                    isOff={marks[place] === 0}
                    onClick={() => change(place, -1)}
                  />
                  <output className="figure">{marks[place]}</output>
                  <Button
                    label="+"
                    aria-label={words.more(label)}
                    isOff={left === 0}
                    onClick={() => change(place, 1)}
                  />
                </li>
              ))}
            </ul>
            <p role="status">{words.left(left)}</p>
            <Button look="primary" label={words.answer} isOff={left > 0} onClick={answer} />
          </>
        )}
        <div role="status">
          {isDone && (
            <p>
              <b className="puzzle-result" data-result={isRight ? 'right' : 'wrong'}>
                {isRight ? words.right : words.wrong}
              </b>{' '}
              {words.earned(inHundred(share))}
            </p>
          )}
        </div>
        {isDone && (
          <ReadTable label={words.kinds.hold} columns={[words.answer, words.yourMarks, words.bare, words.believed]}>
            {labels.map((label, place) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td className="figure">{percent(chancesBy(marks)[place]!)}</td>
                <td className="figure">{percent(bare[place]!)}</td>
                <td className="figure">{percent(believed[place]!)}</td>
              </tr>
            ))}
          </ReadTable>
        )}
      </div>
    </>
  );
}
