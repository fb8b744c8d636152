import { useStore } from '@hideout/boardkit/store';
import { SeatMark } from '@hideout/boardkit';
import { useEffect, useState } from 'react';
import type { Wire } from '../../server/Wire.ts';
import { useMessages } from '../../words/words.ts';

const TICK_MS = 500;

/** Minutes and seconds, never below nothing. */
function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The thinking time that every seat has left, at a table with a clock. */
export function Clocks({ wire, names }: { readonly wire: Wire; readonly names: readonly string[] }) {
  const m = useMessages();
  const { table } = useStore(wire);
  const clock = table?.play?.clock;
  const running = clock?.running;
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (running === undefined) return;
    const timer = window.setInterval(() => setNow(Date.now()), TICK_MS);
    return () => window.clearInterval(timer);
  }, [running]);
  if (!clock) return undefined;
  return (
    <ul className="clocks" aria-label={m.link.timeLeft}>
      {clock.left.map((left, seat) => (
        <li key={seat} data-runs={seat === running || undefined}>
          <SeatMark seat={seat} /> {names[seat]}{' '}
          <b className="figure" role="timer">
            {clockText(seat === running ? left - Math.max(0, now - clock.at) : left)}
          </b>
        </li>
      ))}
    </ul>
  );
}
