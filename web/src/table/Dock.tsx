import { useStore } from '@hideout/boardkit/store';
import { SPECTATOR, type Action } from '@hideout/kernel';
import { lazy, memo, Suspense, useMemo, type ReactNode } from 'react';
import { Button } from '../shell/Button.tsx';
import { Tool } from '../shell/Tool.tsx';
import { useLanguage, useMessages } from '../words/words.ts';
import { Caption } from './Caption.tsx';
import { GuideNote } from './GuideNote.tsx';
import { Happened } from './Happened.tsx';
import { areApart, uncovered, type Selection } from './selection.ts';
import { NO_MARKS, type Drawn, type SetTable } from './setTable.ts';
import { Spoken } from './Spoken.tsx';
import { isPast, type AnyMoment, type Beat } from './Stage.ts';
import { useDuring } from './useDuring.ts';
import { isNarrow } from './usePointing.ts';

const Ending = lazy(async () => ({ default: (await import('./Ending.tsx')).Ending }));

interface DockProps {
  readonly set: SetTable;
  readonly beat: Beat;
  /** What the table stops for. */
  readonly moment: AnyMoment | undefined;
  /** Whether the present is shown and nothing is under way, so that its decision is open. */
  readonly isActive: boolean;
  /** Whether the decision is left on the page as it was, until the move has been painted. */
  readonly isLeft: boolean;
  /** Who must do what. */
  readonly status: ReactNode;
  /** What cannot wait, above the decision. */
  readonly call: ReactNode;
  /** Where to go from here when the game is over. */
  readonly ending: ReactNode | undefined;
  /** Where the game can be replayed when it is over, if anywhere. */
  readonly addressOf: (() => Promise<string | undefined>) | undefined;
}

/** The decision at hand, always in the same place: who must do what, the choices, and undo. */
export function Dock({ set, beat, moment, isActive, isLeft, status, call, ending, addressOf }: DockProps) {
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
      data-staged={moment ? true : undefined}
    >
      {call}
      <Caption stage={set.stage} moment={moment} names={set.session.names} />
      <Spoken set={set} scene={beat.present} />
      {moment ? undefined : isGuided ? (
        <GuideNote session={session} chooser={chooser} />
      ) : ending !== undefined ? (
        <Suspense>
          <Ending session={session} scene={scene} afterwards={ending} addressOf={addressOf} />
        </Suspense>
      ) : undefined}
      {!moment && (
        <div className="dock-row">
          {status}
          <Tools set={set} beat={beat} isActive={isActive || isLeft} />
        </div>
      )}
      {(isMine || isLeft) && <Choices set={set} />}
    </section>
  );
}

type ToolsProps = Pick<DockProps, 'set' | 'beat' | 'isActive'>;

function Tools({ set, beat, isActive }: ToolsProps) {
  const m = useMessages();
  const { skip } = set.stage;
  return (
    <div className="dock-tools">
      {isPast(beat) && <Button look="to-now" label={m.table.backToNow} onClick={skip} />}
      {!isActive && !isPast(beat) && (
        <Button look="quiet" label={<Tool sign="»" word={m.table.skip} />} onClick={skip} />
      )}
      <Happened set={set} scene={beat.present} />
      <Undo set={set} beat={beat} isActive={isActive} />
    </div>
  );
}

function Undo({ set: { session }, beat: { scene }, isActive }: ToolsProps) {
  const m = useMessages();
  const [asked, ask] = useDuring<boolean>(scene);
  const why = isActive ? scene.noUndo : 'somebody else acted';
  if (scene.viewer === SPECTATOR) return undefined;
  if (isActive && why !== undefined && scene.canTakeBack && !asked)
    return (
      <Button
        look="quiet undo"
        label={<Tool sign="↶" word={m.table.takeBack} />}
        title={m.table.takeBackCost}
        onClick={() => ask(true)}
      />
    );
  if (isActive && why !== undefined && scene.canTakeBack)
    return <Button look="undo" label={m.table.takeBackCost} onClick={() => session.undo()} />;
  const reason = why === undefined ? undefined : m.table.noUndo[why];
  return (
    <>
      <Button
        look="quiet undo"
        label={<Tool sign="↶" word={m.table.undo} />}
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

/** This many choices are listed although the board shows them too. */
const FEW = 2;

/** The choices that need a button, and what has been chosen so far. */
export const Choices = memo(function Choices({ set }: Pick<DockProps, 'set'>) {
  const { session, chooser, marks } = set;
  const m = useMessages();
  const words = session.game.words[useLanguage()];
  const { scene, selection } = useStore(chooser.choice);
  const drawn = useStore(set.drawn);
  // What needs a button of its own is known when the board has been drawn, and what is on it.
  const things = drawn?.scene === scene ? drawn.things : undefined;
  const bare = useMemo(() => things && uncovered(selection.legal, things.values()), [selection.legal, things]);
  const isChoosing = selection.chosen.length > 0;
  const named = isChoosing ? selection.candidates : (bare ?? []);
  // What is many and lies on the board is chosen there; on a phone the board needs the room.
  const isMany = named.length > (isNarrow() ? 1 : FEW);
  const isOnBoard = isChoosing && isMany && things !== undefined && areApart(selection, things);
  const offered = selection.plan || isOnBoard ? [] : named;
  // One thing was chosen that means one action: it waits to be meant.
  const isSure = isChoosing && selection.candidates.length === 1;
  const pointAt = (action: Action) =>
    marks.set([...(things?.values() ?? [])].flatMap(({ id, actions }) => (actions.includes(action) ? id : [])));
  return (
    <div className="choices">
      <div className="choices-head">
        <p className="choices-lead" role="status">
          {things && <Lead selection={selection} things={things} offered={offered.length} />}
        </p>
        {isChoosing && <Button look="quiet cancel" label={m.table.cancel} onClick={chooser.clear} />}
      </div>
      <PlanChoices selection={selection} chooser={chooser} />
      {offered.map((action) => (
        <Button
          look={isSure ? 'choice primary' : 'choice'}
          label={isSure ? m.table.confirm(words.label(action, scene.view)) : words.label(action, scene.view)}
          key={action}
          onClick={() => chooser.play(action)}
          onPointerEnter={() => pointAt(action)}
          onPointerLeave={() => marks.set(NO_MARKS)}
        />
      ))}
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
  // Those who listen cannot see what glows, and hear what can be chosen when they come to it.
  const hasWays = [...things.values()].some(({ plans }) => plans !== undefined);
  const hint = <span aria-hidden="true">{hasWays ? m.table.wayHint : m.table.chooseHint}</span>;
  if (selection.chosen.length === 0) return offered === 0 ? hint : '';
  const isMore = offered !== 1 && selection.candidates.length > 1;
  const names = selection.chosen.map((id) => things.get(id)?.label).filter(Boolean);
  return (
    <>
      {m.table.chosen}: <b>{names.join(', ').replace(/\.$/, '')}</b>.{' '}
      {isMore && (offered === 0 ? hint : m.table.chooseTarget)}
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
