import type { AnyGame, Choice } from '@hideout/kernel';
import { Field, Select } from '../../shell/Field.tsx';
import { useLanguage, useMessages } from '../../words/words.ts';

interface OptionsProps {
  readonly game: AnyGame;
  readonly seats: number;
  readonly chosen: Readonly<Record<string, string>>;
  readonly onChoose: (chosen: Readonly<Record<string, string>>) => void;
}

/** The options of a game that leave a choice with this number of seats, each with the clause that it comes from. */
export function Options({ game, seats, chosen, onChoose }: OptionsProps) {
  const m = useMessages();
  const words = game.words[useLanguage()];
  const fits = ({ minSeats = 0, maxSeats = Infinity }: Choice) => seats >= minSeats && seats <= maxSeats;
  const options = game.options
    .map((option) => ({ ...option, choices: option.choices.filter(fits) }))
    .filter(({ choices }) => choices.length > 1);
  if (options.length === 0) return undefined;
  return (
    <fieldset className="options">
      <legend>{m.setUp.options}</legend>
      {options.map(({ id, clause, choices, standard }) => {
        const label = (
          <>
            {words.option(id)} <span className="quiet-text">{clause}</span>
          </>
        );
        return (
          <Field key={id} label={label}>
            <Select
              value={chosen[id] ?? standard}
              choices={choices.map((choice) => [choice.id, words.choice(id, choice.id)])}
              onChoose={(choice) => onChoose({ ...chosen, [id]: choice })}
            />
          </Field>
        );
      })}
    </fieldset>
  );
}
