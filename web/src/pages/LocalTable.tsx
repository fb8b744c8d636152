import type { AnyBoard, AnyGuide } from '@hideout/boardkit';
import type { AnyGame } from '@hideout/kernel';
import { use, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { theBotWorker } from '../bot/theBotWorker.ts';
import { LocalSession } from '../session/LocalSession.ts';
import { boardOf, guideOf, rulesOf } from '../shelf/games.ts';
import { Missing } from '../shell/Missing.tsx';
import { useTitle } from '../shell/useTitle.ts';
import { isBot } from '../store/gameLines.ts';
import { loadGame, saveGame, type LocalGame } from '../store/localGames.ts';
import { Table } from '../table/Table.tsx';
import { whenPainted } from '../table/whenPainted.ts';
import { useLanguage, useMessages } from '../words/words.ts';

/** The table of a game that is kept in this browser. */
export function LocalTable({ id }: { readonly id: string }) {
  const m = useMessages();
  const [saved] = useState(() => loadGame(id));
  if (!saved) return <Missing why={m.table.notFound} />;
  return (
    <Loaded
      saved={saved}
      game={use(rulesOf(saved.record.game))}
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
  const [session, setSession] = useState<LocalSession | undefined>();
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
    const giveUp = saved.seats.some(isBot) ? whenPainted(() => theBotWorker.prepare(game.id)) : () => {};
    return () => {
      giveUp();
      removeEventListener('pagehide', opened.keep);
      opened.close();
    };
  }, [game, saved]);
  if (!session) return undefined;
  const isSolo = saved.seats.filter((seat) => !isBot(seat)).length === 1;
  const afterwards = (
    <>
      <Link href={saved.guided ? `/quick/${game.id}` : `/new/${game.id}`} className="button primary">
        {m.table.again}
      </Link>
      <Link href={`/replay/${saved.id}`} className="button">
        {m.table.toReplay}
      </Link>
      <Link href={`/analysis/${saved.id}`} className="button">
        {m.table.toAnalysis}
      </Link>
      <Link href="/" className="button quiet">
        {m.table.home}
      </Link>
    </>
  );
  return <Table session={session} board={board} guide={guide} afterwards={afterwards} hasHints={isSolo} />;
}
