import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { commit, hang, toHex, type AnyGame, type Language } from '@hideout/kernel';
import { environmentLanguage, findGame, keyValue, language, LANGUAGE_VALUE, list, wholeNumber } from '../arguments.ts';
import { BadInput } from '../badInput.ts';
import { command, flag, option, type FlagsOf } from '../command.ts';
import { makeDeal, makeSecret, MAX_PRACTICE_SEED } from '../deal.ts';
import { EXAMPLE, EXAMPLE_OPTION } from '../example.ts';
import { Keyboard } from '../play/keyboard.ts';
import { askGame, askWish, seatLines } from '../play/menu.ts';
import { phrasesOf } from '../play/phrases/index.ts';
import { castLots, settle, type Wish } from '../play/wish.ts';
import { Session } from '../play/session.ts';
import { Sitting } from '../play/sitting.ts';
import type { Terminal } from '../terminal.ts';

const NOTE = `
The game is saved after every action, in data/ or where --save says, and can be
resumed later.

Examples:
  hideout play
  hideout play ${EXAMPLE} --names Anna,Ben${EXAMPLE_OPTION}
  hideout play --resume data/game.json`;

const FLAGS = {
  seats: option('<n>', 'how many play', wholeNumber(1, 99)),
  humans: option('<n>', 'how many of them are people; they take the first seats', wholeNumber(0, 99)),
  seat: option('<n>', 'where the first person sits instead; the others follow', wholeNumber(1, 99)),
  names: option('<a,b,…>', 'what the seats are called, people first', list),
  bots: option('<a,b,…>', 'which bots take the other seats, repeated as needed', list),
  lot: flag('lots decide who sits where'),
  option: option('<key=value>', 'an option of the game; may be repeated', keyValue),
  language: option(LANGUAGE_VALUE, 'the language of the game', language),
  save: option('<file>', 'where to keep the game', String),
  force: flag('overwrite that file'),
  resume: option('<file>', 'resume a game', String),
  seed: option('<n>', 'a practice deal, the same each time and marked as such', wholeNumber(0, MAX_PRACTICE_SEED)),
};
type Flags = FlagsOf<typeof FLAGS>;

/** `hideout play`: a game at this terminal. */
export const addPlay = command('play', {
  about: 'play a game in this terminal, with people at this keyboard and bots',
  takes: ['[game]', 'which game; you are asked if you leave it out'],
  flags: FLAGS,
  note: NOTE,
  act,
});

async function act(terminal: Terminal, flags: Flags, id: string | undefined): Promise<void> {
  const tongue = flags.language ?? environmentLanguage(terminal.streams.environment);
  const wish = id === undefined ? undefined : wishOf(findGame(id), flags, tongue);
  const resumed = flags.resume === undefined ? undefined : resume(terminal, flags.resume, id, flags, tongue);
  if (flags.save !== undefined && !flags.force) requireNew(terminal, flags.save);
  const keyboard = new Keyboard(terminal);
  try {
    const session = resumed ?? (await prepare(terminal, keyboard, wish, flags, tongue));
    if (session) await new Sitting(terminal, keyboard, session).run();
  } finally {
    keyboard.close();
  }
}

/** The wish from the command line; a mistake in it shows before anything else happens. */
function wishOf(
  game: AnyGame,
  { option: options, seats, humans, seat, names, bots, lot }: Flags,
  tongue: Language,
): Wish {
  const wish = { game, seats, humans, seat, names, bots, lot, options };
  settle(wish, tongue);
  return wish;
}

function resume(terminal: Terminal, file: string, id: string | undefined, flags: Flags, tongue: Language): Session {
  const other = Object.keys(flags).find((flag) => flag !== 'resume' && flag !== 'language');
  if (id !== undefined || other !== undefined) {
    throw new BadInput(
      `--resume takes the game as it was saved: leave out ${id === undefined ? `--${other}` : `“${id}”`}`,
    );
  }
  return Session.resume(terminal, file, tongue);
}

function requireNew(terminal: Terminal, file: string): void {
  if (!existsSync(resolve(terminal.streams.folder, file))) return;
  throw new BadInput(`cannot write ${file}: it exists already; --force overwrites it`);
}

/** Settles what is played, asking for it where it is not given, and deals it; undefined when the input has ended. */
async function prepare(
  terminal: Terminal,
  keyboard: Keyboard,
  given: Wish | undefined,
  flags: Flags,
  tongue: Language,
): Promise<Session | undefined> {
  const secret = makeSecret(flags.seed);
  const seal = sealLines(terminal, toHex(commit(secret)), flags.seed, tongue);
  const game = given?.game ?? (await askGame(terminal, keyboard, tongue));
  if (!game) return undefined;
  const wish = given ?? (await askWish(terminal, keyboard, tongue, wishOf(game, flags, tongue), seal));
  if (!wish) return undefined;
  const settled = settle(wish, tongue);
  const table = wish.lot ? castLots(settled, makeSecret(flags.seed)) : settled;
  const deal = makeDeal(secret, table.setup.seats, wish.luck ?? '', flags.seed);
  const file = flags.save ?? freeFile(terminal, game.id);
  const force = flags.force ? ('force' as const) : undefined;
  const session = Session.start(terminal, file, tongue, { game, table, deal, force });
  if (given) terminal.print(...seal);
  if (wish.lot || (given && game.words[tongue].role))
    terminal.print(...seatLines(terminal, tongue, { game }, table), '');
  return session;
}

/** The commitment that the host shows before anybody adds a nonce, or that this is a practice deal. */
function sealLines(terminal: Terminal, commitment: string, seed: number | undefined, tongue: Language): string[] {
  const phrases = phrasesOf(tongue);
  const notice = seed === undefined ? phrases.sealed(commitment) : phrases.practice(String(seed));
  return [...hang('', notice, terminal.width).map((line) => terminal.paint('quiet', line)), ''];
}

/** A file name for a new game that is not taken yet. */
function freeFile({ streams }: Terminal, game: string): string {
  const moment = new Date().toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '');
  for (let n = 1; ; n++) {
    const file = `data/${game}-${moment}${n === 1 ? '' : `-${n}`}.json`;
    if (!existsSync(resolve(streams.folder, file))) return file;
  }
}
