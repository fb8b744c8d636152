import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { commit, toHex, type Language } from '@hideout/kernel';
import { environmentLanguage, findGame, keyValue, language, LANGUAGE_FLAG, list, wholeNumber } from '../arguments.ts';
import { BadInput } from '../badInput.ts';
import { makeDeal, makeSecret, MAX_PRACTICE_SEED } from '../deal.ts';
import { EXAMPLE, EXAMPLE_OPTION } from '../example.ts';
import { hang } from '../layout.ts';
import { Keyboard } from '../play/keyboard.ts';
import { askGame, askPlan } from '../play/menu.ts';
import { phrasesOf } from '../play/phrases/index.ts';
import { settle, type Plan } from '../play/plan.ts';
import { Session } from '../play/session.ts';
import { Sitting } from '../play/sitting.ts';
import type { Terminal } from '../terminal.ts';

interface Flags {
  readonly seats?: number;
  readonly humans?: number;
  readonly names?: readonly string[];
  readonly bots?: readonly string[];
  readonly option?: Readonly<Record<string, string>>;
  readonly language?: Language;
  readonly save?: string;
  readonly force?: true;
  readonly resume?: string;
  readonly seed?: number;
}

const NOTE = `
The game is kept after every action, in data/ or where --save says, and can be
taken up again.

Examples:
  hideout play
  hideout play ${EXAMPLE} --names Anna,Ben${EXAMPLE_OPTION}
  hideout play --resume data/game.json`;

/** `hideout play`: a game at this terminal. */
export function addPlay(program: Command, terminal: Terminal): void {
  program
    .command('play')
    .description('play a game here, with people at this keyboard and bots')
    .argument('[game]', 'which game; without it you are asked')
    .option('--seats <n>', 'how many play', wholeNumber(1, 99))
    .option('--humans <n>', 'how many of them are people; they take the first seats', wholeNumber(0, 99))
    .option('--names <a,b,…>', 'what the seats are called, people first', list)
    .option('--bots <a,b,…>', 'which bots take the other seats, again and again', list)
    .option('--option <key=value>', 'an option of the game; may be repeated', keyValue)
    .option(LANGUAGE_FLAG, 'the language of the game', language)
    .option('--save <file>', 'where to keep the game')
    .option('--force', 'overwrite that file')
    .option('--resume <file>', 'take a game up again')
    .option('--seed <n>', 'a practice deal, the same each time and marked as such', wholeNumber(0, MAX_PRACTICE_SEED))
    .addHelpText('after', NOTE)
    .action((id: string | undefined, flags: Flags) => act(terminal, id, flags));
}

async function act(terminal: Terminal, id: string | undefined, flags: Flags): Promise<void> {
  const tongue = flags.language ?? environmentLanguage(terminal.streams.environment);
  const plan = id === undefined ? undefined : planOf(id, flags, tongue);
  const resumed = flags.resume === undefined ? undefined : resume(terminal, flags.resume, id, flags, tongue);
  if (flags.save !== undefined && !flags.force) requireNew(terminal, flags.save);
  const keyboard = new Keyboard(terminal);
  try {
    const session = resumed ?? (await prepare(terminal, keyboard, plan, flags, tongue));
    if (session) await new Sitting(terminal, keyboard, session).run();
  } finally {
    keyboard.close();
  }
}

/** The plan that the command line gives; a mistake in it shows before anything else happens. */
function planOf(id: string, flags: Flags, tongue: Language): Plan {
  const { option, seats, humans, names, bots } = flags;
  const given = { seats, humans, names, bots, options: option };
  const plan = { game: findGame(id), ...dropUndefined(given) };
  settle(plan, tongue);
  return plan;
}

type Given<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> };

const dropUndefined = <T extends object>(values: T): Given<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Given<T>;

function resume(terminal: Terminal, file: string, id: string | undefined, flags: Flags, tongue: Language): Session {
  const other = Object.keys(flags).find((flag) => flag !== 'resume' && flag !== 'language');
  if (id !== undefined || other !== undefined) {
    throw new BadInput(`--resume takes the game as it is: leave out ${id === undefined ? `--${other}` : `“${id}”`}`);
  }
  return Session.resume(terminal, file, tongue);
}

function requireNew(terminal: Terminal, file: string): void {
  if (!existsSync(resolve(terminal.streams.folder, file))) return;
  throw new BadInput(`cannot write ${file}: it exists already; --force overwrites it`);
}

/** Settles what is played and deals it; undefined when nobody answers any more. */
async function prepare(
  terminal: Terminal,
  keyboard: Keyboard,
  given: Plan | undefined,
  flags: Flags,
  tongue: Language,
): Promise<Session | undefined> {
  const secret = makeSecret(flags.seed);
  const plan = given ?? (await askAll(terminal, keyboard, flags, tongue, secret));
  if (!plan) return undefined;
  const table = settle(plan, tongue);
  const deal = makeDeal(secret, table.setup.seats, plan.luck ?? '', flags.seed);
  const file = flags.save ?? freeFile(terminal, plan.game.id);
  const place = { terminal, file, force: flags.force ? ('force' as const) : undefined };
  const session = Session.start(plan.game, table, deal, tongue, place);
  if (given) terminal.print(...sealLines(terminal, deal.commitment, flags.seed, tongue));
  return session;
}

async function askAll(
  terminal: Terminal,
  keyboard: Keyboard,
  flags: Flags,
  tongue: Language,
  secret: Uint8Array,
): Promise<Plan | undefined> {
  const game = await askGame(terminal, keyboard, tongue);
  if (!game) return undefined;
  const seal = sealLines(terminal, toHex(commit(secret)), flags.seed, tongue);
  return askPlan(terminal, keyboard, tongue, planOf(game.id, flags, tongue), seal);
}

/** What the host binds itself to before anybody adds a nonce, or that it does not. */
function sealLines(terminal: Terminal, commitment: string, seed: number | undefined, tongue: Language): string[] {
  const phrases = phrasesOf(tongue);
  const notice = seed === undefined ? phrases.sealed(commitment) : phrases.practice(String(seed));
  return [...hang('', notice, terminal.width).map((line) => terminal.paint('quiet', line)), ''];
}

/** A name for the file of a new game that no file has. */
function freeFile({ streams }: Terminal, game: string): string {
  const moment = new Date().toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '');
  for (let n = 1; ; n++) {
    const file = `data/${game}-${moment}${n === 1 ? '' : `-${n}`}.json`;
    if (!existsSync(resolve(streams.folder, file))) return file;
  }
}
