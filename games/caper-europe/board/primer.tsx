import type { Primer, PrimerPage } from '@hideout/boardkit';
import type { Language } from '@hideout/kernel';
import { cardOf, idOfCard } from '../rules/index.ts';
import { GLYPHS, type GlyphName } from './glyphs.ts';
import { LANDMARKS } from './landmarks.ts';
import { PORTRAITS } from './portraits.ts';

type Text = Omit<PrimerPage, 'picture'>;

const TEXTS: Readonly<Record<Language, readonly [Text, Text, Text, Text, Text]>> = {
  en: [
    {
      title: 'Three Locations, two Masterminds',
      text: 'You and your rival each send Thieves to the same three Locations of a city. After six rounds the three Locations are decided, and everything is counted. Most points win.',
    },
    {
      title: 'Hire Thieves, then equip them',
      text: 'Rounds alternate. In a Thief round you hire a Thief at a Location and gain its Coins; in a Gear round you pay for a Gear and a Thief carries it, or you sell it for one Coin.',
    },
    {
      title: 'Play one card, pass the rest',
      text: 'When both have played a card you swap your whole hands. So you know what your rival holds, and what you leave them is part of your move.',
    },
    {
      title: 'Capers pull the mask',
      text: 'Each mask on a card is a Caper: it pulls the Tracker of that Location one space to your side. Whoever has it on their side at the end wins the Location, and more the further it stands.',
    },
    {
      title: 'Where points come from',
      text: 'The Locations that you win, stars on your Thieves and Gear, and Stolen Goods: one is worth 2 points, two different kinds 5, all three 9. A flame burns the topmost Gear of your rival.',
    },
  ],
  de: [
    {
      title: 'Drei Orte, zwei Superhirne',
      text: 'Du und dein Gegenüber schickt Diebe an dieselben drei Orte einer Stadt. Nach sechs Runden entscheiden sich die drei Orte, und alles wird gezählt. Die meisten Punkte gewinnen.',
    },
    {
      title: 'Diebe anheuern, dann ausrüsten',
      text: 'Die Runden wechseln sich ab. In einer Diebesrunde heuerst du an einem Ort einen Dieb an und erhältst seine Münzen; in einer Ausrüstungsrunde bezahlst du eine Ausrüstung, die ein Dieb trägt, oder verkaufst sie für eine Münze.',
    },
    {
      title: 'Eine Karte spielen, den Rest weitergeben',
      text: 'Haben beide eine Karte gespielt, tauscht ihr die ganzen Hände. Du weißt also, was dein Gegenüber hält, und was du übrig lässt, gehört zu deinem Zug.',
    },
    {
      title: 'Coups ziehen die Maske',
      text: 'Jede Maske auf einer Karte ist ein Coup: Sie zieht den Marker dieses Ortes ein Feld auf deine Seite. Wer ihn am Ende auf seiner Seite hat, gewinnt den Ort, und umso mehr, je weiter er steht.',
    },
    {
      title: 'Woher die Punkte kommen',
      text: 'Von Orten, die du gewinnst, von Sternen auf deinen Dieben und ihrer Ausrüstung, und von Beute: Eine ist 2 Punkte wert, zwei verschiedene Arten 5, alle drei 9. Eine Flamme verbrennt die oberste Ausrüstung deines Gegenübers.',
    },
  ],
};

const [PAPER, INK, RED, TEAL, GOLD] = ['#fffaf0', '#1f2f3c', '#b4460f', '#1c6f86', '#c9920e'];
const SKIES = [
  ['#f3cf8f', '#3f7a78'],
  ['#d9705f', '#4d6fa0'],
  ['#a9d3d6', '#a2573a'],
] as const;

interface At {
  readonly x: number;
  readonly y: number;
}
interface GlyphProps extends At {
  readonly of: GlyphName;
  readonly size: number;
  readonly fill?: string;
}

const Glyph = ({ of, x, y, size, fill = INK }: GlyphProps) => (
  <path d={GLYPHS[of]} transform={`translate(${x} ${y}) scale(${size / 24})`} fill={fill} fillRule="evenodd" />
);

/** A small travel poster; `sky` is one of three. */
const Poster = ({ x, y, of, sky }: At & { readonly of: keyof typeof LANDMARKS; readonly sky: 0 | 1 | 2 }) => (
  <svg x={x} y={y} width="84" height="92" viewBox="18 -22 98 107">
    <rect x="18" y="-22" width="98" height="107" rx="5" fill={SKIES[sky][0]} />
    <circle cx="40" cy="16" r="15" fill="#fff3d2" />
    <path d="M18 66h98v19H18z" fill={SKIES[sky][1]} />
    <path d={LANDMARKS[of]!.dark} fill={INK} />
    <path d={LANDMARKS[of]!.lit ?? ''} fill="#ffe9b8" fillRule="evenodd" />
  </svg>
);

/** A Thief as a card. */
function Thief({ x, y, of }: At & { readonly of: string }) {
  const { shapes, backdrop } = PORTRAITS[idOfCard(cardOf(of))]!;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width="72" height="92" rx="5" fill={PAPER} stroke="#c9b996" />
      <rect x="4" y="4" width="64" height="64" fill="#ecdfc4" />
      <g transform="translate(4 4)">
        <circle cx="32" cy="34" r="27" fill={backdrop} opacity=".3" />
        {shapes.map(({ piece, path, fill }) => (
          <path key={piece} d={path} fill={fill} fillRule="evenodd" />
        ))}
      </g>
    </g>
  );
}

/** The back of a card of a hand. */
const Card = ({ x, y, turn, fill }: At & { readonly turn: number; readonly fill: string }) => (
  <rect
    x={x}
    y={y}
    width="42"
    height="60"
    rx="4"
    fill={fill}
    stroke={PAPER}
    strokeWidth="2.5"
    transform={`rotate(${turn} ${x + 21} ${y + 70})`}
  />
);

const PICTURES = [
  <>
    <Poster x={18} y={30} of="louvre" sky={0} />
    <Poster x={118} y={30} of="eiffel-tower" sky={1} />
    <Poster x={218} y={30} of="moulin-rouge" sky={2} />
    {[18, 118, 218].map((x, site) => (
      <Glyph key={x} of="caper" x={x + 26} y={site === 1 ? 6 : 128} size={32} fill={site === 1 ? TEAL : RED} />
    ))}
  </>,
  <>
    <Thief x={40} y={34} of="colonel" />
    <Glyph of="coin" x={52} y={104} size={18} fill={GOLD} />
    <path d="M130 80h42m-10-9 11 9-11 9" fill="none" stroke={INK} strokeWidth="5" />
    <Thief x={196} y={14} of="colonel" />
    <rect x="196" y="110" width="72" height="20" rx="3" fill="#6f459e" />
    <rect x="196" y="134" width="72" height="20" rx="3" fill="#2f7d52" />
    <Glyph of="caper" x={224} y={112} size={16} fill={PAPER} />
    <Glyph of="any" x={224} y={136} size={16} fill={PAPER} />
  </>,
  <>
    {[-16, -5, 6, 17].map((turn, index) => (
      <Card key={turn} x={40 + index * 14} y={62} turn={turn} fill={RED} />
    ))}
    {[-16, -5, 6, 17].map((turn, index) => (
      <Card key={turn} x={196 + index * 14} y={62} turn={turn} fill={TEAL} />
    ))}
    <path d="M92 40q70-40 136 2m-4-15 5 16-16 2" fill="none" stroke={INK} strokeWidth="5" />
    <path d="M236 146q-70 38-136-2m4 15-5-16 16-2" fill="none" stroke={INK} strokeWidth="5" />
  </>,
  <>
    <Poster x={74} y={36} of="eiffel-tower" sky={0} />
    {Array.from({ length: 11 }, (_, space) => (
      <rect
        key={space}
        x="176"
        y={16 + space * 13}
        width="34"
        height="12"
        fill={space < 5 ? '#c5dfe4' : space > 5 ? '#f0cdbb' : '#b9b2a5'}
      />
    ))}
    <Glyph of="caper" x={179} y={66} size={28} fill="#1f2f3c55" />
    <path d="M228 80v34m-9-9 9 11 9-11" fill="none" stroke={RED} strokeWidth="5" />
    <Glyph of="caper" x={179} y={104} size={28} fill={RED} />
  </>,
  <>
    <Poster x={16} y={36} of="louvre" sky={1} />
    <Glyph of="burst" x={6} y={20} size={38} fill={RED} />
    <Glyph of="star" x={13} y={27} size={24} fill={PAPER} />
    <Thief x={118} y={36} of="dame" />
    <Glyph of="star" x={142} y={104} size={22} fill={RED} />
    {(['diamond', 'painting', 'antique'] as const).map((good, index) => (
      <Glyph key={good} of={good} x={214} y={34 + index * 34} size={28} fill={[TEAL, '#8a3f6b', '#8a5a1e'][index]!} />
    ))}
    <Glyph of="burn" x={262} y={62} size={44} fill="#b5382f" />
  </>,
];

/** Caper: Europe in a minute. */
export const primer: Primer = (language) =>
  TEXTS[language].map((page, index) => ({
    ...page,
    picture: (
      <svg viewBox="0 0 320 170" className="picture" aria-hidden="true">
        <rect width="320" height="170" fill="#dbe3ea" />
        {PICTURES[index]}
      </svg>
    ),
  }));
