import { caperCards } from '@hideout/games/caper-cards';
import { actionSpace, type AnyGame } from '@hideout/kernel';
import { magpie, take } from '@hideout/testkit/magpie';
import { describe, expect, it } from 'vitest';
import { Engine } from '../src/index.ts';

type Answer = Readonly<Record<string, unknown>> & {
  readonly actor: number;
  readonly legal: number[];
  readonly line: string;
  readonly error?: string;
};

/** Asks an engine in objects instead of lines. */
function driver(game: AnyGame) {
  const engine = new Engine(game);
  return (request: object): Answer => JSON.parse(engine.answer(JSON.stringify(request))) as Answer;
}

const cards = () => driver(caperCards as unknown as AnyGame);

describe('the engine protocol', () => {
  it('plays a game to its end with legal and apply', () => {
    const ask = driver(magpie);
    let position = ask({ do: 'new', seats: 3, seed: 4 });
    const seats: number[] = [];
    while (position.actor >= 0) {
      const seat = position.actor;
      position = ask({ do: 'apply', action: position.legal[0], viewer: -1 });
      expect((position['events'] as object[])[0]).toMatchObject({ type: 'played', seat });
      seats.push(seat);
    }
    expect(seats).toEqual([0, 1, 2, 0]);
    expect(position['outcome']).toMatchObject({ ending: 'emptied' });
    expect(ask({ do: 'outcome' })['outcome']).toEqual(position['outcome']);
    expect(ask({ do: 'apply', action: 0 }).error).toBe('the game is over');
  });

  it('keeps tables apart', () => {
    const ask = cards();
    ask({ do: 'new', table: 1, seed: 1 });
    ask({ do: 'new', table: 2, seed: 2 });
    const two = ask({ do: 'encode', table: 2 });
    ask({ do: 'apply', table: 1, action: ask({ do: 'legal', table: 1 }).legal[0] });
    expect(ask({ do: 'encode', table: 2 })).toEqual(two);
    expect(ask({ do: 'drop', table: 2 })).toEqual({});
    expect(ask({ do: 'view', table: 2, viewer: 0 }).error).toBe('there is no table 2');
  });

  it('copies a table with chance of its own', () => {
    const ask = cards();
    ask({ do: 'new', seed: 1 });
    const copied = ask({ do: 'copy', to: 5, seed: 9 });
    expect(copied).toEqual(ask({ do: 'legal' }));
    ask({ do: 'apply', table: 5, action: copied.legal[0] });
    expect(ask({ do: 'legal' })).toEqual(copied);
  });

  it('refuses exactly what is not legal, with a clause', () => {
    const ask = cards();
    const { legal } = ask({ do: 'new', seed: 1 });
    for (const action of actionSpace(caperCards.verbs)) {
      const answer = ask({ do: 'refuse', action });
      expect(answer['legal']).toBe(legal.includes(action));
      if (!answer['legal']) expect(answer['clause']).toMatch(/^CC-/);
    }
  });

  it('steps many tables at once, as single requests would', () => {
    const many = cards();
    const single = cards();
    const dealt = many({ do: 'deal', tables: [3, 7], seed: 1, sequence: 10 });
    const first = single({ do: 'new', table: 3, seed: 1, sequence: 10 });
    const second = single({ do: 'new', table: 7, seed: 1, sequence: 11 });
    expect(dealt).toMatchObject({ actors: [first.actor, second.actor], legal: [first.legal, second.legal] });
    const actions = [first.legal[0]!, second.legal[0]!];
    const stepped = many({ do: 'step', tables: [3, 7], actions, views: true });
    const after = [3, 7].map((table, i) => single({ do: 'apply', table, action: actions[i] }));
    expect(stepped).toMatchObject({ actors: after.map(({ actor }) => actor), over: [] });
    expect(stepped['views']).toEqual(
      [3, 7].map((table, i) => single({ do: 'view', table, viewer: after[i]!.actor })['view']),
    );
  });

  it('deals a finished table of a batch again, always another game', () => {
    const ask = driver(magpie);
    let { legal } = ask({ do: 'deal', tables: [0, 1], seats: 2, seed: 3 }) as unknown as { legal: number[][] };
    const openings = new Set([0, 1].map((table) => ask({ do: 'encode', table }).line));
    let ended = 0;
    while (ended < 6) {
      const answer = ask({ do: 'step', tables: [0, 1], actions: legal.map((list) => list[0]), again: true });
      legal = answer['legal'] as unknown as number[][];
      for (const { at, ending } of answer['over'] as { at: number; ending: string }[]) {
        expect(magpie.endings).toContain(ending);
        openings.add(ask({ do: 'encode', table: at }).line);
        ended++;
      }
    }
    expect(openings.size).toBe(2 + ended);
  });

  it('carries out no step of a batch when one of them is not legal', () => {
    const ask = driver(magpie);
    const dealt = ask({ do: 'deal', tables: [0, 1], seed: 3 });
    const [one, other] = (dealt['legal'] as unknown as number[][]).map((list) => list[0]!);
    const before = [0, 1].map((table) => ask({ do: 'encode', table }));
    const bad = [
      { tables: [0, 1], actions: [one, take(0)] },
      { tables: [0, 0], actions: [one, one] },
      { tables: [0, 2], actions: [one, other] },
      { tables: [0, 1], actions: [one] },
      { tables: [0, 1], actions: [one, other], views: 'yes' },
    ];
    for (const request of bad) expect(ask({ do: 'step', ...request }).error).toEqual(expect.any(String));
    expect([0, 1].map((table) => ask({ do: 'encode', table }))).toEqual(before);
  });

  it('plays out at random without touching the table', () => {
    const ask = driver(magpie);
    ask({ do: 'new', seed: 3 });
    const before = ask({ do: 'encode' });
    const answer = ask({ do: 'playout', times: 50, seed: 1 });
    expect((answer['payoffs'] as number[]).reduce((a, b) => a + b)).toBeCloseTo(1);
    // Of two cards in hand each is laid by itself, and the other seat acts between.
    expect(answer['actions']).toBeGreaterThanOrEqual(50 * 3);
    expect(ask({ do: 'encode' })).toEqual(before);
    expect(ask({ do: 'playout', times: 50, seed: 1 })).toEqual(answer);
  });

  it('takes only views that the game gives', () => {
    const ask = cards();
    ask({ do: 'new', seed: 3 });
    const { view } = ask({ do: 'view', viewer: 1 }) as unknown as { view: object };
    expect(ask({ do: 'imagine', table: 1, view, seed: 5 }).error).toBeUndefined();
    expect(ask({ do: 'imagine', table: 1, view: { ...view, score: 99 } }).error).toBe(
      'this is not a view of caper-cards',
    );
    expect(ask({ do: 'imagine', table: 1, view: { viewer: 0 } }).error).toBe('this is not a view of caper-cards');
  });

  it('says what a bot makes of a decision, by what the actor sees', () => {
    const ask = cards();
    const { actor, legal } = ask({ do: 'new', seed: 3 });
    const thought = ask({ do: 'think', bot: 'hard' });
    const ranking = thought['ranking'] as { action: number; value: number }[];
    expect(ranking.map(({ action }) => action).toSorted((a, b) => a - b)).toEqual(legal);
    expect(ranking[0]!.action).toBe(ask({ do: 'choose', bot: 'hard' })['action']);
    expect(ranking.map(({ value }) => value)).toEqual(ranking.map(({ value }) => value).toSorted((a, b) => b - a));
    ask({ do: 'imagine', table: 1, view: ask({ do: 'view', viewer: actor })['view'], seed: 5 });
    expect(ask({ do: 'encode', table: 1 })).not.toEqual(ask({ do: 'encode' }));
    expect(ask({ do: 'think', table: 1, bot: 'hard' })).toEqual(thought);
  });

  it.each([
    ['[]', 'a request must be an object'],
    ['{}', '“do” is missing'],
    ['{"do":"toString"}', 'there is no request "toString"'],
    ['{"do":"new","seats":9}', 'this game is for 1 to 4 players'],
    ['{"do":"new","options":{"risk":"13"}}', '“13” is not a choice of risk here'],
    ['{"do":"new","options":{"risk":12}}', '“options.risk” must be a text'],
    ['{"do":"new","seed":-1}', '“seed” must be a whole number'],
    ['{"do":"new","table":1.5}', '“table” must be a whole number'],
    ['{"do":"legal","table":3}', 'there is no table 3'],
    ['{"do":"view"}', '“viewer” is missing'],
    ['{"do":"view","viewer":2}', 'there is no seat 2 at this table'],
    ['{"do":"apply"}', '“action” is missing'],
    ['{"do":"apply","action":"play"}', '"play" is not an action'],
    ['{"do":"apply","action":["fly",1]}', 'is not an action of caper-cards'],
    ['{"do":"decode","line":"x:1"}', 'this is not the line of a state'],
    ['{"do":"label","action":0,"language":"fr"}', 'there is no language “fr”'],
    ['{"do":"choose","bot":"genius"}', 'no bot “genius”'],
    ['{"do":"think","bot":"random"}', 'random does not say what it makes of a decision'],
    ['{"do":"batch","requests":[{"do":"batch"}]}', 'a batch cannot hold a batch'],
    ['{"do":"batch"}', '“requests” must be a list'],
  ])('answers %s with one sentence', (line, sentence) => {
    const engine = new Engine(caperCards as unknown as AnyGame);
    engine.answer('{"do":"new","seed":1}');
    const before = engine.answer('{"do":"encode"}');
    const { error } = JSON.parse(engine.answer(line)) as Answer;
    expect(error).toContain(sentence);
    expect(error).not.toContain('\n');
    expect(engine.answer('{"do":"encode"}')).toBe(before);
  });
});
