import { FastRng, seatOf } from '@hideout/kernel';
import { describe, expect, it } from 'vitest';
import { caperCards, type State } from '../../rules/index.ts';
import { fixture } from '../../test/redeal.ts';
import { crewOf, CREWS } from '../crews.ts';
import { Inputs, inputsFor } from '../inputs.ts';
import { AFTER, LAYINGS, NO_WAY, SPANS } from '../layings.ts';
import { anyAction, legalIn, playGame, viewIn } from './table.ts';

const GOALS = [0, 5, 5, 4, 4];
const GAMES = 40;
const KINDS = 8;
const COPIES = 3;

const rowOf = (s: State, inputs = new Inputs()): number[] => Array.from(inputs.write(viewIn(s)));

/** Decisions of games in which everybody does anything. */
function everyDecision(seats: number, look: (s: State) => void): void {
  for (let seed = 0; seed < GAMES; seed++) playGame(seats, seed, anyAction, look);
}

/** Whether any decision tells apart what its seat cannot know. */
function findLeak(seats: number, row: (s: State) => readonly number[]): boolean {
  const rng = new FastRng(9);
  let leaks = false;
  everyDecision(seats, (s) => {
    const other = caperCards.clone(s);
    fixture.redeal(other, seatOf(caperCards.actor(s)), rng);
    if (row(other).join() !== row(s).join()) leaks = true;
  });
  return leaks;
}

describe.each([1, 2, 3, 4])('what a team’s net is told with %i players', (seats) => {
  it('[CC-7.1] is the same for whatever is hidden', () => {
    expect(findLeak(seats, (s) => rowOf(s))).toBe(false);
  });

  it('[CC-7.1] would be caught if it held another hand, the Reward or the deck', () => {
    if (seats > 1) expect(findLeak(seats, (s) => [...rowOf(s), ...s.hand])).toBe(true);
    expect(findLeak(seats, (s) => [...rowOf(s), s.rewards[s.round]!])).toBe(true);
    expect(findLeak(seats, (s) => [...rowOf(s), s.deck[0]!])).toBe(true);
  });

  it('lies between 0 and 1, and does not depend on what was written before', () => {
    const inputs = new Inputs();
    everyDecision(seats, (s) => {
      const row = rowOf(s, inputs);
      expect(row).toHaveLength(inputsFor(seats, GOALS[seats]!));
      expect(Math.min(...row)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...row)).toBeLessThanOrEqual(1 + 1e-9);
      expect(row).toEqual(rowOf(s));
    });
  });

  it('[CC-7.3] counts the own hand, and as unseen whatever nobody has played', () => {
    everyDecision(seats, (s) => {
      const view = viewIn(s);
      if (view.step !== 'play') return;
      const row = rowOf(s);
      const seen = [...view.hand, ...view.played.flat()];
      for (let kind = 0; kind < KINDS; kind++) {
        const countAt = (at: number) => row.slice(at + kind * COPIES, at + (kind + 1) * COPIES).filter(Boolean).length;
        expect(countAt(0)).toBe(view.hand.filter((each) => each === kind).length);
        expect(countAt(KINDS * COPIES)).toBe(COPIES - seen.filter((each) => each === kind).length);
      }
    });
  });
});

describe('layings', () => {
  it('lead where the rules lead, and every action is one of them', () => {
    const inputs = new Inputs();
    everyDecision(4, (s) => {
      const view = viewIn(s);
      inputs.write(view);
      if (view.step !== 'play') return;
      const kinds = new Set(LAYINGS.filter((_, way) => inputs.legal[way] === 1).map(({ kind }) => kind));
      expect([...kinds].toSorted((a, b) => a - b)).toEqual([...new Set(view.hand)]);
      expect(legalIn(s)).toHaveLength(kinds.size);
      expect(inputs.crew).toBe(crewOf(view.crew));
    });
  });

  it('are told apart by kind, and full Crews take no card', () => {
    for (const [way, { kind }] of LAYINGS.entries()) expect(way >= SPANS[kind]! && way < SPANS[kind + 1]!).toBe(true);
    const full = CREWS.findIndex((faces) => faces.length === 4);
    expect(AFTER.subarray(full * LAYINGS.length).every((after) => after === NO_WAY)).toBe(true);
    expect(AFTER.subarray(0, full * LAYINGS.length).some((after) => after >= full)).toBe(true);
  });
});
