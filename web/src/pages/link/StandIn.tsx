import type { SeenEntry, TableState } from '@hideout/protocol';
import { Button } from '../../shell/Button.tsx';
import { useMessages } from '../../words/words.ts';
import type { Commands } from './useCommands.ts';

interface StandInProps {
  readonly table: TableState;
  readonly entries: readonly SeenEntry[];
  readonly send: Commands['send'];
}

/** The way back for a viewer for whom a bot plays. */
export function StandIn({ table, entries, send }: StandInProps) {
  const m = useMessages();
  const { seat, seats, phase } = table;
  if (seat === undefined || phase !== 'playing' || seats[seat]!.player !== 'bot') return undefined;
  if (isOut(entries, seat)) return <p className="table-call">{m.link.out}</p>;
  return (
    <div className="table-call">
      <p>{m.link.relieved}</p>
      <Button look="primary" label={m.link.comeBack} onClick={() => void send({ type: 'return' })} />
    </div>
  );
}

/** Whether a bot plays on for this seat for good. */
export const isOut = (entries: readonly SeenEntry[], seat: number): boolean =>
  entries.some(
    (entry) => entry.type === 'relieved' && entry.seat === seat && (entry.why === 'resigned' || entry.why === 'time'),
  );
