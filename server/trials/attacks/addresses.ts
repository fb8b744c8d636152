import type { Welcome } from '@hideout/protocol';
import { STANDARD } from '../../src/config.ts';
import { knock } from '../knock.ts';
import { onNode } from './attack.ts';

/** Ways to write an address of the API that some part of a server may read in another way than the rest. */
const SPELLINGS: readonly ((path: string, host: string) => string)[] = [
  (path) => path,
  (path) => `/%61${path.slice(2)}`,
  (path) => path.replace(/[a-z]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  (path, host) => host + path,
  (path, host) => host.toUpperCase() + path,
  (path) => `http://elsewhere.example${path}`,
  (path) => `/${path}`,
  (path) => path.replace(/\/(?=\w+$)/, '//'),
  (path) => `${path}/`,
  (path) => `${path}?again`,
  (path) => `${path};again`,
  (path) => `${path}#again`,
  (path) => `/.${path}`,
  (path) => `/assets/..${path}`,
  (path) => path.replace('api', 'API'),
];
const { limits } = STANDARD;
const MINUTE_MS = 60_000;

/** Every spelling of an address counts against the same limit. */
export const addresses = onNode('addresses of the API in every spelling', { limits }, async (node, size) => {
  const rounds = size === 'full' ? 200 : 12;
  const start = Date.now();
  const tokens: string[] = [];
  for (let i = 0; i < rounds; i++)
    for (const spelling of SPELLINGS) {
      const target = spelling('/api/guests', node.address);
      const { status, text } = await knock(node, 'POST', target, { body: { name: 'Mallory' } });
      if (status === 201) tokens.push((JSON.parse(text) as Welcome).token);
    }
  let tables = 0;
  const wish = { game: 'vault', seats: [{ kind: 'me' }, { kind: 'open' }] };
  for (let i = 0; i < rounds; i++)
    for (const spelling of SPELLINGS) {
      const token = tokens[(tables / limits.tablesPerHost) | 0] ?? '';
      const target = spelling('/api/tables', node.address);
      if ((await knock(node, 'POST', target, { token, body: wish })).status === 201) tables++;
    }
  // A limit a minute lets its number through once more for each minute that has begun.
  const minutes = Math.floor((Date.now() - start) / MINUTE_MS) + 1;
  return {
    figure: `${tokens.length} guests (${limits.newGuestsPerMinute} a minute) and ${tables} tables (${limits.newTablesPerMinute} a minute) got through of ${rounds * SPELLINGS.length} each`,
    holds: tokens.length <= limits.newGuestsPerMinute * minutes && tables <= limits.newTablesPerMinute * minutes,
  };
});
