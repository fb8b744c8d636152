// `npm run experiment -- lab/trials/hints.ts --game <id> --positions 40`: how often hints, and the bots, choose otherwise than the same judge with
// 16 times the trials, how much that costs by what it says, and how often two such judges differ. `--efforts 50,100` compares hints that take less trouble.
import { isThinker, Judge, plainCoach, type Bot, type Judgement } from '@hideout/bots';
import { botOf, brainOf, gameOf } from '@hideout/catalogue/house';
import { given, ActionList, FastRng, type Action } from '@hideout/kernel';
import { meanOf } from '@hideout/labkit';
import { optionsOf } from '@hideout/labkit/options';
import { decisionsOf, type Decision } from '../src/judge/decisions.ts';

const wanted = optionsOf({ game: '', positions: 40, depth: 16, bots: 'medium,hard', efforts: '100', seed: 1 });
const { positions, depth, seed } = wanted;
const game = gameOf(wanted.game);
if (!game) throw new Error(`there is no game “${wanted.game}”`);
const coach = brainOf(game.id).coach ?? plainCoach;

type Adviser = (decision: Decision) => Action;

function judged({ view, legal }: Decision, effort: number, sample: number): Judgement {
  const judge = new Judge(game!, coach, { effort, sample });
  judge.begin(view, legal);
  while (judge.step());
  return judge.judgement();
}

/** What every action is worth by a judgement: as much as the best choice that begins with it. */
function chancesIn({ choices }: Judgement): ReadonlyMap<Action, number> {
  return new Map(choices.toReversed().map(({ choice, chance }) => [choice[0]!, chance]));
}

function favouriteOf(bot: Bot): Adviser {
  return ({ view, legal }) => {
    const list = new ActionList();
    for (const action of legal) list.add(action);
    const question = { legal: list, view: () => view, rng: new FastRng(1), budget: { milliseconds: Infinity } };
    return isThinker(bot) ? bot.think(question).ranking[0]!.action : bot.choose(question);
  };
}

function botNamed(name: string): Bot {
  return given(botOf(name, game!));
}

const firstOf = (judgement: Judgement): Action => judgement.choices[0]!.choice[0]!;
const advisers = new Map<string, Adviser>([
  ...wanted.efforts
    .split(',')
    .map(
      (effort) =>
        [`hint at ${effort} %`, (decision: Decision) => firstOf(judged(decision, Number(effort) / 100, 0))] as const,
    ),
  ...wanted.bots.split(',').map((name) => [name, favouriteOf(botNamed(name))] as const),
]);

/** A mean with half of its 95 % interval, in points of 100. */
function points(numbers: readonly number[]): string {
  const mean = meanOf(numbers);
  const spread = Math.sqrt(meanOf(numbers.map((each) => (each - mean) ** 2)) / numbers.length);
  return `${(100 * mean).toFixed(1)} ± ${(196 * spread).toFixed(1)}`;
}

const costs = new Map<string, number[]>([...advisers.keys()].map((name) => [name, []]));
const odds = new Map<string, number[]>([...advisers.keys()].map((name) => [name, []]));
const deepOdds: number[] = [];
const seconds = new Map<string, number[]>([...advisers.keys()].map((name) => [name, []]));
for (const decision of decisionsOf(game, 'medium', seed, positions)) {
  const deep = [1, 2].map((sample) => judged(decision, depth, sample));
  const [one, other] = deep.map(chancesIn) as [ReadonlyMap<Action, number>, ReadonlyMap<Action, number>];
  const worth = (action: Action): number => (one.get(action)! + other.get(action)!) / 2;
  const most = Math.max(...decision.legal.map(worth));
  deepOdds.push(firstOf(deep[0]!) === firstOf(deep[1]!) ? 0 : 1);
  for (const [name, adviser] of advisers) {
    const start = performance.now();
    const action = adviser(decision);
    seconds.get(name)!.push((performance.now() - start) / 1000);
    costs.get(name)!.push(most - worth(action));
    odds.get(name)!.push(meanOf(deep.map((each) => (firstOf(each) === action ? 0 : 1))));
  }
}
console.log(`${game.id}: ${deepOdds.length} decisions`);
console.log(`two judges with ${depth} times the trials differ in ${points(deepOdds)} %`);
for (const name of advisers.keys()) {
  const differs = `differs from one in ${points(odds.get(name)!)} %, costs ${points(costs.get(name)!)} of 100`;
  console.log(`${name}: ${differs}, takes ${meanOf(seconds.get(name)!).toFixed(2)} s`);
}
