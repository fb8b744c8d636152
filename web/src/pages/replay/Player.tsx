import type { AnyBoard } from '@hideout/boardkit';
import { Store } from '@hideout/boardkit/store';
import { seatOf, SPECTATOR, writeRecord, type GameRecord, type Viewer } from '@hideout/kernel';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { ReplayNotes } from '../../notes/ReplayNotes.tsx';
import { replaySession } from '../../session/replaySession.ts';
import { SHARED } from '../../share/recordAddress.ts';
import { ShareReplay } from '../../share/ShareReplay.tsx';
import { Way } from '../../shell/Button.tsx';
import { Field, Select } from '../../shell/Field.tsx';
import { useTitle } from '../../shell/useTitle.ts';
import { momentsBetween } from '../../table/clock.ts';
import { isTyping } from '../../table/keys.ts';
import { Log } from '../../table/Log.tsx';
import { NO_MARKS } from '../../table/setTable.ts';
import { seatColours } from '../../table/seatColours.ts';
import { Sheets } from '../../table/Sheets.tsx';
import { turnsOf } from '../../table/turns.ts';
import { useLanguage, useMessages } from '../../words/words.ts';
import { Fork } from './Fork.tsx';
import type { FoundGame } from './Found.tsx';
import { SameDeal } from './SameDeal.tsx';
import { Steps } from './Steps.tsx';
import { StillBoard } from './StillBoard.tsx';
import { Verify } from './Verify.tsx';

interface PlayerProps extends FoundGame {
  readonly id: string;
  readonly step: number;
}

/** From where a replay is looked at. */
type Viewpoint = Viewer | 'everybody';

/** The player of recorded games: any step, from any viewpoint; the address holds the step. */
export function Player({ id, game, board, record, step, own, isAtServer }: PlayerProps) {
  const m = useMessages();
  const words = game.words[useLanguage()];
  const [, go] = useLocation();
  const [viewpoint, setViewpoint] = useState<Viewpoint>(own ?? seatOf(0));
  const [marks] = useState(() => new Store(NO_MARKS));
  const [isBusy, setBusy] = useState(false);
  useTitle(`${m.nav.replay}: ${words.name}`);
  const last = record.moves.length;
  const goTo = (next: number) => {
    go(`/replay/${id}/${Math.max(0, Math.min(next, last))}${hashOf(id)}`, { replace: true });
  };
  useKeys(step, last, goTo);
  const sessions = useMemo(
    () => viewersFrom(viewpoint, record).map((viewer) => replaySession(game, record, { step, viewer })),
    [game, record, step, viewpoint],
  );
  const whole = useMemo(() => {
    const [viewer] = viewersFrom(viewpoint, record);
    return replaySession(game, record, { step: last, viewer: viewer! });
  }, [game, record, last, viewpoint]);
  const first = sessions[0]!;
  const turnEnds = useMemo(() => turnsOf(whole.scene.steps, game).map((turn) => turn.at(-1)!.number), [whole, game]);
  return (
    <article className="page replay" data-game={game.id} style={seatColours(board, first.scene.view)}>
      <h1>
        {m.nav.replay}: {words.name}
      </h1>
      <div className="replay-bar">
        <Steps
          step={step}
          last={last}
          isBusy={isBusy}
          turnEnds={turnEnds}
          onEvent={() => goTo(nextEvent(first, board, step, last))}
          onStep={goTo}
        />
        <Field label={m.replay.viewpoint} look="field inline">
          <Select
            value={viewpoint}
            choices={[
              ...record.names.map((name, seat) => [seat, seat === own ? m.table.you : name] as const),
              [SPECTATOR, m.replay.spectator],
              ['everybody', m.replay.everybody],
            ]}
            onChoose={(value) => setViewpoint(value === 'everybody' ? value : (Number(value) as Viewer))}
          />
        </Field>
      </div>
      <div className="replay-columns">
        <div className="replay-boards">
          <p className="status" role="status">
            {words.status(first.scene.view, { viewer: viewpoint === own ? own : SPECTATOR, names: record.names })}
          </p>
          {sessions.map((session) => (
            <StillBoard
              key={session.scene.viewer}
              session={session}
              board={board}
              marks={marks}
              onBusy={setBusy}
              titled={sessions.length > 1}
            />
          ))}
        </div>
        <div className="replay-side">
          <Sheets session={first} scene={first.scene} />
          <Log session={whole} board={board} scene={whole.scene} at={step} onMark={marks.set} onJump={goTo} />
          <ReplayNotes id={id} onJump={goTo} />
          <Verify game={game} record={record} />
          <ShareReplay record={record} name={words.name} path={isAtServer ? `/replay/${id}` : undefined} />
          {record.outcome && <Way to={`/analysis/${id}${hashOf(id)}`} label={m.table.toAnalysis} />}
          <Fork record={record} step={step} />
          <SameDeal record={record} />
          <a className="button" download={`hideout-${game.id}-${id}.json`} href={fileOf(record)}>
            {m.replay.download}
          </a>
        </div>
      </div>
    </article>
  );
}

/** A game that is in the address alone goes with it. */
const hashOf = (id: string): string => (id === SHARED ? window.location.hash : '');

/** The next step for which the table stops; the end, where there is none. */
function nextEvent(
  session: ReturnType<typeof replaySession>,
  board: AnyBoard | undefined,
  step: number,
  last: number,
): number {
  let before = session.at(step);
  for (let next = step + 1; next < last; next++) {
    const scene = session.at(next);
    if (momentsBetween(before, scene, { session, board }).some(({ weight }) => weight !== 'glance')) return next;
    before = scene;
  }
  return last;
}

/** Everybody is each seat for itself. */
const viewersFrom = (viewpoint: Viewpoint, record: GameRecord): readonly Viewer[] =>
  viewpoint === 'everybody' ? record.names.map((_, seat) => seat as Viewer) : [viewpoint];

const fileOf = (record: GameRecord): string =>
  `data:application/json;charset=utf-8,${encodeURIComponent(writeRecord(record))}`;

function useKeys(step: number, last: number, goTo: (step: number) => void): void {
  useEffect(() => {
    const onKey = ({ key, target }: KeyboardEvent) => {
      if (isTyping(target) || (target as Element).closest('.log, .surface')) return;
      if (key === 'ArrowLeft') goTo(step - 1);
      if (key === 'ArrowRight') goTo(step + 1);
      if (key === 'Home') goTo(0);
      if (key === 'End') goTo(last);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
}
