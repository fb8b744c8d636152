import { InvalidArgumentError } from 'commander';
import { botNames, botOf, gameOf, GAMES } from '@hideout/catalogue/house';
import { ActionList, FastRng, LANGUAGES, NOBODY, type AnyGame, type Language, type Setup } from '@hideout/kernel';
import { BadInput, demand } from './badInput.ts';

/** The game with that id; if there is none, an error that lists the games. */
export function findGame(id: string): AnyGame {
  const game = gameOf(id);
  if (game) return game;
  throw new BadInput(`there is no game “${id}” (games: ${GAMES.map((each) => each.id).join(', ')})`);
}

/** Reads a whole number within bounds. */
export function wholeNumber(min: number, max: number): (text: string) => number {
  return (text) => {
    const number = Number(text);
    if (/^\d+$/.test(text) && number >= min && number <= max) return number;
    throw new InvalidArgumentError(`It must be a whole number from ${min} to ${max}.`);
  };
}

/** Reads a list separated by commas: `a,b`. */
export function list(text: string): readonly string[] {
  const items = text.split(',').map((item) => item.trim());
  if (items.includes('')) throw new InvalidArgumentError('It must be names separated by commas.');
  return items;
}

/** Reads one more `key=value` and adds it to those before. */
export function keyValue(
  text: string,
  before: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> {
  const [, key, value] = /^([^=]+)=(.+)$/.exec(text) ?? [];
  if (key === undefined || value === undefined) throw new InvalidArgumentError('It must look like key=value.');
  if (Object.hasOwn(before, key)) throw new InvalidArgumentError(`“${key}” is given twice.`);
  return { ...before, [key]: value };
}

/** What follows the flag for the language of the words, and the flag with it. */
export const LANGUAGE_VALUE = `<${LANGUAGES.join('|')}>`;
export const LANGUAGE_FLAG = `--language ${LANGUAGE_VALUE}`;

/** Reads a language. */
export function language(text: string): Language {
  const known = LANGUAGES.find((each) => each === text);
  if (known) return known;
  throw new InvalidArgumentError(`It must be one of ${LANGUAGES.join(', ')}.`);
}

/** Reads hexadecimal text of this many bytes. */
export function hex(bytes: number): (text: string) => string {
  return (text) => {
    if (new RegExp(`^[0-9a-fA-F]{${2 * bytes}}$`).test(text)) return text.toLowerCase();
    throw new InvalidArgumentError(`It must be ${2 * bytes} hexadecimal digits.`);
  };
}

/** The names of the bots by seat: the given ones, repeated as needed. */
export function botsBySeat(game: AnyGame, names: readonly string[], seats: number): readonly string[] {
  if (names.length > seats) throw new BadInput(`there are ${names.length} bots for ${seats} seats`);
  for (const name of names) demand(botOf(name, game));
  return Array.from({ length: seats }, (_, seat) => names[seat % names.length]!);
}

/** How many seats there are by default: two, or more if more are named, as far as the game allows. */
export const standardSeats = ({ seats }: AnyGame, named = 0): number =>
  Math.min(Math.max(2, named, seats.min), seats.max);

/** Random play that takes longer than this leads nowhere. */
const LONG = 1000;

/** The fastest bot that brings games of this set-up to their end. */
export function finishingBot(game: AnyGame, setup: Setup): string {
  const rng = new FastRng(1);
  const legal = new ActionList();
  const state = game.setup(setup, rng);
  for (let actions = 0; actions < LONG; actions++) {
    if (game.actor(state) === NOBODY) return 'random';
    legal.clear();
    game.legal(state, legal);
    game.apply(state, legal.at(rng.below(legal.size)), { rng, log: undefined });
  }
  return botNames(game).find((name) => name !== 'random') ?? 'random';
}

/** The bot that plays with people by default: one that plays well enough to be good company. */
export const standardBot = (game: AnyGame): string => (botNames(game).includes('medium') ? 'medium' : 'random');

/** The language that the environment asks for. */
export function environmentLanguage(environment: Readonly<Record<string, string | undefined>>): Language {
  const locale = environment['LC_ALL'] || environment['LC_MESSAGES'] || environment['LANG'] || '';
  return LANGUAGES.find((each) => locale.toLowerCase().startsWith(each)) ?? 'en';
}
