import { CATALOGUE } from '@hideout/catalogue';
import { useState } from 'react';
import { Way } from '../../shell/Button.tsx';
import { useTitle } from '../../shell/useTitle.ts';
import { isDue, puzzleBookOf } from '../../store/puzzleBook.ts';
import { useLanguage } from '../../words/words.ts';
import { Desk } from './Desk.tsx';
import { isSettled } from './rating.ts';
import { usePuzzleWords } from './words.ts';
import './puzzles.css';

/** The puzzles: of one game, or which game it shall be. */
export function Puzzles({ id }: { readonly id: string | undefined }) {
  const words = usePuzzleWords();
  useTitle(words.title);
  return (
    <article className="page replay puzzles">
      <h1>{words.title}</h1>
      {id === undefined ? <Shelf /> : <Desk id={id} />}
    </article>
  );
}

function Shelf() {
  const words = usePuzzleWords();
  const language = useLanguage();
  const [now] = useState(() => Date.now());
  return (
    <>
      <p className="lead">{words.intro}</p>
      <h2>{words.choose}</h2>
      <ul className="lines">
        {CATALOGUE.filter(({ puzzles }) => puzzles).map(({ id, titles }) => {
          const book = puzzleBookOf(id);
          const ids = Object.keys(book.tried);
          const due = ids.filter((each) => isDue(book, each, now)).length;
          return (
            <li key={id} className="puzzle-game">
              <Way to={`/puzzles/${id}`} look="primary" label={titles[language].name} />
              {ids.length > 0 && (
                <span>
                  {words.rating(Math.round(book.solver.rating), isSettled(book.solver))} · {words.tried(ids.length)}
                  {due > 0 && ` · ${words.due(due)}`}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
