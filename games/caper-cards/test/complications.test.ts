import { subject, table } from '@hideout/testkit';
import { describe, expect, it } from 'vitest';
import {
  ANCESTOR_MASK,
  caperCards,
  CHANGEBRINGER,
  crewScore,
  EIGHT,
  GADGETEER,
  INSIDER,
  JOURNAL,
  LOOM_LENS,
  NINE,
  ON_RISK,
  ONE,
  PAPER_MARIONETTE,
  play,
  RING,
  SEVEN,
  SHADOW_CUIRASS,
  SINGING_BLOOM,
  SIX,
  TEN,
  WARPED_GEODE,
  type Event,
  type Face,
  type Reward,
} from '../rules/index.ts';
import { FIXER_3, GADGETEER_2, GRIFTER_5, position, THIEF_4 } from './position.ts';

const game = subject(caperCards);
type Struck = Extract<Event, { type: 'struck' }>;
type Revealed = Extract<Event, { type: 'revealed' }>;

/** What these Complications add to the score of this Crew. */
const added = (tucked: readonly Reward[], crew: readonly Face[]): number =>
  crewScore(position({ seats: 4, crew, tucked })) - crewScore(position({ seats: 4, crew }));

/** The attempt of this Crew, whose last card is a Gadgeteer (2 ♣) that finds no ♦ or is given the first one. */
function attempt(tucked: readonly Reward[], crew: readonly Face[], reward: Reward, risk = 11) {
  const named = { seats: 4, boss: 1, risk, crew, plays: 3, hands: [[GADGETEER]], tucked, reward };
  const t = table(game, position(named));
  t.does(0, play(GADGETEER));
  const struck = t.events.filter((event): event is Struck => event.type === 'struck');
  const revealed = t.events.find((event): event is Revealed => event.type === 'revealed')!;
  return {
    struck: struck.map((event) => [event.reward, event.faces]),
    risk: revealed.risk,
    score: revealed.score,
    ending: game.outcome(t.state)?.ending,
  };
}

describe('§6 additive Complications', () => {
  it.each([
    [-4, [TEN, FIXER_3]],
    [0, [TEN, THIEF_4]],
    [0, [SEVEN]],
    [-4, [ON_RISK]],
  ])('[CC-6.1] Shadow Cuirass: %i for %j', (points, crew) => {
    expect(added([SHADOW_CUIRASS], crew as Face[])).toBe(points);
  });

  it.each([
    [0, [EIGHT, FIXER_3]],
    [-2, [TEN]],
    [-6, [ONE, SIX, NINE]],
  ])('[CC-6.2] Paper Marionette: %i for %j', (points, crew) => {
    expect(added([PAPER_MARIONETTE], crew as Face[])).toBe(points);
  });

  it.each([
    [0, [EIGHT, TEN, SIX]],
    [4, [FIXER_3, SEVEN, NINE, ONE]],
  ])('[CC-6.5] Changebringer Coin: %i for %j', (points, crew) => {
    expect(added([CHANGEBRINGER], crew as Face[])).toBe(points);
  });

  it.each([
    [0, [FIXER_3, TEN, THIEF_4]],
    [4, [GADGETEER_2, EIGHT, TEN]],
    [4, [ON_RISK, EIGHT]],
  ])('[CC-6.6] Heretic’s Journal: %i for %j, a Mastermind on the Risk included', (points, crew) => {
    expect(added([JOURNAL], crew as Face[])).toBe(points);
  });

  it.each([
    [0, [TEN, EIGHT, THIEF_4]],
    [2, [TEN, EIGHT, GRIFTER_5]],
    [1, [ON_RISK, FIXER_3, SEVEN]],
    [0, [FIXER_3, ONE]],
  ])('[CC-6.8] Singing Bloom: %i for %j, a Mastermind on the Risk included', (points, crew) => {
    expect(added([SINGING_BLOOM], crew as Face[])).toBe(points);
  });

  it('[CC-4.1] all additive Complications add up', () => {
    const all = [SHADOW_CUIRASS, PAPER_MARIONETTE, CHANGEBRINGER, JOURNAL, SINGING_BLOOM];
    // 3, 10, 2: no ♠ −4, one ♦ −2, one odd +1, one ♣ +2, two even with a ♥ +2
    expect(all.reduce((sum, each) => sum + added([each], [FIXER_3, TEN, GADGETEER_2]), 0)).toBe(-1);
    expect(added(all.slice(0, 4), [FIXER_3, TEN, GADGETEER_2])).toBe(-3);
  });
});

describe('§6 Complications before scoring', () => {
  it('[CC-6.3] Ring of the Hidden Eye: kinds in play twice or more go, all their copies', () => {
    expect(attempt([RING], [SEVEN, FIXER_3, SEVEN], SHADOW_CUIRASS)).toMatchObject({
      struck: [[RING, [SEVEN, SEVEN]]],
      score: 5,
    });
    expect(attempt([RING], [GRIFTER_5, GRIFTER_5, GRIFTER_5], SHADOW_CUIRASS).score).toBe(2);
    const pairs = attempt([RING], [THIEF_4, GADGETEER_2, THIEF_4], SHADOW_CUIRASS);
    expect(pairs).toMatchObject({ struck: [[RING, [THIEF_4, GADGETEER_2, THIEF_4, GADGETEER_2]]], score: 0 });
  });

  it('[CC-6.3][CC-5.2] a Mastermind on the Risk and one in the Crew are two of a kind; the Risk is itself again', () => {
    const t = attempt([RING], [ON_RISK, EIGHT, SEVEN], SHADOW_CUIRASS, 12);
    expect(t).toEqual({ struck: [[RING, [ON_RISK, EIGHT]]], risk: 12, score: 9, ending: 'short' });
  });

  it('[CC-6.4] Ancestor Mask: all Crew showing the lowest number goes', () => {
    expect(attempt([ANCESTOR_MASK], [SEVEN, GADGETEER_2], RING)).toMatchObject({
      struck: [[ANCESTOR_MASK, [GADGETEER_2, GADGETEER_2]]],
      score: 7,
    });
    // the Gadgeteer turns the Insider to 01, which is then the lowest
    expect(attempt([ANCESTOR_MASK], [TEN, SEVEN], RING)).toMatchObject({ struck: [[ANCESTOR_MASK, [ONE]]], score: 9 });
  });

  it('[CC-6.4][CC-5.2] a Mastermind on the Risk shows 8, and goes when 8 is the lowest', () => {
    const t = attempt([RING, ANCESTOR_MASK], [ON_RISK, GADGETEER_2, NINE], SHADOW_CUIRASS);
    // the Gadgeteer turns the 9 to 6; the Ring takes both Gadgeteers, the Mask the 6
    expect(t.struck).toEqual([
      [RING, [GADGETEER_2, GADGETEER_2]],
      [ANCESTOR_MASK, [SIX]],
    ]);
    expect(t).toMatchObject({ risk: 8, score: 0 });
    const twice = attempt([ANCESTOR_MASK, RING], [ON_RISK, EIGHT], SHADOW_CUIRASS);
    expect(twice.struck).toEqual([
      [ANCESTOR_MASK, [GADGETEER_2]],
      [RING, [ON_RISK, EIGHT]],
    ]);
    expect(twice.risk).toBe(11);
    const lowest = attempt([RING, ANCESTOR_MASK], [ON_RISK, GADGETEER_2], SHADOW_CUIRASS);
    expect(lowest).toMatchObject({
      struck: [
        [RING, [GADGETEER_2, GADGETEER_2]],
        [ANCESTOR_MASK, [ON_RISK]],
      ],
      risk: 11,
    });
  });

  it('[CC-6.7] Warped Geode: every ♦ is rotated, 6 ↔ 9 and 10 ↔ 01', () => {
    // the Gadgeteer turns the only ♦ first, the Geode turns it back
    expect(attempt([WARPED_GEODE], [TEN, SEVEN], SHADOW_CUIRASS)).toMatchObject({
      struck: [[WARPED_GEODE, [ONE]]],
      score: 19,
    });
    const s = position({ seats: 4, boss: 1, crew: [ONE, SIX, NINE], hands: [[INSIDER]], tucked: [WARPED_GEODE] });
    const t = table(game, s);
    t.does(0, play(INSIDER));
    expect(t.events).toContainEqual({ type: 'struck', reward: WARPED_GEODE, faces: [ONE, SIX, NINE, TEN], risk: 11 });
    expect(t.events).toContainEqual({
      type: 'revealed',
      reward: LOOM_LENS,
      risk: 11,
      score: 10 + 9 + 6 + 1,
      knownTo: [],
    });
  });

  it('[CC-6.10] a Complication that finds nothing does nothing', () => {
    expect(attempt([RING, WARPED_GEODE], [SEVEN, EIGHT], CHANGEBRINGER)).toMatchObject({ struck: [], score: 17 });
    const t = attempt([RING, ANCESTOR_MASK], [GADGETEER_2], SHADOW_CUIRASS);
    expect(t).toMatchObject({ struck: [[RING, [GADGETEER_2, GADGETEER_2]]], score: 0, ending: 'short' });
  });
});

describe('§6 Loom Lens', () => {
  it.each([
    [16, [SEVEN, SEVEN], 'short'],
    [17, [SEVEN, EIGHT], 'tied'],
    [18, [EIGHT, EIGHT], undefined],
  ] as const)('[CC-6.9] the score must exceed the difficulty: %i against 17', (score, crew, ending) => {
    expect(attempt([LOOM_LENS], crew, RING)).toMatchObject({ score, ending });
  });

  it('[CC-6.9] without it a tie is enough, also when it is the Reward itself', () => {
    expect(attempt([PAPER_MARIONETTE], [SEVEN, EIGHT], RING)).toMatchObject({ score: 17, ending: undefined });
    expect(attempt([PAPER_MARIONETTE], [SEVEN, SEVEN, FIXER_3], LOOM_LENS)).toMatchObject({
      score: 19,
      ending: undefined,
    });
  });

  it('[CC-6.9] 21 is no bust, and over 21 is a bust and not a tie', () => {
    expect(attempt([LOOM_LENS], [EIGHT, EIGHT, FIXER_3], RING)).toMatchObject({
      score: 21,
      ending: undefined,
    });
    expect(attempt([LOOM_LENS], [EIGHT, EIGHT, GRIFTER_5], RING)).toMatchObject({ score: 23, ending: 'bust' });
  });
});

describe('pairs of Complications', () => {
  it('[CC-3.1][CC-6.3][CC-6.1] the Ring takes the ♠, and the Cuirass then counts', () => {
    expect(attempt([SHADOW_CUIRASS, RING], [SEVEN, SEVEN, EIGHT], CHANGEBRINGER).score).toBe(8 + 2 - 4);
  });

  it('[CC-6.3][CC-6.2] the Ring takes the ♦, and the Marionette has none left', () => {
    expect(attempt([PAPER_MARIONETTE, RING], [SIX, SIX, EIGHT], CHANGEBRINGER).score).toBe(8 + 2);
  });

  it('[CC-6.4][CC-6.8] the Mask takes the only ♥, and the Bloom falls silent', () => {
    // without the Mask: 3 + 8 + 4 + 2, three even
    expect(attempt([SINGING_BLOOM, ANCESTOR_MASK], [ONE, EIGHT, FIXER_3], RING)).toMatchObject({
      struck: [[ANCESTOR_MASK, [GADGETEER_2]]],
      score: 10 + 8 + 3 + 2,
    });
    expect(attempt([SINGING_BLOOM, RING, ANCESTOR_MASK], [GADGETEER_2, FIXER_3, EIGHT], LOOM_LENS)).toMatchObject({
      struck: [
        [RING, [GADGETEER_2, GADGETEER_2]],
        [ANCESTOR_MASK, [FIXER_3]],
      ],
      score: 8,
    });
  });

  it('[CC-6.7][CC-6.5] the Geode makes a 6 a 9, and the Coin counts it', () => {
    expect(attempt([CHANGEBRINGER, WARPED_GEODE], [NINE, EIGHT], RING).score).toBe(9 + 1 + 8 + 2);
  });

  it('[CC-6.7][CC-6.2] a rotated ♦ is still a ♦ for the Marionette', () => {
    expect(attempt([PAPER_MARIONETTE, WARPED_GEODE], [TEN, SEVEN], RING).score).toBe(10 - 2 + 7 + 2);
  });

  it('[CC-6.3][CC-6.6] the Ring takes two Gadgeteers, and the Journal counts the Mastermind alone', () => {
    expect(attempt([JOURNAL, RING], [GADGETEER_2, EIGHT, SEVEN], LOOM_LENS).score).toBe(8 + 2 + 7);
  });

  it('[CC-6.3][CC-6.7] the Ring and the Geode: kinds stay kinds when rotated', () => {
    expect(attempt([WARPED_GEODE, RING], [SIX, SIX, SEVEN], LOOM_LENS)).toMatchObject({
      struck: [
        [WARPED_GEODE, [NINE, SIX]],
        [RING, [SIX, NINE]],
      ],
      score: 9,
    });
  });

  it('[CC-6.3][CC-6.4] what the Ring has taken is not the lowest any more, and the other way round', () => {
    const crew = [THIEF_4, THIEF_4, SEVEN];
    expect(attempt([RING, ANCESTOR_MASK], crew, LOOM_LENS).score).toBe(7);
    expect(attempt([ANCESTOR_MASK, RING], [GADGETEER_2, THIEF_4, SEVEN], LOOM_LENS).score).toBe(11);
  });

  it('[CC-6.1][CC-5.2] a Mastermind on the Risk is no ♠', () => {
    expect(attempt([SHADOW_CUIRASS], [ON_RISK, EIGHT, GRIFTER_5], RING)).toMatchObject({
      risk: 8,
      score: 8 + 5 + 2 - 4,
    });
  });

  it('[CC-6.9][CC-5.2] a tie under the Mastermind is lost as well', () => {
    expect(attempt([LOOM_LENS], [ON_RISK, GRIFTER_5, SEVEN, FIXER_3], SHADOW_CUIRASS).ending).toBeUndefined();
    expect(attempt([LOOM_LENS], [ON_RISK, THIEF_4, SEVEN], SHADOW_CUIRASS)).toMatchObject({
      score: 13,
      ending: 'tied',
    });
  });
});
