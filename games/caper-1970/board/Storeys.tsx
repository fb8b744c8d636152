import { CELL, SIZE } from './drawing.ts';
import { STOREYS, type Storey } from './masonry.ts';
import type { Planner } from './plans.ts';
import { Spaces } from './Space.tsx';

/** The numbers of rows and columns, as the log names the squares of the level. */
const rulersOf = ({ rulers }: Storey) => (
  <g className="c7-rulers" aria-hidden="true">
    {rulers.map(({ at: [x, y], number }) => (
      <text key={`${x} ${y}`} x={x} y={y + 4} textAnchor="middle">
        {number}
      </text>
    ))}
  </g>
);

const wallsOf = ({ south, west, shade, windows }: Storey) => (
  <g aria-hidden="true">
    <path className="c7-shade" fill="currentColor" d={shade} />
    <path className="c7-shade" fill="url(#c7-shadow)" d={shade} />
    <path className="c7-wall" d={west} />
    <path fill="url(#c7-west)" d={west} />
    <path className="c7-wall" d={south} />
    <path fill="url(#c7-south)" d={south} />
    <path className="c7-windows" d={windows} />
  </g>
);

const fittingsOf = ({ rim, parapet, solid, doors, bars, wire }: Storey) => (
  <g className="c7-fittings" aria-hidden="true">
    <path className="c7-parapet" d={parapet} />
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

const ROSE = 'M0 -62 13 -13 62 0 13 13 0 62-13 13-62 0-13 -13z';
const ROSE_SHADES = 'M0 -62V0L13 -13zM62 0H0L13 13zM0 62V0L-13 13zM-62 0H0L-13 -13z';

/** The ground, and what is printed on it: the name in the lettering of the box, and where north is. */
const GROUND = (
  <g className="c7-print" aria-hidden="true">
    <path className="c7-ground" d={`M0 0h${SIZE * CELL}v${SIZE * CELL}H0z`} />
    <text x="16" y="126" textLength="516" lengthAdjust="spacingAndGlyphs">
      CAPER
    </text>
    <g transform="translate(734 530)">
      <circle r="44" />
      <path d={ROSE} />
      <path className="c7-print-shade" d={ROSE_SHADES} />
      <text className="c7-print-north" y="-68" textAnchor="middle">
        N
      </text>
    </g>
  </g>
);

/** What never changes is made once: React passes over it. */
const PARTS = STOREYS.map((storey) => ({
  ...storey,
  walls: wallsOf(storey),
  rulers: rulersOf(storey),
  fittings: fittingsOf(storey),
}));

/** The block from the ground up: walls, then the squares of the level, then what stands on their edges. */
export const Storeys = ({ planner }: { readonly planner: Planner }) => (
  <>
    {PARTS.map(({ level, squares, walls, rulers, fittings, sign }) => (
      <g key={level} className={`c7-storey c7-level-${level}`}>
        {level === 0 ? GROUND : walls}
        <g role="group" aria-label={planner.words.storeys[level]}>
          <Spaces spaces={squares} planner={planner} />
        </g>
        {rulers}
        {fittings}
        {sign && (
          <text className="c7-level-sign" x={sign[0]} y={sign[1] + 5} textAnchor="end" aria-hidden="true">
            {planner.words.storeys[level]}
          </text>
        )}
      </g>
    ))}
  </>
);
