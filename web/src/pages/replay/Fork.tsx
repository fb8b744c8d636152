import type { GameRecord } from '@hideout/kernel';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { STANDARD_LEVEL } from '../../bot/levels.ts';
import { forkGame } from '../../store/newGame.ts';
import { Button } from '../../shell/Button.tsx';
import { Field, Select } from '../../shell/Field.tsx';
import { useMessages } from '../../words/words.ts';

/** Plays on from the step that is shown: one seat against bots, or everybody at this screen. */
export function Fork({ record, step }: { readonly record: GameRecord; readonly step: number }) {
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
        <Field label={m.replay.forkAs} look="field inline">
          <Select value={mine} choices={[...record.names.entries()]} onChoose={(seat) => setMine(Number(seat))} />
        </Field>
      )}
      <Button label={`${m.replay.fork} (${m.replay.forkWith})`} onClick={() => fork(STANDARD_LEVEL)} />
      {record.names.length > 1 && (
        <Button label={`${m.replay.fork} (${m.replay.forkHere})`} onClick={() => fork('person')} />
      )}
    </fieldset>
  );
}
