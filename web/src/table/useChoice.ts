import type { Thing } from '@hideout/boardkit';
import type { Action } from '@hideout/kernel';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Scene, Session } from '../session/session.ts';
import { currentSettings } from '../store/settings.ts';
import { nothingChosen, touch, type Selection } from './selection.ts';

/** The decision of the viewer as it is being made. */
export interface Choice {
  readonly things: Map<string, Thing>;
  readonly selection: Selection;
  readonly touch: (id: string) => void;
  readonly play: (action: Action) => void;
  readonly clear: () => void;
}

const NONE: readonly Action[] = [];

/** Follows what the viewer points at, and plays as soon as only one action is left. */
export function useChoice(session: Session, scene: Scene, active: boolean): Choice {
  const things = useRef(new Map<string, Thing>()).current;
  const legal = active ? scene.legal : NONE;
  const [kept, keep] = useState({ legal, selection: nothingChosen(legal) });
  // A new decision begins with nothing chosen, in the very picture that shows it.
  const selection = useMemo(() => (kept.legal === legal ? kept.selection : nothingChosen(legal)), [kept, legal]);
  /** Two touches of one drag come faster than a new picture. */
  const current = useRef(selection);
  useLayoutEffect(() => {
    current.current = selection;
  }, [selection]);
  const set = useCallback(
    (next: Selection) => {
      current.current = next;
      keep({ legal, selection: next });
    },
    [legal],
  );

  const play = useCallback(
    (action: Action) => {
      set(nothingChosen(NONE));
      // What came too late is refused; the decision is then open again.
      void session.play(action, { forced: false }).then((refusal) => refusal && set(nothingChosen(legal)));
    },
    [session, legal, set],
  );
  const clear = useCallback(() => set(nothingChosen(legal)), [legal, set]);
  const touchThing = useCallback(
    (id: string) => {
      const thing = things.get(id);
      if (!thing) return;
      const before = current.current;
      const after = touch(before, thing, legal);
      const [only, another] = after.candidates;
      const grew = after.chosen.length > 0 && after !== before;
      if (grew && only !== undefined && another === undefined && currentSettings().confirm === 'off') play(only);
      else set(after);
    },
    [things, legal, play, set],
  );
  return useMemo(
    () => ({ things, selection, touch: touchThing, play, clear }),
    [things, selection, touchThing, play, clear],
  );
}
