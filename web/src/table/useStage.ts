import { SPECTATOR } from '@hideout/kernel';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Scene, Session } from '../session/session.ts';
import { currentSettings, isStill } from '../store/settings.ts';
import { Stage, type Showing } from './Stage.ts';

/** Milliseconds that somebody else's action is shown, by pace. */
const PACES = { slow: 2000, normal: 1100, fast: 500, instant: 0 } as const;
const OWN_MS = 320;

function holdOf(scene: Scene): number {
  const { pace } = currentSettings();
  const own = scene.viewer !== SPECTATOR && scene.steps.at(-1)?.seat === scene.viewer;
  if (own) return isStill() || pace === 'instant' ? 0 : OWN_MS;
  return PACES[pace];
}

/** The stage of a session, and what it shows. */
export function useStage(session: Session): readonly [Stage, Showing] {
  const [stage, setStage] = useState(() => new Stage(session, holdOf));
  useEffect(() => {
    const opened = new Stage(session, holdOf);
    setStage(opened);
    return () => opened.close();
  }, [session]);
  return [stage, useSyncExternalStore(stage.subscribe, stage.showing)];
}
