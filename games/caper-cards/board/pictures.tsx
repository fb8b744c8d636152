import { LIMIT } from '../rules/scoring.ts';
import { FACES, type Face, type Kind, type Reward, type View } from '../rules/index.ts';
import { VALUE_OF } from '../rules/rewards.ts';
import { scoreText } from '../words/signs.ts';
import { PATHS } from './Portrait.tsx';

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
      <path d={`M${at(score)} 96l-9-17h18Z`} fill={tone} />
      <path d={`M${at(score)} 92V114`} stroke={tone} strokeWidth="4" />
      <text x={Math.min(at(score), 350)} y="66" textAnchor="middle" fontSize="52" fill={tone}>
        {scoreText(score)}
      </text>
    </svg>
  );
}

/** A portrait in its ring. */
const Medal = ({ kind, x, y, ink }: { kind: Kind; x: number; y: number; ink: string }) => (
  <g transform={`translate(${x} ${y})`} fill="none" stroke={ink} strokeLinecap="round" strokeLinejoin="round">
    <circle r="36" fill="#111a2d" strokeWidth="3" />
    <path d={PATHS[kind]} transform="translate(-26 -27) scale(.52)" strokeWidth="4" />
  </g>
);

const GEM = 'M7 3h10l4 6-9 12L3 9ZM3 9h18M7 3l5 6 5-6M12 9v12';
const RAYS = Array.from({ length: 24 }, (_, ray) => ray * 15);

/** A won game: the last Crew in the light, and a gem for every heist. */
export function Celebration({ view, inks }: { readonly view: View; readonly inks: (face: Face) => string }) {
  const width = 390;
  const place = (index: number, count: number, step: number): number => width / 2 + (index - (count - 1) / 2) * step;
  return (
    <svg viewBox="0 0 390 270" className="cc-picture" fontFamily="var(--display)" fontWeight="800" aria-hidden="true">
      <rect width="390" height="270" rx="14" fill={NIGHT} />
      <g stroke={GOLD} strokeWidth="2" opacity=".28">
        {RAYS.map((angle) => (
          <path key={angle} d="M195 46V-40" transform={`rotate(${angle} 195 112) translate(0 -2)`} />
        ))}
      </g>
      {view.crew.map((face, index) => (
        <Medal
          // oxlint-disable-next-line react/no-array-index-key -- Two of the Crew may be alike.
          key={index}
          kind={FACES[face]!.kind}
          x={place(index, view.crew.length, 84)}
          y={112}
          ink={inks(face)}
        />
      ))}
      {Array.from({ length: view.goal }, (_, heist) => (
        <path
          key={heist}
          d={GEM}
          fill="#1d5a63"
          stroke="#8fe8f5"
          strokeWidth="1.600"
          strokeLinejoin="round"
          transform={`translate(${place(heist, view.goal, 56) - 24} 182) scale(2)`}
        />
      ))}
      <text x={width / 2} y="256" textAnchor="middle" fontSize="22" fill={GOLD} letterSpacing="2">
        {[...view.tucked, view.reward as Reward].map((reward) => VALUE_OF[reward]).join(' · ')}
      </text>
    </svg>
  );
}

/** The colour of a face on a dark ground. */
export const inkOf = (suit: keyof typeof SUIT_INKS): string => SUIT_INKS[suit];
