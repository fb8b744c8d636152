import type { AnyBoard, AnyGuide } from '@hideout/boardkit';
import { seatOf, type AnyGame } from '@hideout/kernel';
import { lazy, Suspense, use, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { theBotWorker } from '../bot/theBotWorker.ts';
import { notesHere } from '../notes/NoteBook.ts';
import { LocalSession } from '../session/LocalSession.ts';
import { boardOf, guideOf, rulesBy, rulesOf } from '../shelf/games.ts';
import { Button, Way } from '../shell/Button.tsx';
import { Missing } from '../shell/Missing.tsx';
import { useTitle } from '../shell/useTitle.ts';
import { isBot } from '../store/gameLines.ts';
import { loadGame, saveGame, type LocalGame } from '../store/localGames.ts';
import { startRematch } from '../store/newGame.ts';
import { Table } from '../table/Table.tsx';
import { whenPainted } from '../table/whenPainted.ts';
import { useLanguage, useMessages } from '../words/words.ts';
import { Judged } from './analysis/Judged.tsx';

const ToComparison = lazy(async () => ({ default: (await import('./compare/ToComparison.tsx')).ToComparison }));

/** The table of a game that is kept in this browser. */
export function LocalTable({ id }: { readonly id: string }) {
  const m = useMessages();
  const [saved] = useState(() => loadGame(id));
  if (!saved) return <Missing why={m.table.notFound} />;
  const game = use(rulesBy(saved.record));
  if (!game) return <Missing why={m.table.noRules} />;
  return (
    <Loaded
      saved={saved}
      game={game}
      board={use(boardOf(saved.record.game))}
      guide={saved.guided ? use(guideOf(saved.record.game)) : undefined}
    />
  );
}

interface LoadedProps {
  readonly saved: LocalGame;
  readonly game: AnyGame;
  readonly board: AnyBoard | undefined;
  readonly guide: AnyGuide | undefined;
}

function Loaded({ saved, game, board, guide }: LoadedProps) {
  const m = useMessages();
  const [, go] = useLocation();
  const [session, setSession] = useState<LocalSession | undefined>();
  const [notes] = useState(() => notesHere(saved.id));
  useTitle(game.words[useLanguage()].name);
  useEffect(() => {
    const opened = new LocalSession(game, loadGame(saved.id) ?? saved, {
      worker: theBotWorker,
      save: saveGame,
      afterwards: whenPainted,
    });
    // oxlint-disable-next-line react/set-state-in-effect -- What is opened here is closed with the page.
    setSession(opened);
    addEventListener('pagehide', opened.keep);
    const giveUp = saved.seats.some(isBot) ? whenPainted(() => theBotWorker.prepare(game)) : () => {};
    return () => {
      giveUp();
      removeEventListener('pagehide', opened.keep);
      opened.close();
    };
  }, [game, saved]);
  const recordOf = useCallback(() => Promise.resolve(loadGame(saved.id)?.record), [saved]);
  const addressOf = useCallback(async () => {
    const record = loadGame(saved.id)?.record;
    return record && (await import('../share/recordAddress.ts')).recordAddress(record);
  }, [saved]);
  if (!session) return undefined;
  const isSolo = saved.seats.filter((seat) => !isBot(seat)).length === 1;
  const rematch = async () => {
    const current = await rulesOf(game.id);
    go(`/play/${startRematch(game, loadGame(saved.id) ?? saved, current).id}`);
  };
  const me = seatOf(saved.seats.findIndex((seat) => !isBot(seat)));
  const afterwards = (
    <>
      {saved.guided ? (
        <Way to={`/quick/${game.id}`} look="primary" label={m.table.again} />
      ) : (
        <Button look="primary" label={m.table.again} onClick={() => void rematch()} />
      )}
      <Way to={`/new/${game.id}`} label={m.table.newSetUp} />
      {saved.original !== undefined && (
        <Suspense>
          <ToComparison id={saved.id} />
        </Suspense>
      )}
      <Way to={`/replay/${saved.id}`} label={m.table.toReplay} />
      <Way to={`/analysis/${saved.id}`} label={m.table.toAnalysis} />
      <Way to="/" look="quiet" label={m.table.home} />
      {isSolo && <Judged game={game} seat={me} recordOf={recordOf} />}
    </>
  );
  return (
    <Table
      session={session}
      board={board}
      guide={guide}
      afterwards={afterwards}
      addressOf={addressOf}
      hasHints={isSolo}
      notes={isSolo ? notes : undefined}
    />
  );
}
