import { useMessages } from '../../words/words.ts';
import type { JudgedDecision } from './analyse.ts';

const [WIDTH, HEIGHT, MARGIN] = [720, 240, 34];

/** The chance to win at each decision as a line; turning points are marked. The table below says the same in words. */
export function Graph({ judged, turning }: Readonly<Record<'judged' | 'turning', readonly JudgedDecision[]>>) {
  const m = useMessages();
  const x = (index: number): number => MARGIN + (index / Math.max(1, judged.length - 1)) * (WIDTH - 2 * MARGIN);
  const y = (chance: number): number => HEIGHT - MARGIN - chance * (HEIGHT - 2 * MARGIN);
  const line = judged
    .map(({ advice }, index) => `${index === 0 ? 'M' : 'L'}${x(index)} ${y(advice.best.chance)}`)
    .join('');
  return (
    <svg className="graph" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={m.analysis.graph}>
      {[0, 0.25, 0.5, 0.75, 1].map((chance) => (
        <g key={chance}>
          <path className="graph-grid" d={`M${MARGIN} ${y(chance)}H${WIDTH - MARGIN}`} />
          <text x={MARGIN - 6} y={y(chance) + 4} textAnchor="end">
            {100 * chance}
          </text>
        </g>
      ))}
      <path className="graph-line" d={line} />
      {judged.map((each, index) => (
        <circle
          key={each.step}
          className={turning.includes(each) ? 'graph-turn' : 'graph-point'}
          cx={x(index)}
          cy={y(each.advice.best.chance)}
          r={turning.includes(each) ? 7 : 3.5}
        />
      ))}
    </svg>
  );
}
