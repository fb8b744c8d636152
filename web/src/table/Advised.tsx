import { inHundred, nameOfChoice, phrasesIn, tellExpected, type Advice, type Choice, type Judged } from '@hideout/bots';
import { useCallback, useEffect } from 'react';
import { Reasons } from '../coach/Reasons.tsx';
import type { Scene } from '../session/session.ts';
import { Button } from '../shell/Button.tsx';
import { useLanguage, useMessages } from '../words/words.ts';
import { NO_MARKS, type SetTable } from './setTable.ts';

interface AdvisedProps {
  readonly set: SetTable;
  readonly scene: Scene;
  readonly advice: Advice;
  readonly onClose: () => void;
}

/** What a coach advises: the choice, lit on the board, why, what else there is and what that costs. */
export function Advised({ set, scene, advice, onClose }: AdvisedProps) {
  const m = useMessages();
  const language = useLanguage();
  const say = phrasesIn(language);
  const { session, chooser } = set;
  const { best, others, against, line } = advice;
  const show = useLight(set);
  useEffect(() => show(best.choice), [show, best]);
  const about = { game: session.game, language, view: scene.view };
  const nameOf = ({ choice }: Judged): string => nameOfChoice(choice, about);
  const play = ({ choice }: Judged) => {
    const name = nameOfChoice(choice, about);
    if (choice.length > 1) chooser.follow({ name, text: name, actions: choice });
    else chooser.play(choice[0]!);
  };
  return (
    <>
      <div role="status">
        <p>
          <b>{nameOf(best)}</b>
          <br />
          {say.best(inHundred(best.chance))}
        </p>
        {against && <p id="hint-why">{say.rather(nameOfChoice(against, about))}</p>}
        {against && (
          <Reasons
            className="hint-reasons"
            aria-labelledby="hint-why"
            advice={advice}
            board={set.board}
            examples={() => Promise.resolve(advice.examples)}
            telling={{ ...about, names: session.names, against }}
          />
        )}
      </div>
      {line.length > 0 && (
        <details className="hint-line">
          <summary>{say.line}</summary>
          <ol>
            {line.map((expected, place) => (
              <li key={place}>{tellExpected(expected, { game: session.game, language, names: session.names })}</li>
            ))}
          </ol>
        </details>
      )}
      <div className="row hint-choices">
        <Button look="primary" label={say.play} onClick={() => play(best)} />
        {others.map((other) => (
          <Button
            key={other.choice[0]}
            look="quiet"
            label={say.instead(nameOf(other), inHundred(best.chance - other.chance))}
            onClick={() => play(other)}
            onPointerEnter={() => show(other.choice)}
            onPointerLeave={() => show(best.choice)}
            onFocus={() => show(other.choice)}
            onBlur={() => show(best.choice)}
          />
        ))}
        <Button look="quiet" label={m.table.close} onClick={onClose} />
      </div>
    </>
  );
}

/** Lights a choice on the board: a way as a plan, an action by the things that it is about. */
function useLight({ session, marks, drawn, chooser }: SetTable): (choice: Choice) => void {
  const language = useLanguage();
  return useCallback(
    (choice) => {
      const { view } = session.scene;
      if (choice.length > 1) {
        const name = nameOfChoice(choice, { game: session.game, language, view });
        marks.set(NO_MARKS);
        chooser.consider({ name, text: name, actions: choice });
        return;
      }
      const things = [...(drawn.get()?.things.values() ?? [])];
      if (session.game.words[language].way) chooser.clear();
      marks.set(things.flatMap(({ id, actions }) => (actions.includes(choice[0]!) ? id : [])));
    },
    [session, marks, drawn, chooser, language],
  );
}
