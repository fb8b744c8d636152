import type { GameRecord } from '@hideout/kernel';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { STANDARD_LEVEL } from '../../bot/levels.ts';
import { Button } from '../../shell/Button.tsx';
import { Field, Select } from '../../shell/Field.tsx';
import { startSameDeal } from '../../store/newGame.ts';
import { useSameDealWords } from '../../words/sameDeal.ts';
import { useMessages } from '../../words/words.ts';
import { seatNames } from '../setup/seatNames.ts';

/** Plays the deal of a finished game from its start, to be compared with it. Nothing for a game that is not over. */
export function SameDeal({ record }: { readonly record: GameRecord }) {
  const m = useMessages();
  const words = useSameDealWords();
  const [, go] = useLocation();
  const [mine, setMine] = useState(0);
  if (!record.outcome && !record.stop) return undefined;
  const play = () => {
    const seats = record.names.map((_, seat) => (seat === mine ? 'person' : STANDARD_LEVEL));
    go(`/play/${startSameDeal(record, seats, seatNames(seats, m)).id}`);
  };
  return (
    <fieldset className="fork same-deal">
      <legend>{words.title}</legend>
      {record.names.length > 1 && (
        <Field label={words.as} look="field inline">
          <Select value={mine} choices={[...record.names.entries()]} onChoose={(seat) => setMine(Number(seat))} />
        </Field>
      )}
      <Button label={words.play} onClick={play} />
      <p className="quiet-text">{words.about}</p>
    </fieldset>
  );
}
