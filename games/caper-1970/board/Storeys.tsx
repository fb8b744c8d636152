import { STOREYS, type Storey } from './masonry.ts';
import { at, SIZE } from './drawing.ts';
import type { Planner } from './plans.ts';
import { Spaces } from './Space.tsx';

const RULER = 0.16;

/** The numbers of rows and columns on the kerb, as the log names the squares. */
const RULERS = (
  <g className="c7-rulers" aria-hidden="true">
    {Array.from({ length: SIZE }, (_, n) => {
      const [x, y] = at(n + 0.5, n + 0.5);
      return (
        <g key={n}>
          <text x={x} y={at(0, -RULER)[1]} textAnchor="middle">
            {n}
          </text>
          <text x={at(-RULER - 0.1, 0)[0]} y={y + 4} textAnchor="middle">
            {n}
          </text>
        </g>
      );
    })}
  </g>
);

const wallsOf = ({ south, west }: Storey) => (
  <g aria-hidden="true">
    <path className="c7-wall" d={west} />
    <path fill="url(#c7-west)" d={west} />
    <path className="c7-wall" d={south} />
    <path fill="url(#c7-south)" d={south} />
  </g>
);

const fittingsOf = ({ level, rim, solid, doors, bars, wire, signs }: Storey) => (
  <g className="c7-fittings" aria-hidden="true">
    {signs.map(([x, y]) => (
      <text key={`${x} ${y}`} className="c7-numeral" x={x} y={y + 10} textAnchor="middle">
        {level}
      </text>
    ))}
    <path className="c7-rim" d={rim} />
    <path className="c7-solid" d={solid} />
    <path className="c7-solid-teeth" d={solid} />
    <path className="c7-gap" d={doors} />
    <path className="c7-door" d={doors} />
    <path className="c7-gap c7-bars-gap" d={bars} />
    <path className="c7-bars" d={bars} />
    <path className="c7-wire" d={wire} />
  </g>
);

/** What never changes is made once: React passes over it. */
const PARTS = STOREYS.map((storey) => ({ ...storey, walls: wallsOf(storey), fittings: fittingsOf(storey) }));

/** The block from the ground up: walls, then the squares of the level, then what stands on their edges. */
export const Storeys = ({ planner }: { readonly planner: Planner }) => (
  <>
    {RULERS}
    {PARTS.map(({ level, squares, walls, fittings }) => (
      <g key={level} className={`c7-storey c7-level-${level}`}>
        {walls}
        <g role="group" aria-label={planner.words.storeys[level]}>
          <Spaces spaces={squares} planner={planner} />
        </g>
        {fittings}
      </g>
    ))}
  </>
);
