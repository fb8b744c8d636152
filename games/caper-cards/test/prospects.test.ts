import { seatOf, UNKNOWN, type Audience, type Language } from '@hideout/kernel';
import { subject, table } from '@hideout/testkit';
import { describe, expect, it } from 'vitest';
import { foresee } from '../board/foresight.ts';
import { momentsOf } from '../board/moments.ts';
import { prospectLines, prospectsIf } from '../board/prospects.ts';
import {
  ANCESTOR_MASK,
  caperCards,
  CREW,
  FIXER,
  GADGETEER,
  GRIFTER,
  INSIDER,
  MASTERMIND,
  MUSCLE,
  play,
  rotate,
  SIX,
  TEN,
  THIEF,
  WILD_CARD,
  type Kind,
  type State,
} from '../rules/index.ts';
import { everyAct } from './acts.ts';
import { FIXER_3, GRIFTER_5, position, THIEF_4 } from './position.ts';

const game = subject(caperCards);
const to: Audience = { viewer: seatOf(0), names: ['Ada', 'Bert'] };
const EVERY = [GADGETEER, FIXER, THIEF, GRIFTER, WILD_CARD, MUSCLE, MASTERMIND, INSIDER];

/** What is said to Ada about playing a card. */
const linesFor = (s: State, kind: Kind, language: Language = 'en') =>
  prospectLines(game.view(s, seatOf(0)), play(kind), to, language);

describe('what playing a card would do', () => {
  it('[CC-2.2] comes true: the score that is announced was foreseen', () => {
    for (const { seat, before, events } of everyAct()) {
      const announced = events.findIndex((event) => event.type === 'announced');
      const [first] = events;
      if (before.viewer !== seat || first?.type !== 'played' || announced < 0) continue;
      const [prospect, ...others] = foresee(before, play(first.kind));
      expect(others).toEqual([]);
      expect(events[announced]).toMatchObject({ score: prospect!.score });
      const revealed = events.find((event) => event.type === 'revealed');
      if (revealed) expect(prospect!.scored).toBe(revealed.score);
    }
  });

  it('is nothing while a heist is told, and never fails', () => {
    const actions = CREW.map((_, kind) => play(kind as Kind));
    for (const act of everyAct()) {
      for (const { kind, view } of momentsOf(act)) {
        const lines = prospectsIf(view!, actions, act.names, act.language);
        if (['sum', 'strike', 'reward', 'success', 'bust', 'won'].includes(kind)) expect(lines).toEqual([]);
      }
      expect(prospectsIf(act.view, [], act.names, act.language)).toEqual([]);
    }
  });

  it('says the new score, and what abilities and Complications make of it', () => {
    const s = position({ seats: 2, crew: [GRIFTER_5, THIEF_4], hands: [EVERY] });
    expect(linesFor(s, FIXER)).toEqual(['Crew score 8 → 12, 3 for the card, +1 by abilities and Complications.']);
    expect(linesFor(s, THIEF)).toEqual([
      'Crew score 8 → 11, 4 for the card, −1 by abilities and Complications.',
      'Bert will look at the Reward.',
    ]);
    expect(linesFor(s, INSIDER, 'de')).toEqual(['Crewwert 8 → 18.']);
    expect(linesFor(s, GADGETEER)).toEqual(['Crew score 8 → 10.', 'No ♦ is in play, so nothing turns.']);
  });

  it('[CC-5.1][CC-5.2][CC-5.6] names every way to go on', () => {
    const s = position({ seats: 2, crew: [GRIFTER_5, FIXER_3], hands: [EVERY] });
    expect(linesFor(s, WILD_CARD)).toEqual(['As 6: Crew score 9 → 15.', 'As 9: Crew score 9 → 18.']);
    expect(linesFor(s, MASTERMIND)).toEqual([
      'In the Crew: Crew score 9 → 17.',
      'On the Risk card (11 → 8): Crew score 9 → 9.',
    ]);
    expect(linesFor(s, MUSCLE, 'de')).toEqual([
      'Vermittler (3 ♥) geht: Crewwert 9 → 11.',
      'Gauner (5 ♥) geht: Crewwert 9 → 10.',
    ]);
  });

  it('[CC-3.1] tells of the fourth card how the heist stands, with what strikes before scoring', () => {
    const s = position({
      seats: 2,
      boss: 1,
      crew: [TEN, FIXER_3, SIX],
      hands: [EVERY],
      tucked: [ANCESTOR_MASK],
    });
    expect(game.view(s, seatOf(0)).reward).toBe(UNKNOWN);
    expect(linesFor(s, GADGETEER)).toEqual([
      'Wild Card turns from 6 to 9: Crew score 19 → 24, Complications strike and leave 22, over 21, a bust.',
      'Insider turns from 10 to 01: Crew score 19 → 12, Complications strike and leave 11, too low, the heist would fail.',
      'Then the heist is tried: it needs 16 to 19, at most 21.',
    ]);
    expect(linesFor(s, MASTERMIND, 'de')).toEqual([
      'In der Crew: Crewwert 19 → 27, Komplikationen schlagen zu, es bleiben 24, über 21, geplatzt.',
      'Auf der Risikokarte (11 → 8): Crewwert 19 → 19, Komplikationen schlagen zu, es bleiben 16, genug.',
      'Dann gilt es.',
    ]);
    expect(linesFor(s, THIEF).slice(1)).toEqual([
      'As the fourth card it lets nobody look.',
      'Then the heist is tried: it needs 16 to 19, at most 21.',
    ]);
  });

  it('[CC-5.5] speaks of a choice that an ability leaves, too', () => {
    const s = position({ seats: 2, crew: [TEN, SIX], hands: [EVERY] });
    table(game, s).does(0, play(GADGETEER));
    expect(prospectLines(game.view(s, seatOf(0)), rotate(TEN), to, 'en')).toEqual([
      'Insider turns from 10 to 01: Crew score 18 → 9.',
    ]);
  });
});
