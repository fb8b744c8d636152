import type { ClockPlan } from '@hideout/protocol';
import { Field, Select } from '../../shell/Field.tsx';
import { useMessages } from '../../words/words.ts';
import { clockName } from './clockName.ts';

/** The clocks that a table by link can have; the first is none. */
const CLOCKS: readonly (ClockPlan | undefined)[] = [
  undefined,
  { seconds: 300, increment: 5 },
  { seconds: 900, increment: 10 },
  { seconds: 3600, increment: 30 },
  { days: 1, rest: 7 },
  { days: 3, rest: 14 },
  { days: 7, rest: 21 },
];

interface ClockChoiceProps {
  readonly clock: ClockPlan | undefined;
  readonly onChoose: (clock: ClockPlan | undefined) => void;
}

/** How long everybody may think at a table by link. */
export function ClockChoice({ clock, onChoose }: ClockChoiceProps) {
  const m = useMessages();
  return (
    <Field label={m.setUp.clock}>
      <Select
        value={CLOCKS.indexOf(clock)}
        choices={[...CLOCKS.map((each) => clockName(each, m)).entries()]}
        onChoose={(place) => onChoose(CLOCKS[Number(place)])}
      />
    </Field>
  );
}
