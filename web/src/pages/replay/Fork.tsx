import type { GameRecord } from '@hideout/kernel';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { STANDARD_LEVEL } from '../../bot/levels.ts';
import { forkGame } from '../../store/newGame.ts';
import { useMessages } from '../../words/words.ts';

interface ForkProps {
  readonly record: GameRecord;
  readonly step: number;
}

/** Plays on from the step that is shown: one seat against bots, or everybody at this screen. */
export function Fork({ record, step }: ForkProps) {
  const m = useMessages();
  const [, go] = useLocation();
  const [mine, setMine] = useState(0);
  const isOver = step >= record.moves.length && record.outcome !== undefined;
  const fork = (others: string) => {
    const seats = record.names.map((_, seat) => (seat === mine || others === 'person' ? 'person' : others));
    go(`/play/${forkGame(record, step, seats).id}`);
  };
  return (
    <fieldset className="fork" disabled={isOver}>
      <legend>{m.replay.fork}</legend>
      {record.names.length > 1 && (
        <label className="field inline">
          <span>{m.replay.forkAs}</span>
          <select value={mine} onChange={({ target }) => setMine(Number(target.value))}>
            {record.names.map((name, seat) => (
              <option key={seat} value={seat}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <button type="button" className="button" onClick={() => fork(STANDARD_LEVEL)}>
        {m.replay.fork} ({m.replay.forkWith})
      </button>
      {record.names.length > 1 && (
        <button type="button" className="button" onClick={() => fork('person')}>
          {m.replay.fork} ({m.replay.forkHere})
        </button>
      )}
    </fieldset>
  );
}
