import { useStore } from '@hideout/boardkit/store';
import { seatOf, type AnyGame } from '@hideout/kernel';
import type { TableState } from '@hideout/protocol';
import { lazy, Suspense, use, useCallback, useEffect, useMemo, useState } from 'react';
import { notesAt } from '../../notes/notesAt.ts';
import { currentPass, type GuestPass } from '../../server/pass.ts';
import { inviteOf, isTable } from '../../server/tables.ts';
import { fetchRecord } from '../../server/records.ts';
import { useTurnCall } from '../../notices/useTurnCall.ts';
import { Wire } from '../../server/Wire.ts';
import { RemoteSession } from '../../session/RemoteSession.ts';
import { boardOf, guideOf, rulesBy } from '../../shelf/games.ts';
import { Frame } from '../../shell/Frame.tsx';
import { Loading } from '../../shell/Loading.tsx';
import { Missing } from '../../shell/Missing.tsx';
import { Trouble } from '../../shell/Trouble.tsx';
import { useLeftSoon } from '../../shell/useLeftSoon.ts';
import { hasFinished } from '../../store/experience.ts';
import { Table } from '../../table/Table.tsx';
import { Way } from '../../shell/Button.tsx';
import { useLanguage, useMessages } from '../../words/words.ts';
import { Judged } from '../analysis/Judged.tsx';
import { Absence } from './Absence.tsx';
import { Chat } from './Chat.tsx';
import { DayWay } from './DayWay.tsx';
import { Company } from './Company.tsx';
import { Invitation } from './Invitation.tsx';
import { Leaving } from './Leaving.tsx';
import { Lobby } from './Lobby.tsx';
import { Rematch } from './Rematch.tsx';
import { Resting } from './Resting.tsx';
import { StandIn } from './StandIn.tsx';
import { AskTakeBack, TakeBackQuestion } from './TakeBack.tsx';
import { useCommands } from './useCommands.ts';
import { Watching } from './Watching.tsx';

const RatingNews = lazy(async () => ({ default: (await import('./RatingNews.tsx')).RatingNews }));
const CallMe = lazy(async () => ({ default: (await import('../../notices/CallMe.tsx')).CallMe }));
const OrderCall = lazy(async () => ({ default: (await import('../../orders/OrderCall.tsx')).OrderCall }));

/** A table at the server, reached by its link: the invitation, then a seat, then the game, or the game of others. */
export function LinkTable({ id }: { readonly id: string }) {
  const [pass, setPass] = useState<GuestPass | undefined>(currentPass);
  return <Connected id={id} pass={pass} onPass={setPass} />;
}

interface ConnectedProps {
  readonly id: string;
  /** Who the viewer is, if the server has been told. */
  readonly pass: GuestPass | undefined;
  readonly onPass: (pass: GuestPass) => void;
}

function Connected(props: ConnectedProps) {
  const { id, pass } = props;
  const [wire, setWire] = useState<Wire | undefined>();
  useEffect(() => {
    const opened = new Wire(id, pass?.token);
    // oxlint-disable-next-line react/set-state-in-effect -- What is opened here is closed with the page.
    setWire(opened);
    return () => opened.close();
  }, [id, pass]);
  return wire ? <Wired {...props} wire={wire} /> : <Loading />;
}

function Wired({ id, wire, pass, onPass }: ConnectedProps & { readonly wire: Wire }) {
  const m = useMessages();
  const { table, problem } = useStore(wire);
  // Asked beside the wire, which would go on looking for a table that is not there.
  const isThere = use(isTable(id));
  useEffect(() => (isThere ? undefined : wire.close()), [isThere, wire]);
  if (!isThere)
    return (
      <Frame>
        <Missing why={m.missing.noTable} />
      </Frame>
    );
  const game = table?.play && use(rulesBy(table));
  if (table && game) return <Playing {...{ id, wire, table, game, pass, onPass }} />;
  const why = table ? m.table.noRules : problem && m.link.problem(problem);
  const elsewhere = why === undefined ? <Loading /> : <Missing why={why} />;
  if (!table || table.play) return <Frame>{elsewhere}</Frame>;
  const invite = window.location.hash.slice(1) || inviteOf(id);
  const isInside = table.host || table.seat !== undefined || table.phase === 'closed';
  return (
    <Frame>
      {isInside ? <Lobby {...{ id, wire, invite }} /> : <Invitation {...{ id, wire, pass, invite, onPass }} />}
    </Frame>
  );
}

interface PlayingProps extends ConnectedProps {
  readonly wire: Wire;
  readonly table: TableState;
  readonly game: AnyGame;
}

function Playing({ id, wire, table, game, pass, onPass }: PlayingProps) {
  const m = useMessages();
  const [session, setSession] = useState<RemoteSession | undefined>();
  const board = use(boardOf(table.game));
  const { contact, entries, problem } = useStore(wire);
  const { send, trouble } = useCommands(wire);
  const leftSoon = useLeftSoon(table.play?.idleAt);
  const isMine = table.play !== undefined && table.play.legal.length > 0;
  useTurnCall({ isMine, title: m.calls.yourTurn, name: game.words[useLanguage()].name, path: `/t/${id}` });
  useEffect(() => {
    const opened = new RemoteSession(game, wire);
    // oxlint-disable-next-line react/set-state-in-effect -- What is opened here is closed with the page.
    setSession(opened);
    return () => opened.close();
  }, [game, wire]);
  // Where a clock of minutes runs nobody goes away.
  const isLive = table.clock !== undefined && 'seconds' in table.clock;
  const recordOf = useCallback(() => fetchRecord(id), [id]);
  const addressOf = useCallback(
    () => Promise.resolve(table.openAfter ? `/replay/server:${id}` : undefined),
    [id, table.openAfter],
  );
  const { seat } = table;
  const notes = useMemo(() => (pass ? notesAt(id, pass.token) : undefined), [id, pass]);
  if (!session) return undefined;
  const isPlaying = table.phase === 'playing' && seat !== undefined && table.seats[seat]!.player === 'person';
  // Bots answer at once, so nobody waits for them.
  const mayOrder = isPlaying && table.seats.some(({ player }, each) => each !== seat && player === 'person');
  const afterwards = (
    <>
      {table.daily === undefined ? (
        <Rematch table={table} names={session.names} send={send} />
      ) : (
        <DayWay day={table.daily} />
      )}
      {seat !== undefined && table.rated && (
        <Suspense>
          <RatingNews table={id} seat={seat} />
        </Suspense>
      )}
      <Way to={`/replay/server:${id}`} label={m.table.toReplay} />
      {table.play?.outcome && <Way to={`/analysis/server:${id}`} label={m.table.toAnalysis} />}
      <Way to="/" look="quiet" label={m.table.home} />
      {seat !== undefined && table.play?.outcome && <Judged game={game} seat={seatOf(seat)} recordOf={recordOf} />}
    </>
  );
  const call = (
    <>
      {contact !== 'here' && table.phase === 'over' && (
        <p className="table-call out-of-touch" role="status">
          {m.table.contact[contact]}
        </p>
      )}
      <Trouble text={problem ? m.link.problem(problem) : trouble} />
      <Watching wire={wire} />
      <TakeBackQuestion table={table} names={session.names} send={send} />
      <StandIn table={table} entries={entries} send={send} />
      <Absence wire={wire} names={session.names} send={send} />
      {mayOrder && pass && (
        <Suspense>
          <OrderCall {...{ id, table, game }} token={pass.token} names={session.names}>
            {!isLive && <CallMe token={pass.token} />}
          </OrderCall>
        </Suspense>
      )}
      {leftSoon !== undefined && <p className="table-call">{leftSoon}</p>}
    </>
  );
  return (
    <Table
      session={session}
      board={board}
      tips={hasFinished(table.game) ? undefined : use(guideOf(table.game))}
      afterwards={afterwards}
      addressOf={addressOf}
      call={call}
      notes={seat === undefined ? undefined : notes}
      clocks={<Company wire={wire} names={session.names} />}
      said={entries.filter(({ type }) => type === 'said' || type === 'greeted').length}
      beside={
        <>
          {isPlaying && (
            <div className="table-calls">
              {table.daily === undefined && (
                <AskTakeBack table={table} entries={entries} moves={session.beforeChoice} send={send} />
              )}
              <Leaving send={send} isAlone={table.daily !== undefined} />
              <Resting table={table} send={send} />
            </div>
          )}
          <Chat wire={wire} silence={game.silence} isNamed={pass !== undefined} onPass={onPass} />
        </>
      }
    />
  );
}
