import { idOfLocation, LOCATIONS, type LocationId } from '../rules/index.ts';
import { LANDMARKS } from './landmarks.ts';

/** The ground and the hills of each set. */
const LANDS = {
  core: ['#3f7a78', '#5f948c'],
  paris: ['#4d6fa0', '#7f97bd'],
  rome: ['#a2573a', '#c48158'],
  london: ['#566370', '#83919b'],
  barcelona: ['#c4672b', '#dc9146'],
} as const;
/** How many skies there are. */
const SKIES = 4;
/** Lays a silhouette down on the ground to the right, as a low sun does. */
const LYING = 'matrix(1 0 -1.15 -0.3 75.9 85.8)';

interface PosterProps {
  readonly location: LocationId;
  /** Whether the landmark stands in the middle, or leaves room at its left. */
  readonly centred?: boolean;
}

/** The travel poster of a Location: flat sky, sun, the ground of its City, one landmark and its long shadow. */
export function Poster({ location, centred = false }: PosterProps) {
  const { dark, lit } = LANDMARKS[idOfLocation(location)]!;
  const [ground, hills] = LANDS[LOCATIONS[location]!.set];
  return (
    <svg
      className="ce-poster-art"
      viewBox={centred ? '27 0 80 80' : '-6 0 122 76'}
      preserveAspectRatio="xMidYMax meet"
      data-sky={location % SKIES}
      aria-hidden="true"
    >
      <path fill="var(--sky)" d="M-200-300h500V80h-500z" />
      <path fill="var(--sky-2)" d="M-200 32q130-6 260 0t240-4v52h-500z" />
      <path fill="var(--sky-3)" d="M-200 47q150-6 270 0t230-3v38h-500z" />
      <circle fill="var(--sun)" cx="34" cy="34" r="15" />
      <path className="ce-land" fill={hills} d="M-200 60q120-10 218-5 26 5 48-2 60-9 234 5v22h-500z" />
      <path className="ce-land" fill={ground} d="M-200 66h500v60h-500z" />
      <path fill="#0b1622" opacity=".34" d={dark} transform={LYING} />
      <path fill="var(--dark)" d={dark} />
      {lit !== undefined && <path fill="var(--lit)" d={lit} fillRule="evenodd" />}
    </svg>
  );
}
