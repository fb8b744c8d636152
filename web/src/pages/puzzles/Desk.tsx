import { PUZZLE_KINDS, type Puzzle } from '@hideout/bots';
import { use, useState } from 'react';
import { Button } from '../../shell/Button.tsx';
import { Field, Select } from '../../shell/Field.tsx';
import { Missing } from '../../shell/Missing.tsx';
import { keepPuzzleBook, noteTry, puzzleBookOf, retire, runOf } from '../../store/puzzleBook.ts';
import { streakOf } from '../../store/streak.ts';
import { useLanguage, useMessages } from '../../words/words.ts';
import { seatNames } from '../setup/seatNames.ts';
import { choosePuzzle, dueIn, themesIn, type Wish } from './choosePuzzle.ts';
import { HoldTask } from './HoldTask.tsx';
import { MoveTask } from './MoveTask.tsx';
import { packOf, type OpenPack } from './pack.ts';
import { ScoreTask } from './ScoreTask.tsx';
import { isSettled } from './rating.ts';
import type { Result, TaskProps } from './task.ts';
import { usePuzzleWords } from './words.ts';

/** The puzzles of one game. */
export function Desk({ id }: { readonly id: string }) {
  const words = usePuzzleWords();
  const open = use(packOf(id));
  return open && open.pack.puzzles.length > 0 ? <OpenDesk open={open} /> : <Missing why={words.noPack} />;
}

function OpenDesk({ open: { game, board, pack } }: { readonly open: OpenPack }) {
  const m = useMessages();
  const words = usePuzzleWords();
  const language = useLanguage();
  const kinds = PUZZLE_KINDS.filter((kind) => pack.puzzles.some((puzzle) => puzzle.kind === kind));
  const [book, setBook] = useState(() => puzzleBookOf(game.id));
  const [wish, setWish] = useState<Wish>({ kind: kinds[0]!, theme: undefined, isReview: false });
  const [puzzle, setPuzzle] = useState(() => choosePuzzle(pack, book, wish, Date.now()));
  const [before, setBefore] = useState<number | undefined>();
  const [round, setRound] = useState(0);
  const [now, setNow] = useState(() => Date.now());
  const due = dueIn(pack, book, now);
  const turnTo = (wanted: Wish) => {
    const time = Date.now();
    setNow(time);
    setWish(wanted);
    setBefore(undefined);
    setRound(round + 1);
    setPuzzle(choosePuzzle(pack, book, wanted, time));
  };
  const settle = (result: Result) => {
    if (!puzzle) return;
    const tried =
      result === 'retired'
        ? retire(book, puzzle)
        : noteTry(book, puzzle, { at: Date.now(), solved: result === 'right' });
    setBefore(Math.round(book.solver.rating));
    setBook(tried);
    keepPuzzleBook(game.id, tried);
  };
  const rating = Math.round(book.solver.rating);
  const tries = Object.values(book.tried).flatMap((each) => each.tries.map(([at]) => at));
  const facts = [
    words.rating(rating, isSettled(book.solver)),
    words.run(runOf(book)),
    words.days(streakOf(tries, now)),
  ];
  return (
    <>
      <p className="puzzle-facts">
        <b>{game.words[language].name}</b> · {facts.filter(Boolean).join(' · ')}
      </p>
      <div className="puzzle-bar">
        <Field label={words.kind} look="field inline">
          <Select
            value={wish.kind}
            choices={kinds.map((kind) => [kind, words.kinds[kind]])}
            onChoose={(kind) => turnTo({ kind: kind as Puzzle['kind'], theme: undefined, isReview: false })}
          />
        </Field>
        {wish.kind === 'move' && (
          <Field label={words.theme} look="field inline">
            <Select
              value={wish.theme ?? ''}
              choices={[
                ['', words.allThemes],
                ...themesIn(pack).map((theme) => [theme, game.words[language].theme?.(theme) ?? theme] as const),
              ]}
              onChoose={(theme) => turnTo({ ...wish, theme: theme === '' ? undefined : theme, isReview: false })}
            />
          </Field>
        )}
        {due.length > 0 && !wish.isReview && (
          <Button label={words.review(due.length)} onClick={() => turnTo({ ...wish, isReview: true })} />
        )}
      </div>
      {wish.isReview && puzzle && <p className="quiet-text">{words.reviewing}</p>}
      {!puzzle && <p role="status">{words.none}</p>}
      {puzzle && (
        <div className="puzzle" data-puzzle={puzzle.id}>
          <Task
            key={`${puzzle.id} ${round}`}
            game={game}
            board={board}
            puzzle={puzzle}
            names={seatNames(
              Array.from({ length: puzzle.seats }, (_, seat) => (seat === puzzle.view.viewer ? 'person' : 'medium')),
              m,
            )}
            onResult={settle}
          />
          {before !== undefined && (
            <div className="puzzle-next">
              {!wish.isReview && before !== rating && <span role="status">{words.changed(before, rating)}</span>}
              <Button
                look="primary"
                label={words.next}
                autoFocus
                onClick={() => turnTo({ ...wish, isReview: wish.isReview && due.length > 0 })}
              />
            </div>
          )}
        </div>
      )}
    </>
  );
}

function Task({ puzzle, ...rest }: TaskProps<Puzzle>) {
  if (puzzle.kind === 'move') return <MoveTask puzzle={puzzle} {...rest} />;
  if (puzzle.kind === 'hold') return <HoldTask puzzle={puzzle} {...rest} />;
  return <ScoreTask puzzle={puzzle} {...rest} />;
}
