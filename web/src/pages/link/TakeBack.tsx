import type { SeenEntry, TableState } from '@hideout/protocol';
import { Button } from '../../shell/Button.tsx';
import { useMessages } from '../../words/words.ts';
import { isOut } from './StandIn.tsx';
import type { Commands } from './useCommands.ts';

interface TakeBackProps {
  readonly table: TableState;
  readonly names: readonly string[];
  readonly send: Commands['send'];
}

/** Somebody asks for a take-back, and this seat has not answered. */
export function TakeBackQuestion({ table, names, send }: TakeBackProps) {
  const m = useMessages();
  const { turn, seat, phase, play } = table;
  const asked = phase === 'playing' ? play?.asked : undefined;
  if (seat === undefined || !asked?.waiting.includes(seat)) return undefined;
  return (
    <div className="table-call" role="alert">
      <p>{m.link.asks(names[asked.seat]!)}</p>
      <Button look="primary" label={m.link.agree} onClick={() => void send({ type: 'answer', yes: true, turn })} />
      <Button label={m.link.disagree} onClick={() => void send({ type: 'answer', yes: false, turn })} />
    </div>
  );
}

interface AskProps extends Omit<TakeBackProps, 'names'> {
  readonly entries: readonly SeenEntry[];
  readonly moves: number;
}

/** Asks to go back to where `moves` actions had been made, where undo is not possible any more. */
export function AskTakeBack({ table, entries, moves, send }: AskProps) {
  const m = useMessages();
  const { turn, play } = table;
  if (!play || play.noUndo === undefined || play.moves === 0) return undefined;
  // Whoever will come back must agree too.
  const isAway = table.seats.some(
    ({ plan, player }, seat) => plan !== 'bot' && player === 'bot' && !isOut(entries, seat),
  );
  if (isAway) return undefined;
  if (play.asked) return play.asked.seat === table.seat && <p className="quiet-text">{m.link.asked}</p>;
  return <Button look="quiet" label={m.link.askUndo} onClick={() => void send({ type: 'ask', moves, turn })} />;
}
