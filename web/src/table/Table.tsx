import { ShellContext } from '@hideout/boardkit';
import { useStore } from '@hideout/boardkit/store';
import { SPECTATOR } from '@hideout/kernel';
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { NoteBook } from '../notes/NoteBook.ts';
import { noteFinished } from '../store/experience.ts';
import { useMessages } from '../words/words.ts';
import { Curtain } from './Curtain.tsx';
import { Dock } from './Dock.tsx';
import { Help } from './Help.tsx';
import { Hint } from './Hint.tsx';
import { seatColours } from './seatColours.ts';
import { setTable, type Playing } from './setTable.ts';
import { Side } from './Side.tsx';
import { isPast, settledOf } from './Stage.ts';
import { Status } from './Status.tsx';
import { Surface } from './Surface.tsx';
import { Tableau } from './Tableau.tsx';
import { TableBar } from './TableBar.tsx';
import { useBeat } from './useBeat.ts';
import { useFollow } from './useFollow.ts';
import { useForced } from './useForced.ts';
import { useShortcuts } from './useShortcuts.ts';
import { useSounds } from './useSounds.ts';

interface TableProps extends Playing {
  /** What can be done when the game is over. */
  readonly afterwards: ReactNode;
  /** Where it can be replayed then, if anywhere. */
  readonly addressOf?: () => Promise<string | undefined>;
  /** More of the page around the table: a chat, clocks. */
  readonly beside?: ReactNode;
  /** What cannot wait and has nothing to do with the rules: a question of another player, why a command was not done. */
  readonly call?: ReactNode;
  /** What must never be out of sight: clocks. */
  readonly clocks?: ReactNode;
  /** How many lines of the chat there are. */
  readonly said?: number;
  /** Whether the viewer may ask a bot what it would do. */
  readonly hasHints?: boolean;
  /** Where the viewer takes notes, if anywhere. */
  readonly notes?: NoteBook | undefined;
}

/** A game in play: the board, the decision at hand, the detail, the score and the log. What is played stays the same. */
export function Table({ session, board, guide, tips, afterwards, hasHints = false, ...more }: TableProps) {
  const m = useMessages();
  const [set] = useState(() => setTable({ session, board, guide, tips }));
  const { stage, chooser, shell } = set;
  const beat = useBeat(stage);
  const isUnderWay = useStore(chooser.choice, (choice) => choice.isUnderWay);
  const newest = useSyncExternalStore(session.subscribe, () => session.scene);
  const [isHelping, setHelping] = useState(false);
  const [isSideOpen, setSideOpen] = useState(false);
  const [read, setRead] = useState(0);
  const { scene } = beat;
  const { addressOf, beside, call, clocks, notes, said = 0 } = more;
  const around = settledOf(beat);
  const isActive = scene === newest && !isUnderWay;
  // What the table stops for is told once the piece is on the screen; until then the decision stands as it was.
  const isLeft = !beat.isSettled && !around.moment && around.scene.legal.length > 0;
  const isOver = around.scene.outcome !== undefined && isActive;
  useEffect(() => {
    if (isOver && scene.viewer !== SPECTATOR) noteFinished(session.game.id);
  }, [isOver, scene, session]);
  useFollow(session, stage);
  useForced(session, chooser, guide);
  useSounds(beat);
  useShortcuts({
    escape: () => (isPast(beat) ? stage.skip() : chooser.clear()),
    undo: () => isActive && session.undo(),
    next: beat.moment && stage.next,
    skip: stage.skip,
    again: set.tellAgain,
    help: () => setHelping(!isHelping),
  });
  if (scene.curtain !== undefined && isActive)
    return <Curtain session={session} seat={scene.curtain} colours={seatColours(board, scene.view)} />;
  return (
    <ShellContext value={shell}>
      <main
        className="table"
        aria-label={m.table.label}
        data-game={session.game.id}
        data-side={isSideOpen || undefined}
        data-over={isOver || undefined}
        style={seatColours(board, scene.view)}
      >
        <TableBar
          session={session}
          number={around.scene.number}
          onHelp={() => setHelping(true)}
          isSideOpen={isSideOpen}
          onSide={() => {
            setSideOpen(!isSideOpen);
            setRead(said);
          }}
          board={board}
          clocks={clocks}
          unread={isSideOpen ? 0 : said - read}
          controls={hasHints && <Hint set={set} scene={around.present} />}
        />
        <Surface
          set={set}
          beat={beat}
          label={m.table.board}
          touch={set.touch}
          drop={chooser.drop}
          show={set.spotlight.set}
        />
        {around.moment && <Tableau stage={stage} moment={around.moment} names={session.names} />}
        <Dock
          set={set}
          beat={around}
          moment={around.moment}
          isActive={isActive || isLeft}
          status={<Status session={session} beat={beat} isActive={isActive} />}
          call={call}
          ending={isOver ? afterwards : undefined}
          addressOf={addressOf}
        />
        <div className="table-side">
          <Side set={set} scene={around.scene} present={around.present} notes={notes} />
          {beside}
        </div>
        {isHelping && <Help onClose={() => setHelping(false)} />}
      </main>
    </ShellContext>
  );
}
