import { LIMIT } from '../rules/scoring.ts';
import { FACES, type Face, type Kind, type Reward, type View } from '../rules/index.ts';
import { VALUE_OF } from '../rules/rewards.ts';
import { scoreText } from '../words/signs.ts';
import { PATHS } from './Portrait.tsx';
import type { CSSProperties, ReactNode } from 'react';

/** The colours of the sign: dark in both themes, as signs are. */
const NIGHT = '#0b101c';
const INK = '#f4ead6';
const RED = '#ff5d73';
const GREEN = '#6fe3a5';
const GOLD = '#ffc857';
const SUIT_INKS = { '♠': '#6fc3ff', '♥': '#ff7a97', '♦': GOLD, '♣': GREEN } as const;

const LEFT = 24;
/** The part of the line that is worth drawing. */
const [LOWEST, HIGHEST] = [8, 26];
const at = (points: number): number => LEFT + (Math.max(LOWEST, Math.min(points, HIGHEST)) - LOWEST) * 19;

interface VerdictProps {
  readonly least: number;
  readonly score: number;
}

/** The Crew score against what the heist needs: a line with the part that will do, and a needle. */
export function VerdictPicture({ least, score }: VerdictProps) {
  const isGood = score >= least && score <= LIMIT;
  const tone = isGood ? GREEN : RED;
  return (
    <svg viewBox="0 0 390 150" className="cc-picture" fontFamily="var(--display)" fontWeight="800" aria-hidden="true">
      <rect width="390" height="150" rx="14" fill={NIGHT} />
      <path d={`M${LEFT} 104H366`} stroke="#3a4767" strokeWidth="12" strokeLinecap="round" />
      <path d={`M${at(least)} 104H${at(LIMIT)}`} stroke={GREEN} strokeWidth="12" />
      <text x={at(least)} y="136" textAnchor="middle" fontSize="20" fill={GREEN}>
        {least}
      </text>
      <text x={at(LIMIT)} y="136" textAnchor="middle" fontSize="20" fill={INK}>
        {LIMIT}
      </text>
      <g className="cc-needle">
        <path d={`M${at(score)} 96l-9-17h18Z`} fill={tone} />
        <path d={`M${at(score)} 92V114`} stroke={tone} strokeWidth="4" />
        <text x={Math.min(at(score), 350)} y="66" textAnchor="middle" fontSize="52" fill={tone}>
          {scoreText(score)}
        </text>
      </g>
    </svg>
  );
}

/** What comes one after another stands side by side round the middle, so far apart. */
interface RowProps {
  readonly count: number;
  readonly step: number;
  readonly y: number;
  /** How many came before it. */
  readonly first: number;
  readonly draw: (index: number) => ReactNode;
}

const Row = ({ count, step, y, first, draw }: RowProps) =>
  Array.from({ length: count }, (_, index) => (
    <g key={index} transform={`translate(${195 + (index - (count - 1) / 2) * step} ${y})`}>
      <g className="cc-rise" style={{ '--place': first + index } as CSSProperties}>
        {draw(index)}
      </g>
    </g>
  ));

/** A portrait in its ring. */
const Medal = ({ kind, ink }: { readonly kind: Kind; readonly ink: string }) => (
  <g fill="none" stroke={ink} strokeLinecap="round" strokeLinejoin="round">
    <circle r="36" fill="#111a2d" strokeWidth="3" />
    <path d={PATHS[kind]} transform="translate(-26 -27) scale(.52)" strokeWidth="4" />
  </g>
);

const GEM = 'M7 3h10l4 6-9 12L3 9ZM3 9h18M7 3l5 6 5-6M12 9v12';
const RAYS = Array.from({ length: 24 }, (_, ray) => ray * 15);

/** A won game, lit by bulbs like a theatre: the last Crew, then a gem for every heist with what its Reward was worth. */
export function Celebration({ view, inks }: { readonly view: View; readonly inks: (face: Face) => string }) {
  const rewards = [...view.tucked, view.reward as Reward];
  const gem = (index: number): ReactNode => (
    <>
      <path
        d={GEM}
        fill="#1d5a63"
        stroke="#8fe8f5"
        strokeWidth="1.600"
        strokeLinejoin="round"
        transform="translate(-26 -24) scale(2.2)"
      />
      <text y="46" textAnchor="middle" fontSize="24" fill={GOLD}>
        {VALUE_OF[rewards[index]!]}
      </text>
    </>
  );
  const medal = (index: number): ReactNode => {
    const face = view.crew[index]!;
    return <Medal kind={FACES[face]!.kind} ink={inks(face)} />;
  };
  return (
    <svg viewBox="0 0 390 262" className="cc-picture" fontFamily="var(--display)" fontWeight="800" aria-hidden="true">
      <rect width="390" height="262" rx="14" fill={NIGHT} />
      <g stroke={GOLD} strokeWidth="2" opacity=".28">
        {RAYS.map((angle) => (
          <path key={angle} d="M195 42V-30" transform={`rotate(${angle} 195 104)`} />
        ))}
      </g>
      <path
        d="M24 12H366a12 12 0 0 1 12 12V238a12 12 0 0 1-12 12H24a12 12 0 0 1-12-12V24a12 12 0 0 1 12-12z"
        fill="none"
        stroke={GOLD}
        strokeWidth="7"
        strokeLinecap="round"
        strokeDasharray="0 17.450"
      />
      <Row count={view.crew.length} step={80} y={88} first={0} draw={medal} />
      <Row count={view.goal} step={62} y={180} first={view.crew.length} draw={gem} />
    </svg>
  );
}

/** The colour of a face on a dark ground. */
export const inkOf = (suit: keyof typeof SUIT_INKS): string => SUIT_INKS[suit];
