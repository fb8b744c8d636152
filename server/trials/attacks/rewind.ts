import { seatPeople, type Client } from '../../test/kit/client.ts';
import { mark, pass } from '../../test/kit/vault.ts';
import { onNode } from './attack.ts';

/** Somebody takes the game back while a bot stands in for the other: whoever comes back must find what was played. */
export const rewind = onNode('take-backs while a bot stands in for somebody', {}, async (node, size) => {
  const games = size === 'full' ? 50 : 3;
  let rewound = 0;
  for (let game = 0; game < games; game++) rewound += (await isRewound(node)) ? 1 : 0;
  return { figure: `${rewound} of ${games} games rewound behind the back of an absent player`, holds: rewound === 0 };
});

async function isRewound(server: { readonly address: string }): Promise<boolean> {
  const wish = { standIn: 'random', options: { length: 'endless' } };
  const { table, clients } = await seatPeople(server, ['Ann', 'Ben'], wish);
  const [ann, ben] = clients as [Client, Client];
  await ann.do(table, { type: 'act', action: mark, turn: 3 });
  await ann.do(table, { type: 'act', action: pass, turn: 4 });
  await ben.do(table, { type: 'leave' });
  const { state } = await ann.untilState(
    table,
    (update) => update.state.play!.legal.length > 0 && update.state.play!.moves > 2,
  );
  await ann.do(table, { type: 'ask', moves: 0, turn: state.turn });
  const back = await ben.do(table, { type: 'return' });
  const found = await ben.untilState(table, (update) => typeof back === 'number' && update.number >= back);
  for (const client of clients) client.close();
  return found.state.play!.moves < state.play!.moves;
}
