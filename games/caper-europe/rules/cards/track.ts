import { D, type Figure } from '@hideout/kernel';

/** [CE-9.2] The bonus at each space of a side, from the middle on. That a bonus of 2 exists is R; where it stands is D. */
export const TRACK: readonly Figure[] = [D(0), D(0), D(1), D(2), D(3)];

/** [CE-9.2] Each side of a Caper Track has this many spaces. */
export const TRACK_SPACES = TRACK.length;
