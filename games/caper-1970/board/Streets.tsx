import { HIDEOUT, SPACES, SQUARES, START, STREETS } from '../rules/index.ts';
import { Detail, useThing } from '@hideout/boardkit';
import { movesOnto } from './moves.ts';
import { worn } from './colours.ts';
import { at, centreOf, kerbOf, numberAt, SIZE, streetSpace } from './drawing.ts';
import type { Planner } from './plans.ts';
import { Spaces } from './Space.tsx';
import type { BoardWords } from './words.ts';

const RING = Array.from({ length: SPACES - SQUARES }, (_, place) => SQUARES + place);

const NUMBERS = Array.from({ length: (SPACES - SQUARES) / STREETS.length - 1 }, (_, number) => number);

/** The numbers of the spaces on each street, as the log names them. */
const STREET_NUMBERS = (
  <g className="c7-street-numbers" aria-hidden="true">
    {STREETS.flatMap((_, street) =>
      NUMBERS.map((number) => {
        const [x, y] = numberAt(streetSpace(street, number));
        return (
          <text key={`${street} ${number}`} x={x} y={y} textAnchor="middle">
            {number}
          </text>
        );
      }),
    )}
  </g>
);

/** A tree on each corner of the kerb. */
const KERB_CORNER = 0.46;
const TREES = (
  <g aria-hidden="true">
    {[-KERB_CORNER, SIZE + KERB_CORNER].flatMap((x) =>
      [-KERB_CORNER, SIZE + KERB_CORNER].map((y) => (
        <g key={`${x} ${y}`} className="c7-tree" transform={`translate(${at(x, y).join(' ')})`}>
          <circle r="13" />
          <circle cx="-4" cy="-4" r="6" />
        </g>
      )),
    )}
  </g>
);

/** The ring of streets, its signs, and the starts and hideouts of those who play. */
export function Streets({ planner }: { readonly planner: Planner }) {
  const { view, words } = planner;
  return (
    <>
      <g role="group" aria-label={words.ring} className="c7-ring">
        <Spaces spaces={RING} planner={planner} />
      </g>
      {STREET_NUMBERS}
      {TREES}
      {STREETS.map((_, street) => (
        <path
          key={street}
          className="c7-barrier"
          data-closed={view.autos[street] || undefined}
          d={kerbOf(street)}
          aria-hidden="true"
        />
      ))}
      {view.sides.map((side, seat) => (
        <g
          key={side}
          className="c7-home"
          style={worn(side)}
          data-mine={seat === view.viewer || undefined}
          aria-hidden="true"
        >
          <HomeSign space={HIDEOUT[side]!} letter={words.letters[side]!} text={words.hideoutSign} isHome />
          <HomeSign space={START[side]!} letter={words.letters[side]!} text={words.startSign} />
        </g>
      ))}
      <g role="group" aria-label={words.streets.join(', ')}>
        {STREETS.map((_, street) => (
          <StreetSign key={street} street={street} isClosed={view.autos[street]!} words={words} />
        ))}
      </g>
    </>
  );
}

interface HomeSignProps {
  readonly space: number;
  readonly letter: string;
  readonly text: string;
  readonly isHome?: boolean;
}

/** A hideout is a house, a start a ring; both with the letter of their thief. */
function HomeSign({ space, letter, text, isHome = false }: HomeSignProps) {
  const [x, y] = centreOf(space);
  return (
    <g transform={`translate(${x} ${y})`}>
      {isHome ? <path d="M-24 23V0L-1 -26 10 -13v-11h8v20L23 1v22z" /> : <circle r="23" />}
      <text y="5" textAnchor="middle">
        {letter}
      </text>
      <text className="c7-small" y="17" textAnchor="middle">
        {text}
      </text>
    </g>
  );
}

/** Where the sign of a street stands: on the kerb at its middle. */
const KERB_SIGN = 0.69;
const SIGN_AT = [
  at(SIZE / 2, -KERB_SIGN),
  at(SIZE + KERB_SIGN, SIZE / 2),
  at(SIZE / 2, SIZE + KERB_SIGN),
  at(-KERB_SIGN, SIZE / 2),
] as const;

interface StreetSignProps {
  readonly street: number;
  /** Whether an auto keeps everybody from stepping onto it from the block (CA-7.3). */
  readonly isClosed: boolean;
  readonly words: BoardWords;
}

/** The sign of a street stands for all of it: an auto is put there by pointing at the sign. */
function StreetSign({ street, isClosed, words }: StreetSignProps) {
  const attributes = useThing({
    id: `street:${street}`,
    label: words.street(words.streets[street]!) + (isClosed ? `, ${words.closed}` : ''),
    actions: movesOnto(street),
    detail: <Detail text={words.autoText} clauses={['CA-6.3', 'CA-7.1', 'CA-7.3']} />,
  });
  const [x, y] = SIGN_AT[street]!;
  return (
    <g transform={`translate(${x} ${y})${street % 2 === 1 ? ' rotate(90)' : ''}`}>
      <g className="c7-piece c7-sign" data-closed={isClosed || undefined} {...attributes}>
        <rect x={isClosed ? -92 : -52} y="-9" width={isClosed ? 184 : 104} height="18" rx="4" />
        <text y="5" textAnchor="middle">
          {isClosed ? `${words.streets[street]} · ${words.closed}` : words.streets[street]}
        </text>
      </g>
    </g>
  );
}
