import './bots.css';

/** Whoever has a face: the characters, and the sparring partner. */
export type FaceName = 'clerk' | 'magpie' | 'bruiser' | 'fox' | 'sparring';

/** The colour of the ground, and the figure on it in ink, paper and one colour of its own. */
const FACES: Readonly<Record<FaceName, readonly (readonly [ink: string, path: string])[]>> = {
  clerk: [
    ['own', 'M6 48c1-10 8-14 18-14s17 4 18 14z'],
    ['paper', 'm19 34 5 7 5-7v-5H19z'],
    ['paper', 'M14 16h20v9c0 7-4 10-10 10s-10-3-10-10z'],
    ['ink', 'M14 19c0-9 4-13 10-13s10 4 10 13l-3-4H17z'],
    ['own', 'M10 16h28l-4 4H14z'],
    ['line', 'M15 23h7v5h-6zm11 0h7l-1 5h-6zm-4 1h4m-5 8h6'],
  ],
  magpie: [
    ['ink', 'M5 48c0-16 4-37 20-37 8 0 12 5 12 11 0 8-7 11-7 26z'],
    ['paper', 'M15 48c0-9 4-15 10-18 3 5 3 12 3 18z'],
    ['own', 'm36 18 11 4-11 4z'],
    ['paper', 'M24.5 19a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0 -7 0z'],
    ['ink', 'M27.2 19a1.6 1.6 0 1 0 3.2 0 1.6 1.6 0 1 0 -3.2 0z'],
    ['own', 'm41 26 4 4-4 5-4-5z'],
  ],
  bruiser: [
    ['own', 'M1 48c1-12 9-15 23-15s22 3 23 15z'],
    ['paper', 'M12 14h24v13c0 6-5 9-12 9s-12-3-12-9z'],
    ['ink', 'M11 17c0-9 5-12 13-12s13 3 13 12z'],
    ['ink', 'M9 15h30v3H9z'],
    ['line', 'm16 22 6 2m10-2-6 2m-8 6h12M24 24v3'],
    ['paper', 'm30 25 3 4-2 1z'],
  ],
  fox: [
    ['own', 'm7 7 11 8h12l11-8-1 20-16 16L8 27z'],
    ['paper', 'm8 26 9 1 7 8 7-8 9-1-16 17z'],
    ['ink', 'm11 13 5 4-4 4zm26 0-5 4 4 4zM21 40h6l-3 4z'],
    ['ink', 'M9 21h30l-4 7h-8l-3-3-3 3h-8z'],
    ['paper', 'M15 24h5l-2 2zm18 0h-5l2 2z'],
  ],
  sparring: [
    ['own', 'M5 48c1-11 8-14 19-14z'],
    ['ink', 'M43 48c-1-11-8-14-19-14v14z'],
    ['paper', 'M24 8c-7 0-11 5-11 13 0 9 5 14 11 14z'],
    ['own', 'M24 8c7 0 11 5 11 13 0 9-5 14-11 14z'],
    ['line', 'M16 21h4m8 0h4m-13 8h10M11 16c2-7 7-11 13-11s11 4 13 11'],
    ['own', 'm36 30 5-7 5 7h-3v9h-4v-9z'],
  ],
};

/** A face on a card, cut from a few shapes; beside its name it says nothing more. */
export const Face = ({ who }: { readonly who: FaceName }) => (
  <svg className="face" data-who={who} viewBox="0 0 48 48" aria-hidden="true">
    <rect className="face-ground" width="48" height="48" rx="6" />
    {FACES[who].map(([ink, path]) => (
      <path key={path} className={`face-${ink}`} d={path} />
    ))}
  </svg>
);
