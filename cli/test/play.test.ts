import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { caperCards } from '@hideout/games/caper-cards';
import {
  NOBODY,
  PLAIN,
  readRecord,
  replay,
  seatOf,
  type AnyGame,
  type AnyMatch,
  type GameRecord,
  type Seat,
} from '@hideout/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import { converse, emptyFolder, hideout } from './hideout.ts';

const game: AnyGame = caperCards;
const words = game.words.en;
let folder = '';
beforeEach(() => (folder = emptyFolder()));

function savedRecord(file: string): GameRecord {
  const record = readRecord(readFileSync(join(folder, file), 'utf8'));
  if (!record.ok) throw new Error(record.problem);
  return record.value;
}

function matchAt(record: GameRecord, step = record.moves.length): AnyMatch {
  const match = replay(game, record, step);
  if (!match.ok) throw new Error(match.problem);
  return match.value;
}

/** The names as people at the table say them. */
const spoken = (record: GameRecord): string[] => record.names.map((name) => name.replace(/ \(\w+\)$/, ''));

const boardOf = (match: AnyMatch, record: GameRecord, seat: Seat): string =>
  words.board(match.view(seat), { viewer: seat, names: spoken(record) }, PLAIN);

/** The part of a seat's board that nobody else may see. */
const handOf = (board: string): string => board.slice(board.indexOf('YOUR HAND'));

const isHandOver = (screen: string): boolean => screen.includes('Hand the keyboard to');

describe('a whole game', () => {
  it.each([1, 2, 3, 4])('of one person among %i seats ends with a record that replays', async (seats) => {
    const argv = [
      'play',
      'caper-cards',
      '--seats',
      String(seats),
      '--bots',
      'random',
      '--seed',
      '5',
      '--save',
      'game.json',
    ];
    const { code, out, err } = await converse(argv, () => '1', { folder });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const record = savedRecord('game.json');
    expect(matchAt(record).outcome).toEqual(record.outcome);
    expect(record.outcome).toBeDefined();
    expect(out).toContain('The game is over.');
    expect(out).toContain('Practice deal from seed 5');
    expect(record.names).toEqual(['Player 1', 'Otto (random)', 'Vera (random)', 'Hugo (random)'].slice(0, seats));
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });

  it.each([2, 4])('of %i people shows a hand only after the keyboard was handed over', async (people) => {
    const names = ['Anna', 'Ben', 'Clara', 'David'].slice(0, people);
    const screens: string[] = [];
    const argv = ['play', 'caper-cards', '--names', names.join(','), '--seed', '8', '--save', 'game.json'];
    const { code } = await converse(
      argv,
      (screen) => {
        screens.push(screen);
        return isHandOver(screen) ? '' : '1';
      },
      { folder },
    );
    expect(code).toBe(0);
    const record = savedRecord('game.json');
    expect(record.names).toEqual(names);
    let step = 0;
    let holder = -1;
    for (const screen of screens) {
      const match = matchAt(record, step);
      const seat = seatOf(match.actor);
      if (isHandOver(screen)) {
        expect(screen).toContain(`Hand the keyboard to ${names[seat]!}.`);
        for (const other of names.keys()) expect(screen).not.toContain(handOf(boardOf(match, record, seatOf(other))));
        expect(screen).not.toMatch(/YOUR HAND|^ *1 {2}/m);
        expect(seat).not.toBe(holder);
        holder = seat;
      } else {
        expect(seat).toBe(holder);
        expect(screen).toContain(boardOf(match, record, seat));
        for (const other of names.keys()) {
          if (other !== seat) expect(screen).not.toContain(handOf(boardOf(match, record, seatOf(other))));
        }
        step++;
      }
    }
    expect(step).toBe(record.moves.length);
    expect(screens.filter(isHandOver).length).toBeGreaterThanOrEqual(people);
  });

  it('of bots alone is told from beginning to end', async () => {
    const { code, out } = await hideout(['play', 'caper-cards', '--humans', '0', '--seats', '3', '--seed', '2'], {
      folder,
    });
    expect(code).toBe(0);
    expect(out).toContain('Rita plays');
    expect(out).not.toContain('YOUR HAND');
    expect(readdirSync(join(folder, 'data'))).toHaveLength(1);
  });

  it('speaks German', async () => {
    const { out } = await converse(['play', 'caper-cards', '--seed', '5'], () => '1', {
      folder,
      environment: { LANG: 'de_DE.UTF-8' },
    });
    expect(out).toContain('Seit deinem letzten Zug:');
    expect(out).toContain('Das Spiel ist aus.');
    expect(out).not.toMatch(/The game is over|Your turn/);
  });

  it('has colours only where they are wanted', async () => {
    const argv = ['play', 'caper-cards', '--seed', '5'];
    const escape = '\u001B[';
    expect((await hideout(argv, { folder, environment: { FORCE_COLOR: '1' } })).out).toContain(escape);
    expect((await hideout(argv, { folder, environment: { FORCE_COLOR: '1', NO_COLOR: '1' } })).out).not.toContain(
      escape,
    );
    expect((await hideout(argv, { folder })).out).not.toContain(escape);
  });
});

describe('who sits where', () => {
  const argv = ['play', 'caps-and-hammers', '--names', 'Anna', '--bots', 'random', '--force', '--save', 'game.json'];

  it('is told at the beginning of a game whose seats differ', async () => {
    const said = '2 players: Anna as the Caps · Otto as the Hammers, a bot (random)';
    expect((await hideout(argv, { folder })).out).toContain(said);
    expect((await hideout([...argv, '--language', 'de'], { folder })).out).toContain('Anna führt die Caps');
  });

  it('can be chosen: whoever comes first takes that seat, and the others follow', async () => {
    const chosen = await hideout([...argv, '--seat', '2'], { folder });
    expect(chosen.out).toContain('2 players: Otto as the Caps, a bot (random) · Anna as the Hammers');
    expect(savedRecord('game.json').names).toEqual(['Otto (random)', 'Anna']);
    const four = ['play', 'caper-cards', '--names', 'Anna,Ben', '--seats', '4', '--bots', 'random', '--seat', '4'];
    await hideout([...four, '--save', 'four.json'], { folder });
    expect(savedRecord('four.json').names).toEqual(['Ben', 'Vera (random)', 'Hugo (random)', 'Anna']);
    const refused = async (...flags: string[]) => (await hideout([...argv, ...flags], { folder })).err;
    expect(await refused('--seat', '3')).toContain('a seat is a number from 1 to 2');
    expect(await refused('--seat', '2', '--lot')).toContain('lots decide who sits where, so no seat can be chosen');
  });

  it('is decided by lots on demand, the same in the same practice deal', async () => {
    const namesOf = async (seed: number): Promise<readonly string[]> => {
      const { out } = await hideout([...argv, '--lot', '--seed', String(seed)], { folder });
      const { names } = savedRecord('game.json');
      expect(out).toContain(names[0] === 'Anna' ? 'Anna as the Caps' : 'Anna as the Hammers');
      return names;
    };
    const orders = [];
    for (let seed = 1; seed <= 8; seed++) orders.push((await namesOf(seed)).join());
    expect(new Set(orders)).toEqual(new Set(['Anna,Otto (random)', 'Otto (random),Anna']));
    expect((await namesOf(1)).join()).toBe(orders[0]);
  });
});

describe('the menu', () => {
  it('needs Enter twice', async () => {
    const { code, out } = await hideout(['play'], { folder, typed: ['', ''] });
    expect(code).toBe(0);
    expect(out).toMatch(/Which game\? \[1\] [^]*Commitment:\s[^]*Press Enter to deal[^]*Your hand/);
    expect(readdirSync(join(folder, 'data'))).toHaveLength(1);
  });

  it('changes players, people, names, bots, options and luck, and says what cannot be', async () => {
    const typed = [
      'caper cards',
      'players 9',
      'players 3',
      'names Anna,Ben',
      'bots random',
      'risk 12',
      'risk 13',
      'moon full',
    ];
    const { out } = await hideout(['play', '--save', 'game.json'], { folder, typed: [...typed, 'luck seven', ''] });
    expect(out).toContain('this game is for 1 to 4 players');
    expect(out).toContain('“13” is not a choice of risk');
    expect(out).toContain('“moon full” is none of these.');
    expect(out).toContain('3 players: Anna · Ben · Vera, a bot (random)');
    const record = savedRecord('game.json');
    expect(record.names).toEqual(['Anna', 'Ben', 'Vera (random)']);
    expect(record.setup.options['risk']).toBe('12');
  });

  it('says who plays what, unless lots are to decide it', async () => {
    const { out } = await hideout(['play', '--bots', 'random'], {
      folder,
      typed: ['caps', 'names Anna', 'lot', 'lot off', 'seat 2', 'seat x', ''],
    });
    const listed = '2 players: Anna as the Caps · Otto as the Hammers, a bot (random)';
    const [, before, during, after] = out.split('2 players: Anna');
    expect(out).toContain('2 players: Otto as the Caps, a bot (random) · Anna as the Hammers');
    expect(out).toContain('a seat is a number from 1 to 2');
    expect(out).toContain(listed);
    for (const shown of [before, after]) expect(shown).toMatch(/^ as the Caps/);
    expect(during).toMatch(/^ · Otto, a bot \(random\)\n {2}Lots decide who sits where\./);
  });

  it('asks again for a game that is not there, and ends politely without an answer', async () => {
    const { code, out } = await hideout(['play'], { folder, typed: ['7', 'chess'] });
    expect(code).toBe(0);
    expect(out.match(/Please type a number or a name/g)).toHaveLength(2);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('mixes the players’ words into the deal after the commitment was shown', async () => {
    const deal = async (luck: string, file: string) => {
      await hideout(['play', '--seed', '4', '--save', file], { folder, typed: ['', `luck ${luck}`, ''] });
      return savedRecord(file).deal;
    };
    const [one, other] = [await deal('one', 'a.json'), await deal('other', 'b.json')];
    expect(one.commitment).toBe(other.commitment);
    expect(one.nonces).not.toEqual(other.nonces);
  });
});

describe('questions at the table', () => {
  const ask = async (...typed: readonly string[]) =>
    (await hideout(['play', 'caper-cards', '--seed', '3'], { folder, typed })).out;

  it('why names the clause and its text', async () => {
    const out = await ask('why play the muscle');
    expect(out).toMatch(/Play the Muscle \(7 ♠\): .+\n {2}CC-\d+\.\d+ {2}\w/);
  });

  it('hint names a choice by its number, with its chance and why', async () => {
    const out = await ask('hint');
    expect(out).toMatch(/The coach would choose .* \(number \d+\): it wins \d+ in\s+100\s+games\./);
    expect(out).toMatch(/ {2}· .*\./);
    expect(out).toMatch(/Or .* \(number \d+\)/);
  });

  it('why says that a legal action is legal, by number and by words', async () => {
    expect(await ask('why 1')).toContain('You can: it is number 1 on the list.');
    expect(await ask('why play')).toContain('You can: it is number 2 on the list.');
    expect(await ask('why')).toContain('Why what?');
    expect(await ask('why dragon')).toContain('This game has no action called “dragon”.');
  });

  it('log, score, rules, help and board answer', async () => {
    const out = await ask(
      'log',
      'score',
      'rules cc-3.3',
      'rules bust',
      'rules CC-9.9',
      'rules zeppelin',
      'help',
      'board',
    );
    expect(out).toContain('CC-3.3');
    expect(out).toContain('Over 21 is a bust');
    expect(out).toContain('has no clause “CC-9.9” (nearest:');
    expect(out).toContain('No clause mentions “zeppelin”.');
    expect(out).toContain('take back your last action');
    expect(out.match(/YOUR HAND/g)!.length).toBe(2);
    expect(await ask('?')).toContain('take back your last action');
    expect((await ask('rules')).split('\n').length).toBeGreaterThan(50);
  });

  it('a number or words that are not in the list change nothing', async () => {
    const { out } = await hideout(['play', 'caper-cards', '--seed', '3', '--save', 'game.json'], {
      folder,
      typed: ['0', '99', 'fly away', 'play'],
    });
    expect(out.match(/Please type a number from 1 to \d/g)).toHaveLength(2);
    expect(out).toContain('“fly away” is none of these.');
    expect(out).toContain('That could be any of these:');
    expect(savedRecord('game.json').moves.filter(({ seat }) => seat === 0)).toHaveLength(0);
  });

  it('the words of an action do as well as its number', async () => {
    const argv = ['play', 'caper-cards', '--seats', '1', '--seed', '3', '--save'];
    let label = '';
    const first = await converse(
      [...argv, 'a.json'],
      (screen) => {
        if (label !== '') return undefined;
        label = /^ 1 {2}(.+)$/m.exec(screen)![1]!;
        return '1';
      },
      { folder },
    );
    await hideout([...argv, 'b.json'], { folder, typed: [label.toUpperCase()] });
    expect(first.code).toBe(0);
    expect(savedRecord('b.json').moves).toEqual(savedRecord('a.json').moves);
  });
});

describe('undo', () => {
  it('takes an action back exactly', async () => {
    const argv = ['play', 'caper-cards', '--seats', '1', '--seed', '1', '--save', 'game.json'];
    await hideout(argv, { folder });
    const before = savedRecord('game.json');
    const start = matchAt(before);
    const undoable = start
      .legal()
      .toArray()
      .findIndex((action) => {
        const match = matchAt(before);
        match.play(seatOf(start.actor), action);
        return match.actor !== NOBODY && match.whyNoUndo(seatOf(start.actor)) === undefined;
      });
    expect(undoable).toBeGreaterThanOrEqual(0);
    const { out } = await hideout(['play', '--resume', 'game.json'], { folder, typed: [String(undoable + 1), 'undo'] });
    expect(out).toContain('Taken back: ');
    expect(savedRecord('game.json')).toEqual(before);
  });

  it('says why not', async () => {
    const { out } = await hideout(['play', 'caper-cards', '--seats', '2', '--seed', '3', '--option', 'boss=1'], {
      folder,
      typed: ['undo', '1', 'undo'],
    });
    expect(out).toContain('There is nothing to take back.');
    expect(out).toMatch(/It cannot be taken back: somebody/);
  });
});

describe('keeping a game', () => {
  it('keeps it after every action, and resumes it where it stopped', async () => {
    const argv = [
      'play',
      'caper-cards',
      '--names',
      'Anna,Ben',
      '--seats',
      '3',
      '--bots',
      'random',
      '--seed',
      '6',
      '--save',
      'game.json',
    ];
    const stopped = await hideout(argv, { folder, typed: ['', '1'] });
    expect(stopped.code).toBe(0);
    expect(stopped.out).toContain('hideout play --resume game.json');
    const half = savedRecord('game.json');
    expect(half.moves.length).toBeGreaterThan(0);
    expect(half.outcome).toBeUndefined();
    const answer = (screen: string): string => (isHandOver(screen) ? '' : '1');
    const { code, out } = await converse(['play', '--resume', 'game.json'], answer, { folder });
    expect(code).toBe(0);
    expect(out).toMatch(/Hand the keyboard to (Anna|Ben)/);
    const whole = savedRecord('game.json');
    expect(whole.moves.slice(0, half.moves.length)).toEqual(half.moves);
    expect(whole.names).toEqual(['Anna', 'Ben', 'Vera (random)']);
    expect(whole.outcome).toBeDefined();
  });

  it('save writes a copy and never overwrites one', async () => {
    const typed = ['save copy.json', 'save copy.json', 'save'];
    const { out } = await hideout(['play', 'caper-cards', '--seed', '3', '--save', 'game.json'], { folder, typed });
    expect(out).toContain('Saved in copy.json.');
    expect(out).toContain('cannot write copy.json: it exists already');
    expect(out).toContain('Save where?');
    expect(savedRecord('copy.json')).toEqual(savedRecord('game.json'));
  });

  it('quit keeps the game, or drops it when told so', async () => {
    const argv = ['play', 'caper-cards', '--save', 'game.json'];
    const kept = await hideout(argv, { folder, typed: ['quit', ''] });
    expect(kept.out).toContain('The game is kept.');
    expect(existsSync(join(folder, 'game.json'))).toBe(true);
    const dropped = await hideout([...argv, '--force'], { folder, typed: ['quit', 'n'] });
    expect(dropped.out).toContain('The game is gone.');
    expect(existsSync(join(folder, 'game.json'))).toBe(false);
  });

  it('Ctrl-C keeps the game', async () => {
    const interrupt = new AbortController();
    const answer = (): string => {
      interrupt.abort();
      return '1';
    };
    const argv = ['play', 'caper-cards', '--save', 'game.json'];
    const { code, out } = await converse(argv, answer, { folder, signal: interrupt.signal });
    expect(code).toBe(130);
    expect(out).toContain('The game is kept.');
    expect(savedRecord('game.json').outcome).toBeUndefined();
  });

  it('deals new cards each time, unless a practice seed is given', async () => {
    const deals = new Set<string>();
    for (const file of ['a.json', 'b.json', 'c.json', 'd.json']) {
      const seed = file < 'c' ? [] : ['--seed', '9'];
      await hideout(['play', 'caper-cards', '--save', file, ...seed], { folder });
      deals.add(JSON.stringify(savedRecord(file).deal));
    }
    expect(deals.size).toBe(3);
  });
});

describe('a game with ways and a tall board', () => {
  const argv = ['play', 'caper-1970', '--seats', '2', '--bots', 'random', '--seed', '3', '--save', 'game.json'];
  const isBoard = (screen: string): boolean => screen.includes('. ground');

  it('shows one board a turn, and goes to a place by its name', async () => {
    const answers = ['', 'go to nowhere', '1', 'board', 'go to home', 'quit', 'y'];
    const screens: string[] = [];
    await converse(
      argv,
      (screen) => {
        screens.push(screen);
        return answers[screens.length - 1];
      },
      { folder },
    );
    expect(screens[1]).toSatisfy(isBoard);
    expect(screens[2]).toContain('There is no place called “nowhere”');
    expect(screens[3]).not.toSatisfy(isBoard);
    expect(screens[4]).toSatisfy(isBoard);
    expect(screens[1]).toContain('go to …');
  });
});
