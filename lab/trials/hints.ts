// `npm run experiment -- lab/trials/hints.ts --game <id> --positions 40`: how often hints, and the bots, choose otherwise than the same judge with
// 16 times the trials, how much that costs by what it says, and how often two such judges differ. `--efforts 50,100` compares hints that take less
// trouble. What such judges say is most of the work: `--keep <file>` keeps it, and the same command goes on with it.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { isThinker, Judge, plainCoach, type Bot, type Judgement } from '@hideout/bots';
import { botOf, brainOf, gameOf } from '@hideout/catalogue/house';
import { given, ActionList, FastRng, type Action } from '@hideout/kernel';
import { meanOf } from '@hideout/labkit';
import { optionsOf } from '@hideout/labkit/options';
import { threadMilliseconds } from '../src/bench.ts';
import { decisionsOf, type Decision } from '../src/judge/decisions.ts';

const wanted = optionsOf({
  game: '',
  positions: 40,
  depth: 16,
  bots: 'medium,hard',
  efforts: '100',
  seed: 1,
  keep: '',
});
const { positions, depth, seed, keep } = wanted;
const game = gameOf(wanted.game);
if (!game) throw new Error(`there is no game “${wanted.game}”`);
const coach = brainOf(game.id).coach ?? plainCoach;

type Adviser = (decision: Decision) => Action;
/** Every action with its chance to win, as much as that of the best choice that begins with it; the best first. */
type Chances = readonly (readonly [action: Action, chance: number])[];

function judged({ view, legal }: Decision, effort: number, sample: number): Judgement {
  const judge = new Judge(game!, coach, { effort, sample });
  judge.begin(view, legal);
  while (judge.step());
  return judge.judgement();
}

function chancesIn({ choices }: Judgement): Chances {
  const byAction = new Map<Action, number>();
  for (const { choice, chance } of choices) if (!byAction.has(choice[0]!)) byAction.set(choice[0]!, chance);
  return [...byAction];
}

function favouriteOf(bot: Bot): Adviser {
  return ({ view, legal }) => {
    const list = new ActionList();
    for (const action of legal) list.add(action);
    const question = { legal: list, view: () => view, rng: new FastRng(1), budget: { milliseconds: Infinity } };
    return isThinker(bot) ? bot.think(question).ranking[0]!.action : bot.choose(question);
  };
}

const advisers = new Map<string, Adviser>([
  ...wanted.efforts
    .split(',')
    .map(
      (effort) =>
        [
          `hint at ${effort} %`,
          (decision: Decision) => judged(decision, Number(effort) / 100, 0).choices[0]!.choice[0]!,
        ] as const,
    ),
  ...wanted.bots
    .split(',')
    .filter((name) => name !== '')
    .map((name) => [name, favouriteOf(given(botOf(name, game!)))] as const),
]);

/** A mean with half of its 95 % interval, in hundredths. */
function hundredths(numbers: readonly number[], digits: number): string {
  const mean = meanOf(numbers);
  const spread = Math.sqrt(meanOf(numbers.map((each) => (each - mean) ** 2)) / numbers.length);
  return `${(100 * mean).toFixed(digits)} ± ${(196 * spread).toFixed(digits)}`;
}

/** What an adviser did in one decision. */
interface Tried {
  readonly differs: number;
  readonly cost: number;
  readonly seconds: number;
}

const kept = keep !== '' && existsSync(keep) ? readFileSync(keep, 'utf8').trim().split('\n') : [];
const apart: number[] = [];
const tried = new Map<string, Tried[]>([...advisers.keys()].map((name) => [name, []]));
for (const decision of decisionsOf(game, 'medium', seed, positions)) {
  const known = kept[apart.length];
  const deep =
    known === undefined
      ? [1, 2].map((sample) => chancesIn(judged(decision, depth, sample)))
      : (JSON.parse(known) as Chances[]);
  if (known === undefined && keep !== '') appendFileSync(keep, `${JSON.stringify(deep)}\n`);
  const worths = deep.map((each) => new Map(each));
  const worth = (action: Action): number => meanOf(worths.map((each) => each.get(action)!));
  const most = Math.max(...decision.legal.map(worth));
  const favourites = deep.map(([best]) => best![0]);
  apart.push(new Set(favourites).size - 1);
  for (const [name, adviser] of advisers) {
    const start = threadMilliseconds();
    const action = adviser(decision);
    tried.get(name)!.push({
      differs: meanOf(favourites.map((each) => (each === action ? 0 : 1))),
      cost: most - worth(action),
      seconds: (threadMilliseconds() - start) / 1000,
    });
  }
}
console.log(`${game.id}: ${apart.length} decisions`);
console.log(`two judges with ${depth} times the trials differ in ${hundredths(apart, 1)} %`);
for (const [name, all] of tried) {
  const [differs, cost] = [all.map((each) => each.differs), all.map((each) => each.cost)];
  const more = hundredths(
    differs.map((each, place) => each - apart[place]!),
    1,
  );
  const seconds = all.map((each) => each.seconds);
  console.log(
    `${name}: differs from one in ${hundredths(differs, 1)} %, ${more} more than they do, costs ${hundredths(cost, 2)} of 100`,
  );
  console.log(`  takes ${meanOf(seconds).toFixed(2)} s of a processor, at most ${Math.max(...seconds).toFixed(2)}`);
}
