import { PIPS, type Primer } from '@hideout/boardkit';
import type { ReactNode } from 'react';
import { FIXER, INSIDER, MASTERMIND, THIEF, WILD_CARD, type Kind, type Suit } from '../rules/index.ts';
import { PATHS } from './Portrait.tsx';
import { inkOf } from './pictures.tsx';
import { PRIMER_WORDS, type PrimerWords } from './primerWords.ts';

const INK = '#f4ead6';
const GREEN = '#6fe3a5';
const RED = '#ff5d73';
const GOLD = '#ffc857';

/** A picture of the primer: the midnight table, 320 × 180. */
const Table = ({ children }: { readonly children: ReactNode }) => (
  <svg viewBox="0 0 320 180" className="picture" fontFamily="var(--display)" fontWeight="800" aria-hidden="true">
    <rect width="320" height="180" fill="#0b101c" />
    <ellipse cx="160" cy="96" rx="196" ry="92" fill="#141d32" stroke="#2f3f61" strokeWidth="2" />
    {children}
  </svg>
);

interface CardProps {
  readonly x: number;
  readonly y: number;
  readonly suit: Suit;
  readonly number: string;
  readonly other?: string;
  readonly kind: Kind;
  readonly turn?: number;
}

/** A small Crew card. */
const Card = ({ x, y, suit, number, other = number, kind, turn = 0 }: CardProps) => {
  const ink = inkOf(suit);
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`} fill={ink}>
      <rect x="-27" y="-38" width="54" height="76" rx="7" fill="#101929" stroke={ink} strokeWidth="2" />
      <text x="-22" y="-19" fontSize="18">
        {number}
      </text>
      <text x="-22" y="-19" fontSize="18" transform="rotate(180)">
        {other}
      </text>
      <path d={PIPS[suit]} transform="translate(11 -34) scale(.5)" />
      <path
        d={PATHS[kind]}
        transform="translate(-20 -20) scale(.4)"
        fill="none"
        stroke={ink}
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  );
};

/** A number on a plate: Risk or Reward. */
const Plate = ({ x, ink, text }: { readonly x: number; readonly ink: string; readonly text: string }) => (
  <g transform={`translate(${x} 64)`}>
    <rect x="-28" y="-34" width="56" height="68" rx="8" fill="#101929" stroke={ink} strokeWidth="2.500" />
    <text y="14" textAnchor="middle" fontSize="40" fill={ink}>
      {text}
    </text>
  </g>
);

const Sign = ({ x, y, text, ink }: { x: number; y: number; text: string; ink: string }) => (
  <g transform={`translate(${x} ${y})`}>
    <rect x="-34" y="-26" width="68" height="52" rx="10" fill="#0b101c" stroke={RED} strokeWidth="3" />
    <text y="14" textAnchor="middle" fontSize="38" fill={ink}>
      {text}
    </text>
  </g>
);

const big = (x: number, y: number, text: string, fill = INK, size = 32) => (
  <text x={x} y={y} textAnchor="middle" fontSize={size} fill={fill}>
    {text}
  </text>
);

const PICTURES: Readonly<Record<keyof PrimerWords, ReactNode>> = {
  crew: (
    <Table>
      <Card x={48} y={66} suit="♠" number="4" kind={THIEF} />
      <Card x={122} y={66} suit="♦" number="6" other="9" kind={WILD_CARD} />
      <Card x={196} y={66} suit="♥" number="3" kind={FIXER} />
      <Card x={270} y={66} suit="♣" number="8" kind={MASTERMIND} />
      {big(85, 76, '+')}
      {big(159, 76, '+')}
      {big(233, 76, '+')}
      <Sign x={160} y={144} text="21" ink={GREEN} />
    </Table>
  ),
  target: (
    <Table>
      <Plate x={96} ink="#ff7a97" text="11" />
      {big(144, 76, '+')}
      <Plate x={192} ink={GOLD} text="?" />
      <path d="M34 136H286" stroke="#3a4767" strokeWidth="12" strokeLinecap="round" />
      <path d="M206 136H262" stroke={GREEN} strokeWidth="12" />
      {big(206, 166, '17', GREEN, 20)}
      {big(262, 166, '21', INK, 20)}
      {big(284, 122, '✕', RED, 22)}
    </Table>
  ),
  cards: (
    <Table>
      <Card x={70} y={84} suit="♦" number="10" other="01" kind={INSIDER} />
      <path
        d="M112 66c16-22 40-22 56-4m0-16v18h-18"
        fill="none"
        stroke={INK}
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <Card x={212} y={84} suit="♦" number="10" other="01" kind={INSIDER} turn={180} />
      {big(70, 152, '10', GOLD, 26)}
      {big(212, 152, '1', GOLD, 26)}
      {(['♠', '♥', '♣'] as const).map((suit, place) => (
        <path
          key={suit}
          d={PIPS[suit]}
          fill={inkOf(suit)}
          transform={`translate(268 ${34 + place * 42}) scale(1.300)`}
        />
      ))}
    </Table>
  ),
  complication: (
    <Table>
      <g transform="translate(160 112)">
        <rect x="-76" y="-30" width="152" height="62" rx="8" fill="#101929" stroke={GOLD} strokeWidth="2.500" />
        <text y="18" textAnchor="middle" fontSize="24" fill={GOLD}>
          −2
        </text>
        <path d={PIPS['♦']} fill={GOLD} transform="translate(24 -4) scale(1.100)" />
      </g>
      <g transform="translate(64 0)">
        <Plate x={96} ink="#ff7a97" text="11" />
      </g>
    </Table>
  ),
  silence: (
    <Table>
      <path d="M136 66 132 36l16 13 12-22 12 22 16-13-4 30Z" fill={GOLD} />
      {[70, 160, 250].map((x) => (
        <g key={x} transform={`translate(${x} 116)`} fill="none" stroke={INK} strokeWidth="4" strokeLinecap="round">
          <circle r="30" fill="#101929" />
          <path d="M-12-8h1M12-8h1M-8 10h16" />
          <path d="M0 40V6" stroke="#101929" strokeWidth="14" />
          <path d="M0 40V6" strokeWidth="7" />
        </g>
      ))}
    </Table>
  ),
};

/** Caper Cards in a minute. */
export const primer: Primer = (language) =>
  Object.entries(PRIMER_WORDS[language]).map(([page, [title, text]]) => ({
    title,
    text,
    picture: PICTURES[page as keyof PrimerWords],
  }));
