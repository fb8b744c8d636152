import { skeletonOf } from '@hideout/protocol';
import { ask, seatPeople } from '../../test/kit/client.ts';
import { onNode } from './attack.ts';

/** Signs that show nothing, or turn around what stands beside them. */
const UNSEEN = `200b 200c 200d 2060 feff ad 34f 61c 180e 115f 1160 3164 ffa0 2800 200e 200f 202a 202e 2066 2069
  e0001 e0041 e007f e0100 e000`
  .split(/\s+/)
  .map((code) => String.fromCodePoint(Number.parseInt(code, 16)));
/** The same name in Latin, with a Cyrillic letter, in Greek, and in small capitals. */
const ALIKE = ['Ann', 'Аnn', 'ΑΝΝ', 'ᴀɴɴ'];

/** Names that cannot be seen, and names that cannot be told apart. */
export const names = onNode('names that are invisible or look like another', {}, async (node) => {
  const hidden = [...UNSEEN.flatMap((sign) => [sign.repeat(3), `An${sign}n`]), `Ann${'\u0301'.repeat(20)}`];
  let taken = 0;
  for (const name of hidden) if ((await ask(node, 'POST', '/api/guests', { body: { name } })).status === 201) taken++;
  const { table, clients } = await seatPeople(node, ALIKE);
  const shown = clients[0]!.latest.get(table)!.state.seats.map(({ name }) => skeletonOf(name));
  const mistaken = shown.length - new Set(shown).size;
  for (const client of clients) client.close();
  return {
    figure: `${taken} of ${hidden.length} invisible names taken; ${mistaken} of ${shown.length - 1} people shown like the first`,
    holds: taken === 0 && mistaken === 0,
  };
});
