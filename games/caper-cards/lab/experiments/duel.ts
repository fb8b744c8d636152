// `npm run experiment -- games/caper-cards/lab/experiments/duel.ts --seats 3 --risk 12`: what one team wins more than another on the same deals.
import { botIn, prepareIn, type Bot } from '@hideout/bots';
import { brain } from '../../bots/brain.ts';
import { advance } from '../../bots/rollout.ts';
import { caperCards } from '../../rules/index.ts';
import { given, ActionList, FastRng, NOBODY, seatOf, setUp, type AnyGame } from '@hideout/kernel';
import { meanOf } from '@hideout/labkit';
import { optionsOf } from '@hideout/labkit/options';

const standard = { seats: 4, risk: '11', bots: 'hard,master', from: 0, games: 100, seed: 1 };
const { seats, risk, bots, from, games, seed } = optionsOf(standard);
const setup = given(setUp(caperCards, seats, { risk }));
const names = bots.split(',');
for (const name of names) await prepareIn(brain, name);
const teams = names.map((name) => given(botIn(brain, name, caperCards as unknown as AnyGame)));
if (teams.length !== 2) throw new RangeError('a duel is between two bots');

/** By team: how long its decisions took, in milliseconds of the thread, and how many there were. */
const spent = teams.map(() => ({ time: 0, decisions: 0 }));

/** The chance to win of a team on a deal: an attempt at a Reward that nobody knows counts by the share that it beats. */
function chanceOf(team: Bot, which: number, deal: number): number {
  const s = caperCards.setup(setup, new FastRng(seed, 2 * deal));
  const rng = new FastRng(seed, 2 * deal + 1);
  const luck = new FastRng(seed + 1, deal);
  const legal = new ActionList();
  const view = () => caperCards.view(s, seatOf(caperCards.actor(s)));
  let chance = 1;
  while (chance > 0 && caperCards.actor(s) !== NOBODY) {
    legal.clear();
    caperCards.legal(s, legal);
    const begun = process.threadCpuUsage();
    const action = team.choose({ legal, view, rng, budget: { milliseconds: Infinity } });
    const { user, system } = process.threadCpuUsage(begun);
    spent[which]!.time += (user + system) / 1000;
    spent[which]!.decisions++;
    chance *= advance(s, action, luck);
  }
  return chance;
}

const chances = teams.map((team, which) =>
  Array.from({ length: games }, (_, game) => chanceOf(team, which, from + game)),
);
const ms = spent.map(({ time, decisions }) => time / decisions);
const gains = chances[0]!.map((chance, game) => chances[1]![game]! - chance);
const gain = meanOf(gains);
const margin = 1.96 * Math.sqrt(meanOf(gains.map((each) => (each - gain) ** 2)) / games);
console.log(JSON.stringify({ seats, risk, bots, from, games, seed, rates: chances.map(meanOf), gain, margin, ms }));
