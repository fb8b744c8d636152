import { subject, table } from '@hideout/testkit';
import { describe, expect, it } from 'vitest';
import {
  caperCards,
  discard,
  FIXER,
  GADGETEER,
  GRIFTER,
  INSIDER,
  lay,
  MUSCLE,
  NINE,
  play,
  rotate,
  SEVEN,
  SIX,
  TEN,
  THIEF,
  WILD_CARD,
  WARPED_GEODE,
  type Kind,
} from '../rules/index.ts';
import { FIXER_3, GADGETEER_2, GRIFTER_5, position } from './position.ts';

const game = subject(caperCards);

/** Hands of one Gadgeteer or two, so that nobody is ever asked anything but which card to play. */
const handsFor = (seats: number): Kind[][] =>
  seats === 2
    ? [
        [GADGETEER, FIXER],
        [GADGETEER, FIXER],
      ]
    : [[GADGETEER], [GADGETEER], [FIXER], [FIXER]];

/** Who plays the four cards of a round. */
function actorsOf(seats: number, boss: number): number[] {
  const t = table(game, position({ seats, boss, hands: handsFor(seats) }));
  return Array.from({ length: 4 }, () => {
    const actor = game.actor(t.state);
    t.does(actor, t.legal()[0]!);
    return actor;
  });
}

describe('§2 A round', () => {
  it('[CC-2.1] the Boss starts and play goes clockwise', () => {
    expect(actorsOf(4, 2)).toEqual([2, 3, 0, 1]);
    const t = table(game, position({ seats: 4, boss: 2, hands: handsFor(4) }));
    expect(t.refusal(3, play(FIXER))).toEqual({ clause: 'CC-2.1', reason: 'not your turn' });
  });

  it('[CC-2.2] a player plays any card of the hand, and only one of the hand', () => {
    const t = table(game, position({ seats: 2, hands: [[THIEF, INSIDER, THIEF, MUSCLE], []] }));
    expect(t.legal()).toEqual([play(THIEF), play(MUSCLE), play(INSIDER)]);
    expect(t.refusal(0, play(FIXER))).toEqual({ clause: 'CC-2.2', reason: 'not in hand' });
    t.does(0, play(INSIDER));
    expect(t.view(0)).toMatchObject({ hand: [THIEF, THIEF, MUSCLE], crew: [TEN] });
  });

  it('[CC-2.2] the ability must be used before anything else', () => {
    const t = table(game, position({ seats: 2, crew: [FIXER_3, GRIFTER_5], hands: [[MUSCLE, THIEF], [THIEF]] }));
    t.does(0, play(MUSCLE));
    expect(t.legal()).toEqual([discard(FIXER_3), discard(GRIFTER_5)]);
    expect(t.refusal(0, play(THIEF))).toEqual({ clause: 'CC-2.2', reason: 'ability first' });
    expect(t.refusal(1, play(THIEF))).toEqual({ clause: 'CC-2.1', reason: 'not your turn' });
  });

  it('[CC-2.2] the new Crew score is announced to all once the ability is done', () => {
    const t = table(game, position({ seats: 2, crew: [FIXER_3, GRIFTER_5], hands: [[MUSCLE, THIEF], [THIEF]] }));
    t.does(0, play(MUSCLE));
    expect(t.events.map((event) => event.type)).toEqual(['played']);
    t.does(0, discard(GRIFTER_5));
    expect(t.seen(1).at(-1)).toEqual({ type: 'announced', score: 10 });
  });

  it('[CC-2.2] without an ability to use, no choice can be made', () => {
    const t = table(game, position({ seats: 2, crew: [TEN], plays: 2, hands: [[GRIFTER], []] }));
    expect(t.refusal(0, rotate(TEN))).toEqual({ clause: 'CC-2.2', reason: 'play a card' });
  });

  it('[CC-2.3] four players: one card each', () => {
    expect(actorsOf(4, 0)).toEqual([0, 1, 2, 3]);
  });

  it('[CC-2.3] two players: Boss, other, Boss, other', () => {
    expect(actorsOf(2, 1)).toEqual([1, 0, 1, 0]);
  });

  it('[CC-2.3] three players: the Boss plays the top of the deck and chooses for it, then a card from hand', () => {
    const hands = [[FIXER], [GADGETEER, INSIDER], [GRIFTER, GRIFTER]];
    const crew = [TEN, GADGETEER_2, FIXER_3];
    const t = table(game, position({ seats: 3, crew, hands, deck: [WILD_CARD, MUSCLE], reward: WARPED_GEODE }));
    t.does(2, play(GRIFTER)); // 10 + 2 + 3 + 1 + 5 = 21 against 18
    expect(t.view(0)).toMatchObject({ boss: 1, actor: 1, step: 'lay', entering: WILD_CARD, deckSize: 1 });
    expect(t.legal()).toEqual([lay(SIX), lay(NINE)]);
    t.does(1, lay(SIX), play(INSIDER));
    expect(t.view(0)).toMatchObject({ actor: 2, crew: [SIX, TEN] });
    t.does(2, play(GRIFTER));
    expect(game.actor(t.state)).toBe(0);
  });

  it('[CC-2.3] solo: flip, play, flip, play', () => {
    const hands = [[GRIFTER, FIXER]];
    const t = table(game, position({ seats: 1, crew: [TEN], hands, row: [FIXER, THIEF], reward: WARPED_GEODE }));
    t.does(0, play(GRIFTER));
    expect(t.view(0)).toMatchObject({ crew: [TEN, GRIFTER_5, FIXER_3], plays: 3, rowSize: 1, hand: [FIXER] });
    expect(t.events).toContainEqual({ type: 'played', seat: 0, kind: FIXER, from: 'row' });
  });

  it('[CC-2.3] a flipped card uses its ability, with the choices of the player', () => {
    const row = [MUSCLE];
    const t = table(game, position({ seats: 1, crew: [FIXER_3], hands: [[GRIFTER, FIXER]], row }));
    t.does(0, play(GRIFTER));
    expect(t.legal()).toEqual([discard(FIXER_3), discard(GRIFTER_5)]);
  });

  it('[CC-2.4] the attempt follows the fourth card at once', () => {
    const t = table(game, position({ seats: 4, boss: 1, crew: [TEN, SEVEN], plays: 3, hands: [[THIEF]] }));
    t.does(0, play(THIEF));
    expect(t.events.map((event) => event.type)).toEqual([
      'played',
      'announced',
      'revealed',
      'succeeded',
      'tucked',
      'passed',
    ]);
  });

  it('[CC-2.5] a choice with one answer is made at once and logged', () => {
    const t = table(game, position({ seats: 2, crew: [TEN], plays: 2, hands: [[GADGETEER], [FIXER]] }));
    t.does(0, play(GADGETEER));
    expect(t.events).toEqual([
      { type: 'played', seat: 0, kind: GADGETEER, from: 'hand' },
      { type: 'rotated', seat: 0, face: TEN },
      { type: 'announced', score: 3 },
    ]);
    expect(game.actor(t.state)).toBe(1);
  });

  it('[CC-2.6] cards that show the same are one answer, and the one played first is taken', () => {
    const t = table(game, position({ seats: 2, crew: [SIX, FIXER_3, SIX], plays: 2, hands: [[GADGETEER], [FIXER]] }));
    t.does(0, play(GADGETEER));
    expect(t.view(0).crew).toEqual([NINE, FIXER_3, SIX, GADGETEER_2]);
  });

  it('[CC-2.6] cards of one kind that show different numbers are different answers', () => {
    const t = table(game, position({ seats: 2, crew: [SIX, NINE, SIX], plays: 2, hands: [[GADGETEER], [FIXER]] }));
    t.does(0, play(GADGETEER));
    expect(t.legal()).toEqual([rotate(SIX), rotate(NINE)]);
    t.does(0, rotate(NINE));
    expect(t.view(0).crew).toEqual([SIX, SIX, SIX, GADGETEER_2]);
  });
});
