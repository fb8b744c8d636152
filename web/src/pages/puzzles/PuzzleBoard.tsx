import { ShellContext, type AnyBoard } from '@hideout/boardkit';
import { useEffect, useState } from 'react';
import type { PuzzleSession } from '../../session/PuzzleSession.ts';
import { Detail } from '../../table/Detail.tsx';
import { Choices } from '../../table/Dock.tsx';
import { seatColours } from '../../table/seatColours.ts';
import { setTable } from '../../table/setTable.ts';
import { Surface } from '../../table/Surface.tsx';
import { useBeat } from '../../table/useBeat.ts';
import { useFollow } from '../../table/useFollow.ts';
import { useMessages } from '../../words/words.ts';
import type { Choice } from '@hideout/bots';

interface PuzzleBoardProps {
  readonly session: PuzzleSession;
  readonly board: AnyBoard | undefined;
  /** What is lit once the answer may be seen. */
  readonly answer?: Choice | undefined;
}

/** The real board with one decision on it, or with none. */
export function PuzzleBoard({ session, board, answer }: PuzzleBoardProps) {
  const m = useMessages();
  const [set] = useState(() => setTable({ session, board }));
  const { stage, chooser, spotlight, shell, marks, drawn } = set;
  const beat = useBeat(stage);
  useFollow(session, stage);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && chooser.clear();
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [chooser]);
  useEffect(() => {
    if (!answer) return;
    const things = [...(drawn.get()?.things.values() ?? [])];
    marks.set(things.flatMap(({ id, actions }) => (actions.includes(answer[0]!) ? id : [])));
  }, [answer, marks, drawn]);
  const isOpen = beat.scene.legal.length > 0;
  return (
    <ShellContext value={shell}>
      <div
        className="replay-boards puzzle-board"
        data-game={session.game.id}
        style={seatColours(board, beat.scene.view)}
      >
        <div className="replay-stage">
          <Surface
            set={set}
            beat={beat}
            label={m.table.board}
            isStill={!isOpen}
            touch={set.touch}
            drop={chooser.drop}
            show={spotlight.set}
          />
        </div>
        {isOpen && <Choices set={set} />}
        <Detail set={set} scene={beat.scene} />
      </div>
    </ShellContext>
  );
}
