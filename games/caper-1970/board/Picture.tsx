/** One corner of a storey: its floor, its left and its right wall, drawn from above at an angle. */
interface Storey {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  readonly roof: string;
  readonly left: string;
  readonly right: string;
}

const STOREYS: readonly Storey[] = [
  { x: 165, y: 92, width: 118, depth: 96, height: 44, roof: '#e9d9b0', left: '#b8532f', right: '#8f3d22' },
  { x: 158, y: 62, width: 84, depth: 64, height: 38, roof: '#d9a441', left: '#2d7f7a', right: '#1f5e5a' },
  { x: 150, y: 38, width: 48, depth: 38, height: 32, roof: '#f4ead6', left: '#c98a2b', right: '#a16a1c' },
];

function Block({ x, y, width, depth, height, roof, left, right }: Storey) {
  const [rx, ry] = [width * 0.87, width * 0.5];
  const [lx, ly] = [depth * 0.87, depth * 0.5];
  return (
    <g stroke="#3a2a1c" strokeWidth="1.500">
      <path d={`M${x} ${y}l${rx} ${ry}l${-lx} ${ly}l${-rx} ${-ry}Z`} fill={roof} />
      <path d={`M${x - lx} ${y + ly}l${rx} ${ry}v${height}l${-rx} ${-ry}Z`} fill={left} />
      <path d={`M${x - lx} ${y + ly}l${rx} ${ry}v${height}l${-rx} ${-ry}Z`} fill="url(#hatch-1970)" stroke="none" />
      <path d={`M${x + rx - lx} ${y + ry + ly}l${lx} ${-ly}v${height}l${-lx} ${ly}Z`} fill={right} />
    </g>
  );
}

/** A mid-century city block in three terraces, with a ladder and a pair of dice. */
export const Picture = () => (
  <svg viewBox="0 0 330 200" className="picture" aria-hidden="true">
    <defs>
      <pattern id="hatch-1970" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(38)">
        <path d="M0 0v7" stroke="#3a2a1c" strokeWidth="1" opacity=".35" />
      </pattern>
    </defs>
    <rect width="330" height="200" fill="#f1e4c3" />
    <path d="M0 118 165 26l165 92v82H0Z" fill="#e2cf9f" />
    <path d="M0 150 140 70M330 150 190 70" stroke="#cdb57e" strokeWidth="3" strokeDasharray="10 8" />
    {STOREYS.map((storey) => (
      <Block key={storey.y} {...storey} />
    ))}
    <g stroke="#3a2a1c" strokeWidth="2.500" fill="none">
      <path d="m112 168 14-50M124 172l14-50M116 158l12 4M120 146l12 4M123 134l12 4" />
    </g>
    <g transform="translate(262 142) rotate(-10 17 17)" fill="#b8532f">
      <rect width="34" height="34" rx="6" fill="#f4ead6" stroke="#3a2a1c" strokeWidth="2" />
      <circle cx="9" cy="9" r="3" />
      <circle cx="17" cy="17" r="3" />
      <circle cx="25" cy="25" r="3" />
    </g>
    <g transform="translate(262 142) rotate(12 40 36)" fill="#f4ead6">
      <rect x="26" y="22" width="28" height="28" rx="5" fill="#2d7f7a" stroke="#3a2a1c" strokeWidth="2" />
      <circle cx="34" cy="30" r="2.500" />
      <circle cx="46" cy="30" r="2.500" />
      <circle cx="34" cy="42" r="2.500" />
      <circle cx="46" cy="42" r="2.500" />
    </g>
    <g transform="translate(40 150)">
      <path d="M6 14c0-8 28-8 28 0l8 4v8H0v-8Z" fill="#1f5e5a" stroke="#3a2a1c" strokeWidth="1.500" />
      <circle cx="10" cy="27" r="5" fill="#3a2a1c" />
      <circle cx="33" cy="27" r="5" fill="#3a2a1c" />
    </g>
  </svg>
);
