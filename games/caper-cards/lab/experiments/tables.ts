// `npm run experiment -- games/caper-cards/lab/experiments/tables.ts --into teams.json`: the rules as tables, for games/caper-cards/lab/train/teams.py.
import { writeFileSync } from 'node:fs';
import { CREWS } from '../../bots/crews.ts';
import { heistsOf, PART_OF } from '../../bots/heists.ts';
import { AFTER, LAYINGS } from '../../bots/layings.ts';
import { REWARDS } from '../../rules/index.ts';
import { optionsOf } from '@hideout/labkit/options';

const { into } = optionsOf({ into: 'teams.json' });

/** The most Rewards that can be tucked before an attempt. */
const MOST_TUCKED = 4;
const RISKS = [11, 12];

/** Every order in which Rewards can have been tucked. */
const orders = (size: number): number[][] =>
  size === 0
    ? [[]]
    : orders(size - 1).flatMap((order) =>
        REWARDS.flatMap((_, reward) => (order.includes(reward) ? [] : [[...order, reward]])),
      );
const tucked = Array.from({ length: MOST_TUCKED + 1 }, (_, size) => orders(size)).flat();

writeFileSync(
  into,
  JSON.stringify({
    kinds: LAYINGS.map(({ kind }) => kind),
    parts: Array.from(PART_OF),
    crews: CREWS,
    after: CREWS.map((_, crew) => Array.from(AFTER.subarray(crew * LAYINGS.length, (crew + 1) * LAYINGS.length))),
    tucked,
    beaten: RISKS.map((risk) => tucked.map((order) => heistsOf(risk, order).join(''))),
  }),
);
console.log(`${tucked.length} orders of Rewards, ${CREWS.length} Crews, ${LAYINGS.length} ways to lay a card: ${into}`);
