import type { CaperEvent, View } from '../rules/index.ts';
import { Detail, ThingBox, Ticker } from '@hideout/boardkit';
import type { BoardWords } from './words.ts';

const [LOW, MID, HIGH] = [7, 16, 25];
const CORNERS = [
  [LOW, LOW],
  [HIGH, HIGH],
  [HIGH, LOW],
  [LOW, HIGH],
  [LOW, MID],
  [HIGH, MID],
] as const;

/** The eyes of a die: pairs from the corners in, and the middle one of an odd number. */
const eyesOf = (value: number): readonly (readonly [number, number])[] => [
  ...CORNERS.slice(0, value - (value % 2)),
  ...(value % 2 === 1 ? [[MID, MID] as const] : []),
];

/** A die that shows a number. */
export const Die = ({ value }: { readonly value: number }) => (
  <svg className="c7-die" viewBox="0 0 32 32" aria-hidden="true">
    <rect x="1.500" y="1.500" width="29" height="29" rx="6" />
    {eyesOf(value).map(([x, y]) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r="3.200" />
    ))}
  </svg>
);

interface DiceProps {
  readonly view: View;
  readonly events: readonly CaperEvent[];
  readonly words: BoardWords;
}

/** The present roll, the units left of it, and the rolls still owed. */
export function Dice({ view, events, words }: DiceProps) {
  const rolled = events.some(({ type }) => type === 'rolled');
  const isDoubles = view.dice[0] === view.dice[1];
  return (
    <ThingBox
      id="dice"
      label={words.diceAre(view.dice, view.count, view.extra)}
      className="c7-dice"
      detail={<Detail clauses={['CA-2.1', 'CA-2.3', 'CA-2.4']} />}
    >
      <span className="c7-roll" data-rolled={rolled || undefined} key={rolled ? view.rollsLeft : 'still'}>
        {view.dice.map((value, die) => (
          <Die key={die} value={value} />
        ))}
      </span>
      <b>
        <Ticker value={view.count} />
      </b>
      <span>{words.units(view.count)}</span>
      {view.extra > 0 && (
        <em>
          {isDoubles ? `${words.doubles}, ` : ''}
          {words.extra(view.extra)}
        </em>
      )}
    </ThingBox>
  );
}
