import { Field, Select } from '../../shell/Field.tsx';
import { useRatingWords } from '../../words/ratings.ts';

interface RatedChoiceProps {
  readonly rated: boolean;
  readonly onChoose: (rated: boolean) => void;
}

/** Whether a game by link counts for ratings. */
export function RatedChoice({ rated, onChoose }: RatedChoiceProps) {
  const words = useRatingWords();
  return (
    <Field label={words.counts}>
      <Select
        value={rated ? 'rated' : 'casual'}
        choices={[
          ['rated', words.countsYes],
          ['casual', words.countsNo],
        ]}
        onChoose={(chosen) => onChoose(chosen === 'rated')}
      />
    </Field>
  );
}
