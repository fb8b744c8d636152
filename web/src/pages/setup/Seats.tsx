import { SeatMark } from '@hideout/boardkit';
import type { SeatRange } from '@hideout/kernel';
import { OPPONENTS } from '../../bot/levels.ts';
import { useMessages } from '../../words/words.ts';
import type { Sitter } from './sitter.ts';

interface SeatsProps {
  readonly range: SeatRange;
  readonly sitters: readonly Sitter[];
  readonly names: readonly string[];
  /** The bot for a new seat. */
  readonly standard: string;
  /** Whether a server can hold a table by link. */
  readonly server: boolean;
  readonly onChange: (sitters: readonly Sitter[]) => void;
  readonly onName: (seat: number, name: string) => void;
}

/** How many sit down, and who. */
export function Seats({ range, sitters, names, standard, server, onChange, onName }: SeatsProps) {
  const m = useMessages();
  const counts = Array.from({ length: range.max - range.min + 1 }, (_, index) => range.min + index);
  const resize = (count: number) => onChange(Array.from({ length: count }, (_, seat) => sitters[seat] ?? standard));
  return (
    <fieldset className="seats">
      <legend>{m.setUp.seats}</legend>
      {counts.length > 1 && (
        <div className="segments" role="group" aria-label={m.setUp.howMany}>
          {counts.map((count) => (
            <label key={count}>
              <input type="radio" name="count" checked={sitters.length === count} onChange={() => resize(count)} />
              <span>{count}</span>
            </label>
          ))}
        </div>
      )}
      <ul>
        {sitters.map((sitter, seat) => (
          <li key={seat} className="seat-row">
            <SeatMark seat={seat} />
            <label className="field">
              <span>{m.setUp.seat(seat + 1)}</span>
              <select
                value={sitter}
                onChange={({ target }) =>
                  onChange(sitters.map((each, index) => (index === seat ? target.value : each)))
                }
              >
                <option value="person">{m.setUp.personHere}</option>
                {OPPONENTS.map((level) => (
                  <option key={level} value={level}>
                    {m.setUp.bot(m.levels[level] ?? level)}
                  </option>
                ))}
                {server && <option value="friend">{m.setUp.friend}</option>}
                {server && <option value="open">{m.setUp.anybody}</option>}
              </select>
            </label>
            {sitter !== 'friend' && sitter !== 'open' && (
              <label className="field">
                <span>{m.setUp.name}</span>
                <input
                  type="text"
                  maxLength={24}
                  autoComplete="off"
                  placeholder={names[seat]}
                  onChange={({ target }) => onName(seat, target.value)}
                />
              </label>
            )}
          </li>
        ))}
      </ul>
      {!server && <p className="quiet-text">{m.setUp.onlyLocal}</p>}
    </fieldset>
  );
}
