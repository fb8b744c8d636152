import { perft, subject } from '@hideout/testkit';
import { describe, expect, it } from 'vitest';
import { caperEurope } from '../rules/index.ts';

const game = subject(caperEurope);

/** How many sequences of 1, 2, 3 … decisions there are, by name and line of the position. */
const POSITIONS = [
  [
    'paris, opening',
    'starters:38 location:0,3,2 goods:2,0,2,1,2,1,1,2,1 supply:10 handSize:4,4 hand:0,9,10,13,0,0,1,2,6,7 thievesLeft:10 thiefDeck:17,16,3,8,15,11,4,5,12,14 gearLeft:36 gearDeck:33,45,27,31,41,28,43,40,39,38,35,44,46,30,37,27,32,29,41,29,36,42,41,35,37,45,34,27,44,44,42,37,31,39,28,40',
    [12, 116, 1068, 9612],
  ],
  [
    'paris, first Gear',
    'round:1 starters:38 location:0,3,2 goods:2,0,2,0,2,1,1,2,1 supply:3 coins:3,4 loot:1 crew:0,2,1,0,2,1 thief:0,0,0,13,0,0,6,0,0,0,0,0,9,7,0,1 handSize:6,6 hand:28,31,37,39,40,42,27,34,37,44,44,45 discardSize:1,1 discard:10,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,2 thievesLeft:10 thiefDeck:17,16,3,8,15,11,4,5,12,14 gearLeft:24 gearDeck:33,45,27,31,41,28,43,40,39,38,35,44,46,30,37,27,32,29,41,29,36,42,41,35',
    [20, 480, 8880],
  ],
  [
    'paris, the end',
    'round:5 turn:7 starters:38 location:0,3,2 tracker:-2,-2,2 goods:0,0,1,0,2,1,0,2 supply:5 coins:3,2 loot:2,0,1,2,0,1 crew:1,2,3,2,3,1 thief:3,0,0,13,0,0,6,14,4,11,12,0,9,7,17,1 load:1,0,0,3,3,0,2,1,1,3,2,0,0,1,1,2 gear:44,0,0,0,0,0,0,0,0,39,42,31,41,37,28,0,0,0,27,42,0,39,0,0,32,0,0,46,29,35,35,41,0,0,0,0,0,0,0,45,0,0,43,0,0,40,44 handSize:3,2 hand:27,31,33,0,0,0,38,40 discardSize:7,10 discard:10,45,37,15,29,41,8,0,0,0,0,0,0,0,0,0,0,0,0,0,0,2,37,28,44,5,34,30,36,27,16',
    [15, 180, 1188, 1320, 1486, 1486],
  ],
  [
    'rome, opening',
    'city:1 starters:38 location:7,13,4 goods:0,1,3,2,1,1,2,2 supply:10 handSize:4,4 hand:3,5,8,19,0,0,2,7,14,18 thievesLeft:10 thiefDeck:13,10,4,9,11,0,1,12,20,6 gearLeft:36 gearDeck:35,28,37,50,28,39,42,40,49,40,32,38,36,50,31,41,41,43,34,29,48,27,39,37,29,47,30,48,37,35,33,27,27,31,41,42',
    [12, 144, 1296, 11664],
  ],
  [
    'rome, first Gear',
    'city:1 round:1 starters:38 location:7,13,4 tracker:-1 goods:0,1,2,2,1,1,2,2 supply:1 coins:5,4 loot:0,0,1 crew:2,0,1,1,2 thief:3,14,0,0,0,0,5,0,0,8,0,0,7,18 handSize:6,6 hand:27,27,31,33,41,42,29,30,35,37,47,48 discardSize:1,1 discard:19,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,2 thievesLeft:10 thiefDeck:13,10,4,9,11,0,1,12,20,6 gearLeft:24 gearDeck:35,28,37,50,28,39,42,40,49,40,32,38,36,50,31,41,41,43,34,29,48,27,39,37',
    [24, 428, 6928],
  ],
  [
    'rome, the end',
    'city:1 round:5 turn:7 starters:38 location:7,13,4 tracker:0,0,5 goods:0,0,2,0,1,1,2,1 supply:5 coins:3,2 loot:0,2,1,2 crew:3,1,2,2,2,2 thief:3,14,0,4,0,0,5,12,0,8,13,0,7,18,0,1,20 load:0,3,0,1,0,0,2,2,0,3,0,0,1,2,0,0,2 gear:0,0,0,27,33,41,0,0,0,49,0,0,0,0,0,0,0,0,37,27,0,27,29,0,0,0,0,42,41,39,0,0,0,0,0,0,35,0,0,37,32,0,0,0,0,0,0,0,39,38 handSize:3,2 hand:28,28,37,0,0,0,40,40 discardSize:10,11 discard:19,48,31,11,34,48,9,50,42,31,0,0,0,0,0,0,0,0,0,0,0,2,30,47,29,6,36,43,50,41,10,35',
    [12, 106, 205, 225, 225],
  ],
  [
    'london, opening',
    'city:2 starters:38 location:0,4,2 goods:1,1,2,1,1,2,2,2 supply:10 handSize:4,4 hand:1,6,22,23,0,0,3,7,11,12 thievesLeft:10 thiefDeck:4,0,5,8,9,10,13,21,2,14 gearLeft:36 gearDeck:35,35,34,31,33,27,28,54,31,40,53,37,37,29,29,40,32,41,39,42,30,28,38,27,42,37,27,41,52,41,43,51,52,36,39,51',
    [12, 144, 1296, 11664],
  ],
  [
    'london, first Gear',
    'city:2 round:1 starters:38 location:0,4,2 goods:1,1,2,1,1,2,2,1 coins:5,5 loot:0,0,0,0,1 crew:1,2,0,2,0,1 thief:7,0,0,1,23,0,0,0,0,11,6,0,0,0,0,12 handSize:6,6 hand:36,39,43,51,51,52,27,37,41,41,42,52 discardSize:1,1 discard:22,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,3 thievesLeft:10 thiefDeck:4,0,5,8,9,10,13,21,2,14 gearLeft:24 gearDeck:35,35,34,31,33,27,28,54,31,40,53,37,37,29,29,40,32,41,39,42,30,28,38,27',
    [20, 400, 5940],
  ],
  [
    'london, the end',
    'city:2 round:5 turn:7 starters:38 location:0,4,2 tracker:3,4 goods:1,1,1,1,1,2,1 supply:6 coins:1,1 laundered:2 loot:0,0,1,1,2 crew:3,3,0,2,2,2 thief:7,14,9,1,23,5,0,0,0,11,6,0,21,0,0,12,10 load:2,0,3,3,2,1,0,0,0,1,3,0,1,0,0,3,2 gear:39,43,0,0,0,0,29,28,31,52,27,31,27,52,0,53,0,0,0,0,0,0,0,0,0,0,0,42,0,0,41,41,27,0,0,0,39,0,0,0,0,0,0,0,0,41,30,35,40,37 handSize:3,2 hand:33,34,35,0,0,0,40,54 discardSize:7,9 discard:22,51,13,32,38,42,8,0,0,0,0,0,0,0,0,0,0,0,0,0,0,3,36,51,37,2,29,37,4,28',
    [3, 6, 36, 84, 84],
  ],
  [
    'barcelona, opening',
    'city:3 starters:38 location:6,0,27 goods:2,1,1,2,1,1,0,2,2 supply:10 handSize:4,4 hand:7,8,14,24,0,0,1,3,12,13 thievesLeft:10 thiefDeck:10,2,11,5,9,0,6,26,4,25 gearLeft:36 gearDeck:30,32,29,35,37,40,57,27,31,28,40,55,27,34,41,31,39,42,36,35,38,43,56,33,29,28,58,39,27,41,41,42,37,55,56,37',
    [12, 144, 1296, 11664],
  ],
  [
    'barcelona, first Gear',
    'city:3 round:1 starters:38 location:6,0,27 tracker:0,0,1 goods:2,1,0,1,1,1,0,1,2 coins:6,4 loot:1,0,0,0,1,1 crew:0,2,1,1,0,2 thief:0,0,0,13,24,0,8,0,0,14,0,0,0,0,0,1,12 handSize:6,6 hand:37,37,41,42,55,56,27,28,29,39,41,58 discardSize:1,1 discard:7,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,3 thievesLeft:10 thiefDeck:10,2,11,5,9,0,6,26,4,25 gearLeft:24 gearDeck:30,32,29,35,37,40,57,27,31,28,40,55,27,34,41,31,39,42,36,35,38,43,56,33',
    [24, 480, 7740],
  ],
  [
    'barcelona, the end',
    'city:3 round:5 turn:7 starters:38 location:6,0,27 tracker:0,5,1 goods:1,1,0,1,1,0,0,0,2 supply:9 coins:0,1 loot:1,1,1,1,1,1 crew:0,3,3,2,2,2 thief:0,0,0,13,24,5,8,4,0,14,10,0,6,26,0,1,12 load:0,0,0,3,3,0,1,0,3,2,1,0,1,1,0,1,3 gear:0,0,0,0,0,0,0,0,0,29,27,55,42,35,27,0,0,0,55,0,0,0,0,0,35,41,43,39,38,0,37,0,0,0,0,0,31,0,0,39,0,0,0,0,0,56,0,0,37,31,27 handSize:3,2 hand:29,30,40,0,0,0,28,40 discardSize:8,10 discard:7,42,37,41,9,33,36,11,0,0,0,0,0,0,0,0,0,0,0,0,0,3,41,58,28,25,56,34,2,32,57',
    [3, 16, 80, 80],
  ],
] as const;

describe('perft', () => {
  it.each(POSITIONS)('%s', (_, line, leaves) => {
    const counted = leaves.map((__, depth) => perft(game, game.decode(line), depth + 1));
    expect(counted).toEqual(leaves);
  });
});
