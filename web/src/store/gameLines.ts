/** Who sits on a seat of a local game: a person, or a bot by its name. */
export type LocalSeat = 'person' | (string & {});
export const isBot = (seat: LocalSeat): boolean => seat !== 'person';

/** The level of all bots of a game, if it is one and a person plays with nobody else. */
export function companyOf(seats: readonly LocalSeat[]): string | undefined {
  const levels = new Set(seats.filter(isBot));
  return levels.size === 1 && seats.filter((seat) => !isBot(seat)).length <= 1 ? [...levels][0] : undefined;
}

/** How strong the sparring partner was in a game, and on which seats it sat. */
export interface Sparring {
  /** A place on the scale of the levels: 1.25 is a quarter of the way from the second to the third. */
  readonly strength: number;
  readonly seats: readonly number[];
}

/** Under what the games of this browser are kept. */
export const PREFIX = 'hideout/game/';
/** Where its notes are: beside it, since its record can be given away. */
export const NOTES = 'hideout/notes/';

/** One line about a game of this browser: enough for a list, without the rules or the record. */
export interface GameLine {
  readonly id: string;
  readonly game: string;
  readonly names: readonly string[];
  readonly seats: readonly LocalSeat[];
  readonly moves: number;
  /** Whether it is to be looked at only: it is over, or came out of a file. */
  readonly isPast: boolean;
  readonly changed: number;
}

function lineOf(id: string): GameLine | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(PREFIX + id)!) as Record<string, unknown>;
    const record = JSON.parse(String(kept['record'])) as Record<string, unknown>;
    return {
      id,
      game: String(record['game']),
      names: record['seats'] as string[],
      seats: kept['seats'] as LocalSeat[],
      moves: (record['actions'] as unknown[]).length,
      isPast: Boolean(record['outcome']) || kept['imported'] === true,
      changed: Number(kept['changed']),
    };
  } catch {
    return undefined;
  }
}

/** All games of this browser, the one last played first. */
export function listGames(): GameLine[] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX))
    .flatMap((key) => lineOf(key.slice(PREFIX.length)) ?? [])
    .sort((a, b) => b.changed - a.changed);
}

/** Forgets the game. */
export const removeGame = (id: string): void => {
  for (const prefix of [PREFIX, NOTES]) localStorage.removeItem(prefix + id);
};
