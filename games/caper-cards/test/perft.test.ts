import { perft, subject } from '@hideout/testkit';
import { describe, expect, it } from 'vitest';
import { caperCards } from '../rules/index.ts';

const game = subject(caperCards);

/** How many sequences of 1, 2, 3 … decisions there are, by name and line of the position. */
const POSITIONS = [
  [
    'one player, opening',
    'seats:1 risk:11 plays:1 crewSize:1 crew:1 hand:0,0,0,0,0,0,2,2 deckSize:10 deck:4,4,0,0,5,1,7,0,1,5 rowSize:9 row:2,2,3,6,4,2,3,3,5 rewards:0,5,7,6,2,4,8,3,1',
    [2, 4, 7, 16, 36, 89],
  ],
  [
    'two players, opening',
    'seats:2 risk:11 boss:1 hand:0,0,0,0,0,1,1,2,0,0,2,0,1,0,1 deckSize:16 deck:1,0,5,3,2,3,0,4,3,4,7,5,0,6,1,1 rewards:4,3,8,0,7,1,6,2,5',
    [3, 7, 20, 43, 91, 171],
  ],
  [
    'three players, opening',
    'seats:3 risk:12 boss:1 plays:1 crewSize:1 crew:3 hand:0,0,3,0,1,0,1,0,1,1,0,1,0,1,1,0,2,0,0,1,0,1,1 deckSize:8 deck:7,5,4,1,1,4,7,7 rewards:7,6,5,0,2,1,8,4,3',
    [5, 18, 51, 108, 199, 364],
  ],
  [
    'four players, opening',
    'seats:4 risk:11 hand:1,1,0,0,0,1,1,1,1,1,1,0,0,0,1,1,0,0,0,3,1,0,1,0,1,0,2,0,1,1 deckSize:4 deck:1,5,7,4 rewards:6,8,5,3,7,4,2,1',
    [5, 22, 66, 181, 532, 1145],
  ],
  [
    'one player, fourth heist',
    'seats:1 risk:11 round:3 plays:1 crewSize:1 crew:7 hand:1,1,0,0,0,1,0,1 discard:2,1,3,1,1,1,1,2 deckSize:4 deck:1,6,3,4 rowSize:3 row:4,5,3 rewards:0,3,1,8,6,2,5,7,4',
    [4, 12, 19, 27, 55, 85],
  ],
  [
    'two players, third heist',
    'seats:2 risk:11 boss:1 round:2 hand:0,2,0,1,0,1,0,0,1,0,1,0,1,0,1 discard:1,1,2,0,1,1,1,1 deckSize:8 deck:7,5,3,4,0,6,3,7 rewards:8,4,1,5,2,3,7,6',
    [4, 10, 30, 74, 158, 330],
  ],
  [
    'three players, third heist',
    'seats:3 risk:12 boss:1 round:1 plays:3 crewSize:3 crew:5,10 hand:0,0,1,1,1,0,1,0,0,1,1,0,0,1,0,0,1,1,0,1 discard:0,0,1,0,1,1,1 deckSize:7 deck:1,7,5,0,7,7,3 rewards:8,7,1,6,3,2,0,4,5',
    [4, 9, 25, 64, 140, 225],
  ],
  [
    'four players, third heist',
    'seats:4 risk:11 boss:2 round:1 plays:3 step:1 entering:6 looked:2 crewSize:2 crew:6,2 hand:0,0,1,1,0,0,0,1,0,0,0,1,1,0,0,1,0,2,0,0,0,0,1,0,1,0,1,0,0,0,0,1 discard:1,0,0,0,2,2 deckSize:4 deck:1,3,6 rewards:7,3,0,4,8,6,2,5,1',
    [2, 4, 10, 28, 55, 99],
  ],
] as const;

describe('perft', () => {
  it.each(POSITIONS)('%s', (_, line, leaves) => {
    const counted = leaves.map((__, depth) => perft(game, game.decode(line), depth + 1));
    expect(counted).toEqual(leaves);
  });
});
