import { SeatMark, type AnyBoard } from '@hideout/boardkit';
import { NOBODY, SPECTATOR, type Viewer } from '@hideout/kernel';
import { memo, useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import type { Scene, SceneStep, Session } from '../session/session.ts';
import { useLanguage, useMessages } from '../words/words.ts';
import { whenLaidOut } from './moment.ts';
import { NO_MARKS } from './setTable.ts';

interface LogProps {
  readonly session: Session;
  readonly board: AnyBoard | undefined;
  readonly scene: Scene;
  /** The number of the action after which the table is shown. */
  readonly at: number;
  readonly onMark: (things: readonly string[]) => void;
  readonly onJump: (number: number) => void;
}

/** What happened, a line a consequence: pointing at a line marks its pieces, choosing it looks back at that moment. */
export function Log({ session, board, scene, at, onMark, onJump }: LogProps) {
  const m = useMessages();
  const list = useRef<HTMLOListElement>(null);
  const since = firstSince(scene);
  useEffect(
    () =>
      whenLaidOut(() => {
        if (list.current) list.current.scrollTop = list.current.scrollHeight;
      }),
    [scene.number],
  );
  const [all, showAll] = useState(false);
  const hidden = all ? 0 : Math.max(0, scene.steps.length - RECENT);
  const opening = useMemo<LoggedStep>(
    () => ({ number: 0, seat: NOBODY, events: scene.opening, forced: false }),
    [scene.opening],
  );
  const steps: readonly LoggedStep[] = hidden > 0 ? scene.steps.slice(hidden) : [opening, ...scene.steps];
  return (
    <section className="log" aria-label={m.table.log}>
      <h2 className="panel-title">{m.table.log}</h2>
      {scene.number === 0 && scene.opening.length === 0 && <p className="quiet-text">{m.table.logEmpty}</p>}
      <ol ref={list}>
        {hidden > 0 && (
          <li>
            <button type="button" className="log-line" onKeyDown={moveFocus} onClick={() => showAll(true)}>
              <span />
              <span>{m.table.logEarlier(hidden)}</span>
            </button>
          </li>
        )}
        {steps.map((step) => (
          <Step
            key={step.number}
            step={step}
            session={session}
            board={board}
            viewer={scene.viewer}
            isHere={step.number === at}
            isLast={step.number === scene.number}
            isNew={step.number === since}
            onMark={onMark}
            onJump={onJump}
          />
        ))}
      </ol>
      <Spoken session={session} scene={scene} />
    </section>
  );
}

/** How many actions the log shows before somebody asks for all. */
const RECENT = 60;

/** An action, or what happened before the first, which nobody did. */
type LoggedStep = Omit<SceneStep, 'seat'> & { readonly seat: SceneStep['seat'] | typeof NOBODY };

interface StepProps extends Pick<LogProps, 'session' | 'board' | 'onMark' | 'onJump'> {
  readonly step: LoggedStep;
  readonly viewer: Viewer;
  /** Whether the table is shown as it was after this action. */
  readonly isHere: boolean;
  readonly isLast: boolean;
  /** Whether it is the first since the viewer's last turn. */
  readonly isNew: boolean;
}

const Step = memo(function Step({ step, session, board, viewer, isHere, isLast, isNew, onMark, onJump }: StepProps) {
  const m = useMessages();
  const words = session.game.words[useLanguage()];
  return (
    <>
      {isNew && <li className="log-since">{m.table.since}</li>}
      {step.events.map((event, index) => (
        <li key={index}>
          <button
            type="button"
            className="log-line"
            data-at={isHere || undefined}
            data-first={index === 0 || undefined}
            tabIndex={isLast && index === step.events.length - 1 ? 0 : -1}
            onPointerEnter={() => onMark(board?.thingsOf(event) ?? NO_MARKS)}
            onPointerLeave={() => onMark(NO_MARKS)}
            onFocus={() => onMark(board?.thingsOf(event) ?? NO_MARKS)}
            onBlur={() => onMark(NO_MARKS)}
            onKeyDown={moveFocus}
            onClick={() => onJump(step.number)}
          >
            {index === 0 && step.seat >= 0 ? <SeatMark seat={step.seat} /> : <span />}
            <span>
              {words.say(event, { viewer, names: session.names })}
              {index === 0 && step.forced && <em className="log-note"> ({m.table.forced})</em>}
            </span>
          </button>
        </li>
      ))}
    </>
  );
});

type Part = Pick<LogProps, 'session' | 'scene'>;

/** The last action once more, for those who listen. */
function Spoken({ session, scene }: Part) {
  const words = session.game.words[useLanguage()];
  const events = scene.steps.at(-1)?.events ?? scene.opening;
  return (
    <p className="unseen" aria-live="polite">
      {events.map((event) => words.say(event, { viewer: scene.viewer, names: session.names })).join(' ')}
    </p>
  );
}

/** The number of the first action after the viewer's last own one, if anything happened since. */
function firstSince({ steps, viewer }: Scene): number | undefined {
  if (viewer === SPECTATOR) return undefined;
  const last = steps.findLastIndex((step) => step.seat === viewer);
  return last < 0 ? undefined : steps[last + 1]?.number;
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const lines = [...(event.currentTarget.closest('ol')?.querySelectorAll<HTMLElement>('.log-line') ?? [])];
  const here = lines.indexOf(event.currentTarget);
  const next = event.key === 'ArrowUp' ? lines[here - 1] : event.key === 'ArrowDown' ? lines[here + 1] : undefined;
  if (!next) return;
  event.preventDefault();
  next.focus();
}
