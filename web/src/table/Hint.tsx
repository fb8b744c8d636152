import type { Advice } from '@hideout/bots';
import { lazy, Suspense, useEffect } from 'react';
import { theBotWorker } from '../bot/theBotWorker.ts';
import type { Scene } from '../session/session.ts';
import { Button } from '../shell/Button.tsx';
import { useMessages } from '../words/words.ts';
import { NO_MARKS, type SetTable } from './setTable.ts';
import { useDuring } from './useDuring.ts';

const Advised = lazy(async () => ({ default: (await import('./Advised.tsx')).Advised }));

/** A hint on request: what the coach of the game would choose and why, from what the viewer knows. */
export function Hint({ set, scene }: { readonly set: SetTable; readonly scene: Scene }) {
  const m = useMessages();
  const { session, marks } = set;
  const [hint, setHint] = useDuring<Advice | 'thinking' | 'silent'>(scene);
  useEffect(() => () => marks.set(NO_MARKS), [scene, marks]);
  const ask = async () => {
    setHint('thinking');
    const { view, legal } = scene;
    const advice = await theBotWorker
      .advise(session.game, { view, legal, company: session.company })
      .catch(() => undefined);
    if (scene === session.scene) setHint(advice ?? 'silent');
  };
  const close = () => {
    setHint(undefined);
    marks.set(NO_MARKS);
    set.chooser.clear();
  };
  const isOpen = hint !== undefined;
  return (
    <>
      <Button
        look="quiet"
        label={m.table.hint}
        isOff={scene.legal.length === 0}
        aria-expanded={isOpen}
        onClick={() => (isOpen ? close() : void ask())}
      />
      {isOpen && (
        <div className="hint" role="group" aria-label={m.table.hint}>
          {typeof hint === 'string' ? (
            <p role="status">{hint === 'thinking' ? m.table.hintThinking : m.table.noHint}</p>
          ) : (
            <Suspense fallback={<p role="status">{m.table.hintThinking}</p>}>
              <Advised set={set} scene={scene} advice={hint} onClose={close} />
            </Suspense>
          )}
        </div>
      )}
    </>
  );
}
