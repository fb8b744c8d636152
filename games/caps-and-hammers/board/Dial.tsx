import type { View } from '../rules/index.ts';
import { Detail, ThingBox } from '@hideout/boardkit';
import type { Language } from '@hideout/kernel';
import { BOARD_WORDS } from './words.ts';

/** From calm to war. */
const LEVELS = [5, 4, 3, 2, 1];
const STEP = 34;

const angleOf = (level: number): number => (3 - level) * STEP;

/** A point at this distance from the hub; 0° is upright. */
function at(radius: number, degrees: number): string {
  const turn = (degrees * Math.PI) / 180;
  return `${(100 + radius * Math.sin(turn)).toFixed(1)} ${(100 - radius * Math.cos(turn)).toFixed(1)}`;
}

/** A part of the ring, 32° wide. */
function sector(degrees: number, inner: number, outer: number): string {
  const [from, to] = [degrees - STEP / 2 + 1, degrees + STEP / 2 - 1];
  return `M${at(inner, from)}L${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}Z`;
}

/** The Defcon meter: a dial with a needle, and under each level as many dots as it draws protests. */
export function Dial({ view, language }: { readonly view: View; readonly language: Language }) {
  const words = BOARD_WORDS[language];
  const draws = LEVELS.slice(1).map((level) => words.level(level, view.draws[level]!));
  return (
    <ThingBox
      id="defcon"
      label={words.defcon(view.defcon)}
      className="ch-dial"
      detail={
        <>
          <p>{words.defconText}</p>
          <p>{draws.join('; ')}.</p>
          <Detail clauses={['CH-4.1', 'CH-4.3', 'CH-5.4']} />
        </>
      }
    >
      <DialFace defcon={view.defcon} draws={view.draws} />
    </ThingBox>
  );
}

interface DialFaceProps {
  readonly defcon: number;
  readonly draws: readonly number[];
  /** Where the needle comes from, when it falls before everybody's eyes. */
  readonly from?: number;
}

/** The dial itself. */
export const DialFace = ({ defcon, draws, from }: DialFaceProps) => (
  <svg viewBox="0 0 200 124" aria-hidden="true">
    {LEVELS.map((level) => (
      <g key={level} data-level={level} data-now={level === defcon || undefined}>
        <path className="ch-sector" d={sector(angleOf(level), 62, 96)} />
        <text x="0" y="-72" transform={`translate(100 100) rotate(${angleOf(level)})`} textAnchor="middle">
          {level}
        </text>
        {Array.from({ length: draws[level]! }, (_, dot) => (
          <circle
            key={dot}
            className="ch-dot"
            r="2.800"
            transform={`translate(100 100) rotate(${angleOf(level) + (dot - (draws[level]! - 1) / 2) * 6.5}) translate(0 -54)`}
          />
        ))}
      </g>
    ))}
    <path
      className="ch-needle"
      d="M94 100 100 42l6 58Z"
      style={{ rotate: `${angleOf(defcon)}deg`, ...(from !== undefined && { '--from': `${angleOf(from)}deg` }) }}
    />
    <circle className="ch-hub" cx="100" cy="100" r="9" />
    <text className="ch-dial-name" x="100" y="121" textAnchor="middle">
      DEFCON
    </text>
  </svg>
);
