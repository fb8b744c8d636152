import { seatOf } from '@hideout/kernel';
import type { CardId, LocationId } from '../card.ts';
import { TRACK_SPACES } from '../cards/track.ts';
import type { GameIo } from '../events.ts';
import { rivalOf } from '../places.ts';
import type { State } from '../state.ts';

/** In place of the card when a Location Effect makes the Caper. */
export const BY_LOCATION = -1;

/** [CE-5.2] Moves the Tracker one space toward the seat; at the end of the track the move is lost. */
export function makeCaper(s: State, io: GameIo, seat: number, site: number, card: number): void {
  const moved = pull(s, seat, site);
  if (io.log === undefined) return;
  const location = s.location[site] as LocationId;
  const by = card === BY_LOCATION ? { location } : { card: card as CardId };
  io.log.emit({ type: 'caper made', seat: seatOf(seat), location, by, lost: !moved });
}

/** [CE-7.2] Moves the Tracker one space back toward the burner; at his end it stays. */
export function revertCaper(s: State, io: GameIo, owner: number, site: number): void {
  const moved = pull(s, rivalOf(owner), site);
  io.log?.emit({
    type: 'caper reverted',
    owner: seatOf(owner),
    location: s.location[site] as LocationId,
    lost: !moved,
  });
}

function pull(s: State, seat: number, site: number): boolean {
  const to = s.tracker[site]! + (seat === 0 ? 1 : -1);
  if (to > TRACK_SPACES || to < -TRACK_SPACES) return false;
  s.tracker[site] = to;
  return true;
}
