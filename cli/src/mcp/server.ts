import { McpServer } from '@modelcontextprotocol/server';
import { botNames, GAMES } from '@hideout/catalogue/house';
import { seatOf, setUp, textOf, type AnyGame } from '@hideout/kernel';
import * as z from 'zod';
import manifest from '../../package.json' with { type: 'json' };
import { findGame, standardBot, standardSeats } from '../arguments.ts';
import { BadInput, demand } from '../badInput.ts';
import { MAX_PRACTICE_SEED } from '../deal.ts';
import { findClause, rulebookOf } from '../rulebook.ts';
import { McpTable } from './mcpTable.ts';

/** Tables that one agent may have open at once. */
const MOST_TABLES = 64;

const INSTRUCTIONS =
  'Play board games of hidden information against the bots of Hideout. Call list_games, then new_table, and then ' +
  'legal_actions and play by turns. You see what a person in your seat would see. rules explains any clause, and ' +
  'why_not says which clause forbids an action.';

/** The door for agents that speak the Model Context Protocol. Each connection has tables of its own. */
export function mcpServer(): McpServer {
  const server = new McpServer({ name: 'hideout', version: manifest.version }, { instructions: INSTRUCTIONS });
  const tables = new Map<string, McpTable>();
  const tableOf = (id: string): McpTable => tables.get(id) ?? refuse(`there is no table “${id}”`);
  const game = z.string().describe('the id of a game, from list_games');
  const table = z.string().describe('the id of your table, from new_table');
  const readOnly = { annotations: { readOnlyHint: true } };

  server.registerTool('list_games', { ...readOnly, description: 'The games, their players, options and bots' }, () =>
    told(() => GAMES.map(describe).join('\n\n')),
  );
  server.registerTool(
    'new_table',
    {
      description: 'Sits you down at a new table with bots in all other seats, and shows you the table',
      inputSchema: z.object({
        game,
        seats: z.int().optional().describe('how many play'),
        seat: z.int().optional().describe('your seat, from 1'),
        bot: z.string().optional().describe('who plays the other seats'),
        options: z.record(z.string(), z.string()).optional().describe('a choice for options of the game'),
        seed: z.int().min(0).max(MAX_PRACTICE_SEED).optional().describe('the same seed gives the same deal'),
      }),
    },
    (wish) =>
      told(() => {
        const chosen = findGame(wish.game);
        if (tables.size >= MOST_TABLES) refuse('too many tables are open: leave one first');
        const setup = demand(setUp(chosen, wish.seats ?? standardSeats(chosen), wish.options));
        const seat = wish.seat ?? 1;
        if (seat < 1 || seat > setup.seats) refuse(`there are seats from 1 to ${setup.seats}`);
        const bot = wish.bot ?? standardBot(chosen);
        const opened = new McpTable(chosen, { setup, seat: seatOf(seat - 1), bot, seed: wish.seed });
        const id = `${chosen.id}-${tables.size + 1}`;
        tables.set(id, opened);
        return `Your table is ${id}; you are in seat ${seat} of ${setup.seats}.\n\n${opened.news()}`;
      }),
  );
  server.registerTool(
    'view',
    { ...readOnly, description: 'The table as you see it, with the scores', inputSchema: z.object({ table }) },
    (wish) => told(() => `${tableOf(wish.table).news()}\n\n${tableOf(wish.table).sight.scores()}`.trimEnd()),
  );
  server.registerTool(
    'legal_actions',
    { ...readOnly, description: 'What you may do now, numbered from 1', inputSchema: z.object({ table }) },
    (wish) => told(() => tableOf(wish.table).sight.choices()),
  );
  server.registerTool(
    'play',
    {
      description: 'Plays one of your legal actions; the others play until it is your turn again',
      inputSchema: z.object({ table, choice: z.int().describe('its number in legal_actions') }),
    },
    (wish) =>
      told(() => {
        const at = tableOf(wish.table);
        const problem = at.play(wish.choice);
        return problem === undefined ? at.news() : refuse(problem);
      }),
  );
  server.registerTool(
    'why_not',
    {
      ...readOnly,
      description: 'Why you may not do something now, and the clause that says so',
      inputSchema: z.object({ table, action: z.string().min(1).describe('words of the action’s label') }),
    },
    (wish) => told(() => tableOf(wish.table).sight.whyNot(wish.action)),
  );
  server.registerTool(
    'rules',
    {
      ...readOnly,
      description: 'The rulebook, or one clause of it',
      inputSchema: z.object({ game, clause: z.string().optional().describe('its id, such as “XX-2.1”') }),
    },
    (wish) => told(() => rulesOf(findGame(wish.game), wish.clause)),
  );
  return server;
}

/** What a tool says; a bad request is answered with one sentence. */
function told(say: () => string) {
  try {
    return { content: [{ type: 'text' as const, text: say() }] };
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    return { content: [{ type: 'text' as const, text: error.message }], isError: true };
  }
}

function refuse(sentence: string): never {
  throw new BadInput(sentence);
}

function describe(game: AnyGame): string {
  const { name, tagline } = game.words.en;
  const { min, max } = game.seats;
  const options = game.options.map(({ id, choices, standard }) => {
    return `  option ${id}: ${choices.map((choice) => choice.id).join(', ')} (standard: ${standard})`;
  });
  const together = game.cooperative ? ', who win and lose together' : '';
  const players = `  ${min === max ? min : `${min} to ${max}`} players${together}`;
  return [`${game.id}: ${name}. ${tagline}`, players, ...options, `  bots: ${botNames(game).join(', ')}`].join('\n');
}

function rulesOf(game: AnyGame, clause: string | undefined): string {
  const line = ({ id, runs }: { readonly id: string; readonly runs: Parameters<typeof textOf>[0] }): string =>
    `${id}  ${textOf(runs)}`;
  if (clause !== undefined) return line(findClause(game, clause, 'en'));
  return rulebookOf(game, 'en').clauses.map(line).join('\n');
}
