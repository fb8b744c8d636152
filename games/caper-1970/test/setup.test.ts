import { everySetup, FastRng, Match, rematchOf, setUp, SPECTATOR, type AnyGame, type AnyMatch } from '@hideout/kernel';
import { script, subject } from '@hideout/testkit';
import { describe, expect, it } from 'vitest';
import { earlier } from '../rules/earlier.ts';
import { caper1970, caper1970With, CARD_KINDS, START, type State } from '../rules/index.ts';

const game = subject(caper1970);
const deal = (seats: number, thief = 'drawn', begins = 'drawn', seed = 1, empty = 'drawn'): State =>
  game.setup({ seats, options: { thief, empty, begins } }, new FastRng(seed));

describe('§1 set-up', () => {
  it('[CA-1.1] two players sit opposite each other, four all round, clockwise', () => {
    expect(Array.from(deal(2, 'yellow').side.subarray(0, 2))).toEqual([1, 3]);
    expect(Array.from(deal(4, 'red').side)).toEqual([2, 3, 0, 1]);
    const drawn = new Set(Array.from({ length: 60 }, (_, seed) => deal(4, 'drawn', 'drawn', seed).side[0]));
    expect([...drawn].toSorted((a, b) => a! - b!)).toEqual([0, 1, 2, 3]);
    expect(deal(4, 'blue').thief[0]).toBe(START[0]);
  });

  it('[CA-1.1] three leave out a side, which is drawn too', () => {
    const gaps = new Set(
      Array.from({ length: 99 }, (_, seed) => {
        const sides = Array.from(deal(3, 'drawn', 'drawn', seed).side.subarray(0, 3));
        expect(new Set(sides).size).toBe(3);
        return (6 - sides.reduce((a, b) => a + b) - sides[0]! + 8) % 4;
      }),
    );
    expect([...gaps].toSorted((a, b) => a - b)).toEqual([1, 2, 3]);
  });

  it('[CA-1.1] from game to game everybody keeps the seat and has the next thief clockwise', () => {
    const setups = [...everySetup(game)];
    expect(setups.length).toBe(5 * 3 + 5 * 4 * 4 + 5 * 5);
    for (const { seats, options } of setups) {
      const match = new Match(game, { seats, options }, new Uint8Array(32).fill(seats));
      const { sides } = match.view(SPECTATOR);
      const next = rematchOf(match as unknown as AnyMatch, game as unknown as AnyGame);
      expect(next.seating).toEqual(sides.map((_, seat) => seat));
      const turned = Array.from({ length: 5 }, (_, seed) => game.setup(next.setup, new FastRng(seed)));
      for (const s of turned)
        expect(Array.from(s.side.subarray(0, seats))).toEqual(sides.map((side) => (side + 1) % 4));
      expect(next.setup.options['begins']).toBe(options['begins']);
    }
  });

  it('[CA-1.1] a rematch of a game of version 1 turns the table too', () => {
    const match = new Match(
      earlier[0]!,
      { seats: 3, options: { thief: 'green', begins: 'drawn' } },
      new Uint8Array(32),
    );
    expect(match.view(SPECTATOR).sides).toEqual([3, 0, 1]);
    expect(rematchOf(match as unknown as AnyMatch, game as unknown as AnyGame).setup.options).toEqual({
      thief: 'blue',
      empty: 'before-first-seat',
      begins: 'drawn',
    });
  });

  it('[CA-1.7] a thief may be named, with three players an empty side, and any seat may begin', () => {
    const sides = (empty: string, seed = 1): number[] =>
      Array.from(deal(3, 'green', 'drawn', seed, empty).side.subarray(0, 3));
    expect(sides('before-first-seat')).toEqual([3, 0, 1]);
    expect(sides('before-second-seat')).toEqual([3, 1, 2]);
    expect(sides('before-third-seat')).toEqual([3, 0, 2]);
    expect(new Set(Array.from({ length: 30 }, (_, seed) => sides('drawn', seed).join())).size).toBe(3);
    const begins = ['first-seat', 'second-seat', 'third-seat', 'fourth-seat'];
    expect(
      begins.map((seat) => new Set(Array.from({ length: 9 }, (_, seed) => deal(4, 'drawn', seat, seed).turn))),
    ).toEqual(begins.map((_, seat) => new Set([seat])));
    for (const wrong of [{ thief: 'pink' }, { empty: 'before-first-seat' }])
      expect(setUp(game, 4, wrong)).toMatchObject({ ok: false });
    expect(setUp(game, 2, { begins: 'third-seat' })).toMatchObject({ ok: false });
  });

  it('[CA-1.7] in version 1 a named thief left the side before the first seat empty, and the options were fewer', () => {
    const [version1] = earlier;
    expect(version1!.options.map(({ id, choices }) => [id, choices.map((choice) => choice.id)])).toEqual([
      ['thief', ['drawn', 'blue', 'yellow', 'red', 'green']],
      ['begins', ['drawn', 'first-seat']],
    ]);
    const seats = Array.from({ length: 20 }, (_, seed) =>
      version1!.setup({ seats: 3, options: { thief: 'green', begins: 'first-seat' } }, new FastRng(seed)),
    );
    expect(new Set(seats.map(({ side, turn }) => `${side.subarray(0, 3).join()} ${turn}`))).toEqual(
      new Set(['3,0,1 0']),
    );
  });

  it('[CA-1.2] everybody has one tool of each kind, and the depot the rest', () => {
    const s = deal(3);
    expect(Array.from(s.stock)).toEqual([...Array.from({ length: 15 }, () => 1), 0, 0, 0, 0, 0]);
    expect(Array.from(s.depot)).toEqual([9, 11, 7, 7, 7]);
  });

  it('[CA-1.3] four cards each, one at a time from the first player, who is drawn', () => {
    // Thief 0, first player 1, an untouched deck, and the first roll.
    const untouched = Array.from({ length: 55 }, (_, i) => 55 - i);
    const rng = script(0, 1, ...untouched, 0, 1);
    const s = game.setup({ seats: 2, options: { thief: 'drawn', empty: 'drawn', begins: 'drawn' } }, rng);
    rng.done();
    expect(s.turn).toBe(1);
    expect(s.hand[CARD_KINDS + 10]! + s.hand[10]!).toBe(8);
    expect([s.hand[10], s.hand[CARD_KINDS + 10], s.pileSize]).toEqual([4, 4, 48]);
    expect(new Set(Array.from({ length: 40 }, (_, seed) => deal(4, 'drawn', 'drawn', seed).turn)).size).toBe(4);
  });

  it('[CA-1.4] the jewels lie in their vaults', () => {
    const s = deal(4);
    expect(Array.from(s.jewel)).toEqual([0, 0, 0, 0]);
    expect(Array.from(s.points)).toEqual([1000, 800, 600, 400]);
  });

  it('[CA-1.5] the autos are off the board', () => {
    expect(Array.from(deal(4).auto)).toEqual([0, 0, 0, 0]);
  });

  it('[CA-1.6] unused thieves and hideouts are left out', () => {
    const view = game.view(deal(2, 'blue'), -1 as never);
    expect([view.sides, view.thieves.length, view.stock.length]).toEqual([[0, 2], 2, 2]);
    const board = game.words.en.board(view, { viewer: -1 as never, names: ['A', 'B'] }, (_, text) => text);
    expect(board).toContain('hB');
    expect(board).not.toContain('hY');
  });

  it('[CA-10.3] figures can be tuned, and such that cannot be played are refused', () => {
    const other = caper1970With({ 'tools/ladder': 9, turns: 5 });
    const s = other.setup({ seats: 2, options: { thief: 'drawn', empty: 'drawn', begins: 'drawn' } }, new FastRng(1));
    expect([s.depot[0], s.turnsLeft]).toEqual([9 - 2, 5]);
    expect(() => caper1970With({ 'points/ruby': 900 })).toThrow('is published');
    expect(() => caper1970With({ turns: 0 })).toThrow('at least one turn');
    expect(() => caper1970With({ 'tools/knife': 3 })).toThrow('at least 4 tools');
    expect(() => caper1970With({ 'deck/knife': 90 })).toThrow('from 16 to 96 cards');
    expect(() => caper1970With({ rolls: 1.5 })).toThrow('whole number');
    expect(() => caper1970With({ ladderBreaksGlass: 2 })).toThrow('1, or does not, 0');
  });
});
