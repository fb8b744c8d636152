import { useStore } from '@hideout/boardkit/store';
import { useEffect, useState } from 'react';
import type { Wire } from '../../server/Wire.ts';
import { Button } from '../../shell/Button.tsx';
import { useMessages } from '../../words/words.ts';
import { clockText } from './clockText.ts';
import type { Commands } from './useCommands.ts';
import { useHouseTime } from './useHouseTime.ts';

/** After so long even somebody who is there may be relieved; the server says so exactly. */
const PATIENCE_MS = 120_000;

interface AbsenceProps {
  readonly wire: Wire;
  readonly names: readonly string[];
  readonly send: Commands['send'];
}

/** Who is away and for how long, or keeps the table waiting; a player may call in a bot for whom all wait. */
export function Absence({ wire, names, send }: AbsenceProps) {
  const m = useMessages();
  const { table, away } = useStore(wire);
  const late = useLateSeat(wire);
  const isPlaying = table?.phase === 'playing';
  const now = useHouseTime(wire, { isRunning: isPlaying && away.length > 0 });
  if (!isPlaying) return undefined;
  const mayCall = table.seat !== undefined && table.seats[table.seat]!.player === 'person';
  return table.seats.map(({ player }, seat) => {
    const since = away.find((each) => each.seat === seat)?.since;
    if (player !== 'person' || seat === table.seat || (since === undefined && seat !== late)) return undefined;
    return (
      <div key={seat} className="table-call">
        <p role="timer">
          {since === undefined
            ? m.link.late(names[seat]!)
            : m.link.awayFor(names[seat]!, clockText(Math.floor((now - since) / 1000)))}
        </p>
        {mayCall && seat === late && (
          <Button label={m.link.relieve} onClick={() => void send({ type: 'relieve', seat })} />
        )}
      </div>
    );
  });
}

/** The other person whom the table waits for although they are away or slow. Where a clock runs, the clock decides. */
function useLateSeat(wire: Wire): number | undefined {
  const { table, entries, present } = useStore(wire);
  const since = entries.at(-1)?.at ?? 0;
  const [lateSince, setLateSince] = useState<number | undefined>();
  useEffect(() => {
    const timer = window.setTimeout(() => setLateSince(since), Math.max(0, since + PATIENCE_MS - wire.now()));
    return () => window.clearTimeout(timer);
  }, [since, wire]);
  const awaited = table?.play?.view.actor ?? -1;
  if (table?.seats[awaited]?.player !== 'person' || table.clock || awaited === table.seat) return undefined;
  return lateSince === since || !present.includes(awaited) ? awaited : undefined;
}
