import { TEACHER, TEACHER_BUDGET } from '../bot/levels.ts';
import { theBotWorker } from '../bot/theBotWorker.ts';
import type { Scene, Session } from '../session/session.ts';
import { Button } from '../shell/Button.tsx';
import { useLanguage, useMessages } from '../words/words.ts';
import { useDuring } from './useDuring.ts';

/** A hint on request: what the best bot would do, from what the viewer knows. */
export function Hint({ session, scene }: { readonly session: Session; readonly scene: Scene }) {
  const m = useMessages();
  const words = session.game.words[useLanguage()];
  const [text, setText] = useDuring<string>(scene);
  const ask = async () => {
    setText(m.table.hintThinking);
    const { view, legal } = scene;
    const thought = await theBotWorker.think({
      game: session.game,
      bot: TEACHER,
      view,
      legal,
      budget: TEACHER_BUDGET,
    });
    const best = thought?.ranking[0];
    if (scene !== session.scene) return;
    setText(best ? m.table.hintIs(words.label(best.action, scene.view)) : m.table.noHint);
  };
  return (
    <>
      <Button look="quiet" label={m.table.hint} isOff={scene.legal.length === 0} onClick={() => void ask()} />
      {text !== undefined && (
        <p className="hint" role="status">
          {text}
        </p>
      )}
    </>
  );
}
