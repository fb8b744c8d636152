import { seatOf, type Seat } from '@hideout/kernel';

/** The two superpowers [CH-1.2]. */
export const CAPS = seatOf(0);
export const HAMMERS = seatOf(1);
/** Both, by seat. */
export const FACTIONS = [CAPS, HAMMERS] as const;

/** The other superpower. */
export const enemyOf = (seat: number): Seat => (1 - seat) as Seat;
