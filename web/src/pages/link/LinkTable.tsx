import { useStore } from '@hideout/boardkit/store';
import type { AnyBoard } from '@hideout/boardkit';
import type { AnyGame } from '@hideout/kernel';
import { use, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { currentPass, type GuestPass } from '../../server/pass.ts';
import { Wire } from '../../server/Wire.ts';
import { RemoteSession } from '../../session/RemoteSession.ts';
import { boardOf, rulesBy } from '../../shelf/games.ts';
import { Frame } from '../../shell/Frame.tsx';
import { Loading } from '../../shell/Loading.tsx';
import { Missing } from '../../shell/Missing.tsx';
import { useTitle } from '../../shell/useTitle.ts';
import { Table } from '../../table/Table.tsx';
import { useLanguage, useMessages } from '../../words/words.ts';
import { Chat } from './Chat.tsx';
import { Clocks } from './Clocks.tsx';
import { Leaving } from './Leaving.tsx';
import { Lobby } from './Lobby.tsx';
import { NameForm } from './NameForm.tsx';
import { StandIn } from './StandIn.tsx';
import { AskTakeBack, TakeBackQuestion } from './TakeBack.tsx';
import { Trouble } from './Trouble.tsx';
import { useCommands } from './useCommands.ts';

/** A table at the server, reached by its link: a name, then a seat, then the game. */
export function LinkTable({ id }: { readonly id: string }) {
  const [pass, setPass] = useState<GuestPass | undefined>(currentPass);
  if (pass) return <Seated id={id} pass={pass} />;
  return (
    <Frame>
      <NameForm onPass={setPass} />
    </Frame>
  );
}

function Seated({ id, pass }: { readonly id: string; readonly pass: GuestPass }) {
  const [wire, setWire] = useState<Wire | undefined>();
  useEffect(() => {
    const opened = new Wire(id, pass.token);
    // oxlint-disable-next-line react/set-state-in-effect -- What is opened here is closed with the page.
    setWire(opened);
    return () => opened.close();
  }, [id, pass]);
  return wire ? <Wired id={id} wire={wire} /> : <Loading />;
}

function Wired({ id, wire }: { readonly id: string; readonly wire: Wire }) {
  const m = useMessages();
  const { table, problem } = useStore(wire);
  if (!table) {
    return <Frame>{problem ? <Missing why={problem.message} /> : <Loading />}</Frame>;
  }
  if (!table.play) {
    return (
      <Frame>
        <Lobby id={id} wire={wire} />
      </Frame>
    );
  }
  const game = use(rulesBy(table));
  if (!game) {
    return (
      <Frame>
        <Missing why={m.table.noRules} />
      </Frame>
    );
  }
  return <Playing id={id} wire={wire} game={game} board={use(boardOf(table.game))} />;
}

interface PlayingProps {
  readonly id: string;
  readonly wire: Wire;
  readonly game: AnyGame;
  readonly board: AnyBoard | undefined;
}

function Playing({ id, wire, game, board }: PlayingProps) {
  const m = useMessages();
  const [, go] = useLocation();
  const [session, setSession] = useState<RemoteSession | undefined>();
  const { table, problem } = useStore(wire);
  const { send, trouble } = useCommands(wire);
  useTitle(game.words[useLanguage()].name);
  useEffect(() => {
    const opened = new RemoteSession(game, wire);
    // oxlint-disable-next-line react/set-state-in-effect -- What is opened here is closed with the page.
    setSession(opened);
    return () => opened.close();
  }, [game, wire]);
  const next = table?.next;
  useEffect(() => {
    if (next !== undefined) go(`/t/${next}`);
  }, [next, go]);
  if (!session || !table) return undefined;
  const { seat } = table;
  const isPlaying = table.phase === 'playing' && seat !== undefined && table.seats[seat]!.player === 'person';
  const afterwards = (
    <>
      {seat !== undefined && (
        <button type="button" className="button primary" onClick={() => void send({ type: 'rematch' })}>
          {m.link.rematch}
        </button>
      )}
      <Link href={`/replay/server:${id}`} className="button">
        {m.table.toReplay}
      </Link>
      <Link href="/" className="button quiet">
        {m.table.home}
      </Link>
    </>
  );
  const call = (
    <>
      <Trouble text={problem ? m.link.problem(problem) : trouble} />
      <TakeBackQuestion table={table} names={session.names} send={send} />
      <StandIn wire={wire} names={session.names} send={send} />
    </>
  );
  return (
    <Table
      session={session}
      board={board}
      afterwards={afterwards}
      call={call}
      beside={
        <>
          <Clocks wire={wire} names={session.names} />
          {isPlaying && (
            <div className="table-calls">
              <AskTakeBack table={table} moves={session.beforeChoice} send={send} />
              <Leaving send={send} />
            </div>
          )}
          <Chat wire={wire} silence={game.silence} />
        </>
      }
    />
  );
}
