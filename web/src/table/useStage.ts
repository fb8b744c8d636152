import { whenPainted } from '@hideout/boardkit';
import { SPECTATOR } from '@hideout/kernel';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Scene, Session } from '../session/session.ts';
import { currentSettings, isStill } from '../store/settings.ts';
import { Stage, type Hold, type Showing } from './Stage.ts';

/** Milliseconds that somebody else's action is shown, by pace. */
const PACES = { slow: 2000, normal: 1100, fast: 500, instant: 0 } as const;
const OWN_MS = 320;

function stayOf(scene: Scene): number {
  const { pace } = currentSettings();
  const own = scene.viewer !== SPECTATOR && scene.steps.at(-1)?.seat === scene.viewer;
  if (own) return isStill() || pace === 'instant' ? 0 : OWN_MS;
  return PACES[pace];
}

/** However fast the bots answer, a scene stands until it has been on the screen: the next one would only delay it. */
const hold: Hold = (scene, then) => {
  const stay = stayOf(scene);
  if (stay === 0) return whenPainted(then);
  const timer = setTimeout(then, stay);
  return () => clearTimeout(timer);
};

/** The stage of a session, and what it shows. */
export function useStage(session: Session): readonly [Stage, Showing] {
  const [stage, setStage] = useState(() => new Stage(session, hold));
  useEffect(() => {
    const opened = new Stage(session, hold);
    setStage(opened);
    return () => opened.close();
  }, [session]);
  return [stage, useSyncExternalStore(stage.subscribe, stage.showing)];
}
