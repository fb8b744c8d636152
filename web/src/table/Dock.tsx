import { useStore } from '@hideout/boardkit/store';
import { SPECTATOR, type Action } from '@hideout/kernel';
import { memo, useMemo, type ReactNode } from 'react';
import { Button } from '../shell/Button.tsx';
import { useLanguage, useMessages } from '../words/words.ts';
import { Ending } from './Ending.tsx';
import { GuideNote } from './GuideNote.tsx';
import { uncovered, type Selection } from './selection.ts';
import { NO_MARKS, type Drawn, type SetTable } from './setTable.ts';
import { isPast, type Beat } from './Stage.ts';
import { useDuring } from './useDuring.ts';

interface DockProps {
  readonly set: SetTable;
  readonly beat: Beat;
  /** Whether the present is shown and nothing is under way, so that its decision is open. */
  readonly isActive: boolean;
  /** Who must do what. */
  readonly status: ReactNode;
  /** What cannot wait, above the decision. */
  readonly call: ReactNode;
  /** Where to go from here when the game is over. */
  readonly ending: ReactNode | undefined;
}

/** The decision at hand, always in the same place: who must do what, the choices, and undo. */
export function Dock({ set, beat, isActive, status, call, ending }: DockProps) {
  const m = useMessages();
  const { session, chooser } = set;
  const isGuided = useStore(chooser.choice, (choice) => choice.note !== undefined);
  const { scene } = beat;
  const isMine = isActive && scene.legal.length > 0;
  return (
    <section
      className="dock"
      aria-label={m.table.choices}
      data-mine={isMine || undefined}
      data-tall={isGuided || ending !== undefined || undefined}
    >
      {call}
      {isGuided ? (
        <GuideNote session={session} chooser={chooser} />
      ) : ending !== undefined ? (
        <Ending session={session} scene={scene} afterwards={ending} />
      ) : undefined}
      <div className="dock-row">
        {status}
        <Tools set={set} beat={beat} isActive={isActive} />
      </div>
      {isMine && <Choices set={set} />}
    </section>
  );
}

type ToolsProps = Pick<DockProps, 'set' | 'beat' | 'isActive'>;

function Tools({ set, beat, isActive }: ToolsProps) {
  const m = useMessages();
  const { skip } = set.stage;
  return (
    <div className="dock-tools">
      {isPast(beat) && <Button label={m.table.backToNow} onClick={skip} />}
      {!isActive && !isPast(beat) && <Button look="quiet" label={m.table.skip} onClick={skip} />}
      <Undo set={set} beat={beat} isActive={isActive} />
    </div>
  );
}

function Undo({ set: { session }, beat: { scene }, isActive }: ToolsProps) {
  const m = useMessages();
  const [asked, ask] = useDuring<boolean>(scene);
  const why = isActive ? scene.noUndo : 'somebody else acted';
  if (scene.viewer === SPECTATOR) return undefined;
  const reason = why === undefined ? undefined : m.table.noUndo[why];
  return (
    <>
      <Button
        look="quiet undo"
        label={m.table.undo}
        aria-disabled={reason !== undefined}
        title={reason}
        onClick={() => (reason === undefined ? session.undo() : ask(!asked))}
      />
      {asked && reason !== undefined && (
        <p className="undo-why" role="alert">
          {reason}
        </p>
      )}
    </>
  );
}

const Choices = memo(function Choices({ set }: Pick<DockProps, 'set'>) {
  const { session, chooser, marks } = set;
  const m = useMessages();
  const words = session.game.words[useLanguage()];
  const { scene, selection } = useStore(chooser.choice);
  const drawn = useStore(set.drawn);
  // What needs a button of its own is known when the board has been drawn, and what is on it.
  const things = drawn?.scene === scene ? drawn.things : undefined;
  const bare = useMemo(() => things && uncovered(selection.legal, things.values()), [selection.legal, things]);
  const isChoosing = selection.chosen.length > 0;
  const offered = selection.plan ? [] : isChoosing ? selection.candidates : (bare ?? []);
  const pointAt = (action: Action) =>
    marks.set([...(things?.values() ?? [])].flatMap(({ id, actions }) => (actions.includes(action) ? id : [])));
  return (
    <div className="choices">
      <p className="choices-lead" role="status">
        {things && <Lead selection={selection} things={things} offered={offered.length} />}
      </p>
      <PlanChoices selection={selection} chooser={chooser} />
      {offered.map((action) => (
        <Button
          look="choice"
          label={words.label(action, scene.view)}
          key={action}
          onClick={() => chooser.play(action)}
          onPointerEnter={() => pointAt(action)}
          onPointerLeave={() => marks.set(NO_MARKS)}
        />
      ))}
      {isChoosing && <Button look="quiet" label={m.table.cancel} onClick={chooser.clear} />}
    </div>
  );
});

interface LeadProps {
  readonly selection: Selection;
  readonly things: Drawn['things'];
  /** How many actions have a button. */
  readonly offered: number;
}

/** What has been chosen so far, or what to do. */
function Lead({ selection, things, offered }: LeadProps) {
  const m = useMessages();
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
function PlanChoices({ selection, chooser }: Pick<LeadProps, 'selection'> & Pick<SetTable, 'chooser'>) {
  return selection.plans.map((plan) => (
    <Button
      look="choice"
      label={plan.name}
      key={plan.name}
      onClick={() => chooser.follow(plan)}
      onPointerEnter={() => chooser.consider(plan)}
      onFocus={() => chooser.consider(plan)}
    />
  ));
}
