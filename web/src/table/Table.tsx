import {
  Standings,
  Store,
  TableContext,
  type AnyBoard,
  type AnyGuide,
  type Note,
  type Table as TableValue,
} from '@hideout/boardkit';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import type { Scene, Session } from '../session/session.ts';
import { useLanguage, useMessages } from '../words/words.ts';
import { Curtain } from './Curtain.tsx';
import { Dock } from './Dock.tsx';
import { Help } from './Help.tsx';
import { Side } from './Side.tsx';
import { Status } from './Status.tsx';
import { Surface } from './Surface.tsx';
import { TableBar } from './TableBar.tsx';
import { useChoice } from './useChoice.ts';
import { useDuring } from './useDuring.ts';
import { useFollowing } from './useFollowing.ts';
import { useForced } from './useForced.ts';
import { useShortcuts } from './useShortcuts.ts';
import { useSounds } from './useSounds.ts';
import { useStage } from './useStage.ts';
import { useDecisionOf, useStandings } from './useStandings.ts';
import { Voyage } from './Voyage.ts';

interface TableProps {
  readonly session: Session;
  /** Undefined for a game that is drawn as text. */
  readonly board: AnyBoard | undefined;
  /** Speaks in a guided first game. */
  readonly guide?: AnyGuide | undefined;
  /** What can be done when the game is over. */
  readonly afterwards: ReactNode;
  /** More of the page around the table: a hint, a chat. */
  readonly beside?: ReactNode;
  /** What cannot wait and has nothing to do with the rules: a question of another player, why a command was not done. */
  readonly call?: ReactNode;
  /** Ways out and switches that belong to this kind of session. */
  readonly controls?: ReactNode;
}

/** A game in play: the board, the decision at hand, the detail, the score and the log. */
export function Table({ session, board, guide, afterwards, beside, call, controls }: TableProps) {
  const m = useMessages();
  const [stage, { scene: present, isNow, line }] = useStage(session);
  const [past, setPast] = useDuring<Scene>(present.number);
  const [marked, setMarked] = useState<readonly string[]>([]);
  const [helping, setHelping] = useState(false);
  const [spotlight] = useState(() => new Store<string | undefined>(undefined));
  const [standings] = useState(() => new Standings());
  const [voyage] = useState(() => new Voyage());
  const [isSideOpen, setSideOpen] = useState(false);
  const scene = past ?? present;
  const isPresent = isNow && !past;
  const choice = useChoice({ session, stage, scene, things: standings.things, active: isPresent });
  const active = isPresent && !choice.isUnderWay;
  useForced(session, scene, active && !guide);
  useSounds(scene);
  const lookBack = useCallback(
    (number: number) => setPast(number >= session.scene.number ? undefined : session.at(number)),
    [session, setPast],
  );
  const backToNow = useCallback(() => setPast(undefined), [setPast]);
  useShortcuts({
    escape: () => (past ? backToNow() : choice.clear()),
    undo: () => active && session.undo(),
    skip: stage.skip,
    help: () => setHelping((open) => !open),
  });
  const note = useNote(active ? guide : undefined, scene);
  useStandings(standings, useDecisionOf({ board, scene, selection: choice.selection, marked, note }), scene);
  const table = useTableValue({ session, scene, standings, voyage });
  const isOver = scene.outcome !== undefined && active;
  const isPast = past !== undefined;
  const around = useFollowing(
    { scene, present, choice, active, isPast, isOver, note, call, controls, beside },
    voyage.following,
  );
  const openHelp = useCallback(() => setHelping(true), []);
  const toggleSide = useCallback(() => setSideOpen((open) => !open), []);

  if (scene.curtain !== undefined && active) return <Curtain session={session} seat={scene.curtain} />;
  return (
    <TableContext value={table}>
      <main
        className="table"
        aria-label={m.table.label}
        data-game={session.game.id}
        data-side={isSideOpen || undefined}
        data-over={around.isOver || undefined}
      >
        <TableBar
          session={session}
          number={around.scene.number}
          onHelp={openHelp}
          isSideOpen={isSideOpen}
          onSide={toggleSide}
          controls={around.controls}
        />
        <Surface
          session={session}
          board={board}
          scene={scene}
          stage={stage}
          voyage={voyage}
          touch={choice.touch}
          drop={choice.drop}
          show={spotlight.set}
        />
        <Dock
          session={session}
          scene={around.scene}
          choice={around.choice}
          active={around.active}
          past={around.isPast}
          note={around.note}
          onNow={backToNow}
          onSkip={stage.skip}
          marked={setMarked}
          status={<Status session={session} scene={scene} line={line} active={active} past={isPast} />}
          call={around.call}
          ending={around.isOver ? afterwards : undefined}
        />
        <Side
          session={session}
          board={board}
          scene={around.scene}
          present={around.present}
          spotlight={spotlight}
          things={standings.things}
          onMark={setMarked}
          onJump={lookBack}
        >
          {around.beside}
        </Side>
        {helping && <Help onClose={() => setHelping(false)} />}
      </main>
    </TableContext>
  );
}

function useNote(guide: AnyGuide | undefined, scene: Scene): Note | undefined {
  const language = useLanguage();
  return useMemo(
    () => (scene.legal.length > 0 ? guide?.note(scene.view, scene.legal, language) : undefined),
    [guide, scene, language],
  );
}

interface TableParts {
  readonly session: Session;
  readonly scene: Scene;
  readonly standings: Standings;
  readonly voyage: Voyage;
}

function useTableValue({ session, scene: { viewer }, standings, voyage }: TableParts): TableValue {
  const language = useLanguage();
  return useMemo(
    () => ({
      viewer,
      language,
      standings,
      travel: voyage.following,
      clauseAddress: (clause) => `/rules/${session.game.id}#${clause}`,
    }),
    [session, viewer, language, standings, voyage],
  );
}
