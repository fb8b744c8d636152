import type { Bot } from '@hideout/bots';
import { caper1970 } from '@hideout/games/caper-1970';
import { caperCards } from '@hideout/games/caper-cards';
import { caperEurope } from '@hideout/games/caper-europe';
import { capsAndHammers } from '@hideout/games/caps-and-hammers';
import { setUp, type AnyGame } from '@hideout/kernel';
import { describe, expect, it } from 'vitest';
import {
  addCounts,
  CARD_COLUMNS,
  CardCount,
  cellOf,
  emptyLedger,
  PAYOFFS,
  SEATS,
  USES,
  WHOLE,
  type ChartPlan,
  type Ledger,
} from '@hideout/labkit';
import { counterOf } from '@hideout/catalogue/house';
import { Race } from '../src/record/race.ts';
import { Recorder } from '../src/record/recorder.ts';

const GAMES = [caperCards, caperEurope, capsAndHammers, caper1970] as unknown as readonly AnyGame[];
const anyBot: Bot = { name: 'any', choose: ({ legal, rng }) => legal.at(rng.below(legal.size)) };

const botsFor = (seats: number): Bot[] => Array.from({ length: seats }, () => anyBot);

function record(game: AnyGame, games: number, seats = Math.max(2, game.seats.min)): Ledger {
  const setup = setUp(game, seats);
  if (!setup.ok) throw new Error(setup.problem);
  const line = { game, setup: setup.value, bots: botsFor(seats), seed: 5 };
  const [counts, ...lines] = new Recorder(line, 'fixed').record({ from: 0, to: games });
  expect(lines).toHaveLength(games);
  return JSON.parse(counts!) as Ledger;
}

const plansOf = (game: AnyGame): ChartPlan[] =>
  counterOf(game, { seats: Math.max(2, game.seats.min), options: {} }).charts.map(({ plan }) => plan);

const total = (cells: readonly number[]): number => cells.reduce((sum, cell) => sum + cell, 0);

describe.each(GAMES.map((game) => [game.id, game] as const))('what is counted in %s', (_id, game) => {
  const games = 30;
  const ledger = record(game, games);

  it('adds up', () => {
    expect(ledger.games).toBe(games);
    expect(total(Object.values(ledger.endings))).toBe(games);
    expect(total(Object.values(ledger.lengths))).toBe(games);
    expect(total(Object.values(ledger.verbs))).toBe(ledger.actions);
    for (const scores of ledger.scores) expect(total(Object.values(scores))).toBe(games);
    if (game.cooperative) return;
    expect(total(ledger.wins) + ledger.draws).toBe(games);
    expect(total(ledger.payoffs)).toBe(WHOLE * games);
    expect(total(Object.values(ledger.leadChanges))).toBe(games);
  });

  it('fills every chart with whole numbers from 0 on', () => {
    for (const plan of plansOf(game)) {
      const cells = ledger.charts[plan.id]!;
      expect(cells).toHaveLength(plan.rows.length * plan.columns.length);
      expect(total(cells)).toBeGreaterThan(0);
      for (const cell of cells) expect(Number.isInteger(cell) && cell >= 0).toBe(true);
      if (plan.areas) expect(plan.areas).toHaveLength(plan.rows.length);
    }
  });

  it('gives every used card between nothing and a whole win a seat', () => {
    for (const plan of plansOf(game).filter(({ kind }) => kind === 'cards')) {
      expect(plan.columns).toEqual(CARD_COLUMNS);
      for (const row of plan.rows.keys()) {
        const [uses, seats, payoffs] = [USES, SEATS, PAYOFFS].map((c) => cellOf(plan, ledger.charts[plan.id]!, row, c));
        expect(uses).toBeGreaterThanOrEqual(seats!);
        expect(payoffs).toBeLessThanOrEqual(WHOLE * uses!);
      }
    }
  });

  it('is the same in two parts', () => {
    const setup = setUp(game, Math.max(2, game.seats.min));
    if (!setup.ok) throw new Error(setup.problem);
    const line = { game, setup: setup.value, bots: botsFor(setup.value.seats), seed: 5 };
    const sum = emptyLedger(game, setup.value.seats);
    for (const chunk of [
      { from: 0, to: 11 },
      { from: 11, to: games },
    ]) {
      addCounts(sum, JSON.parse(new Recorder(line, 'fixed').record(chunk)[0]!) as Ledger);
    }
    expect(sum).toEqual(ledger);
  });
});

describe('where Caper Cards teams fail', () => {
  it('has every attempt once, and one failure for each lost game', () => {
    const ledger = record(caperCards as unknown as AnyGame, 200, 3);
    const heists = ledger.charts['heists']!;
    const failures = heists.filter((_, cell) => cell % 4 !== 0);
    expect(total(failures)).toBe(200 - ledger.endings['won']!);
    expect(total(heists)).toBe(ledger.events['revealed']);
    expect(total(ledger.charts['rewards']!)).toBe(total(heists));
  });
});

describe('a count of cards', () => {
  it('weighs a win by how often the winner used the card, and takes the first place of each', () => {
    const count = new CardCount({ seats: 2, id: 'c', title: 'c', note: 'c', rows: ['x', 'y'] });
    count.start();
    count.use(0, 1);
    count.use(0, 0);
    count.startRound();
    count.use(0, 0);
    count.use(1, 0);
    count.finish([1, 0]);
    expect(count.chart.cells).toEqual([3, 2, 2 * WHOLE, 2 + 1, 1, 1, WHOLE, 1]);
    count.start();
    count.finish([1, 0]);
    expect(count.chart.cells).toEqual([3, 2, 2 * WHOLE, 2 + 1, 1, 1, WHOLE, 1]);
  });
});

describe('the way of Defcon', () => {
  it('has one level for each turn', () => {
    const ledger = record(capsAndHammers as unknown as AnyGame, 20);
    expect(total(ledger.charts['defcon']!)).toBe(ledger.events['finished']);
    const firstTurn = ledger.charts['defcon']!.slice(0, 5);
    expect(total(firstTurn)).toBe(20);
  });
});

describe('the board of 1970', () => {
  it('covers 22 by 22 squares without overlap', () => {
    const [plan] = plansOf(caper1970 as unknown as AnyGame);
    const covered = new Set<string>();
    for (const [x, y, width, height] of plan!.areas!) {
      for (let i = 0; i < width; i++) for (let j = 0; j < height; j++) covered.add(`${x + i},${y + j}`);
    }
    const area = plan!.areas!.reduce((sum, [, , width, height]) => sum + width * height, 0);
    expect(covered.size).toBe(22 * 22);
    expect(area).toBe(22 * 22);
  });
});

describe('the race for the lead', () => {
  it('counts changes from one seat to another and the largest deficit', () => {
    const race = new Race(2);
    for (const scores of [
      [0, 0],
      [3, 1],
      [3, 3],
      [4, 3],
      [4, 9],
      [12, 9],
    ])
      race.note(scores);
    expect(race.changes).toBe(2);
    expect([race.deficitOf(0), race.deficitOf(1)]).toEqual([5, 3]);
    race.restart();
    expect([race.changes, race.deficitOf(0)]).toEqual([0, 0]);
  });
});
