import { useStore } from '@hideout/boardkit/store';
import { SeatMark } from '@hideout/boardkit';
import type { Wire } from '../../server/Wire.ts';
import { useInvitationWords } from '../../words/invitation.ts';
import { useMessages } from '../../words/words.ts';
import { clockText } from './clockText.ts';
import { Dot } from './Dot.tsx';
import { useHouseTime } from './useHouseTime.ts';

/** Who is at the table: every seat, whether its person is there and how much thinking time is left, and how many watch. */
export function Company({ wire, names }: { readonly wire: Wire; readonly names: readonly string[] }) {
  const m = useMessages();
  const words = useInvitationWords();
  const { table, present, watchers } = useStore(wire);
  const clock = table?.play?.clock;
  const running = clock?.running;
  const now = useHouseTime(wire, { isRunning: running !== undefined });
  if (!table) return undefined;
  const others = watchers - (table.seat === undefined ? 1 : 0);
  return (
    <>
      <ul className="clocks" aria-label={clock ? m.link.timeLeft : words.people}>
        {table.seats.map(({ player }, seat) => (
          <li key={seat} data-runs={seat === running || undefined} title={names[seat]}>
            <SeatMark seat={seat} /> {player === 'person' && <Dot state={present.includes(seat) ? 'here' : 'away'} />}
            <span className="clocks-name">
              {names[seat]}
              <span className="unseen">
                {' '}
                {player === 'bot' ? words.bot : present.includes(seat) ? m.link.here : m.link.away}
              </span>
            </span>{' '}
            {clock && (
              <b className="figure" role="timer">
                {clockText(
                  Math.ceil(
                    (seat === running ? clock.left[seat]! - Math.max(0, now - clock.at) : clock.left[seat]!) / 1000,
                  ),
                )}
              </b>
            )}
          </li>
        ))}
      </ul>
      {others > 0 && (
        <span className="watchers" role="status">
          <svg viewBox="0 0 24 16" width="1.4em" height="1em" fill="none" stroke="currentColor" aria-hidden="true">
            <path d="M1 8C5 1 19 1 23 8 19 15 5 15 1 8Z" strokeWidth="2" />
            <circle cx="12" cy="8" r="3.500" fill="currentColor" />
          </svg>{' '}
          <span aria-hidden="true">{others}</span>
          <span className="unseen">{words.watchers(others)}</span>
        </span>
      )}
    </>
  );
}
