import { GAMES } from '@hideout/catalogue/house';
import type { Command, Problem } from '@hideout/protocol';
import { Client, newGuest, newNonce, openTable, seatPeople } from '../../test/kit/client.ts';
import { onNode } from './attack.ts';

type Server = { readonly address: string };
type Outcome = { readonly count: number; readonly locked: readonly string[] };

const [shortest, next] = GAMES.toSorted((one, other) => one.maxActions - other.maxActions);
/** More entries than a game of the shortest ever needs. */
const MOST = 2000;

/** One person comes and goes; the others still sit down, start, close, act and resign. */
export const seats = onNode(
  'one person comes and goes until a table is full of entries',
  { isReal: true },
  async (node) => {
    const before = await beforeStart(node);
    const within = await inPlay(node);
    const locked = [...before.locked, ...within.locked];
    return {
      figure: `${before.count} seat changes before the start, ${within.count} in play; ${
        locked.length === 0 ? 'all others go on' : `no longer possible: ${locked.join(', ')}`
      }`,
      holds: locked.length === 0,
    };
  },
);

/** Does these commands in turn until one of them is refused, at most `most` times; how often they were done. */
async function repeat(client: Client, table: string, most: number, commands: (() => Command)[]): Promise<number> {
  for (let count = 0; count < most; count++)
    if (typeof (await client.do(table, commands[count % commands.length]!())) !== 'number') return count;
  return most;
}

const refused = (answers: Readonly<Record<string, number | Problem>>): string[] =>
  Object.entries(answers).flatMap(([what, answer]) => (typeof answer === 'number' ? [] : [what]));

async function beforeStart(server: Server): Promise<Outcome> {
  const seated = (seat: number) => (): Command => ({ type: 'sit', seat, nonce: newNonce() });
  const [ann, ben, mallory] = await Promise.all(
    ['Ann', 'Ben', 'Mallory'].map(async (name) => {
      const token = await newGuest(server, name);
      return { token, client: await Client.connect(server, token) };
    }),
  );
  const open = async (): Promise<string> => {
    const wish = { game: shortest!.id, seats: [{ kind: 'me' } as const, { kind: 'open' } as const] };
    return (await openTable(server, ann!.token, wish)).table;
  };
  const comeAndGo = async (table: string): Promise<number> => {
    const count = await repeat(mallory!.client, table, MOST, [seated(1), () => ({ type: 'leave' })]);
    await mallory!.client.do(table, { type: 'leave' });
    return count;
  };
  const [one, two] = [await open(), await open()];
  const count = await comeAndGo(one);
  await comeAndGo(two);
  const locked = refused({
    'sitting down': await ben!.client.do(one, seated(1)()),
    'the host sitting down': await ann!.client.do(one, seated(0)()),
    starting: await ann!.client.do(one, { type: 'start' }),
    closing: await ann!.client.do(two, { type: 'close' }),
  });
  for (const { client } of [ann!, ben!, mallory!]) client.close();
  return { count, locked };
}

async function inPlay(server: Server): Promise<Outcome> {
  const { table, clients } = await seatPeople(server, ['Ann', 'Mallory'], { game: next!.id, standIn: 'random' });
  const [ann, mallory] = clients as [Client, Client];
  const count = await repeat(mallory, table, MOST, [() => ({ type: 'leave' }), () => ({ type: 'return' })]);
  await mallory.do(table, { type: 'leave' });
  // Whoever plays for Mallory by now goes on; sooner or later it is Ann's turn.
  const isAnns = ann.untilState(table, ({ state }) => state.play!.legal.length > 0);
  const update = await isAnns.catch(() => undefined);
  const { turn, play } = (update ?? ann.latest.get(table)!).state;
  const locked = refused({
    acting: await ann.do(table, { type: 'act', action: play!.legal[0] ?? 0, turn }),
    resigning: await ann.do(table, { type: 'resign' }),
  });
  for (const client of clients) client.close();
  return { count, locked };
}
