import { botOf } from '@hideout/catalogue/house';
import { drawLots, setUp, type AnyGame, type Language, type Setup } from '@hideout/kernel';
import { botsBySeat, standardBot, standardSeats } from '../arguments.ts';
import { BadInput, demand } from '../badInput.ts';
import { phrasesOf } from './phrases/index.ts';
import { BOT_NAMES, type Player } from './player.ts';

/** What somebody wants to play; whatever is left open has a sensible default. */
export interface Wish {
  readonly game: AnyGame;
  readonly seats?: number | undefined;
  readonly humans?: number | undefined;
  readonly names?: readonly string[] | undefined;
  readonly bots?: readonly string[] | undefined;
  readonly options?: Readonly<Record<string, string>> | undefined;
  /** The seat of the first person, from 1; the others follow clockwise. */
  readonly seat?: number | undefined;
  /** Whether lots decide who sits where. */
  readonly lot?: boolean | undefined;
  /** Words that a player mixes into the deal. */
  readonly luck?: string;
}

/** A table that can be dealt: what is played, and by whom. */
export interface Arrangement {
  readonly setup: Setup;
  readonly players: readonly Player[];
}

const MAX_NAME = 20;

/** Makes a table from a wish, or says what is wrong with it. People come first and bots after them, from the wished seat on. */
export function settle(wish: Wish, language: Language): Arrangement {
  const { game, seat: first = 1 } = wish;
  const named = wish.names?.length ?? 0;
  const people = wish.humans ?? Math.max(named, 1);
  const seats = wish.seats ?? standardSeats(game, Math.max(named, people + (wish.bots?.length ?? 0)));
  const setup = demand(setUp(game, seats, wish.options));
  const humans = wish.humans ?? Math.min(people, seats);
  if (humans > seats) throw new BadInput(`${humans} people cannot sit in ${seats} seats`);
  if (named > seats) throw new BadInput(`there are ${named} names for ${seats} seats`);
  if (wish.lot && wish.seat !== undefined) throw new BadInput('lots decide who sits where, so no seat can be chosen');
  if (!(Number.isInteger(first) && first >= 1 && first <= seats))
    throw new BadInput(`a seat is a number from 1 to ${seats}`);
  const bots = humans === seats ? [] : botsBySeat(game, wish.bots ?? [standardBot(game)], seats - humans);
  const players = Array.from({ length: seats }, (_, seat): Player => {
    const kind = bots[seat - humans];
    const name = wish.names?.[seat] ?? (kind === undefined ? phrasesOf(language).player(seat + 1) : BOT_NAMES[seat]!);
    return { name, bot: kind === undefined ? undefined : demand(botOf(kind, game)) };
  });
  checkNames(players.map(({ name }) => name));
  return { setup, players: players.map((_, seat) => players[(seat - first + 1 + seats) % seats]!) };
}

/** The same players, on seats that lots have given them. */
export const castLots = ({ setup, players }: Arrangement, seed: Uint8Array): Arrangement => ({
  setup,
  players: drawLots(players.length, seed).map((place) => players[place]!),
});

function checkNames(names: readonly string[]): void {
  const bad = names.find((name) => name.length > MAX_NAME || !/^[\p{L}\p{N}][\p{L}\p{N}\p{M} .'’-]*$/u.test(name));
  if (bad !== undefined)
    throw new BadInput(`“${bad}” cannot be a name: letters, digits and spaces, at most ${MAX_NAME}`);
  if (new Set(names).size < names.length) throw new BadInput('two players have the same name');
}
