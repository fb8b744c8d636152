import type { Seat, Viewer } from '@hideout/kernel';
import type { Messages } from '../words/words.ts';

/** What a seat is called for whoever looks: “You” where it is theirs. */
export const nameOfSeat = (seat: Seat, viewer: Viewer, names: readonly string[], m: Messages): string =>
  seat === viewer ? m.table.you : names[seat]!;
