import { nameOfChoice, phrasesIn, type Choice, type Example } from '@hideout/bots';
import type { AnyBoard } from '@hideout/boardkit';
import { Store } from '@hideout/boardkit/store';
import type { AnyGame, GameView } from '@hideout/kernel';
import { useEffect, useRef, useState } from 'react';
import { StillBoard } from '../pages/replay/StillBoard.tsx';
import { imaginedSession } from '../session/imaginedSession.ts';
import { Button } from '../shell/Button.tsx';
import { seatColours } from '../table/seatColours.ts';
import { NO_MARKS } from '../table/setTable.ts';
import { useLanguage, useMessages } from '../words/words.ts';
import './imagined.css';

interface ImaginedProps {
  readonly game: AnyGame;
  readonly board: AnyBoard | undefined;
  readonly names: readonly string[];
  readonly example: Example;
  /** The choice that is followed in it, and what its seat sees before. */
  readonly choice: Choice;
  readonly view: GameView;
  /** The reason that can be seen there. */
  readonly text: string;
  readonly onClose: () => void;
}

const nothing = (): void => {};

/** A world that a coach imagined, in which one of its reasons can be looked at. */
export function Imagined({ game, board, names, example, choice, view, text, onClose }: ImaginedProps) {
  const m = useMessages();
  const language = useLanguage();
  const say = phrasesIn(language);
  const dialog = useRef<HTMLDialogElement>(null);
  const [session] = useState(() => imaginedSession(game, names, example.view));
  const [marks] = useState(() => new Store(NO_MARKS));
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog className="help imagined" ref={dialog} onClose={onClose} aria-labelledby="imagined-title">
      <h2 id="imagined-title">{say.imagined}</h2>
      <p>
        {text} <span className="quiet-text">{say.imaginedAbout(nameOfChoice(choice, { game, language, view }))}</span>
      </p>
      <div className="imagined-board" data-game={game.id} style={seatColours(board, example.view)}>
        <StillBoard session={session} board={board} marks={marks} onBusy={nothing} titled={false} />
      </div>
      <p id="imagined-steps">{say.imaginedSteps}</p>
      <ol aria-labelledby="imagined-steps">
        {example.steps.map(({ seat, action, view: seen }, place) => (
          <li key={place}>
            {names[seat]}: {game.words[language].label(action, seen)}
          </li>
        ))}
      </ol>
      <Button look="primary" label={m.table.close} onClick={() => dialog.current?.close()} />
    </dialog>
  );
}
