import { TRACK_SPACES as REACH, type SiteView } from '../rules/index.ts';
import type { CSSProperties } from 'react';
import { useBook } from './game.ts';
import { Glyph } from './Glyph.tsx';

/** From the rival's end, above, to one's own, below. */
const SPACES = Array.from({ length: 2 * REACH + 1 }, (_, row) => REACH - row);

interface TrackProps {
  /** How far the Tracker stands on the side of the seat that is drawn below. */
  readonly lead: number;
  /** The seat that is drawn below. */
  readonly own: number;
  /** What the track says. */
  readonly label: string;
}

/** How many spaces the Tracker stands on the side of the seat that is drawn below. */
export const leadOf = (site: SiteView, own: number): number => (own === 0 ? site.tracker : -site.tracker);

/** The Caper Track: five spaces to each side with their bonuses, and the Tracker. */
export function Track({ lead, own, label }: TrackProps) {
  const { track } = useBook();
  return (
    <div className="ce-track" role="img" aria-label={label} style={{ '--at': REACH + lead } as CSSProperties}>
      {SPACES.map((space) => (
        <i key={space} data-side={space === 0 ? 'middle' : seatAt(space, own)}>
          {track[Math.abs(space)]! > 0 && `+${track[Math.abs(space)]}`}
        </i>
      ))}
      <span className="ce-tracker" data-side={lead === 0 ? 'middle' : seatAt(-lead, own)}>
        <Glyph of="caper" />
      </span>
    </div>
  );
}

/** The seat whose side a space above (positive) or below the middle belongs to. */
const seatAt = (space: number, own: number): number => (space > 0 ? 1 - own : own);
