import { useLayoutEffect } from 'react';
import type { Session } from '../session/session.ts';
import type { Stage } from './Stage.ts';

/** The stage takes up every scene of the session. */
export function useFollow(session: Session, stage: Stage): void {
  useLayoutEffect(() => {
    const take = () => stage.take(session.scene);
    take();
    const leave = session.subscribe(take);
    return () => {
      leave();
      stage.close();
    };
  }, [session, stage]);
}
