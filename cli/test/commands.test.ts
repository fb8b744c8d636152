import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { gameOf, GAMES } from '@hideout/catalogue/house';
import { LANGUAGES, markedTables, PROVENANCE_WORDS, TABLE_MARKS, writeRecord } from '@hideout/kernel';
import { LAWS } from '@hideout/testkit';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { rulebookOf } from '../src/rulebook.ts';
import { emptyFolder, hideout } from './hideout.ts';
import { finishedRecord } from './records.ts';

const COMMANDS = [
  'games',
  'play',
  'simulate',
  'replay',
  'verify',
  'rules',
  'clauses',
  'bench',
  'fuzz',
  'laws',
  'engine',
  'report',
  'export',
  'work',
  'tune',
  'train',
  'new',
];

const json = async (...argv: readonly string[]): Promise<unknown> => {
  const { code, out, err } = await hideout(argv);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out.trimEnd()).not.toContain('\n');
  return JSON.parse(out);
};

/** The progress of something that has begun. */
const SOME_GAMES = / [1-9]\d*\/\d+ games/;

describe('help', () => {
  it.each(COMMANDS)('%s --help explains it with an example', async (command) => {
    const { code, out, err } = await hideout([command, '--help']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain(`Usage: hideout ${command}`);
    expect(out).toMatch(/Examples?:\n {2}hideout /);
    for (const line of out.split('\n')) expect(Array.from(line).length).toBeLessThanOrEqual(80);
  });

  it('tells its version', async () => {
    const { code, out } = await hideout(['--version']);
    expect(code).toBe(0);
    expect(out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  it('names every command', async () => {
    const { code, out } = await hideout(['--help']);
    expect(code).toBe(0);
    for (const command of COMMANDS) expect(out).toMatch(new RegExp(`^ {2}${command} `, 'm'));
  });
});

describe('hideout games', () => {
  it('names every game with players and options', async () => {
    const { code, out } = await hideout(['games']);
    expect(code).toBe(0);
    for (const { id, words, options } of GAMES) {
      expect(out).toContain(words.en.name);
      expect(out).toContain(id);
      for (const option of options) expect(out).toContain(`--option ${option.id}=…`);
    }
    expect((await hideout(['games', '--language', 'de'])).out).toContain(GAMES[0]!.words.de.tagline.slice(0, 20));
  });

  it('prints them as JSON', async () => {
    const games = (await json('games', '--json')) as { id: string }[];
    expect(games.map(({ id }) => id)).toEqual(GAMES.map(({ id }) => id));
    expect(Object.keys(games[0]!)).toEqual(['id', 'name', 'tagline', 'rulesVersion', 'players', 'options']);
  });
});

describe('hideout simulate', () => {
  const argv = [
    'simulate',
    'caper-cards',
    '--games',
    '300',
    '--seed',
    '7',
    '--seats',
    '4',
    '--option',
    'risk=12',
    '--json',
  ];

  it('prints one JSON object of the promised shape', async () => {
    const result = (await json(...argv)) as Record<string, unknown>;
    expect(Object.keys(result)).toEqual([
      'game',
      'seats',
      'options',
      'bots',
      'seed',
      'games',
      'actions',
      'seconds',
      'gamesPerSecond',
      'actionsPerSecond',
      'wins',
      'draws',
      'meanScores',
      'endings',
    ]);
    expect(result).toMatchObject({
      game: 'caper-cards',
      seats: 4,
      options: { risk: '12' },
      bots: ['random', 'random', 'random', 'random'],
      seed: 7,
      games: 300,
    });
  });

  it('gives the same numbers for the same seed, whatever the number of workers', async () => {
    const numbers = async (...more: readonly string[]) => {
      const result = (await json(...argv, ...more)) as Record<string, unknown>;
      return { ...result, seconds: 0, gamesPerSecond: 0, actionsPerSecond: 0 };
    };
    const one = await numbers('--workers', '1');
    expect(await numbers('--workers', '2')).toEqual(one);
    expect(await numbers('--workers', '1')).toEqual(one);
    expect(await numbers('--workers', '2', '--seed', '8')).not.toEqual({ ...one, seed: 8 });
  });

  it('prints a table for people', async () => {
    const { code, out } = await hideout(argv.slice(0, -1));
    expect(code).toBe(0);
    expect(out.replaceAll('\n', ' ')).toMatch(/^Caper Cards · 4 seats · .*: 12.* seed 7 /);
    expect(out).toMatch(/^seat 4 +random/m);
    expect(out).toMatch(/^300 games, [\d.]+ actions each/m);
  });

  it('chooses a seed of its own and tells it', async () => {
    const [a, b] = [
      await json('simulate', 'caper-cards', '--games', '1', '--json'),
      await json('simulate', 'caper-cards', '--games', '1', '--json'),
    ];
    expect((a as { seed: number }).seed).not.toBe((b as { seed: number }).seed);
  });

  it('tells what is done when interrupted', async () => {
    const games = ['--games', '20000000', '--workers', '2'];
    const { code, out } = await hideout(['simulate', 'caper-cards', ...games], { interruptAt: SOME_GAMES });
    expect(code).toBe(130);
    expect(out).toContain('of 20,000,000 (interrupted)');
  });
});

describe('hideout bench', () => {
  const quick = ['--rounds', '1', '--milliseconds', '5'];

  it('prints one JSON object of the promised shape', async () => {
    const result = (await json('bench', '--game', 'caper-cards', '--json', ...quick)) as Record<string, unknown>;
    expect(Object.keys(result).toSorted()).toEqual(
      [
        'game',
        'actionsPerSecond',
        'gamesPerSecond',
        'clonesPerSecond',
        'encodesPerSecond',
        'viewsPerSecond',
        'imaginesPerSecond',
        'searchesPerSecond',
        'midgameSearchesPerSecond',
        'plainSearchesPerSecond',
        'bytesPerAction',
        'yardstick',
      ].toSorted(),
    );
    expect(result['game']).toBe('caper-cards');
  });

  it('measures every game', { timeout: 120_000 }, async () => {
    const results = (await json('bench', '--json', ...quick)) as { game: string }[];
    expect(results.map(({ game }) => game)).toEqual(GAMES.map(({ id }) => id));
  });

  it('stops when interrupted', async () => {
    const interrupt = new AbortController();
    interrupt.abort();
    const { code, out } = await hideout(['bench', '--game', 'caper-cards'], { signal: interrupt.signal });
    expect({ code, out }).toEqual({ code: 130, out: '' });
  });
});

describe('hideout rules', () => {
  it('prints a rulebook within 80 columns, and one clause in any case of letters', async () => {
    const { code, out } = await hideout(['rules', 'caper-cards']);
    expect(code).toBe(0);
    for (const line of out.split('\n')) expect(Array.from(line).length).toBeLessThanOrEqual(80);
    expect(out).not.toMatch(/\*\*|^\|/m);
    expect(out).toContain('CC-3.3');
    const clause = await hideout(['rules', 'caper-cards', 'cc-3.3']);
    expect(clause.out).toMatch(/^CC-3\.3 {2}/m);
    expect(clause.out.split('\n').length).toBeLessThan(10);
  });

  it.each(LANGUAGES)('tells where every clause comes from, with --provenance (%s)', async (language) => {
    for (const game of GAMES) {
      const { code, out } = await hideout(['rules', game.id, '--provenance', '--language', language]);
      expect(code).toBe(0);
      for (const line of out.split('\n')) expect(Array.from(line).length).toBeLessThanOrEqual(80);
      for (const { id } of rulebookOf(game, language).clauses) expect(out).toContain(`  ${id}  `);
      for (const by of ['R', 'I', 'D'] as const) {
        expect(out).toContain(PROVENANCE_WORDS[language][by].title.toUpperCase());
      }
      const hasTables = markedTables(rulebookOf(game, language)).length > 0;
      expect(out.includes(TABLE_MARKS[language].title.toUpperCase())).toBe(hasTables);
    }
  });

  it('speaks the language that is asked for, by flag or environment', async () => {
    const german = await hideout(['rules', 'caper-cards', 'CC-2.1', '--language', 'de']);
    expect(german.out).toContain('Crewkarten');
    expect(await hideout(['rules', 'caper-cards', 'CC-2.1'], { environment: { LANG: 'de_DE.UTF-8' } })).toEqual(german);
  });

  it.each(LANGUAGES)('refers to clauses that exist, in every rulebook (%s)', (language) => {
    for (const game of GAMES) {
      const { blocks, clauses } = rulebookOf(game, language);
      const lines = blocks.flatMap((block) =>
        'runs' in block ? [block.runs] : block.kind === 'table' ? block.rows.flat() : [],
      );
      const linked = lines.flat().flatMap(({ kind, text }) => (kind === 'clause' ? [text] : []));
      expect(linked.filter((id) => clauses.every((clause) => clause.id !== id))).toEqual([]);
    }
  });
});

describe('hideout clauses', () => {
  it('prints counts by game as JSON', async () => {
    const clauses = (await json('clauses', '--json')) as Record<
      string,
      { clauses: number; tested: number; missing: string[] }
    >;
    expect(Object.keys(clauses)).toEqual(GAMES.map(({ id }) => id));
    for (const game of GAMES) {
      const { clauses: all, tested, missing } = clauses[game.id]!;
      expect(all).toBe(rulebookOf(game, 'en').clauses.length);
      expect(tested + missing.length).toBe(all);
    }
  });

  it('--check fails exactly when there is a problem, and lists it', async () => {
    const { code, out } = await hideout(['clauses', '--check']);
    const problems = out.split('\n').filter((line) => /no test cites|which does not exist|appears twice/.test(line));
    expect(code).toBe(problems.length > 0 ? 1 : 0);
  });
});

describe('hideout replay', () => {
  const record = finishedRecord(3, 3);
  const folder = emptyFolder();
  writeFileSync(join(folder, 'game.json'), writeRecord(record));
  const replay = async (...flags: readonly string[]) => {
    const { code, out, err } = await hideout(['replay', 'game.json', ...flags], { folder });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    return out;
  };

  it('tells the whole game, a line for each action', async () => {
    const out = await replay();
    expect(out).toContain('Anna, Ben, Clara');
    for (const index of record.moves.keys()) expect(out).toMatch(new RegExp(`^ +${index + 1} {2}\\S`, 'm'));
    expect(out).toContain(gameOf('caper-cards')!.words.en.ending(record.outcome!.ending));
  });

  it('draws the boards, as somebody sees them', async () => {
    expect(await replay('--boards')).toContain('YOUR HAND');
    expect(await replay('--boards', '--as', 'spectator')).not.toContain('YOUR HAND');
    expect((await replay('--boards', '--as', '1')).match(/YOUR HAND/g)!.length).toBeGreaterThan(2);
  });

  it('shows one moment', async () => {
    expect(await replay('--step', '0')).toContain('heist 1 of 4');
    expect(await replay('--step', String(record.moves.length), '--as', 'spectator')).not.toContain('YOUR HAND');
  });

  it('tells a seat only what it saw, and speaks to it', async () => {
    expect(await replay('--as', '2')).toMatch(/\bYou play/);
    expect(await replay('--as', 'spectator')).not.toMatch(/\bYou\b/);
    expect(await replay('--language', 'de')).toContain('spielt');
  });

  it('says whose turn it is in a game that is not finished, and refuses what the rules refuse', async () => {
    const { moves } = record;
    writeFileSync(join(folder, 'half.json'), writeRecord({ ...record, moves: moves.slice(0, 2), outcome: undefined }));
    expect((await hideout(['replay', 'half.json'], { folder })).out).toMatch(/(Anna|Ben|Clara)\b[^\n]*\n$/);
    writeFileSync(join(folder, 'wrong.json'), writeRecord({ ...record, moves: [...moves, moves[0]!] }));
    const { code, err } = await hideout(['replay', 'wrong.json'], { folder });
    expect(code).toBe(2);
    expect(err).toMatch(/^hideout: action \d+ .* is not legal: CC-[^\n]+\n$/);
  });

  it('lets no name write on the screen', async () => {
    writeFileSync(join(folder, 'garish.json'), writeRecord({ ...record, names: ['Anna\u001B[2J', 'Ben', 'Clara'] }));
    const { code, out } = await hideout(['replay', 'garish.json', '--boards'], { folder });
    expect(code).toBe(0);
    expect(out).not.toContain('\u001B');
    expect(out).toContain('Anna�[2J');
  });

  it('prints JSON', async () => {
    const told = JSON.parse(await replay('--json')) as { actions: Record<string, unknown>[] };
    expect(Object.keys(told)).toEqual(['game', 'rulesVersion', 'seats', 'options', 'opening', 'actions', 'outcome']);
    expect(told.actions).toHaveLength(record.moves.length);
    expect(Object.keys(told.actions[0]!)).toEqual(['seat', 'name', 'verb', 'noun', 'label', 'said']);
  });
});

describe('hideout laws and fuzz', () => {
  it('laws lists every law with its verdict', async () => {
    const { code, out } = await hideout(['laws', 'caper-cards', '--games', '1']);
    expect([...out.matchAll(/^[✓✗] (L\d+) /gm)].map(([, law]) => law)).toEqual(Object.keys(LAWS));
    expect(code).toBe(out.includes('✗') ? 1 : 0);
  });

  it('laws --bulk and fuzz say how much was played and that no law is broken', async () => {
    const folder = emptyFolder();
    for (const argv of [
      ['laws', 'caper-cards', '--bulk', '300'],
      ['fuzz', 'caper-cards', '--games', '20'],
    ]) {
      const { code, out } = await hideout([...argv, '--seed', '5'], { folder });
      expect(out).toMatch(/^caper-cards, seed 5: \d+ games, [\d,]+ actions, no law is broken$/m);
      expect(code).toBe(0);
    }
    expect(readdirSync(folder)).toEqual([]);
  });

  it('fuzz --reproduce runs a record again', async () => {
    const folder = emptyFolder();
    writeFileSync(join(folder, 'game.json'), writeRecord(finishedRecord(4)));
    const { code, out } = await hideout(['fuzz', 'caper-cards', '--reproduce', 'game.json'], { folder });
    expect({ code, out }).toEqual({ code: 0, out: 'No law is broken by this record.\n' });
    expect(existsSync(join(folder, 'runs'))).toBe(false);
  });

  it('fuzz stops when interrupted', async () => {
    const argv = ['fuzz', 'caper-cards', '--games', '1000000'];
    const { code, out } = await hideout(argv, { interruptAt: SOME_GAMES });
    expect(code).toBe(130);
    expect(out).toMatch(/: [1-9][\d,.]* games, .* no law is broken$/m);
  });

  it('a hunt that is interrupted at once lets its thread finish loading before it ends it', async () => {
    const interrupt = new AbortController();
    const happened: string[] = [];
    const { emit, terminate } = Worker.prototype;
    vi.spyOn(Worker.prototype, 'emit').mockImplementation(function hear(this: Worker, ...news) {
      happened.push(String(news[0]));
      if (news[0] === 'online') interrupt.abort();
      return emit.apply(this, news);
    });
    vi.spyOn(Worker.prototype, 'terminate').mockImplementation(function end(this: Worker) {
      happened.push('ended');
      return terminate.call(this);
    });
    onTestFinished(() => void vi.restoreAllMocks());
    const { code, out } = await hideout(['fuzz', 'caper-cards', '--games', '1000000'], { signal: interrupt.signal });
    expect(code).toBe(130);
    expect(out).toContain('no law is broken');
    const order = happened.filter((event, at) => !event.endsWith('Listener') && happened.indexOf(event) === at);
    expect(order.slice(0, 3)).toEqual(['online', 'message', 'ended']);
  });
});
