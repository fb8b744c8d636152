import { useStore } from '@hideout/boardkit/store';
import { SeatMark } from '@hideout/boardkit';
import type { Wire } from '../../server/Wire.ts';
import { useMessages } from '../../words/words.ts';
import { clockText } from './clockText.ts';
import { useHouseTime } from './useHouseTime.ts';

/** The thinking time that every seat has left, at a table with a clock. */
export function Clocks({ wire, names }: { readonly wire: Wire; readonly names: readonly string[] }) {
  const m = useMessages();
  const { table } = useStore(wire);
  const clock = table?.play?.clock;
  const running = clock?.running;
  const now = useHouseTime(wire, { isRunning: running !== undefined });
  if (!clock) return undefined;
  return (
    <ul className="clocks" aria-label={m.link.timeLeft}>
      {clock.left.map((left, seat) => (
        <li key={seat} data-runs={seat === running || undefined}>
          <SeatMark seat={seat} /> <span className="clock-name">{names[seat]}</span>{' '}
          <b className="figure" role="timer">
            {clockText(Math.ceil((seat === running ? left - Math.max(0, now - clock.at) : left) / 1000))}
          </b>
        </li>
      ))}
    </ul>
  );
}
