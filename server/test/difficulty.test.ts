import { NOBODY, ok, problem, seatOf, type AnyGame } from '@hideout/kernel';
import { describe, expect, it } from 'vitest';
import type { BotQuestion } from '../src/bots/choose.ts';
import type { Wish } from '../src/bots/pool.ts';
import { difficultyOf } from '../src/rating/difficulty.ts';
import { NEWCOMER, type Skill } from '../src/rating/skill.ts';
import { Table } from '../src/table/table.ts';
import { open, pass, vault } from './kit/vault.ts';

const SECRET = 'ab'.repeat(32);
const BOTS = new Map<string, Skill>([
  ['random', { mu: 900, sigma: 40 }],
  ['easy', { mu: 1400, sigma: 40 }],
  ['hard', { mu: 1600, sigma: 40 }],
]);

/** A team of two that has given up: it succeeds at the deals that this function likes. */
function dealOf(succeeds: (score: number) => boolean): Table {
  const game: AnyGame = {
    ...vault,
    cooperative: true,
    outcome: (state) => {
      const ended = vault.outcome(state);
      return ended && { ...ended, winners: succeeds(ended.scores[0]!) ? [seatOf(0), seatOf(1)] : [] };
    },
  };
  const plans = ['ann', 'ben'].map((name) => ({ kind: 'kept', guest: name, name }) as const);
  const around = { id: 'a-table', game: game.id, rulesVersion: 1, host: 'ann', createdAt: 0, openAfter: true };
  const table = new Table({ ...around, options: { length: 'short' }, plans, secret: SECRET }, game);
  for (const [seat, guest] of ['ann', 'ben'].entries()) {
    const sat = { type: 'sat', seat: seatOf(seat), guest, name: guest, nonce: `${seat}`.repeat(32) } as const;
    table.apply({ number: table.number + 1, at: 0, by: guest, key: '', entry: sat });
  }
  return table;
}

/** Bots who open their first card and then pass, or do as they are told, and remember what they were asked. */
function bots(
  asked: BotQuestion[] = [],
  choose = ({ legal }: BotQuestion) => legal.find((a) => a === open(0)) ?? pass,
) {
  return {
    ask: async (wish: Wish) => {
      const question = wish.question();
      if (!question) return problem('dropped' as const);
      asked.push(question);
      return ok(choose(question));
    },
  };
}

const NEVER = new AbortController().signal;

describe('how hard a deal was', () => {
  it('is found by measured bots that play it: what they succeed at is easy, what they fail at is hard', async () => {
    const asked: BotQuestion[] = [];
    const parts = { pool: bots(asked), bots: BOTS, closing: NEVER };
    const easy = await difficultyOf(
      dealOf(() => true),
      parts,
    );
    const hard = await difficultyOf(
      dealOf(() => false),
      parts,
    );
    expect(easy!.mu).toBeLessThan(1400);
    expect(hard!.mu).toBeGreaterThan(1600);
    expect(hard!.sigma).toBeLessThan(NEWCOMER.sigma);
    expect([...new Set(asked.map(({ level }) => level))]).toEqual(['easy', 'hard']);
  });

  it('is the same on every node, by the chance of the table', async () => {
    const wanted: BotQuestion[][] = [[], []];
    const table = dealOf((score) => score % 2 === 0);
    const own = table.seed;
    const found = [];
    for (const asked of wanted)
      found.push(await difficultyOf(table, { pool: bots(asked), bots: BOTS, closing: NEVER }));
    expect(found[0]).toEqual(found[1]);
    expect(wanted[0]).toEqual(wanted[1]);
    expect(table.seed).toEqual(own);
    const firstHands = wanted[0]!
      .filter(({ legal }) => legal.includes(open(0)))
      .map(({ view }) => JSON.stringify(view));
    expect(new Set(firstHands).size).toBe(2);
  });

  it('is asked of views alone', async () => {
    const asked: BotQuestion[] = [];
    await difficultyOf(
      dealOf(() => true),
      { pool: bots(asked), bots: BOTS, closing: NEVER },
    );
    for (const { view, ...rest } of asked) {
      expect(view.viewer).toBe(view.actor);
      expect(view.actor).not.toBe(NOBODY);
      expect(JSON.stringify(rest)).not.toContain(SECRET);
    }
  });

  it('is not found out while the house closes, or by bots that cannot play', async () => {
    const closing = AbortSignal.abort();
    expect(
      await difficultyOf(
        dealOf(() => true),
        { pool: bots(), bots: BOTS, closing },
      ),
    ).toBeUndefined();
    const silly = bots([], () => open(77));
    expect(
      await difficultyOf(
        dealOf(() => true),
        { pool: silly, bots: BOTS, closing: NEVER },
      ),
    ).toBeUndefined();
  });
});
