import type { Primer } from '@hideout/boardkit';
import type { ReactNode } from 'react';
import { EMBLEMS, FACTION_SHAPES, REGION_SHAPES } from './glyphs.ts';
import { PRIMER_WORDS } from './primerWords.ts';

const SLATE = '#2f4557';
const RED = '#b3201f';
const INK = '#1f262d';
const PAPER = '#f4eee0';
const KRAFT = '#d9c596';

/** A shape of the board at this place, this many times its size of 32. */
const Shape = ({ d, x, y, scale, fill }: { d: string; x: number; y: number; scale: number; fill: string }) => (
  <path d={d} transform={`translate(${x} ${y}) scale(${scale})`} fill={fill} fillRule="evenodd" />
);

const Ground = ({ children }: { readonly children: ReactNode }) => (
  <svg viewBox="0 0 240 120" aria-hidden="true">
    <rect width="240" height="120" fill="#ded9cc" />
    <path d="M96 0h26L74 120H48Z" fill="#d0c9b8" />
    {children}
  </svg>
);

const Figure = ({ x, y, fill = INK, children }: { x: number; y: number; fill?: string; children: ReactNode }) => (
  <text x={x} y={y} textAnchor="middle" fontSize="22" fontWeight="800" fontFamily="var(--display)" fill={fill}>
    {children}
  </text>
);

const Plate = ({
  x,
  value,
  region,
}: {
  readonly x: number;
  readonly value: number | string;
  readonly region: number;
}) => (
  <>
    <rect x={x} y="42" width="48" height="36" fill={PAPER} stroke={INK} strokeWidth="2" />
    <Shape d={REGION_SHAPES[region]!} x={x + 20} y={48} scale={0.75} fill="#1f262d22" />
    <Figure x={x + 14} y={68}>
      {value}
    </Figure>
  </>
);

/** A card face down. */
const Folder = ({ x, y, fill }: { readonly x: number; readonly y: number; readonly fill: string }) => (
  <>
    <path d={`M${x} ${y}h18l4 4h20v18h-42Z`} fill={KRAFT} stroke={INK} strokeWidth="1.5" />
    <path d={`M${x + 30} ${y + 4}h8l-8 18h-8Z`} fill={fill} />
  </>
);

/** A card face up. */
const Agent = ({
  x,
  y,
  kind,
  fill,
}: {
  readonly x: number;
  readonly y: number;
  readonly kind: number;
  readonly fill: string;
}) => (
  <>
    <rect x={x} y={y} width="42" height="22" fill={fill} />
    <Figure x={x + 9} y={y + 18} fill={PAPER}>
      2
    </Figure>
    {EMBLEMS[kind]!.map((d) => (
      <Shape key={d} d={d} x={x + 19} y={y + 2} scale={0.56} fill={PAPER} />
    ))}
  </>
);

const Row = () => (
  <>
    <Plate x={10} value={3} region={5} />
    <Plate x={67} value={1} region={3} />
    <Plate x={124} value={2} region={4} />
    <Plate x={181} value="I" region={6} />
  </>
);

const PICTURES: readonly ReactNode[] = [
  <Ground key="powers">
    <rect width="240" height="30" fill={RED} />
    <Shape d={FACTION_SHAPES[1]!} x={104} y={3} scale={0.75} fill={PAPER} />
    <rect y="90" width="240" height="30" fill={SLATE} />
    <Shape d={FACTION_SHAPES[0]!} x={104} y={93} scale={0.75} fill={PAPER} />
    <Row />
  </Ground>,
  <Ground key="agents">
    <Row />
    <Folder x={13} y={12} fill={RED} />
    <Folder x={127} y={12} fill={RED} />
    <Folder x={13} y={88} fill={SLATE} />
    <Folder x={70} y={88} fill={SLATE} />
    <Folder x={184} y={88} fill={SLATE} />
  </Ground>,
  <Ground key="influence">
    <Plate x={67} value={3} region={2} />
    <Agent x={67} y={12} kind={8} fill={RED} />
    <Agent x={67} y={86} kind={2} fill={SLATE} />
    <Agent x={113} y={86} kind={0} fill={SLATE} />
    <Figure x={180} y={30} fill={RED}>
      2
    </Figure>
    <Figure x={180} y={106} fill={SLATE}>
      4
    </Figure>
    <Shape d={FACTION_SHAPES[0]!} x={164} y={42} scale={1.1} fill={SLATE} />
  </Ground>,
  <Ground key="active">
    <Folder x={40} y={48} fill={SLATE} />
    <path d="M96 50l18 9-18 9Z" fill={INK} />
    <Agent x={130} y={48} kind={5} fill={SLATE} />
    <path d="M186 46h16l-8 9h8l-8 11-8-11h8Z" fill={RED} />
  </Ground>,
  <Ground key="dial">
    {[5, 4, 3, 2, 1].map((level) => (
      <g key={level} transform={`translate(104 98) rotate(${(3 - level) * 34})`}>
        <path d="M-19-80h38l-8 26h-22Z" fill={level === 2 ? RED : PAPER} stroke={INK} strokeWidth="1.5" />
        <Figure x={0} y={-59} fill={level === 2 ? PAPER : INK}>
          {level}
        </Figure>
      </g>
    ))}
    <path d="M98 98l6-50 6 50Z" fill={RED} transform="rotate(34 104 98)" />
    <circle cx="104" cy="98" r="8" fill={INK} />
    {[0, 1].map((pin) => (
      <g key={pin} transform={`translate(${200 + pin * 22} 66)`}>
        <path d="M0 8v22" stroke={INK} strokeWidth="2" />
        <circle r="10" fill={PAPER} stroke={INK} strokeWidth="2" />
        <Figure x={0} y={7}>
          {pin + 1}
        </Figure>
      </g>
    ))}
  </Ground>,
];

/** Caps & Hammers in a minute. */
export const primer: Primer = (language) =>
  PRIMER_WORDS[language].map(([title, text], page) => ({ title, text, picture: PICTURES[page] }));
