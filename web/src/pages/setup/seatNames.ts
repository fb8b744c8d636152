import type { SetupRules } from '@hideout/kernel';
import { isBot, type LocalSeat } from '../../store/gameLines.ts';
import type { Messages } from '../../words/en.ts';

/** What the bots of the house are called, by seat. */
const BOT_NAMES = ['Vera', 'Otto', 'Mina', 'Boris', 'Ines', 'Emil', 'Rita', 'Hugo'];

/** Names for the seats of a new local game. */
export const seatNames = (seats: readonly LocalSeat[], m: Messages): readonly string[] =>
  seats.map((seat, index) => (isBot(seat) ? BOT_NAMES[index % BOT_NAMES.length]! : m.setUp.playerName(index + 1)));

/** How many seats a game has that somebody starts without saying so: two where that is possible. */
export const quickSeats = ({ seats }: Pick<SetupRules, 'seats'>): number => Math.min(Math.max(2, seats.min), seats.max);
