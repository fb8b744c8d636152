import { seatOf, UNKNOWN } from '@hideout/kernel';
import { subject, table } from '@hideout/testkit';
import { describe, expect, it } from 'vitest';
import {
  ANCESTOR_MASK,
  caperCards,
  CHANGEBRINGER,
  discard,
  EIGHT,
  FIXER,
  GADGETEER,
  GRIFTER,
  INSIDER,
  JOURNAL,
  LOOM_LENS,
  MUSCLE,
  NINE,
  ONE,
  PAPER_MARIONETTE,
  play,
  RING,
  SEVEN,
  SHADOW_CUIRASS,
  SINGING_BLOOM,
  SIX,
  TEN,
  THIEF,
  WARPED_GEODE,
  WILD_CARD,
  type Face,
  type Reward,
} from '../rules/index.ts';
import { FIXER_3, GADGETEER_2, position, THIEF_4, type Position } from './position.ts';

const game = subject(caperCards);

/** Four players; the last of them adds a Thief (4) to this Crew. */
function attemptWith(crew: readonly Face[], named: Partial<Position> = {}) {
  const t = table(game, position({ seats: 4, boss: 1, crew, plays: 3, hands: [[THIEF]], ...named }));
  t.does(0, play(THIEF));
  return { ...t, outcome: game.outcome(t.state) };
}

describe('§3 The attempt', () => {
  it('[CC-3.1] the mask after the geode takes the rotated Insider', () => {
    const t = attemptWith([TEN, SEVEN], { tucked: [WARPED_GEODE, ANCESTOR_MASK], reward: LOOM_LENS });
    expect(t.events.filter((event) => event.type === 'struck')).toEqual([
      { type: 'struck', reward: WARPED_GEODE, faces: [TEN], risk: 11 },
      { type: 'struck', reward: ANCESTOR_MASK, faces: [ONE], risk: 11 },
    ]);
    expect(t.events).toContainEqual({ type: 'revealed', reward: LOOM_LENS, risk: 11, score: 11, knownTo: [] });
  });

  it('[CC-3.1] the geode after the mask rotates what the mask has left', () => {
    const t = attemptWith([TEN, SEVEN], { tucked: [ANCESTOR_MASK, WARPED_GEODE], reward: LOOM_LENS });
    expect(t.events.filter((event) => event.type === 'struck')).toEqual([
      { type: 'struck', reward: ANCESTOR_MASK, faces: [THIEF_4], risk: 11 },
      { type: 'struck', reward: WARPED_GEODE, faces: [TEN], risk: 11 },
    ]);
    expect(t.view(1).crew).toEqual([ONE, SEVEN]);
  });

  it.each([
    [SHADOW_CUIRASS, 5],
    [PAPER_MARIONETTE, 5],
    [RING, 6],
    [ANCESTOR_MASK, 6],
    [CHANGEBRINGER, 6],
    [JOURNAL, 7],
    [WARPED_GEODE, 7],
    [SINGING_BLOOM, 7],
    [LOOM_LENS, 8],
  ] as const)(
    '[CC-3.2] Reward %i adds %i to the Risk, and its own Complication does not apply yet',
    (reward, value) => {
      const crew = {
        5: [SIX, SIX],
        6: [FIXER_3, TEN],
        7: [TEN, GADGETEER_2, GADGETEER_2],
        8: [TEN, FIXER_3, GADGETEER_2],
      };
      const t = attemptWith(crew[value], { reward });
      expect(t.events).toContainEqual({ type: 'revealed', reward, risk: 11, score: 11 + value, knownTo: [] });
      expect(t.outcome).toBeUndefined();
      expect(attemptWith(crew[value], { reward, risk: 12 }).outcome?.ending).toBe('short');
    },
  );

  it.each([
    [15, [SEVEN, THIEF_4], 'short'],
    [16, [TEN, GADGETEER_2], undefined],
    [21, [TEN, SEVEN], undefined],
    [22, [TEN, EIGHT], 'bust'],
  ] as const)('[CC-3.3] a score of %i against difficulty 16', (score, crew, ending) => {
    const t = attemptWith(crew, { reward: SHADOW_CUIRASS });
    expect(t.events).toContainEqual({ type: 'announced', score });
    expect(t.outcome?.ending).toBe(ending);
  });

  it('[CC-3.3] the score may pass 21 during the round', () => {
    const crew = [TEN, NINE, FIXER_3];
    const t = table(game, position({ seats: 4, boss: 1, crew, hands: [[MUSCLE]], reward: JOURNAL }));
    expect(t.view(0).score).toBe(22);
    t.does(0, play(MUSCLE));
    t.does(0, discard(NINE)); // 10 + 3 + 7 = 20
    expect(game.outcome(t.state)).toBeUndefined();
  });

  it('[CC-3.4] a failure ends the game at once and everybody loses', () => {
    const t = attemptWith([FIXER_3], { tucked: [RING, JOURNAL] });
    expect(t.outcome).toEqual({ ending: 'short', winners: [], scores: [2, 2, 2, 2] });
    expect([0, 1, 2, 3].map((seat) => game.payoff(t.state, seatOf(seat)))).toEqual([0, 0, 0, 0]);
    expect(t.events.at(-1)).toEqual({ type: 'ended', ending: 'short' });
    expect(t.refusal(1, play(THIEF))).toEqual({ clause: 'CC-3.4', reason: 'game over' });
  });

  it('[CC-3.5] after a success the Reward is tucked, the Crew is discarded and the Boss passes to the left', () => {
    const t = attemptWith([TEN, SEVEN], { tucked: [RING], reward: JOURNAL });
    expect(t.view(0)).toMatchObject({
      tucked: [RING, JOURNAL],
      crew: [],
      plays: 0,
      boss: 2,
      actor: 2,
      reward: UNKNOWN,
    });
    expect(t.view(0).discard).toEqual([3, 3, 3, 3, 3, 3, 3, 3]);
  });

  it('[CC-3.5] the Boss passes from the last seat to the first', () => {
    const t = table(game, position({ seats: 4, boss: 3, crew: [TEN, SEVEN], plays: 3, hands: [[], [], [THIEF], []] }));
    t.does(2, play(THIEF));
    expect(t.view(0).boss).toBe(0);
    expect(t.events.at(-1)).toEqual({ type: 'passed', to: 0 });
  });

  it('[CC-3.6] with three or four players hands are kept and nobody draws', () => {
    const t = attemptWith([TEN, SEVEN], { hands: [[THIEF, FIXER], [GRIFTER], [GRIFTER], []], deck: [FIXER] });
    expect(t.view(0)).toMatchObject({ hand: [FIXER], handSizes: [1, 1, 1, 0], deckSize: 1 });
  });

  it('[CC-3.6][CC-3.9] with two players the new Boss draws two, then the other', () => {
    const deck = [GRIFTER, FIXER, WILD_CARD, INSIDER, MUSCLE];
    const named = { seats: 2, boss: 1, crew: [TEN, SEVEN], plays: 3, hands: [[THIEF, GADGETEER], []], deck };
    const t = table(game, position(named));
    t.does(0, play(THIEF));
    expect(t.events.filter((event) => event.type === 'drew')).toEqual([
      { type: 'drew', seat: 0, kinds: [FIXER, GRIFTER] },
      { type: 'drew', seat: 1, kinds: [WILD_CARD, INSIDER] },
    ]);
    expect(t.view(0)).toMatchObject({ boss: 0, hand: [GADGETEER, FIXER, GRIFTER], handSizes: [3, 2], deckSize: 1 });
    expect(t.view(1).hand).toEqual([WILD_CARD, INSIDER]);
  });

  it('[CC-3.6] solo: two cards are drawn, then the next row card is flipped', () => {
    const named = { seats: 1, crew: [TEN, SEVEN], plays: 3, hands: [[THIEF]], deck: [FIXER, GRIFTER], row: [INSIDER] };
    const t = table(game, position(named));
    t.does(0, play(THIEF));
    expect(t.view(0)).toMatchObject({
      hand: [FIXER, GRIFTER],
      deckSize: 0,
      rowSize: 0,
      crew: [TEN],
      tucked: [LOOM_LENS],
    });
    expect(t.events.map((event) => event.type).slice(-4)).toEqual(['tucked', 'drew', 'played', 'announced']);
  });

  it.each([
    [4, [RING, JOURNAL, CHANGEBRINGER]],
    [3, [RING, JOURNAL, CHANGEBRINGER]],
    [2, [RING, JOURNAL, CHANGEBRINGER, SINGING_BLOOM]],
    [1, [RING, JOURNAL, CHANGEBRINGER, SINGING_BLOOM]],
  ] as const)('[CC-3.7] %i players win with the heist after these', (seats, tucked) => {
    const last = seats === 1 ? 0 : seats - 1;
    const hands = Array.from({ length: seats }, (_, seat) => (seat === last ? [THIEF] : []));
    const named = { seats, crew: [TEN, SIX], plays: 3, hands, reward: LOOM_LENS, risk: 11 };
    const won = table(game, position({ ...named, tucked }));
    won.does(last, play(THIEF));
    const all = Array.from({ length: seats }, (_, seat) => seat);
    const scores = all.map(() => tucked.length + 1);
    expect(game.outcome(won.state)).toEqual({ ending: 'won', winners: all, scores });
    expect(all.map((seat) => game.payoff(won.state, seatOf(seat)))).toEqual(all.map(() => 1));
    expect(won.refusal(0, play(THIEF))).toEqual({ clause: 'CC-3.7', reason: 'game over' });
    const deck = [FIXER, FIXER, GRIFTER, GRIFTER];
    const notYet = table(game, position({ ...named, tucked: tucked.slice(1), deck, row: [GADGETEER] }));
    notYet.does(last, play(THIEF));
    expect(game.outcome(notYet.state)).toBeUndefined();
  });

  it('[CC-3.8] when the game ends the last attempt stays on the table, with the Reward face up', () => {
    const tucked: Reward[] = [RING, JOURNAL, CHANGEBRINGER];
    const won = attemptWith([TEN, SIX], { tucked, reward: LOOM_LENS, looked: [2] });
    expect(won.view(3)).toMatchObject({
      crew: [TEN, SIX, THIEF_4],
      tucked,
      reward: LOOM_LENS,
      ending: 'won',
      plays: 4,
    });
    const lost = attemptWith([TEN], { reward: LOOM_LENS });
    expect(lost.view(3)).toMatchObject({
      crew: [TEN, THIEF_4],
      tucked: [],
      reward: LOOM_LENS,
      ending: 'short',
      boss: 1,
    });
  });
});
