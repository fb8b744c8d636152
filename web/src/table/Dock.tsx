import { useTable, type Note } from '@hideout/boardkit';
import { SPECTATOR, type Action } from '@hideout/kernel';
import { memo, useLayoutEffect, useState, type ReactNode } from 'react';
import type { Scene, Session } from '../session/session.ts';
import { useLanguage, useMessages } from '../words/words.ts';
import { Ending } from './Ending.tsx';
import { GuideNote } from './GuideNote.tsx';
import { uncovered } from './selection.ts';
import type { Choice } from './useChoice.ts';
import { useDuring } from './useDuring.ts';

interface DockProps {
  readonly session: Session;
  readonly scene: Scene;
  readonly choice: Choice;
  readonly active: boolean;
  /** Whether the past is being looked at. */
  readonly past: boolean;
  readonly onNow: () => void;
  readonly onSkip: () => void;
  readonly marked: (things: readonly string[]) => void;
  /** Who must do what. */
  readonly status: ReactNode;
  /** What cannot wait, above the decision. */
  readonly call: ReactNode;
  /** What the guide says about the decision. */
  readonly note: Note | undefined;
  /** Where to go from here when the game is over. */
  readonly ending: ReactNode | undefined;
}

/** The decision at hand, always in the same place: who must do what, the choices, and undo. */
export function Dock(props: DockProps) {
  const { session, scene, choice, active, past, onNow, onSkip, marked, status, call, note, ending } = props;
  const m = useMessages();
  const mine = active && scene.legal.length > 0;
  return (
    <section
      className="dock"
      aria-label={m.table.choices}
      data-mine={mine || undefined}
      data-tall={note !== undefined || ending !== undefined || undefined}
    >
      {call}
      {note ? (
        <GuideNote note={note} session={session} scene={scene} />
      ) : ending !== undefined ? (
        <Ending session={session} scene={scene} afterwards={ending} />
      ) : undefined}
      <div className="dock-row">
        {status}
        <Tools session={session} scene={scene} active={active} past={past} onNow={onNow} onSkip={onSkip} />
      </div>
      {mine && <Choices session={session} scene={scene} choice={choice} marked={marked} />}
    </section>
  );
}

type ToolsProps = Pick<DockProps, 'session' | 'scene' | 'active' | 'past' | 'onNow' | 'onSkip'>;

const Tools = memo(function Tools({ session, scene, active, past, onNow, onSkip }: ToolsProps) {
  const m = useMessages();
  return (
    <div className="dock-tools">
      {past && (
        <button type="button" className="button" onClick={onNow}>
          {m.table.backToNow}
        </button>
      )}
      {!active && !past && (
        <button type="button" className="button quiet" onClick={onSkip}>
          {m.table.skip}
        </button>
      )}
      <Undo session={session} scene={scene} active={active} />
    </div>
  );
});

type Part = Pick<DockProps, 'session' | 'scene'>;

function Undo({ session, scene, active }: Part & Pick<DockProps, 'active'>) {
  const m = useMessages();
  const [asked, ask] = useDuring<boolean>(scene);
  const why = active ? scene.noUndo : 'somebody else acted';
  if (scene.viewer === SPECTATOR) return undefined;
  const reason = why === undefined ? undefined : m.table.noUndo[why];
  return (
    <>
      <button
        type="button"
        className="button quiet undo"
        aria-disabled={reason !== undefined}
        title={reason}
        onClick={() => (reason === undefined ? session.undo() : ask(!asked))}
      >
        {m.table.undo}
      </button>
      {asked && reason !== undefined && (
        <p className="undo-why" role="alert">
          {reason}
        </p>
      )}
    </>
  );
}

type ChoicesProps = Part & Pick<DockProps, 'choice' | 'marked'>;

const Choices = memo(function Choices({ session, scene, choice, marked }: ChoicesProps) {
  const m = useMessages();
  const words = session.game.words[useLanguage()];
  const { selection, things, play, clear } = choice;
  const bare = useBare(scene, things);
  const isChoosing = selection.chosen.length > 0;
  const offered = selection.plan ? [] : isChoosing ? selection.candidates : (bare ?? []);
  const pointAt = (action: Action) =>
    marked([...things.values()].filter((thing) => thing.actions.includes(action)).map((thing) => thing.id));
  return (
    <div className="choices">
      <p className="choices-lead" role="status">
        {(bare || isChoosing) && <Lead choice={choice} offered={offered.length} />}
      </p>
      <PlanChoices choice={choice} />
      {offered.map((action) => (
        <button
          type="button"
          className="button choice"
          key={action}
          onClick={() => play(action)}
          onPointerEnter={() => pointAt(action)}
          onPointerLeave={() => marked([])}
        >
          {words.label(action, scene.view)}
        </button>
      ))}
      {isChoosing && (
        <button type="button" className="button quiet" onClick={clear}>
          {m.table.cancel}
        </button>
      )}
    </div>
  );
});

/**
 * The actions that need a button of their own; undefined until all have been told how things stand in this scene. The
 * things announce themselves while they are drawn, and what can be chosen follows them, like the glow.
 */
function useBare(scene: Scene, things: Choice['things']): readonly Action[] | undefined {
  const { standings } = useTable();
  const [known, setKnown] = useState<{ readonly scene: Scene; readonly bare: readonly Action[] }>();
  useLayoutEffect(
    () => standings.onceTold(() => setKnown({ scene, bare: uncovered(scene.legal, things.values()) })),
    [scene, things, standings],
  );
  return known?.scene === scene ? known.bare : undefined;
}

/** What has been chosen so far, or what to do. */
function Lead({ choice, offered }: Pick<DockProps, 'choice'> & { readonly offered: number }) {
  const m = useMessages();
  const { selection, things } = choice;
  if (selection.plan) return selection.plan.text;
  if (selection.chosen.length === 0) return offered === 0 ? m.table.chooseHint : '';
  const names = selection.chosen.map((id) => things.get(id)?.label).filter(Boolean);
  return (
    <>
      {m.table.chosen}: <b>{names.join(', ')}</b>. {offered > 1 ? m.table.chooseTarget : ''}
    </>
  );
}

/** The plans for what is chosen: each is drawn while it is pointed at, and carried out by its button. */
function PlanChoices({ choice }: Pick<DockProps, 'choice'>) {
  const { selection, consider, follow } = choice;
  return selection.plans.map((plan) => (
    <button
      type="button"
      className="button choice"
      key={plan.name}
      onClick={() => follow(plan)}
      onPointerEnter={() => consider(plan)}
      onFocus={() => consider(plan)}
    >
      {plan.name}
    </button>
  ));
}
