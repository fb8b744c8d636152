import { DEAL, everySetup, seatOf, setUp, SPECTATOR, UNKNOWN, type Rng, type Setup } from '@hideout/kernel';
import { script, subject } from '@hideout/testkit';
import { describe, expect, it } from 'vitest';
import {
  caperCards,
  COPIES,
  CREW,
  FIXER,
  GADGETEER,
  GRIFTER,
  INSIDER,
  MASTERMIND,
  MUSCLE,
  REWARDS,
  THIEF,
  WILD_CARD,
  type Event,
  type State,
} from '../rules/index.ts';

const game = subject(caperCards);
const down = (from: number): number[] => Array.from({ length: from }, (_, i) => from - i);

/** Rolls that leave the Rewards in the order 0 to 8 and the deck in three runs of all kinds, Insiders on top. */
const UNSHUFFLED = [...down(8), ...down(23)];

function setupFor(seats: number, options: Record<string, string> = {}): Setup {
  const made = setUp(game, seats, options);
  if (!made.ok) throw new Error(made.problem);
  return made.value;
}

function unshuffled(seats: number, options: Record<string, string> = {}): State {
  const rng = script(...UNSHUFFLED);
  const s = game.setup(setupFor(seats, { boss: '1', ...options }), rng);
  rng.done();
  return s;
}

describe('§1 Set-up', () => {
  it('[CC-1.1] the Risk is 11, or 12 in a harder game', () => {
    expect(game.view(unshuffled(4), SPECTATOR).risk).toBe(11);
    expect(game.view(unshuffled(4, { risk: '12' }), SPECTATOR).risk).toBe(12);
    expect(setUp(game, 4, { risk: '13' }).ok).toBe(false);
  });

  it.each([
    [1, 5],
    [2, 5],
    [3, 4],
    [4, 4],
  ])('[CC-1.2] %i players meet %i Rewards, in the order in which they were shuffled', (seats, goal) => {
    const s = unshuffled(seats);
    expect(game.view(s, SPECTATOR)).toMatchObject({ goal, tucked: [], reward: UNKNOWN });
    expect(Array.from(s.rewards)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('[CC-1.2] a shuffle takes any Reward to the top', () => {
    const rng = script(...down(8).with(0, 0), ...down(23));
    expect(game.setup(setupFor(4, { boss: '1' }), rng).rewards[8]).toBe(0);
  });

  it('[CC-1.3] with four players each gets five of the 24 cards and four are left', () => {
    const s = unshuffled(4);
    expect(game.view(s, seatOf(0)).hand).toEqual([GRIFTER, WILD_CARD, MUSCLE, MASTERMIND, INSIDER]);
    expect(game.view(s, seatOf(1)).hand).toEqual([GADGETEER, FIXER, THIEF, MASTERMIND, INSIDER]);
    expect(game.view(s, SPECTATOR)).toMatchObject({ handSizes: [5, 5, 5, 5], deckSize: 4, rowSize: 0 });
    expect(CREW.length * COPIES).toBe(24);
  });

  it('[CC-1.3] with two players each gets four, and 16 are left', () => {
    const view = game.view(unshuffled(2), seatOf(1));
    expect(view).toMatchObject({ handSizes: [4, 4], deckSize: 16, hand: [GADGETEER, FIXER, THIEF, GRIFTER] });
  });

  it.each([
    [1, ['played', 'announced', 'looked']],
    [2, ['appointed']],
    [3, ['appointed', 'played', 'announced']],
    [4, ['appointed']],
  ])('[CC-1.4][CC-2.3] with %i players set-up tells %j', (seats, told) => {
    const types: string[] = [];
    const log = { emit: (event: { readonly type: string }) => void types.push(event.type) };
    game.setup(setupFor(seats, { boss: '1' }), script(...UNSHUFFLED), undefined, log);
    expect(types).toEqual(told);
  });

  it('[CC-1.4] the host names the seat of the Boss, or it is random', () => {
    expect(game.view(unshuffled(4, { boss: '3' }), SPECTATOR).boss).toBe(2);
    expect(game.view(game.setup(setupFor(4), script(...UNSHUFFLED, 1)), SPECTATOR)).toMatchObject({
      boss: 1,
      actor: 1,
    });
  });

  it.each([
    ['3', 2, 'host'],
    ['random', 1, 'lot'],
  ])(
    '[CC-1.4] with “%s” all hear before the first decision that seat %i has The Boss, and that it is by %s',
    (choice, boss, by) => {
      const told: Event[] = [];
      const rng = script(...UNSHUFFLED, ...(by === 'lot' ? [boss] : []));
      game.setup(setupFor(4, { boss: choice }), rng, undefined, { emit: (event) => void told.push(event) });
      expect(told.map((event) => game.redact(event, SPECTATOR))).toEqual([{ type: 'appointed', boss, by }]);
    },
  );

  it('[CC-1.4] a seat that nobody sits on cannot hold the Boss', () => {
    expect(setUp(game, 2, { boss: '2' }).ok).toBe(true);
    expect(setUp(game, 2, { boss: '3' })).toEqual({
      ok: false,
      problem: '“3” is not a choice of boss here (choices: random, 1, 2)',
    });
    expect([...everySetup(game)]).toHaveLength(2 * (2 + 3 + 4 + 5));
  });

  it('[CC-1.5] solo: four in hand, ten in a face-down row of which the first is flipped at once, ten in the deck', () => {
    const view = game.view(unshuffled(1), seatOf(0));
    expect(view).toMatchObject({ handSizes: [4], rowSize: 9, deckSize: 10 });
    expect(view.hand).toEqual([WILD_CARD, MUSCLE, MASTERMIND, INSIDER]);
  });

  it('[CC-1.5][CC-2.3] the row is dealt from the top of the deck and flipped from its end', () => {
    const s = unshuffled(1);
    expect(s.crewSize + s.rowSize).toBe(10);
    expect(Array.from(s.row.subarray(0, 9))).toEqual([3, 2, 1, 0, 7, 6, 5, 4, 3]);
    expect(game.view(s, seatOf(0)).crew).toEqual([2]);
  });

  it('[CC-1.3] every card is dealt with chance from the deal stream only', () => {
    const streams = new Set<number>();
    const rng: Rng = {
      below(_, stream) {
        streams.add(stream);
        return 0;
      },
    };
    for (const setup of everySetup(game)) game.setup(setup, rng);
    expect([...streams]).toEqual([DEAL]);
  });

  it('[CC-1.2] the Rewards have the published values', () => {
    expect(REWARDS.map((reward) => reward.value)).toEqual([5, 5, 6, 6, 6, 7, 7, 7, 8]);
  });
});
