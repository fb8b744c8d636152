import { GAMES } from '@hideout/catalogue/house';
import { hang, seatOf, type AnyGame, type Language } from '@hideout/kernel';
import { list } from '../arguments.ts';
import { BadInput } from '../badInput.ts';
import type { Terminal } from '../terminal.ts';
import type { Keyboard } from './keyboard.ts';
import { phrasesOf } from './phrases/index.ts';
import { settle, type Wish, type Arrangement } from './wish.ts';

/** Asks which game; undefined when the input has ended. */
export async function askGame(
  terminal: Terminal,
  keyboard: Keyboard,
  language: Language,
): Promise<AnyGame | undefined> {
  const phrases = phrasesOf(language);
  const { paint, width } = terminal;
  terminal.print(paint('strong', phrases.welcome), '');
  for (const [i, game] of GAMES.entries()) {
    const { name, tagline } = game.words[language];
    terminal.print(` ${paint('cyan', String(i + 1))}  ${paint('strong', name)}`, ...hang('    ', tagline, width));
  }
  terminal.print('');
  for (;;) {
    const line = await keyboard.line(`${phrases.whichGame} [1] `);
    if (line === undefined) return undefined;
    const game = line === '' ? GAMES[0] : gameNamed(line, language);
    if (game) return game;
    terminal.print(phrases.noSuchGame);
  }
}

/** The game with that number, id, or beginning of a name. */
function gameNamed(line: string, language: Language): AnyGame | undefined {
  if (/^\d+$/.test(line)) return GAMES[Number(line) - 1];
  const lower = line.toLowerCase();
  const exact = GAMES.find(({ id, words }) => id === lower || words[language].name.toLowerCase() === lower);
  const near = GAMES.filter(({ words }) => words[language].name.toLowerCase().startsWith(lower));
  return exact ?? (near.length === 1 ? near[0] : undefined);
}

/** Shows the wish and lets it be changed until Enter deals it; undefined when the input has ended. */
export async function askWish(
  terminal: Terminal,
  keyboard: Keyboard,
  language: Language,
  first: Wish,
  seal: readonly string[],
): Promise<Wish | undefined> {
  let wish = first;
  for (;;) {
    showWish(terminal, language, wish, settle(wish, language), seal);
    const line = await keyboard.line('> ');
    if (line === undefined) return undefined;
    if (line === '') return wish;
    wish = changed(terminal, language, wish, line);
  }
}

function showWish(
  terminal: Terminal,
  language: Language,
  wish: Wish,
  table: Arrangement,
  seal: readonly string[],
): void {
  const phrases = phrasesOf(language);
  const { paint, width } = terminal;
  const words = wish.game.words[language];
  const options = wish.game.options.map(
    ({ id }) => `${words.option(id)}: ${words.choice(id, table.setup.options[id]!)}`,
  );
  const changes = wish.game.options.map(({ id, choices, standard }) => {
    return `${id} ${choices.find((choice) => choice.id !== standard)?.id ?? standard}`;
  });
  terminal.print(
    '',
    paint('strong', words.name),
    ...seatLines(terminal, language, wish, table),
    ...(wish.lot ? hang('  ', phrases.byLot, width) : []),
    ...options.flatMap((option) => hang('  ', option, width)),
    '',
    ...seal,
    ...hang('', phrases.planHelp(changes), width),
  );
}

/** Who plays, in the order of the seats; what each of them plays shows once that is settled. */
export function seatLines({ width }: Terminal, language: Language, { game, lot }: Wish, table: Arrangement): string[] {
  const phrases = phrasesOf(language);
  const words = game.words[language];
  const seats = table.players.map(({ name, bot }, seat) =>
    phrases.seatLine(name, lot ? undefined : words.role?.(seatOf(seat)), bot?.name),
  );
  return hang(`  ${phrases.players(seats.length)}: `, seats.join(' · '), width);
}

/** The wish with the change that the line asks for; if that is impossible, unchanged and with a word why. */
function changed(terminal: Terminal, language: Language, wish: Wish, line: string): Wish {
  const [, word = '', rest = ''] = /^(\S+)\s*(.*)$/.exec(line)!;
  try {
    const next = change(wish, word.toLowerCase(), rest);
    if (next) settle(next, language);
    else terminal.print(phrasesOf(language).notUnderstood(line));
    return next ?? wish;
  } catch (error) {
    if (!(error instanceof BadInput) && !(error instanceof Error && error.name === 'CommanderError')) throw error;
    terminal.print(error.message);
    return wish;
  }
}

const CHANGES: Readonly<Record<string, (rest: string) => Partial<Wish>>> = {
  players: (rest) => ({ seats: Number(rest) }),
  humans: (rest) => ({ humans: Number(rest) }),
  names: (rest) => ({ names: list(rest) }),
  bots: (rest) => ({ bots: list(rest) }),
  seat: (rest) => ({ seat: Number(rest), lot: false }),
  lot: (rest) => ({ lot: rest !== 'off', seat: undefined }),
  luck: (rest) => ({ luck: rest }),
};

function change(wish: Wish, word: string, rest: string): Wish | undefined {
  if (Object.hasOwn(CHANGES, word)) return { ...wish, ...CHANGES[word]!(rest) };
  const option = wish.game.options.find(({ id }) => id.toLowerCase() === word);
  return option && { ...wish, options: { ...wish.options, [option.id]: rest } };
}
