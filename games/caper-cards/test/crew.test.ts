import { FastRng, seatOf, UNKNOWN } from '@hideout/kernel';
import { subject, table } from '@hideout/testkit';
import { describe, expect, it } from 'vitest';
import {
  caperCards,
  crewScore,
  discard,
  EIGHT,
  FIXER,
  GADGETEER,
  GRIFTER,
  INSIDER,
  JOURNAL,
  lay,
  LOOM_LENS,
  MASTERMIND,
  MUSCLE,
  NINE,
  ON_RISK,
  ONE,
  play,
  RING,
  rotate,
  SEVEN,
  SHADOW_CUIRASS,
  SIX,
  TEN,
  THIEF,
  WILD_CARD,
  type Face,
  type Kind,
} from '../rules/index.ts';
import { earlier } from '../rules/earlier.ts';
import { FIXER_3, GADGETEER_2, GRIFTER_5, position, THIEF_4 } from './position.ts';

const game = subject(caperCards);

/** Two players, and seat 0 plays the kind onto this Crew as its third card or earlier. */
function playOnto(crew: readonly Face[], kind: Kind) {
  const t = table(game, position({ seats: 2, crew, plays: 2, hands: [[kind], [FIXER]] }));
  t.does(0, play(kind));
  return t;
}

describe('§5 Muscle', () => {
  it('[CC-5.1] chooses among the odd Crew in play: 3, 5, 7, 9 and 01', () => {
    expect(playOnto([FIXER_3, GRIFTER_5, SEVEN], MUSCLE).legal()).toEqual([FIXER_3, GRIFTER_5, SEVEN].map(discard));
    expect(playOnto([NINE, ONE, FIXER_3], MUSCLE).legal()).toEqual([FIXER_3, NINE, ONE].map(discard));
  });

  it('[CC-5.1] even Crew is safe: 2, 4, 6, 8 and 10', () => {
    const t = playOnto([GADGETEER_2, THIEF_4, SIX], MUSCLE);
    expect(t.view(0)).toMatchObject({ actor: 1, crew: [GADGETEER_2, THIEF_4, SIX, SEVEN] });
    expect(playOnto([EIGHT, ON_RISK, TEN], MUSCLE).view(0).crew).toEqual([EIGHT, ON_RISK, TEN, SEVEN]);
  });

  it('[CC-5.1] never discards itself, and says why not', () => {
    expect(playOnto([], MUSCLE).view(0).crew).toEqual([SEVEN]);
    const t = playOnto([FIXER_3, GRIFTER_5], MUSCLE);
    expect(t.refusal(0, discard(SEVEN))).toEqual({ clause: 'CC-5.1', reason: 'never itself' });
    expect(t.refusal(0, discard(THIEF_4))).toEqual({ clause: 'CC-5.1', reason: 'only odd' });
    expect(t.refusal(0, discard(NINE))).toEqual({ clause: 'CC-5.1', reason: 'not in play' });
  });

  it('[CC-5.1] another Muscle may be chosen, and must be if it is the only odd one', () => {
    const chosen = playOnto([SEVEN, FIXER_3], MUSCLE);
    chosen.does(0, discard(SEVEN));
    expect(chosen.view(0).crew).toEqual([FIXER_3, SEVEN]);
    expect(playOnto([SEVEN, TEN], MUSCLE).view(0).crew).toEqual([TEN, SEVEN]);
  });

  it('[CC-5.1] a Thief is even, and safe', () => {
    expect(playOnto([THIEF_4], MUSCLE).view(0).crew).toEqual([THIEF_4, SEVEN]);
  });
});

describe('§5 Mastermind', () => {
  it('[CC-5.2] joins the Crew or lies on the Risk, as the player likes', () => {
    const t = playOnto([TEN], MASTERMIND);
    expect(t.legal()).toEqual([lay(EIGHT), lay(ON_RISK)]);
    expect(t.refusal(0, lay(SIX))).toEqual({ clause: 'CC-2.2', reason: 'another card' });
    t.does(0, lay(EIGHT));
    expect(t.view(0)).toMatchObject({ crew: [TEN, EIGHT], score: 18 });
  });

  it('[CC-5.2] on the Risk it adds nothing to the score, and the Risk is 8', () => {
    const t = playOnto([TEN], MASTERMIND);
    t.does(0, lay(ON_RISK));
    expect(t.view(0)).toMatchObject({ crew: [TEN, ON_RISK], score: 10 });
    expect(game.sheets(t.view(0))[1]!.total).toBe(8);
  });

  it.each([11, 12])('[CC-5.2] under it a Risk of %i counts as 8 in the attempt', (risk) => {
    const named = { seats: 4, boss: 1, risk, crew: [ON_RISK, TEN], plays: 3, hands: [[THIEF]], reward: RING };
    const t = table(game, position(named));
    t.does(0, play(THIEF));
    expect(t.events).toContainEqual({ type: 'revealed', reward: RING, risk: 8, score: 14, knownTo: [] });
    expect(t.view(0)).toMatchObject({ tucked: [RING], crew: [], risk });
    expect(game.sheets(t.view(0))[1]!.total).toBe(risk);
  });

  it('[CC-5.2] while one lies on the Risk, a further one joins the Crew without a question', () => {
    const t = playOnto([ON_RISK], MASTERMIND);
    expect(t.view(0)).toMatchObject({ actor: 1, crew: [ON_RISK, EIGHT], score: 8 });
    expect(t.events).toContainEqual({ type: 'laid', seat: 0, face: EIGHT });
  });

  it('[CC-5.2] one in the Crew does not keep a further one from the Risk', () => {
    expect(playOnto([EIGHT], MASTERMIND).legal()).toEqual([lay(EIGHT), lay(ON_RISK)]);
  });
});

describe('§5 Thief', () => {
  it('[CC-5.3] the next player looks at the Reward before choosing a card', () => {
    const t = table(game, position({ seats: 4, hands: [[THIEF], [FIXER], [], []], reward: JOURNAL }));
    t.does(0, play(THIEF));
    expect(t.events.at(-1)).toEqual({ type: 'looked', seat: 1, reward: JOURNAL, again: false });
    expect([0, 1, 2].map((seat) => t.view(seat).reward)).toEqual([UNKNOWN, JOURNAL, UNKNOWN]);
  });

  it('[CC-5.3] only the next player looks', () => {
    const t = table(game, position({ seats: 4, hands: [[THIEF], [FIXER], [GRIFTER], []] }));
    t.does(0, play(THIEF));
    t.does(1, play(FIXER));
    t.does(2, play(GRIFTER));
    expect(t.view(3).lookers).toEqual([1]);
  });

  it('[CC-5.3] as the fourth card it does nothing, not even for the next round', () => {
    const t = table(game, position({ seats: 4, boss: 1, crew: [TEN, SEVEN], plays: 3, hands: [[THIEF]] }));
    t.does(0, play(THIEF));
    expect(t.view(2)).toMatchObject({ actor: 2, tucked: [LOOM_LENS], lookers: [] });
    expect(t.events.some((event) => event.type === 'looked')).toBe(false);
  });

  it('[CC-5.3] solo: the look comes before the flip, and a flipped Thief gives one before the card from hand', () => {
    const t = table(game, position({ seats: 1, crew: [GADGETEER_2], hands: [[THIEF, FIXER]], row: [THIEF] }));
    t.does(0, play(THIEF));
    expect(t.events.map((event) => event.type)).toEqual([
      'played',
      'announced',
      'looked',
      'played',
      'announced',
      'looked',
    ]);
    expect(t.events.at(-1)).toEqual({ type: 'looked', seat: 0, reward: LOOM_LENS, again: true });
  });

  /** Three players, a new round with seat 1 as its Boss, who plays a Thief from the deck. */
  function thiefFromDeck(rules: typeof game) {
    const hands = [[], [THIEF, FIXER], [THIEF, GRIFTER]];
    const s = position({ seats: 3, crew: [TEN, SEVEN], plays: 3, hands, deck: [THIEF], reward: RING });
    s.bossLooks = rules.setup({ seats: 3, options: { risk: '11', boss: '1' } }, new FastRng(1)).bossLooks;
    const t = table(rules, s);
    t.does(2, play(THIEF));
    expect(t.view(1)).toMatchObject({ actor: 1, boss: 1, crew: [THIEF_4] });
    return t;
  }

  it('[CC-5.3] three players: a Thief from the deck lets the next player look, not the Boss, who plays on', () => {
    const t = thiefFromDeck(game);
    expect(t.view(1)).toMatchObject({ lookers: [2], reward: UNKNOWN });
    expect(t.view(2).reward).toBe(t.state.rewards[1]);
    expect(t.view(0).reward).toBe(UNKNOWN);
  });

  it('[CC-5.3] three players: a Thief from deck and one from hand let the same player look', () => {
    const t = thiefFromDeck(game);
    t.does(1, play(THIEF));
    expect(t.events.at(-1)).toMatchObject({ type: 'looked', seat: 2, again: true });
    t.does(2, play(GRIFTER));
    expect(t.view(0).lookers).toEqual([2]);
  });

  it('[CC-5.3] rules version 1: a Thief from the deck lets the Boss look, also in what a bot imagines', () => {
    const rules = subject(earlier[0]!);
    const t = thiefFromDeck(rules);
    expect(t.view(1)).toMatchObject({ lookers: [1], reward: t.state.rewards[1] });
    expect(rules.view(rules.imagine(t.view(2), new FastRng(1)), seatOf(2))).toEqual(t.view(2));
    t.does(1, play(THIEF));
    expect(t.view(0).lookers).toEqual([1, 2]);
  });

  it('[CC-5.3] two Thieves in a row: both players look', () => {
    const t = table(
      game,
      position({
        seats: 2,
        hands: [
          [THIEF, THIEF],
          [THIEF, FIXER],
        ],
      }),
    );
    t.does(0, play(THIEF));
    t.does(1, play(THIEF));
    expect(t.view(0)).toMatchObject({ lookers: [0, 1], reward: LOOM_LENS });
  });
});

describe('§5 Fixer, Grifter, Gadgeteer, Wild Card, Insider', () => {
  const scoreOf = (crew: readonly Face[]): number => crewScore(position({ seats: 4, crew }));

  it('[CC-5.4] each Fixer and each Grifter applies by itself', () => {
    expect(scoreOf([FIXER_3, FIXER_3, FIXER_3])).toBe(9 + 3 * 2);
    expect(scoreOf([GRIFTER_5, GRIFTER_5, SEVEN, THIEF_4])).toBe(10 + 7 + 4 - 2 * 2);
    expect(scoreOf([FIXER_3, FIXER_3, GRIFTER_5, SEVEN])).toBe(6 + 5 + 7 + 2 * 2 - 1);
  });

  it('[CC-5.5] the Gadgeteer must rotate a ♦ if one is in play, and chooses which', () => {
    const t = playOnto([SIX, FIXER_3, TEN], GADGETEER);
    expect(t.legal()).toEqual([rotate(SIX), rotate(TEN)]);
    expect(t.refusal(0, rotate(FIXER_3))).toEqual({ clause: 'CC-5.5', reason: 'only diamonds' });
    expect(t.refusal(0, rotate(ONE))).toEqual({ clause: 'CC-5.5', reason: 'not in play' });
    t.does(0, rotate(TEN));
    expect(t.view(0)).toMatchObject({ crew: [SIX, FIXER_3, ONE, GADGETEER_2], score: 12 });
  });

  it('[CC-5.5] without a ♦ the Gadgeteer just joins', () => {
    expect(playOnto([FIXER_3, SEVEN], GADGETEER).view(0)).toMatchObject({ actor: 1, score: 12 });
  });

  it('[CC-5.6] whoever plays the Wild Card chooses 6 or 9', () => {
    const t = playOnto([GADGETEER_2], WILD_CARD);
    expect(t.legal()).toEqual([lay(SIX), lay(NINE)]);
    expect(t.refusal(0, lay(TEN))).toEqual({ clause: 'CC-2.2', reason: 'another card' });
    t.does(0, lay(NINE));
    expect(t.view(0)).toMatchObject({ crew: [GADGETEER_2, NINE], score: 11 });
  });

  it('[CC-5.6] also when it is flipped', () => {
    const t = table(game, position({ seats: 1, crew: [GADGETEER_2], hands: [[FIXER, FIXER]], row: [WILD_CARD] }));
    t.does(0, play(FIXER));
    expect(t.legal()).toEqual([lay(SIX), lay(NINE)]);
  });

  it('[CC-5.7] the Insider enters as 10 without a question', () => {
    expect(playOnto([GADGETEER_2], INSIDER).view(0)).toMatchObject({ actor: 1, crew: [GADGETEER_2, TEN], score: 12 });
  });

  it.each([
    [3, [FIXER_3]],
    [9, [FIXER_3, GRIFTER_5]],
    [8, [FIXER_3, FIXER_3]],
    [7, [FIXER_3, THIEF_4]],
  ])('[CC-5.8] a Fixer counts the other ♥: %i for %j', (score, crew) => {
    expect(scoreOf(crew as Face[])).toBe(score);
  });

  it.each([
    [5, [GRIFTER_5]],
    [8, [GRIFTER_5, THIEF_4]],
    [14, [GRIFTER_5, THIEF_4, SEVEN]],
    [13, [GRIFTER_5, EIGHT]],
  ])('[CC-5.9] a Grifter suffers from each ♠: %i for %j', (score, crew) => {
    expect(scoreOf(crew as Face[])).toBe(score);
  });

  it('[CC-5.10] a Wild Card as 6 and one as 9 are two of a kind', () => {
    const named = { seats: 4, boss: 1, crew: [SIX, NINE], plays: 3, hands: [[THIEF]], tucked: [RING] };
    const t = table(game, position({ ...named, reward: SHADOW_CUIRASS }));
    t.does(0, play(THIEF));
    expect(t.events).toContainEqual({ type: 'struck', reward: RING, faces: [SIX, NINE], risk: 11 });
  });

  it('[CC-5.11] a rotated card uses no ability again', () => {
    const wild = playOnto([SIX], GADGETEER);
    expect(wild.view(0)).toMatchObject({ actor: 1, step: 'play', crew: [NINE, GADGETEER_2] });
    expect(wild.events.map((event) => event.type)).toEqual(['played', 'rotated', 'announced']);
    const insider = playOnto([TEN], GADGETEER);
    insider.does(1, play(FIXER));
    expect(insider.events).toContainEqual({ type: 'announced', score: 1 + 2 + 3 });
  });
});

describe('pairs of abilities', () => {
  it('[CC-5.1][CC-5.5] the Gadgeteer makes a Muscle’s target: 10 becomes 01, 6 becomes 9', () => {
    const t = table(game, position({ seats: 2, crew: [TEN], plays: 1, hands: [[MUSCLE], [GADGETEER]] }));
    t.does(1, play(GADGETEER));
    t.does(0, play(MUSCLE));
    expect(t.view(0)).toMatchObject({ crew: [GADGETEER_2, SEVEN], score: 9 });
  });

  it('[CC-5.1][CC-5.5] and takes it away: 9 becomes 6', () => {
    const t = table(game, position({ seats: 2, crew: [NINE], plays: 1, hands: [[MUSCLE], [GADGETEER]] }));
    t.does(1, play(GADGETEER));
    t.does(0, play(MUSCLE));
    expect(t.view(0).crew).toEqual([SIX, GADGETEER_2, SEVEN]);
  });

  it('[CC-5.1][CC-5.9] a Muscle that discards the Grifter takes its malus along', () => {
    const t = playOnto([GRIFTER_5, THIEF_4], MUSCLE);
    expect(t.view(0)).toMatchObject({ crew: [THIEF_4, SEVEN], score: 11 });
  });

  it('[CC-5.1][CC-5.9] a Muscle that discards a Muscle leaves one ♠ for the Grifter', () => {
    const t = playOnto([GRIFTER_5, SEVEN], MUSCLE);
    t.does(0, discard(SEVEN));
    expect(t.view(0)).toMatchObject({ crew: [GRIFTER_5, SEVEN], score: 11 });
  });

  it('[CC-5.2][CC-5.5] the Gadgeteer cannot rotate a Mastermind on the Risk', () => {
    expect(playOnto([ON_RISK], GADGETEER).view(0).crew).toEqual([ON_RISK, GADGETEER_2]);
  });

  it('[CC-5.3][CC-5.1] the Muscle after a Thief knows the Reward when it chooses', () => {
    const t = table(game, position({ seats: 2, crew: [FIXER_3], plays: 0, hands: [[THIEF], [MUSCLE]] }));
    t.does(0, play(THIEF));
    t.does(1, play(MUSCLE));
    expect(game.view(t.state, seatOf(1)).reward).toBe(LOOM_LENS);
    expect(t.view(1).crew).toEqual([THIEF_4, SEVEN]);
  });
});
