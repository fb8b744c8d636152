import { Field, Select } from '../../shell/Field.tsx';
import { useMessages } from '../../words/words.ts';

interface LotChoiceProps {
  readonly lot: boolean;
  readonly onChoose: (lot: boolean) => void;
}

/** Whether everybody gets the seat beside their name, or one that is drawn by lot. */
export function LotChoice({ lot, onChoose }: LotChoiceProps) {
  const m = useMessages();
  return (
    <Field label={m.setUp.whoSitsWhere}>
      <Select
        value={lot ? 'lot' : 'listed'}
        choices={[
          ['listed', m.setUp.asListed],
          ['lot', m.setUp.byLot],
        ]}
        onChoose={(chosen) => onChoose(chosen === 'lot')}
      />
    </Field>
  );
}
