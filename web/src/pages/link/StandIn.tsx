import { useStore } from '@hideout/boardkit/store';
import type { SeenEntry } from '@hideout/protocol';
import { useEffect, useState } from 'react';
import type { Wire } from '../../server/Wire.ts';
import { Button } from '../../shell/Button.tsx';
import { useMessages } from '../../words/words.ts';
import type { Commands } from './useCommands.ts';

/** After so long even somebody who is there may be relieved; the server says so exactly. */
const PATIENCE_MS = 120_000;

interface StandInProps {
  readonly wire: Wire;
  readonly names: readonly string[];
  readonly send: Commands['send'];
}

/** A bot on a person's seat: the way back for the viewer, and the offer of one for somebody who keeps all waiting. */
export function StandIn({ wire, names, send }: StandInProps) {
  const m = useMessages();
  const { table, entries } = useStore(wire);
  const late = useLateSeat(wire);
  if (table?.seat === undefined || table.phase !== 'playing') return undefined;
  if (table.seats[table.seat]!.player === 'bot') {
    if (isOut(entries, table.seat)) return <p className="table-call">{m.link.out}</p>;
    return (
      <div className="table-call">
        <p>{m.link.relieved}</p>
        <Button look="primary" label={m.link.comeBack} onClick={() => void send({ type: 'return' })} />
      </div>
    );
  }
  if (late === undefined) return undefined;
  return (
    <div className="table-call">
      <p>{m.link.late(names[late]!)}</p>
      <Button label={m.link.relieve} onClick={() => void send({ type: 'relieve', seat: late })} />
    </div>
  );
}

/** Whether a bot plays on for this seat for good. */
const isOut = (entries: readonly SeenEntry[], seat: number): boolean =>
  entries.some(
    (entry) => entry.type === 'relieved' && entry.seat === seat && (entry.why === 'resigned' || entry.why === 'time'),
  );

/** The other person whom the table waits for although they are away or slow. Where a clock runs, the clock decides. */
function useLateSeat(wire: Wire): number | undefined {
  const { table, entries, present } = useStore(wire);
  const since = entries.at(-1)?.at ?? 0;
  const [lateSince, setLateSince] = useState<number | undefined>();
  useEffect(() => {
    const timer = window.setTimeout(() => setLateSince(since), Math.max(0, since + PATIENCE_MS - Date.now()));
    return () => window.clearTimeout(timer);
  }, [since]);
  const awaited = table?.play?.view.actor ?? -1;
  if (table?.seats[awaited]?.player !== 'person' || table.clock || awaited === table.seat) return undefined;
  return lateSince === since || !present.includes(awaited) ? awaited : undefined;
}
