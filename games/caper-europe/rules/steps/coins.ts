import { seatOf } from '@hideout/kernel';
import type { GameIo } from '../events.ts';
import { rivalOf } from '../places.ts';
import type { State } from '../state.ts';

/** [CE-6.1] [CE-6.2] Gains Coins: from the supply, then from an opponent who has more, else they are lost. */
export function gainCoins(s: State, io: GameIo, seat: number, coins: number): void {
  const rival = rivalOf(seat);
  let left = coins;
  const supply = left < s.supply ? left : s.supply;
  s.supply -= supply;
  s.coins[seat]! += supply;
  left -= supply;
  let taken = 0;
  while (taken < left && s.coins[seat]! < s.coins[rival]!) {
    s.coins[rival]!--;
    s.coins[seat]!++;
    taken++;
  }
  if (coins === 0) return;
  io.log?.emit({ type: 'coins gained', seat: seatOf(seat), supply, rival: taken, lost: left - taken });
}

/** [CE-4.2] Pays Coins to the supply. */
export function payCoins(s: State, seat: number, coins: number): void {
  s.coins[seat]! -= coins;
  s.supply += coins;
}

/** [CE-7.2] The owner of a burned card returns the pictured Coins, or all he has if fewer. */
export function returnCoins(s: State, io: GameIo, owner: number, coins: number): void {
  const returned = Math.min(coins, s.coins[owner]!);
  payCoins(s, owner, returned);
  io.log?.emit({ type: 'coins returned', owner: seatOf(owner), coins: returned });
}
