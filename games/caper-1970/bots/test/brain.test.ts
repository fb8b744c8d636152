import {
  caper1970,
  CARDS,
  DONE,
  HIDEOUT,
  JEWELS,
  safeWith,
  START,
  THEFT,
  TOOLS,
  unsafeWith,
  type State,
} from '../../rules/index.ts';
import { ActionList, FastRng, NOBODY, seatOf, verbOf } from '@hideout/kernel';
import { describe, expect, it } from 'vitest';
import { botIn, namesIn, isThinker, type Bot, type Thinker } from '@hideout/bots';
import { brain } from '../brain.ts';
import { apply, at, lay, on, questionIn } from './position.ts';

const [DIAMOND, , EMERALD, SAPPHIRE] = JEWELS.keys().toArray();

await brain.prepare!('master');

const named = (name: string): Bot => {
  const bot = botIn(brain, name, caper1970);
  if (!bot.ok) throw new Error(bot.problem);
  return bot.value;
};

const thinker = (name: string): Thinker => {
  const bot = named(name);
  if (!isThinker(bot)) throw new Error(`${name} does not think`);
  return bot;
};

/** Lets the bot play on until the roll is spent. */
function playRoll(bot: Bot, s: State): void {
  const { turnsLeft, rollsLeft } = s;
  while (caper1970.actor(s) !== NOBODY && s.turnsLeft === turnsLeft && s.rollsLeft === rollsLeft && s.phase < 2) {
    apply(s, bot.choose(questionIn(s)));
  }
}

/** Those that see what a roll leads to. */
const SEEING = ['greedy', 'medium', 'hard', 'master'];

describe('the right target', () => {
  it.each(SEEING)('%s secures a jewel by exact count', (name) => {
    const s = lay({ count: 5, thieves: [on(2, 4), on(0, 2)], jewels: [0, 0, 0, unsafeWith(0)] });
    playRoll(named(name), s);
    expect(s.jewel[SAPPHIRE!]).toBe(safeWith(0));
  });

  it.each(SEEING)('%s wastes units to come home exactly', (name) => {
    const s = lay({ count: 10, thieves: [on(2, 6), on(0, 2)], jewels: [0, 0, 0, unsafeWith(0)] });
    playRoll(named(name), s);
    expect(s.jewel[SAPPHIRE!]).toBe(safeWith(0));
  });

  it.each(SEEING)('%s captures a carrier within exact reach', (name) => {
    const s = lay({ count: 6, thieves: [at(10, 16), at(12, 18)], jewels: [unsafeWith(1), 0, 0, 0] });
    playRoll(named(name), s);
    expect([s.jewel[DIAMOND!], s.thief[1]]).toEqual([unsafeWith(0), START[s.side[1]!]]);
  });

  it.each(SEEING)('%s silences the last alarm and takes the jewel', (name) => {
    const s = lay({
      count: 6,
      thieves: [at(8, 13), on(2, 2)],
      stock: [['screwdriver', 'knife', 'ladder', 'ladder']],
      jewels: [0, 0, 0, safeWith(1)],
      silent: [at(5, 13)],
    });
    playRoll(named(name), s);
    expect(s.jewel[EMERALD!]).toBe(unsafeWith(0));
  });
});

describe('a carrier', () => {
  /** Two ways lead home round the block; a rival stands on one of them. */
  it.each(['medium', 'hard', 'master'])('%s keeps out of the reach of a rival', (name) => {
    const s = lay({ count: 4, thieves: [on(1, 0), on(1, 8)], stock: [[], []], jewels: [0, 0, 0, unsafeWith(0)] });
    playRoll(named(name), s);
    expect(s.thief[0]).not.toBe(on(1, 4));
  });
});

describe('cards', () => {
  it.each(['easy', 'medium', 'hard'])(
    '%s turns in the screwdriver that a theft needs, though its stock is full',
    (name) => {
      const s = lay({
        count: 6,
        isWindow: true,
        thieves: [at(8, 13), on(2, 2)],
        stock: [['knife', 'knife', 'ladder', 'ladder', 'wirecutter']],
        hands: [['screwdriver', 'auto-north', 'auto-east', 'auto-west']],
        jewels: [0, 0, 0, safeWith(1)],
        silent: [at(5, 13)],
      });
      playRoll(named(name), s);
      expect(s.jewel[EMERALD!]).toBe(unsafeWith(0));
    },
  );

  /** The last alarm of the emerald is live, and the other seat has all screwdrivers of the depot. */
  const shortage = (): State => {
    const s = lay({
      count: 6,
      isWindow: true,
      thieves: [at(8, 13), on(2, 2)],
      stock: [['knife', 'ladder', 'ladder']],
      hands: [['screwdriver', 'screwdriver', 'theft', 'auto-west']],
      jewels: [0, 0, 0, safeWith(1)],
      silent: [at(5, 13)],
    });
    const screwdriver = TOOLS.indexOf('screwdriver');
    s.stock[TOOLS.length + screwdriver]! += s.depot[screwdriver]!;
    s.depot[screwdriver] = 0;
    return s;
  };

  it.each(['medium', 'hard'])('%s steals the tool that its cards cannot bring', (name) => {
    expect(verbOf(named(name).choose(questionIn(shortage())))).toBe(THEFT);
  });

  it.each(['easy', 'medium', 'hard'])('%s discards cards that the depot cannot serve', (name) => {
    const [bot, s] = [named(name), shortage()];
    s.phase = 2;
    s.count = 0;
    while (s.turn === 0 && s.phase === 2) {
      const action = bot.choose(questionIn(s));
      if (verbOf(action) === DONE) break;
      apply(s, action);
    }
    expect(s.hand[CARDS.indexOf('screwdriver')]).toBe(0);
  });
});

describe('a way', () => {
  const middle = (): State => lay({ count: 9, thieves: [at(2, 8), on(0, 2)], jewels: [0, 0, 0, unsafeWith(0)] });

  it('is decided once: the units that follow cost no thought', () => {
    const [bot, s] = [thinker('master'), middle()];
    const { line, iterations } = bot.think(questionIn(s));
    expect(iterations).toBeGreaterThan(20);
    const played = [];
    for (const [i, planned] of line.entries()) {
      const thought = i === 0 ? undefined : bot.think(questionIn(s));
      if (thought) expect([thought.iterations, thought.line]).toEqual([1, line.slice(i)]);
      played.push(bot.decide(thought ?? bot.think(questionIn(s)), new FastRng(1)));
      expect(played.at(-1)).toBe(planned);
      apply(s, planned);
    }
    expect(played).toEqual(line);
  });

  it('is kept while the same bot thinks about other tables', () => {
    const [bot, s, other] = [thinker('hard'), middle(), middle()];
    other.thief[1] = on(0, 6);
    const { line } = bot.think(questionIn(s));
    apply(s, bot.decide(bot.think(questionIn(s)), new FastRng(1)));
    apply(other, bot.choose(questionIn(other)));
    expect(bot.think(questionIn(s)).line).toEqual(line.slice(1));
  });

  it('is thought of anew by a bot that is asked in the middle, which still gets home', () => {
    const s = lay({ count: 5, thieves: [on(2, 4), on(0, 2)], jewels: [0, 0, 0, unsafeWith(0)] });
    while (caper1970.actor(s) === 0 && s.jewel[SAPPHIRE!] === unsafeWith(0))
      apply(s, named('medium').choose(questionIn(s)));
    expect([s.jewel[SAPPHIRE!], s.thief[0]]).toEqual([safeWith(0), HIDEOUT[s.side[0]!]]);
  });

  it('is given up when the table no longer looks as it should', () => {
    const [bot, s] = [named('medium'), middle()];
    apply(s, bot.choose(questionIn(s)));
    s.thief[0] = at(19, 10);
    s.count = 3;
    const question = questionIn(s);
    expect(question.legal.includes(bot.choose(question))).toBe(true);
  });
});

describe('a thought', () => {
  it('ranks first units with their values and tells the line', () => {
    const s = lay({ count: 7, thieves: [at(2, 8), on(2, 5)], jewels: [0, 0, 0, unsafeWith(0)] });
    const { ranking, line } = thinker('hard').think(questionIn(s));
    const values = ranking.map(({ value }) => value);
    expect(line[0]).toBe(ranking[0]!.action);
    expect(values.every((value) => value >= 0 && value <= 1)).toBe(true);
    expect(new Set(ranking.map(({ action }) => action)).size).toBe(ranking.length);
  });

  it('does not depend on where it is cut', () => {
    const s = lay({ count: 7, thieves: [at(2, 8), on(2, 5)], jewels: [0, 0, 0, unsafeWith(0)] });
    const whole = thinker('master').think(questionIn(s));
    const bot = thinker('master');
    const question = questionIn(s);
    let cut = bot.think({ ...question, stop: () => true });
    for (let done = cut.iterations; done < whole.iterations; done += cut.iterations) {
      cut = bot.think({ ...question, since: [], stop: () => true });
    }
    expect(cut.ranking).toEqual(whole.ranking);
  });
});

describe('whole games', () => {
  it.each(namesIn(brain).flatMap((name) => [2, 3, 4].map((seats) => ({ name, seats }))))(
    '$name plays legally with $seats seats',
    ({ name, seats }) => {
      const rng = new FastRng(seats);
      const s = caper1970.setup({ seats, options: { thief: 'drawn', empty: 'drawn', begins: 'drawn' } }, rng);
      const bot = named(name);
      const legal = new ActionList();
      for (let asked = 0; asked < 150 && caper1970.actor(s) !== NOBODY; asked++) {
        legal.clear();
        caper1970.legal(s, legal);
        const seat = seatOf(s.turn);
        const action = bot.choose({ legal, view: () => caper1970.view(s, seat), rng, budget: { iterations: 2 } });
        expect(legal.includes(action)).toBe(true);
        caper1970.apply(s, action, { rng, log: undefined });
      }
    },
  );
});
