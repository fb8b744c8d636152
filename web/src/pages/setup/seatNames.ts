import { isBot, type LocalSeat } from '../../store/gameLines.ts';
import type { Messages } from '../../words/en.ts';

/** What the bots of the house are called, by seat. */
const BOT_NAMES = ['Vera', 'Otto', 'Mina', 'Boris'];

/** Names for the seats of a new local game. */
export const seatNames = (seats: readonly LocalSeat[], m: Messages): readonly string[] =>
  seats.map((seat, index) => (isBot(seat) ? BOT_NAMES[index % BOT_NAMES.length]! : m.setUp.playerName(index + 1)));
