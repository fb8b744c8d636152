import type { Advice } from '@hideout/bots';
import { seatOf, type AnyGame, type GameView } from '@hideout/kernel';
import { caper1970 } from '@hideout/games/caper-1970';
import { capsAndHammers } from '@hideout/games/caps-and-hammers';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { analyse, costOf, decisionsIn, type JudgedDecision } from '../src/pages/analysis/analyse.ts';
import { keepAnalysis, keptAnalysis } from '../src/pages/analysis/kept.ts';
import { pointsOf, studyOf, turningsOf } from '../src/pages/analysis/study.ts';
import { replaySession } from '../src/session/replaySession.ts';
import { keptLocally } from './keptLocally.ts';

const game = capsAndHammers as unknown as AnyGame;
const { record } = keptLocally({
  game,
  seats: ['person', 'easy'],
  secret: '5a'.repeat(32),
  until: (match) => match.outcome !== undefined,
});

const judged = (choice: readonly number[], chance: number) => ({ choice, chance, worth: chance, worlds: 1 });

/** A decision whose best choice wins so often, and the one that was made less by `cost`. */
const decided = (step: number, seat: number, chance: number, cost: number): JudgedDecision => ({
  step,
  seat: seatOf(seat),
  view: {} as GameView,
  legal: [],
  chosen: [],
  advice: {
    best: judged([1], chance),
    made: judged([2], chance - cost),
    others: [],
    line: [],
    examples: [],
  } as unknown as Advice,
});

describe('the decisions of a record', () => {
  const decisions = decisionsIn(game, record);

  it('are those with a choice, each with all that its seat made in a row', () => {
    expect(decisions.length).toBeGreaterThan(20);
    for (const { step, seat, legal, chosen, view } of decisions) {
      expect(legal.length).toBeGreaterThan(1);
      expect(view.viewer).toBe(seat);
      const made = record.moves.slice(step, step + chosen.length);
      expect(made).toEqual(chosen.map((action) => ({ seat, action })));
    }
    const ends = decisions.map(({ step, chosen }) => step + chosen.length);
    for (const [i, { step }] of decisions.slice(1).entries()) expect(step).toBeGreaterThanOrEqual(ends[i]!);
  });

  it('take several actions for one choice only where the game has a name for it', () => {
    const ways = keptLocally({
      game: caper1970 as unknown as AnyGame,
      seats: ['person', 'easy'],
      secret: '5a'.repeat(32),
      until: (match) => match.moves.length > 60,
    });
    const longest = (all: ReturnType<typeof decisionsIn>): number =>
      Math.max(...all.map(({ chosen }) => chosen.length));
    expect(longest(decisions)).toBe(1);
    expect(longest(decisionsIn(caper1970 as unknown as AnyGame, ways.record))).toBeGreaterThan(1);
  });

  it('are asked about in order, with an effort that they share, until it is broken off', async () => {
    const asked: (number | undefined)[] = [];
    const advise = ({ effort }: { readonly effort?: number }) => {
      asked.push(effort);
      return Promise.resolve({} as Advice);
    };
    const all = await analyse(decisions.slice(0, 4), { advise, goOn: () => true, whole: 2 });
    expect(all).toHaveLength(4);
    expect(asked).toEqual([0.5, 0.5, 0.5, 0.5]);
    expect(await analyse(decisions, { advise, goOn: (done) => done < 2, whole: 2 })).toBeUndefined();
    expect(asked).toHaveLength(6);
  });
});

describe('a study', () => {
  const steps = replaySession(game, record, { step: record.moves.length, viewer: seatOf(0) }).scene.steps;
  const all = [decided(0, 0, 0.5, 0), decided(4, 1, 0.5, 0.2), decided(8, 0, 0.7, 0.3), decided(12, 0, 0.41, 0.005)];
  const study = studyOf(game, record, steps, all);
  const points = pointsOf(study, seatOf(0), record.moves.length);

  it('has accounts that add up, and counts what was best', () => {
    for (const { start, luck, own, others, result } of study.accounts) {
      expect(start + luck + own + others).toBeCloseTo(result, 12);
    }
    expect(study.accounts.map(({ own }) => own)).toEqual([expect.closeTo(-0.305), expect.closeTo(-0.2)]);
    expect(study.accuracies).toEqual([
      { decisions: 3, best: 2 },
      { decisions: 1, best: 0 },
    ]);
  });

  it('draws the decisions of a seat and the result, in turns that rise', () => {
    expect(points.map(({ chance }) => chance)).toEqual([0.5, 0.7, 0.41, study.accounts[0]!.result]);
    expect(points.map(({ turn }) => turn)).toEqual(points.map(({ turn }) => turn).toSorted((a, b) => a - b));
  });

  it('lists only what turned the game, with the choice of another that had to do with it', () => {
    const turnings = turningsOf(study, points);
    expect(turnings.map(({ kind, step }) => `${kind} ${step}`)).toEqual([
      'event 8',
      'choice 8',
      `event ${record.moves.length}`,
    ]);
    expect(turnings.find(({ kind, step }) => kind === 'event' && step === 8)!.culprit).toBe(all[1]);
    expect(costOf(turnings.find(({ kind }) => kind === 'choice')!.point.decision!)).toBeCloseTo(0.3);
  });
});

describe('an analysis that was made', () => {
  const store = new Map<string, string>();
  beforeEach(() => {
    store.clear();
    vi.stubGlobal(
      'localStorage',
      new Proxy(
        {
          getItem: (key: string) => store.get(key),
          setItem: (key: string, value: string) => void store.set(key, value),
          removeItem: (key: string) => void store.delete(key),
        },
        {
          ownKeys: () => [...store.keys()],
          getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
        },
      ),
    );
  });

  it('is kept for its game alone, and only the latest are', () => {
    const decisions = [decided(0, 0, 0.5, 0.1)];
    keepAnalysis(record, decisions);
    expect(keptAnalysis(record, decisions)).toEqual(decisions);
    const other = { ...record, moves: record.moves.slice(1) };
    expect(keptAnalysis(other, decisions)).toBeUndefined();
    expect(keptAnalysis(record, [...decisions, ...decisions])).toBeUndefined();
    for (let moves = 0; moves < 12; moves++)
      keepAnalysis({ ...record, moves: record.moves.slice(0, moves) }, decisions);
    expect(store.size).toBe(8);
  });
});
