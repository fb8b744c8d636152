import type { AnyGame, Choice } from '@hideout/kernel';
import { useLanguage, useMessages } from '../../words/words.ts';

interface OptionsProps {
  readonly game: AnyGame;
  readonly seats: number;
  readonly chosen: Readonly<Record<string, string>>;
  readonly onChoose: (chosen: Readonly<Record<string, string>>) => void;
}

const fits = ({ minSeats = 0, maxSeats = Infinity }: Choice, seats: number): boolean =>
  seats >= minSeats && seats <= maxSeats;

/** The options of a game that leave a choice with this number of seats, each with the clause that it comes from. */
export function Options({ game, seats, chosen, onChoose }: OptionsProps) {
  const m = useMessages();
  const words = game.words[useLanguage()];
  const options = game.options
    .map((option) => ({ ...option, choices: option.choices.filter((choice) => fits(choice, seats)) }))
    .filter(({ choices }) => choices.length > 1);
  if (options.length === 0) return undefined;
  return (
    <fieldset className="options">
      <legend>{m.setUp.options}</legend>
      {options.map(({ id, clause, choices, standard }) => (
        <label className="field" key={id}>
          <span>
            {words.option(id)} <span className="quiet-text">{clause}</span>
          </span>
          <select value={chosen[id] ?? standard} onChange={({ target }) => onChoose({ ...chosen, [id]: target.value })}>
            {choices.map((choice) => (
              <option key={choice.id} value={choice.id}>
                {words.choice(id, choice.id)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  );
}
