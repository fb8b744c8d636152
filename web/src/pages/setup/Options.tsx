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

/** The options of a game, each with the clause that it comes from. */
export function Options({ game, seats, chosen, onChoose }: OptionsProps) {
  const m = useMessages();
  const words = game.words[useLanguage()];
  if (game.options.length === 0) return undefined;
  return (
    <fieldset className="options">
      <legend>{m.setUp.options}</legend>
      {game.options.map((option) => {
        const choices = option.choices.filter((choice) => fits(choice, seats));
        const value = chosen[option.id] ?? option.standard;
        return (
          <label className="field" key={option.id}>
            <span>
              {words.option(option.id)} <span className="quiet-text">{option.clause}</span>
            </span>
            <select value={value} onChange={({ target }) => onChoose({ ...chosen, [option.id]: target.value })}>
              {choices.map((choice) => (
                <option key={choice.id} value={choice.id}>
                  {words.choice(option.id, choice.id)}
                </option>
              ))}
            </select>
          </label>
        );
      })}
    </fieldset>
  );
}
