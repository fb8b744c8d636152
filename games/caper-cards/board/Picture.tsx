import { PIPS } from '@hideout/boardkit';

const HAND = [
  { turn: -24, x: 92, y: 176, suit: '♠', colour: '#6fc3ff', number: '7' },
  { turn: -8, x: 140, y: 162, suit: '♥', colour: '#ff6b8b', number: '3' },
  { turn: 8, x: 190, y: 162, suit: '♦', colour: '#ffc857', number: '9' },
  { turn: 24, x: 238, y: 176, suit: '♣', colour: '#6fe3a5', number: '8' },
] as const;

/** A fan of four neon cards under the sign that nobody may pass. */
export const Picture = () => (
  <svg viewBox="0 0 330 200" className="picture" fontFamily="var(--display)" fontWeight="800" aria-hidden="true">
    <rect width="330" height="200" fill="#0b101c" />
    <ellipse cx="165" cy="214" rx="210" ry="96" fill="#131c30" />
    <ellipse cx="165" cy="214" rx="196" ry="86" fill="none" stroke="#1d2945" strokeWidth="2" />
    <rect x="120" y="16" width="90" height="52" rx="10" fill="#0b101c" stroke="#ff5d73" strokeWidth="3" />
    <text x="165" y="57" textAnchor="middle" fontSize="44" fill="#ffe3a1">
      21
    </text>
    <path d="M120 42H84M210 42h36" stroke="#ff5d73" strokeWidth="3" opacity=".6" />
    {HAND.map(({ turn, x, y, suit, colour, number }) => (
      <g key={suit} transform={`translate(${x} ${y}) rotate(${turn})`}>
        <rect x="-33" y="-62" width="66" height="96" rx="8" fill="#111a2d" stroke={colour} strokeWidth="2.5" />
        <text x="-25" y="-38" fontSize="22" fill={colour}>
          {number}
        </text>
        <g transform="translate(-20 -34) scale(1.7)">
          <path d={PIPS[suit]} fill="none" stroke={colour} strokeWidth="1.400" />
        </g>
        <text x="25" y="16" fontSize="22" fill={colour} transform="rotate(180 20 10)">
          {number}
        </text>
      </g>
    ))}
  </svg>
);
