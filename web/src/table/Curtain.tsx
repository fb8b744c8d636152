import { SeatMark } from '@hideout/boardkit';
import type { Seat } from '@hideout/kernel';
import type { CSSProperties } from 'react';
import type { Session } from '../session/session.ts';
import { Button } from '../shell/Button.tsx';
import { useMessages } from '../words/words.ts';

interface CurtainProps {
  readonly session: Session;
  readonly seat: Seat;
  /** Where the mark of the seat finds its colour. */
  readonly colours: CSSProperties | undefined;
}

/** Between two people at one screen: nothing of the game is in the page until the next one has taken it. */
export function Curtain({ session, seat, colours }: CurtainProps) {
  const m = useMessages();
  const name = session.names[seat]!;
  return (
    <main className="curtain" style={colours}>
      <div className="curtain-card">
        <SeatMark seat={seat} />
        <h1>{m.table.curtain(name)}</h1>
        <p>{m.table.curtainWhy}</p>
        <Button look="primary" label={m.table.curtainLift(name)} autoFocus onClick={() => session.liftCurtain?.()} />
      </div>
    </main>
  );
}
