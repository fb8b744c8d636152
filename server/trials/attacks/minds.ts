import { ask, Client, newGuest, openTable, seatPeople } from '../../test/kit/client.ts';
import { pass } from '../../test/kit/vault.ts';
import { onNode } from './attack.ts';

const OPTIONS = { length: 'endless' };

/** A guest lets slow bots play each other at many tables; another guest's quick bot must not wait for them. */
export const minds = onNode(
  'one guest’s tables of slow bots, and another guest’s quick one',
  {},
  async (node, size) => {
    const tables = size === 'full' ? 50 : 20;
    const answers = size === 'full' ? 5 : 3;
    const greedy = await newGuest(node, 'Greedy');
    const slow = { kind: 'bot', level: 'slow' } as const;
    const client = await Client.connect(node, greedy);
    for (let i = 0; i < tables; i++) {
      const { table } = await openTable(node, greedy, { seats: [slow, slow], options: OPTIONS });
      await client.do(table, { type: 'start' });
    }
    const quick = { kind: 'bot', level: 'random' } as const;
    const { table, clients } = await seatPeople(node, ['Ann'], { seats: [quick], options: OPTIONS });
    const waits: number[] = [];
    const before = await thoughtsOf(node, greedy);
    for (let i = 0; i < answers; i++) waits.push(await quickTurn(clients[0]!, table));
    const thoughts = ((await thoughtsOf(node, greedy)) - before) / answers;
    const after = await thoughtsOf(node, greedy);
    client.close();
    clients[0]!.close();
    const longest = Math.max(...waits).toFixed(0);
    return {
      figure: `${thoughts.toFixed(1)} thoughts of the greedy guest before each quick turn, which took at most ${longest} ms; ${after} so far`,
      holds: thoughts < tables / 4 && after > 0,
    };
  },
);

/** How long the bot takes for its next action, after the person has passed on if it was their turn. */
async function quickTurn(client: Client, table: string): Promise<number> {
  const asked = performance.now();
  const { state, number } = client.latest.get(table)!;
  const isOwn = state.play!.legal.length > 0;
  if (isOwn) await client.do(table, { type: 'act', action: pass, turn: state.turn });
  await client.untilState(table, (update) => update.number > number + Number(isOwn));
  return performance.now() - asked;
}

/** How many entries all tables of a guest have together. */
async function thoughtsOf(node: { readonly address: string }, token: string): Promise<number> {
  const { body } = await ask<{ tables: { number: number }[] }>(node, 'GET', '/api/my/tables', { token });
  return body.tables.reduce((sum, { number }) => sum + number, 0);
}
