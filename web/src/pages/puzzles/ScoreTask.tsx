import { nameOfChoice, sheetsAfter, type ScorePuzzle } from '@hideout/bots';
import { ClauseLink } from '@hideout/boardkit';
import { NOBODY } from '@hideout/kernel';
import { useState } from 'react';
import { PuzzleSession } from '../../session/PuzzleSession.ts';
import { Button } from '../../shell/Button.tsx';
import { TextField } from '../../shell/Field.tsx';
import { nameOfSeat } from '../../table/nameOfSeat.ts';
import { useLanguage, useMessages } from '../../words/words.ts';
import { PuzzleBoard } from './PuzzleBoard.tsx';
import type { TaskProps } from './task.ts';
import { usePuzzleWords } from './words.ts';

/** How would you score it? A number, then the lines that it adds up from. */
export function ScoreTask({ game, board, puzzle, names, onResult }: TaskProps<ScorePuzzle>) {
  const m = useMessages();
  const words = usePuzzleWords();
  const language = useLanguage();
  const speech = game.words[language];
  const { view, heading, of, after } = puzzle;
  const [session] = useState(() => new PuzzleSession(game, puzzle, { names, ways: [] }));
  const [text, setText] = useState('');
  const [isDone, setDone] = useState(false);
  const sheets = after ? sheetsAfter(game, view, after) : game.sheets(view);
  const sheet = sheets.find((each) => each.heading === heading && each.seat === of)!;
  const number = /^[-−]?\d+$/.test(text.trim()) ? Number(text.trim().replace('−', '-')) : undefined;
  const isRight = number === sheet.total;
  const whose = of === NOBODY ? undefined : nameOfSeat(of, view.viewer, names, m);
  const answer = () => {
    setDone(true);
    onResult(isRight ? 'right' : 'wrong');
  };
  return (
    <>
      <PuzzleBoard session={session} board={board} />
      <form
        className="puzzle-said"
        onSubmit={(event) => {
          event.preventDefault();
          if (number !== undefined && !isDone) answer();
        }}
      >
        {after && <p>{words.after(nameOfChoice(after, { game, language, view }))}</p>}
        <p>
          <b>{words.score(speech.heading(heading), whose)}</b>
        </p>
        {!isDone && (
          <>
            <TextField label={words.points} inputMode="numeric" autoComplete="off" value={text} onChange={setText} />
            <Button type="submit" look="primary" label={words.answer} aria-disabled={number === undefined} />
          </>
        )}
        <div role="status">
          {isDone && (
            <p>
              <b className="puzzle-result" data-result={isRight ? 'right' : 'wrong'}>
                {isRight ? words.right : words.wrong}
              </b>{' '}
              {words.total(sheet.total)}
            </p>
          )}
        </div>
        {isDone && (
          <table className="puzzle-lines">
            <tbody>
              {sheet.lines.map((line, place) => (
                <tr key={place}>
                  <th scope="row">{speech.line(line)}</th>
                  <td className="figure">{line.points < 0 ? `−${-line.points}` : line.points}</td>
                  <td>
                    <ClauseLink clause={line.clause} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </form>
    </>
  );
}
