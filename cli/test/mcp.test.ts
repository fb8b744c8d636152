import { GAMES } from '@hideout/catalogue/house';
import { ActionList, FastRng, NOBODY, seatOf, setUp, type AnyGame, type Seat } from '@hideout/kernel';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { standardSeats } from '../src/arguments.ts';
import { Sight, type Position } from '../src/mcp/sight.ts';

/** Somebody else's client, with the command as a process of its own. */
const client = new Client({ name: 'test', version: '1' });
const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

interface Answer {
  readonly text: string;
  readonly isError: boolean;
}

async function call(name: string, args: Record<string, unknown> = {}): Promise<Answer> {
  const { content, isError } = await client.callTool({ name, arguments: args });
  const [first] = content as { readonly text: string }[];
  return { text: first!.text, isError: isError === true };
}

beforeAll(async () => {
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [MAIN, 'mcp'], stderr: 'pipe' }));
});
afterAll(() => client.close());

describe('hideout mcp', () => {
  it('names its tools', async () => {
    const { tools } = await client.listTools();
    const names = ['legal_actions', 'list_games', 'new_table', 'play', 'rules', 'view', 'why_not'];
    expect(tools.map(({ name }) => name).toSorted()).toEqual(names);
    const { text } = await call('list_games');
    for (const game of GAMES) expect(text).toContain(`${game.id}: ${game.words.en.name}`);
  });

  for (const game of GAMES) {
    it(`plays a whole game of ${game.id}`, { timeout: 240_000 }, async () => {
      const [, table] = /Your table is ([\w-]+);/.exec(
        (await call('new_table', { game: game.id, seat: 1, bot: 'easy', seed: 7 })).text,
      )!;
      const chance = new FastRng(7);
      let played = 0;
      let news = '';
      while (!news.includes('The game is over:')) {
        const choices = (await call('legal_actions', { table })).text.split('\n');
        const answer = await call('play', { table, choice: 1 + chance.below(choices.length) });
        expect(answer.isError).toBe(false);
        news = answer.text;
        played++;
      }
      expect(played).toBeGreaterThan(2);
      expect((await call('view', { table })).text).not.toBe('');
    });
  }

  it('says what is wrong in one sentence, and changes nothing', async () => {
    const wrong = [
      ['new_table', { game: 'chess' }, /there is no game “chess”/],
      ['new_table', { game: GAMES[0]!.id, seat: 9 }, /seats from 1 to/],
      ['play', { table: 'nowhere', choice: 1 }, /there is no table “nowhere”/],
      ['rules', { game: GAMES[0]!.id, clause: 'ZZ-1' }, /has no clause “ZZ-1”/],
    ] as const;
    for (const [tool, args, sentence] of wrong) {
      const { text, isError } = await call(tool, args);
      expect(text).toMatch(sentence);
      expect(isError).toBe(true);
    }
  });

  it('explains a refusal with the clause, and any clause', async () => {
    const game = GAMES.at(-1)!;
    const [, table] = /Your table is ([\w-]+);/.exec((await call('new_table', { game: game.id, seed: 1 })).text)!;
    expect((await call('play', { table, choice: 99 })).text).toMatch(/choices from 1 to/);
    const { text } = await call('why_not', { table, action: 'discard' });
    const [clause] = /[A-Z]{2}-\d+\.\d+/.exec(text)!;
    expect((await call('rules', { game: game.id, clause })).text).toContain(clause);
    expect((await call('why_not', { table, action: 'fly away' })).text).toContain('no action like');
  });
});

describe('what an agent is told', () => {
  for (const game of GAMES) {
    it(`does not depend on what its seat cannot know: ${game.id}`, () => {
      const setup = setUp(game, standardSeats(game));
      if (!setup.ok) throw new Error(setup.problem);
      const rng = new FastRng(5);
      const state = game.setup(setup.value, rng);
      let worlds = 0;
      for (let moves = 0; game.actor(state) !== NOBODY && moves < 120; moves++) {
        for (let i = moves % 6 === 0 ? 0 : Infinity; i < setup.value.seats; i++) {
          const seat = seatOf(i);
          const other = game.imagine(game.view(state, seat), rng);
          if (game.encode(other) !== game.encode(state)) worlds++;
          expect(all(game, other, seat)).toEqual(all(game, state, seat));
        }
        const legal = legalIn(game, state);
        game.apply(state, legal.at(rng.below(legal.size)), { rng, log: undefined });
      }
      expect(worlds).toBeGreaterThan(0);
    });
  }

  it('would be caught if it did', () => {
    const game = GAMES.at(-1)!;
    const rng = new FastRng(5);
    const state = game.setup({ seats: 2, options: { risk: '11', boss: 'random' } }, rng);
    const other = game.imagine(game.view(state, seatOf(0)), rng);
    const leaky = (world: object): string[] => [...all(game, world, seatOf(0)), game.encode(world)];
    expect(leaky(other)).not.toEqual(leaky(state));
  });
});

function legalIn(game: AnyGame, state: object): ActionList {
  const list = new ActionList();
  game.legal(state, list);
  return list;
}

/** Everything that the tools say of a state. */
function all(game: AnyGame, state: object, seat: Seat): string[] {
  const position: Position = {
    game,
    actor: game.actor(state),
    view: (viewer) => game.view(state, viewer),
    legal: () => legalIn(game, state),
    refuse: (who, action) => game.refuse(state, who, action),
  };
  const names = ['One', 'Two', 'Three', 'Four'];
  const sight = new Sight(position, seat, names);
  return [sight.board(), sight.scores(), sight.choices(), sight.whyNot('a')];
}
