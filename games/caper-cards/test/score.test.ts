import { seatOf } from '@hideout/kernel';
import { subject, table } from '@hideout/testkit';
import { describe, expect, it } from 'vitest';
import {
  ANCESTOR_MASK,
  caperCards,
  CHANGEBRINGER,
  crewScore,
  discard,
  EIGHT,
  FACES,
  FIXER,
  GADGETEER,
  JOURNAL,
  LOOM_LENS,
  MUSCLE,
  NINE,
  ON_RISK,
  ONE,
  PAPER_MARIONETTE,
  play,
  RING,
  rotate,
  SEVEN,
  SHADOW_CUIRASS,
  SINGING_BLOOM,
  SIX,
  TEN,
  THIEF,
  WARPED_GEODE,
  type Face,
  type Reward,
} from '../rules/index.ts';
import { FIXER_3, GADGETEER_2, GRIFTER_5, position, THIEF_4 } from './position.ts';

const game = subject(caperCards);
const scoreOf = (crew: readonly Face[], tucked: readonly Reward[] = []): number =>
  crewScore(position({ seats: 4, crew, tucked }));

describe('§4 Crew score', () => {
  it.each([
    [0, []],
    [14, [GADGETEER_2, TEN, GADGETEER_2]],
    [16, [SIX, ONE, NINE]],
    [15, [SEVEN, EIGHT]],
    [7, [SEVEN, ON_RISK]],
  ])('[CC-4.1] %i is the score of %j', (score, crew) => {
    expect(scoreOf(crew as Face[])).toBe(score);
  });

  it('[CC-4.1] numbers, abilities and additive Complications are the lines of the score sheet', () => {
    const crew = [FIXER_3, GRIFTER_5, THIEF_4, TEN];
    const s = position({ seats: 4, risk: 12, crew, tucked: [PAPER_MARIONETTE, RING, CHANGEBRINGER], looked: [1] });
    expect(game.sheets(game.view(s, seatOf(0)))).toEqual([
      {
        heading: 'crew',
        seat: -1,
        lines: [
          { clause: 'CC-4.1', what: 'number', of: [FIXER_3], points: 3 },
          { clause: 'CC-5.8', what: 'fixer', of: [], points: 1 },
          { clause: 'CC-4.1', what: 'number', of: [GRIFTER_5], points: 5 },
          { clause: 'CC-5.9', what: 'grifter', of: [], points: -1 },
          { clause: 'CC-4.1', what: 'number', of: [THIEF_4], points: 4 },
          { clause: 'CC-4.1', what: 'number', of: [TEN], points: 10 },
          { clause: 'CC-6.2', what: 'complication', of: [PAPER_MARIONETTE], points: -2 },
          { clause: 'CC-6.5', what: 'complication', of: [CHANGEBRINGER], points: 2 },
        ],
        total: 22,
      },
      { heading: 'difficulty', seat: -1, lines: [{ clause: 'CC-1.1', what: 'risk', of: [], points: 12 }], total: 12 },
    ]);
    expect(game.sheets(game.view(s, seatOf(1)))[1]).toMatchObject({
      lines: [{ points: 12 }, { clause: 'CC-3.2', what: 'reward', of: [LOOM_LENS], points: 8 }],
      total: 20,
    });
  });

  it('[CC-4.1] the sheet of a Crew with a Mastermind on the Risk', () => {
    const s = position({ seats: 4, crew: [ON_RISK, TEN] });
    expect(game.sheets(game.view(s, seatOf(0)))).toMatchObject([
      { total: 10, lines: [{ of: [TEN] }] },
      { total: 8, lines: [{ clause: 'CC-5.2', what: 'mastermind', points: 8 }] },
    ]);
  });

  it('[CC-4.2] odd and even go by the upright number, whatever the modifiers', () => {
    const odd = FACES.map((_, face) => scoreOf([face as Face], [CHANGEBRINGER]) - scoreOf([face as Face]));
    //                  2  3  4  5  6  9  7  8 10 01  8
    expect(odd).toEqual([0, 1, 0, 1, 0, 1, 1, 0, 0, 1, 0]);
    const even = FACES.map(
      (_, face) => scoreOf([face as Face, FIXER_3], [SINGING_BLOOM]) - scoreOf([face as Face, FIXER_3]),
    );
    expect(even).toEqual([1, 0, 1, 0, 1, 0, 0, 1, 1, 0, 1]);
    expect(scoreOf([FIXER_3, GRIFTER_5], [CHANGEBRINGER])).toBe(3 + 1 + 5 + 2); // a Fixer worth 4 is odd
  });

  it.each([
    [SIX, NINE],
    [NINE, SIX],
    [TEN, ONE],
    [ONE, TEN],
  ])('[CC-4.3] face %i rotates to face %i', (before, after) => {
    const t = table(game, position({ seats: 2, crew: [before], plays: 2, hands: [[GADGETEER], []] }));
    t.does(0, play(GADGETEER));
    expect(t.view(0).crew[0]).toBe(after);
  });

  it('[CC-4.3] other cards are not rotatable', () => {
    const others = [FIXER_3, THIEF_4, GRIFTER_5, SEVEN, EIGHT, ON_RISK, GADGETEER_2];
    for (const face of others) {
      const t = table(game, position({ seats: 2, crew: [face], plays: 2, hands: [[GADGETEER], []] }));
      t.does(0, play(GADGETEER));
      expect(t.view(0).crew).toEqual([face, GADGETEER_2]);
    }
  });

  it('[CC-4.4] a discarded card no longer counts for anything', () => {
    const crew = [GRIFTER_5, FIXER_3];
    const t = table(game, position({ seats: 2, crew, hands: [[MUSCLE], []], tucked: [CHANGEBRINGER] }));
    expect(t.view(0).score).toBe(11);
    t.does(0, play(MUSCLE), discard(GRIFTER_5));
    expect(t.view(0)).toMatchObject({ crew: [FIXER_3, SEVEN], score: 12 });
    expect(t.view(0).discard[3]).toBe(3);
  });

  it('[CC-4.5] effects count what is in play now: a later card changes an earlier bonus', () => {
    const t = table(game, position({ seats: 2, crew: [FIXER_3, GRIFTER_5], hands: [[THIEF], [FIXER]] }));
    expect(t.view(0).score).toBe(3 + 1 + 5);
    t.does(0, play(THIEF));
    expect(t.events).toContainEqual({ type: 'announced', score: 3 + 1 + 5 - 1 + 4 });
    t.does(1, play(FIXER));
    expect(t.events).toContainEqual({ type: 'announced', score: 3 + 2 + 5 - 1 + 4 + 3 + 2 });
  });

  it('[CC-4.6] the announced score counts additive Complications and leaves out what happens before scoring', () => {
    const tucked = [RING, ANCESTOR_MASK, WARPED_GEODE, PAPER_MARIONETTE];
    const t = table(game, position({ seats: 2, crew: [TEN], plays: 2, hands: [[THIEF], []], tucked }));
    t.does(0, play(THIEF));
    expect(t.events).toContainEqual({ type: 'announced', score: 10 - 2 + 4 });
  });

  it('[CC-4.7] the score may fall below zero', () => {
    expect(scoreOf([ONE], [SHADOW_CUIRASS, PAPER_MARIONETTE])).toBe(-5);
    expect(scoreOf([], [SHADOW_CUIRASS])).toBe(-4);
    const t = table(game, position({ seats: 2, crew: [TEN, NINE], hands: [[GADGETEER], []], tucked: [JOURNAL] }));
    t.does(0, play(GADGETEER), rotate(TEN));
    expect(t.view(0).score).toBe(1 + 9 + 2 + 2);
  });
});
