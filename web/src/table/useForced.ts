import type { AnyGuide } from '@hideout/boardkit';
import { useStore } from '@hideout/boardkit/store';
import { useEffect } from 'react';
import type { Session } from '../session/session.ts';
import { useSettings } from '../store/settings.ts';
import type { Chooser } from './Chooser.ts';

const PAUSE_MS = { slow: 1200, normal: 700, quick: 300, 'at once': 0 } as const;

/** Makes a choice for the viewer when it is the only one, after a moment to see it. A guided viewer makes each choice. */
export function useForced(session: Session, chooser: Chooser, guide: AnyGuide | undefined): void {
  const { forced, pace } = useSettings();
  const legal = useStore(chooser.choice, ({ selection }) => selection.legal);
  useEffect(() => {
    const [only, another] = legal;
    if (guide || forced === 'off' || only === undefined || another !== undefined) return;
    const timer = window.setTimeout(() => void session.play(only, { forced: true }), PAUSE_MS[pace]);
    return () => window.clearTimeout(timer);
  }, [session, legal, guide, forced, pace]);
}
