import type { Plan, Thing } from '@hideout/boardkit';
import type { Action } from '@hideout/kernel';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { playAll } from '../session/playAll.ts';
import type { Scene, Session } from '../session/session.ts';
import { currentSettings } from '../store/settings.ts';
import { belongTogether, nothingChosen, touch, type Selection } from './selection.ts';
import type { Stage } from './Stage.ts';

/** The decision of the viewer as it is being made. */
export interface Choice {
  readonly things: ReadonlyMap<string, Thing>;
  readonly selection: Selection;
  /** Whether a plan is being carried out. */
  readonly isUnderWay: boolean;
  readonly touch: (id: string) => void;
  /** Touches a thing and then another, unless they have nothing to do with each other. */
  readonly drop: (id: string, onto: string | undefined) => void;
  readonly play: (action: Action) => void;
  /** Shows another plan for the chosen thing. */
  readonly consider: (plan: Plan) => void;
  readonly follow: (plan: Plan) => void;
  readonly clear: () => void;
}

const NONE: readonly Action[] = [];

interface Deciding {
  readonly session: Session;
  readonly stage: Stage;
  readonly scene: Scene;
  /** The things on the table, by id. */
  readonly things: ReadonlyMap<string, Thing>;
  /** Whether the scene is the present one, so that its decision is open. */
  readonly active: boolean;
}

/** Follows what the viewer points at, and plays as soon as only one action is left. */
export function useChoice({ session, stage, scene, things, active }: Deciding): Choice {
  const [isUnderWay, setUnderWay] = useState(false);
  const legal = active && !isUnderWay ? scene.legal : NONE;
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

  /** What offers this decision may still be there when the next one is shown: it then does nothing any more. */
  const isOpen = useCallback(() => stage.showing().scene === scene, [stage, scene]);
  const play = useCallback(
    (action: Action) => {
      if (!isOpen()) return;
      set(nothingChosen(NONE));
      stage.hurry();
      // What came too late is refused; the decision is then open again.
      void session.play(action, { forced: false }).then((refusal) => refusal && set(nothingChosen(legal)));
    },
    [session, stage, legal, set, isOpen],
  );
  const consider = useCallback((plan: Plan) => set({ ...current.current, plan }), [set]);
  const follow = useCallback(
    (plan: Plan) => {
      if (!isOpen()) return;
      setUnderWay(true);
      stage.hurry();
      void playAll(session, plan.actions).finally(() => setUnderWay(false));
    },
    [session, stage, isOpen],
  );
  const clear = useCallback(() => set(nothingChosen(legal)), [legal, set]);
  const touchThing = useCallback(
    (id: string) => {
      const thing = things.get(id);
      if (!thing) return;
      const before = current.current;
      if (before.plan && before.chosen.includes(id)) return follow(before.plan);
      const after = touch(before, thing, legal);
      const [only, another] = after.candidates;
      const grew = after.chosen.length > 0 && after !== before && !after.plan;
      if (grew && only !== undefined && another === undefined && currentSettings().confirm === 'off') play(only);
      else set(after);
    },
    [things, legal, play, follow, set],
  );
  const drop = useCallback(
    (id: string, onto: string | undefined) => {
      const [thing, other] = [things.get(id), onto === undefined ? undefined : things.get(onto)];
      if (thing && other && !belongTogether(thing, other, legal)) return;
      touchThing(id);
      if (other) touchThing(other.id);
    },
    [things, legal, touchThing],
  );
  return useMemo(
    () => ({ things, selection, isUnderWay, touch: touchThing, drop, play, consider, follow, clear }),
    [things, selection, isUnderWay, touchThing, drop, play, consider, follow, clear],
  );
}
