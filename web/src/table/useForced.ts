import { useEffect } from 'react';
import type { Scene, Session } from '../session/session.ts';
import { useSettings } from '../store/settings.ts';

const PAUSE_MS = { slow: 1200, normal: 700, fast: 300, instant: 0 } as const;

/** Makes a choice for the viewer when it is the only one, after a moment to see it. */
export function useForced(session: Session, scene: Scene, active: boolean): void {
  const { forced, pace } = useSettings();
  useEffect(() => {
    const [only, another] = scene.legal;
    if (!active || forced === 'off' || scene.curtain !== undefined || only === undefined || another !== undefined)
      return;
    const timer = window.setTimeout(() => void session.play(only, { forced: true }), PAUSE_MS[pace]);
    return () => window.clearTimeout(timer);
  }, [session, scene, active, forced, pace]);
}
