import { SeatMark } from '@hideout/boardkit';
import { seatOf, type AnyGame, type Seat } from '@hideout/kernel';
import { STANDARD_LEVEL } from '../../bot/levels.ts';
import { Field, Select, TextField } from '../../shell/Field.tsx';
import { useMessages } from '../../words/words.ts';
import { useBotWords } from '../bots/words.ts';
import { Company } from './Company.tsx';
import { isByLink, sittersIn, type Sitter } from './sitter.ts';

interface SeatsProps {
  readonly game: Pick<AnyGame, 'id' | 'seats' | 'cooperative'>;
  readonly sitters: readonly Sitter[];
  readonly names: readonly string[];
  /** What a seat plays, where that is settled. */
  readonly role: ((seat: Seat) => string) | undefined;
  /** Whether a server can hold a table by link. */
  readonly server: boolean;
  /** Whether a person must say a name: friends by link will see it. */
  readonly isNameWanted: boolean;
  readonly onChange: (sitters: readonly Sitter[]) => void;
  readonly onName: (seat: number, name: string) => void;
}

/** How many sit down, and who. */
export function Seats({ game, sitters, names, role, server, isNameWanted, onChange, onName }: SeatsProps) {
  const m = useMessages();
  const { sparring } = useBotWords();
  const { min, max } = game.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  const choices = sittersIn(game.id, m, { person: m.setUp.personHere, byLink: server, sparring });
  const resize = (count: number) =>
    onChange(Array.from({ length: count }, (_, seat) => sitters[seat] ?? STANDARD_LEVEL));
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
            <Field label={m.setUp.seat(seat + 1, role?.(seatOf(seat)))}>
              <Select value={sitter} choices={choices} onChoose={(chosen) => onChange(sitters.with(seat, chosen))} />
            </Field>
            {!isByLink(sitter) && (
              <TextField
                label={m.setUp.name}
                maxLength={24}
                autoComplete="off"
                required={isNameWanted && sitter === 'person'}
                placeholder={names[seat]}
                onChange={(name) => onName(seat, name)}
              />
            )}
          </li>
        ))}
      </ul>
      <Company game={game.id} isTeam={game.cooperative} sitters={sitters} />
      {!server && <p className="quiet-text">{m.setUp.onlyLocal}</p>}
    </fieldset>
  );
}
