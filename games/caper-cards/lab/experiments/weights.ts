// `npm run experiment -- games/caper-cards/lab/experiments/weights.ts --from team-3.json --into games/caper-cards/bots/nets/three.json`: what teams.py has learnt, as a net of the house.
import { netFileOf, Net, type NetCard } from '@hideout/bots';
import { readFileSync, writeFileSync } from 'node:fs';
import { optionsOf } from '@hideout/labkit/options';

const { from, into, command, commit, result } = optionsOf({ from: '', into: '', command: '', commit: '', result: '' });

interface Learnt {
  readonly seats: number;
  readonly games: number;
  readonly sizes: readonly number[];
  readonly layers: readonly { readonly weights: string; readonly biases: string }[];
}

const numbers = (text: string): Float64Array => {
  const bytes = Buffer.from(text, 'base64');
  return Float64Array.from({ length: bytes.length / 4 }, (_, i) => bytes.readFloatLE(4 * i));
};

const { seats, games, sizes, layers } = JSON.parse(readFileSync(from, 'utf8')) as Learnt;
const net = new Net(
  layers.map(({ weights, biases }, i) => ({
    inputs: sizes[i]!,
    outputs: sizes[i + 1]!,
    weights: numbers(weights),
    biases: numbers(biases),
  })),
);
const card: NetCard = {
  game: 'caper-cards',
  seats,
  command,
  commit,
  data: `more than ${games} games of self-play`,
  result,
};
const text = `${JSON.stringify(netFileOf(net, card), undefined, 2)}\n`;
writeFileSync(into, text);
console.log(`${sizes.join(' → ')}, ${text.length} bytes: ${into}`);
