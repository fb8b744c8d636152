import { SeatMark, type AnyBoard, type Weight } from '@hideout/boardkit';
import { answerTo, SPECTATOR, type GameEvent, type Viewer } from '@hideout/kernel';
import { memo, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { Scene, SceneStep, Session } from '../session/session.ts';
import { useLanguage, useMessages } from '../words/words.ts';
import { whenLaidOut } from './moment.ts';
import { NO_MARKS } from './setTable.ts';
import { turnsOf, type Turn } from './turns.ts';

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
        if (!list.current) return;
        const line = list.current.querySelector<HTMLElement>('[data-at]');
        // The line of what is shown, with those before it.
        const bottom = line ? line.offsetTop - list.current.offsetTop + line.offsetHeight : list.current.scrollHeight;
        list.current.scrollTop =
          at === scene.number ? list.current.scrollHeight : bottom - list.current.clientHeight / 2;
      }),
    [scene.number, at],
  );
  const [all, showAll] = useState(false);
  // Around what is shown, which may lie far back.
  const end = at > scene.number - RECENT ? scene.number : at + RECENT / 2;
  const start = all ? 0 : Math.max(0, end - RECENT);
  const steps = all ? scene.steps : scene.steps.slice(start, end);
  const shared = { session, board, viewer: scene.viewer, onMark, onJump };
  return (
    <section className="log" aria-label={m.table.log}>
      <h2 className="panel-title">{m.table.log}</h2>
      {steps.length + scene.opening.length === 0 && <p className="quiet-text">{m.table.logEmpty}</p>}
      <ol ref={list}>
        {start > 0 ? (
          <li>
            <button type="button" className="log-line" onKeyDown={moveFocus} onClick={() => showAll(true)}>
              <span />
              <span>{m.table.logEarlier(start)}</span>
            </button>
          </li>
        ) : (
          <Step
            step={{ number: 0, events: scene.opening, forced: false }}
            isHere={at === 0}
            isLast={scene.number === 0}
            isNew={false}
            {...shared}
          />
        )}
        {turnsOf(steps, session.game).map((turn) => (
          <TurnEntry
            key={turn[0]!.number}
            turn={turn}
            at={at}
            last={steps.at(-1)!.number}
            since={since}
            shared={shared}
          />
        ))}
      </ol>
    </section>
  );
}

interface TurnEntryProps {
  readonly turn: Turn;
  readonly at: number;
  readonly last: number;
  readonly since: number | undefined;
  readonly shared: Pick<StepProps, 'session' | 'board' | 'viewer' | 'onMark' | 'onJump'>;
}

/** A turn of more actions than this is folded into its first when it is past; what it stopped the table for stays. */
const LONG = 4;

function TurnEntry({ turn, at, last, since, shared }: TurnEntryProps) {
  const m = useMessages();
  const [isOpen, open] = useState(false);
  const [first, end] = [turn[0]!.number, turn.at(-1)!.number];
  const isFolded = !isOpen && turn.length > LONG && end !== last && (at < first || at > end);
  const weighty = ({ events }: SceneStep) =>
    events.some((event) => weightOf(shared.board, event) === 'climax' || weightOf(shared.board, event) === 'sentence');
  const shown = isFolded ? turn.filter((step, index) => index === 0 || weighty(step)) : turn;
  return (
    <>
      {shown.map((step) => (
        <Step
          key={step.number}
          step={step}
          isHere={step.number === at}
          isLast={step.number === last}
          isNew={step.number === since}
          {...shared}
        />
      ))}
      {shown.length < turn.length && (
        <li>
          <button type="button" className="log-line log-more" onKeyDown={moveFocus} onClick={() => open(true)}>
            <span />
            <span>{m.table.logMore(turn.length - shown.length)}</span>
          </button>
        </li>
      )}
    </>
  );
}

/** How weighty an event is, where the game says so. */
const weightOf = (board: AnyBoard | undefined, event: GameEvent): Weight | undefined =>
  board?.direction?.weightOf?.([event]);

const marksOf = (board: AnyBoard | undefined, event: GameEvent): readonly string[] =>
  answerTo(board?.thingsOf ?? {}, event) ?? NO_MARKS;

/** How many actions the log shows before somebody asks for all. */
const RECENT = 60;

interface StepProps extends Pick<LogProps, 'session' | 'board' | 'onMark' | 'onJump'> {
  /** Without a seat: what happened before the first action. */
  readonly step: Omit<SceneStep, 'seat'> & Partial<Pick<SceneStep, 'seat'>>;
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
            data-weight={weightOf(board, event)}
            tabIndex={isLast && index === step.events.length - 1 ? 0 : -1}
            onPointerEnter={() => onMark(marksOf(board, event))}
            onPointerLeave={() => onMark(NO_MARKS)}
            onFocus={() => onMark(marksOf(board, event))}
            onBlur={() => onMark(NO_MARKS)}
            onKeyDown={moveFocus}
            onClick={() => onJump(step.number)}
          >
            {index === 0 && step.seat !== undefined ? <SeatMark seat={step.seat} /> : <span />}
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
