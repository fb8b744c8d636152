import { inHundred } from '@hideout/bots';
import type { PointerEvent } from 'react';
import { Button } from '../../shell/Button.tsx';
import type { Point, Turning } from './study.ts';
import { useAnalysisWords } from './words.ts';

const [WIDTH, HEIGHT, MARGIN] = [720, 250, 34];
/** No more turns than this are named on the axis. */
const MOST_TICKS = 10;

interface GraphProps {
  readonly name: string;
  readonly points: readonly Point[];
  readonly turnings: readonly Turning[];
  readonly turns: number;
  /** The place of the point that is shown on the board. */
  readonly at: number;
  readonly onGo: (place: number) => void;
}

/** The chance to win by turns; where it turned is marked. A click or the slider below it goes to a decision. */
export function Graph({ name, points, turnings, turns, at, onGo }: GraphProps) {
  const words = useAnalysisWords();
  const last = points.at(-1)!.step;
  const x = (step: number): number => MARGIN + (step / Math.max(1, last)) * (WIDTH - 2 * MARGIN);
  const y = (chance: number): number => HEIGHT - MARGIN - chance * (HEIGHT - 2 * MARGIN);
  const line = points
    .flatMap(({ step, chance, left }) => [`${x(step)} ${y(chance)}`, `${x(step)} ${y(left)}`])
    .map((each, i) => `${i === 0 ? 'M' : 'L'}${each}`)
    .join('');
  const here = points[at]!;
  const turnOf = ({ turn, decision }: Point): string => (decision ? words.turn(turn) : words.end);
  const go = ({ clientX, currentTarget }: PointerEvent<SVGSVGElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const place = ((clientX - left) / width) * WIDTH;
    const distances = points.map(({ step }) => Math.abs(x(step) - place));
    onGo(distances.indexOf(Math.min(...distances)));
  };
  return (
    <div className="analysis-graph">
      {/* The slider below does the same by keyboard. */}
      <svg
        className="graph"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={words.graph(name)}
        onPointerDown={go}
      >
        {[0, 0.25, 0.5, 0.75, 1].map((chance) => (
          <g key={chance}>
            <path className="graph-grid" d={`M${MARGIN} ${y(chance)}H${WIDTH - MARGIN}`} />
            <text x={MARGIN - 6} y={y(chance) + 4} textAnchor="end">
              {100 * chance}
            </text>
          </g>
        ))}
        {ticksOf(points, turns).map(({ step, turn }) => (
          <text key={turn} x={x(step)} y={HEIGHT - 10} textAnchor="middle">
            {turn}
          </text>
        ))}
        <path className="graph-here" d={`M${x(here.step)} ${MARGIN}V${HEIGHT - MARGIN}`} />
        <path className="graph-line" d={line} />
        {turnings.map(({ step, kind, by, point }) => (
          <circle
            key={`${kind} ${step}`}
            className={by < 0 ? 'graph-turn' : 'graph-luck'}
            cx={x(step)}
            cy={y(kind === 'choice' ? point.left : point.chance)}
            r={7}
          />
        ))}
        <circle className="graph-point" cx={x(here.step)} cy={y(here.chance)} r={6} />
      </svg>
      <div className="analysis-steps">
        <Button look="quiet" label="←" aria-label={words.before} isOff={at === 0} onClick={() => onGo(at - 1)} />
        <input
          type="range"
          min={0}
          max={points.length - 1}
          value={at}
          aria-label={words.place}
          aria-valuetext={words.at(turnOf(here), inHundred(here.chance))}
          onChange={({ target }) => onGo(Number(target.value))}
        />
        <Button
          look="quiet"
          label="→"
          aria-label={words.next}
          isOff={at === points.length - 1}
          onClick={() => onGo(at + 1)}
        />
        <span className="figure">{words.at(turnOf(here), inHundred(here.chance))}</span>
      </div>
    </div>
  );
}

/** The first decision of some turns, evenly spread. */
function ticksOf(points: readonly Point[], turns: number): readonly Point[] {
  const stride = Math.max(1, Math.ceil(turns / MOST_TICKS));
  let next = 1;
  return points.filter(({ turn, decision }) => {
    if (!decision || turn < next) return false;
    next = turn + stride;
    return true;
  });
}
