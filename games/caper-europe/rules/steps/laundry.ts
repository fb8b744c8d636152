import { seatOf } from '@hideout/kernel';
import type { Book } from '../book.ts';
import type { GameIo } from '../events.ts';
import type { State } from '../state.ts';
import { setOffLaundered } from './lasting.ts';

/** [CE-8.4] Puts a Coin from the supply into the Hideout; with an empty supply nothing happens. */
export function launder(book: Book, s: State, io: GameIo, seat: number): void {
  const lost = s.supply === 0;
  io.log?.emit({ type: 'coin laundered', seat: seatOf(seat), lost });
  if (lost) return;
  s.supply--;
  s.laundered[seat]!++;
  setOffLaundered(book, s, io, seat);
}

/** [CE-8.4] The owner of a burned *Launder* returns one laundered Coin to the supply, if he has one. */
export function returnLaundered(s: State, io: GameIo, owner: number): void {
  const coins = Math.min(1, s.laundered[owner]!);
  s.laundered[owner]! -= coins;
  s.supply += coins;
  io.log?.emit({ type: 'laundered returned', owner: seatOf(owner), coins });
}
