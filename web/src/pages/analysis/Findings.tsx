import { Store } from '@hideout/boardkit/store';
import { inHundred, nameOfChoice, type Advice } from '@hideout/bots';
import { seatOf, type Seat } from '@hideout/kernel';
import { useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { STANDARD_LEVEL } from '../../bot/levels.ts';
import { replaySession } from '../../session/replaySession.ts';
import { Button } from '../../shell/Button.tsx';
import { Field, Select } from '../../shell/Field.tsx';
import { forkGame } from '../../store/newGame.ts';
import { seatColours } from '../../table/seatColours.ts';
import { NO_MARKS } from '../../table/setTable.ts';
import { useLanguage } from '../../words/words.ts';
import type { FoundGame } from '../replay/Found.tsx';
import { StillBoard } from '../replay/StillBoard.tsx';
import { Accounts } from './Accounts.tsx';
import { costOf, type Decision, type JudgedDecision } from './analyse.ts';
import { Graph } from './Graph.tsx';
import { Opinion, Retry } from './Opinion.tsx';
import { pointsOf, studyOf, turningsOf, type Point, type Turning } from './study.ts';
import { useAnalysisWords } from './words.ts';

interface FindingsProps {
  readonly found: FoundGame;
  readonly judged: readonly JudgedDecision[];
  readonly seat: Seat;
  readonly onSeat: (seat: Seat) => void;
  readonly onAskAgain: (decision: JudgedDecision) => Promise<Advice | undefined>;
}

const nothing = (): void => {};
const signed = (share: number): string => `${share < 0 ? '−' : '+'}${Math.abs(inHundred(share))}`;

/** What was found out about a game, as one seat saw it: board and graph, turning points, accounts, all decisions. */
export function Findings({ found, judged, seat, onSeat, onAskAgain }: FindingsProps) {
  const words = useAnalysisWords();
  const language = useLanguage();
  const [, go] = useLocation();
  const { game, board, record } = found;
  const last = record.moves.length;
  const whole = useMemo(() => replaySession(game, record, { step: last, viewer: seat }), [game, record, last, seat]);
  const study = useMemo(() => studyOf(game, record, whole.scene.steps, judged), [game, record, whole, judged]);
  const points = useMemo(() => pointsOf(study, seat, last), [study, seat, last]);
  const turnings = useMemo(() => turningsOf(study, points), [study, points]);
  const [at, setAt] = useState(0);
  const [isRetrying, setRetrying] = useState(false);
  const [marks] = useState(() => new Store(NO_MARKS));
  const top = useRef<HTMLDivElement>(null);
  const here = points[at]!;
  const session = useMemo(
    () => replaySession(game, record, { step: here.step, viewer: seat }),
    [game, record, here, seat],
  );
  const show = (point: Point, retries: boolean) => {
    setAt(points.indexOf(point));
    setRetrying(retries);
    top.current?.scrollIntoView({ block: 'start' });
    top.current?.focus({ preventScroll: true });
  };
  const opinion = {
    game,
    board,
    names: record.names,
    examples: async () => {
      const decision = here.decision!;
      // A kept analysis has none: the same question is answered in the same way again.
      const known = decision.advice.examples;
      return known.length > 0 ? known : (await onAskAgain(decision))?.examples;
    },
  };
  const playOn = () => {
    const seats = record.names.map((_, each) => (each === seat ? 'person' : STANDARD_LEVEL));
    go(`/play/${forkGame(record, here.step, seats).id}`);
  };
  const chosenIn = ({ chosen, view }: Decision): string => nameOfChoice(chosen, { game, language, view });
  /** What turned the game: the choice at a point, or what happened before it, the choice of another or the weightiest line of the log. */
  const happened = ({ kind, culprit, point }: Turning): string | undefined => {
    if (kind === 'choice') return chosenIn(point.decision!);
    if (culprit) return words.culprit(record.names[culprit.seat]!, chosenIn(culprit));
    const from = points[points.indexOf(point) - 1]?.step ?? 0;
    const events = whole.scene.steps.slice(from, point.step).flatMap((step) => step.events);
    const weighty = events.findLast((event) => board?.direction?.weightOf?.([event]) === 'climax') ?? events.at(-1);
    return weighty && game.words[language].say(weighty, { viewer: seat, names: record.names });
  };
  return (
    <>
      {record.names.length > 1 && (
        <Field label={words.seat} look="field inline">
          <Select
            value={seat}
            choices={[...record.names.entries()]}
            onChoose={(value) => onSeat(seatOf(Number(value)))}
          />
        </Field>
      )}
      <div className="analysis-columns" data-game={game.id} style={seatColours(board, session.scene.view)}>
        <div className="replay-boards analysis-board" tabIndex={-1} ref={top}>
          <StillBoard session={session} board={board} marks={marks} onBusy={nothing} titled={false} />
        </div>
        <div className="analysis-side">
          <Graph
            name={record.names[seat]!}
            points={points}
            turnings={turnings}
            turns={study.turnEnds.length}
            at={at}
            onGo={(place) => show(points[place]!, false)}
          />
          {here.decision && (
            <section className="analysis-here" aria-label={words.turn(here.turn)}>
              {isRetrying ? (
                <Retry key={here.step} {...opinion} decision={here.decision} />
              ) : (
                <Opinion key={here.step} {...opinion} decision={here.decision} />
              )}
              {!isRetrying && inHundred(costOf(here.decision)) >= 1 && (
                <Button label={words.tryAgain} onClick={() => setRetrying(true)} />
              )}
              <Button look="quiet" label={words.playOn} onClick={playOn} />
            </section>
          )}
          <section aria-labelledby="turning">
            <h2 id="turning">{words.turning}</h2>
            {turnings.length === 0 && <p className="quiet-text">{words.noTurning}</p>}
            <ol className="analysis-turning">
              {turnings.map((turning) => (
                <li key={`${turning.kind} ${turning.step}`} data-bad={turning.by < 0 || undefined}>
                  <span>
                    <b>{turning.point.decision ? words.turn(turning.point.turn) : words.end}</b>:{' '}
                    {turning.kind === 'choice'
                      ? words.ownChoice(Math.abs(inHundred(turning.by)))
                      : words.event(signed(turning.by))}{' '}
                    <span className="quiet-text">{happened(turning)}</span>
                  </span>
                  <span className="line-ways">
                    <Button look="quiet" label={words.show} onClick={() => show(turning.point, false)} />
                    {turning.kind === 'choice' && (
                      <Button look="quiet" label={words.tryAgain} onClick={() => show(turning.point, true)} />
                    )}
                  </span>
                </li>
              ))}
            </ol>
          </section>
        </div>
      </div>
      <Accounts study={study} names={record.names} />
      <details className="analysis-all">
        <summary>{words.decisions}</summary>
        <ol>
          {[...Map.groupBy(points.slice(0, -1), ({ turn }) => turn)].map(([turn, group]) => (
            <li key={turn}>
              <h3>{words.turn(turn)}</h3>
              {group.map((point) => {
                const cost = inHundred(costOf(point.decision!));
                return (
                  <button
                    key={point.step}
                    type="button"
                    className="analysis-line"
                    data-at={point === here || undefined}
                    onClick={() => show(point, false)}
                  >
                    <span>{chosenIn(point.decision!)}</span>
                    <span className="figure">
                      {inHundred(point.chance)}
                      {cost >= 1 && <b> −{cost}</b>}
                    </span>
                  </button>
                );
              })}
            </li>
          ))}
        </ol>
      </details>
    </>
  );
}
