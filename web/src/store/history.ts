import { readRecord, type Outcome, type Stop } from '@hideout/kernel';
import type { TableLine } from '@hideout/protocol';
import { isBot, PREFIX, type LocalSeat, type Sparring } from './gameLines.ts';

/** How a game ended for me; `open` where I had no seat of my own in it. */
export const RESULTS = ['won', 'lost', 'nobody', 'open'] as const;
export type Result = (typeof RESULTS)[number];

/** Where a game was played: in this browser, by link, or as a daily heist. */
export const PLACES = ['here', 'link', 'daily'] as const;
type Place = (typeof PLACES)[number];

/** A game that is over, wherever it was played. */
export interface PastGame {
  readonly id: string;
  readonly place: Place;
  readonly game: string;
  readonly names: readonly string[];
  /** By seat: the name of the bot that played it. */
  readonly levels: readonly (string | undefined)[];
  readonly own: number | undefined;
  readonly result: Result;
  readonly scores: readonly number[];
  /** When it was last changed. */
  readonly at: number;
  /** Whether statistics take it into account: no guide spoke, and nothing was taken back by somebody who knew more. */
  readonly counts: boolean;
  /** Where the sparring partner sat, and how strong it was. */
  readonly sparring?: Sparring | undefined;
}

type Ended = Pick<PastGame, 'result' | 'scores'>;

function endOf(outcome: Outcome | undefined, stop: Stop | undefined, own: number | undefined, isTeam: boolean): Ended {
  const scores = outcome?.scores ?? [];
  if (own === undefined) return { result: 'open', scores };
  if (stop) return { result: stop.why === 'idle' ? 'nobody' : stop.seat === own || isTeam ? 'lost' : 'won', scores };
  const winners: readonly number[] = outcome?.winners ?? [];
  if (winners.includes(own)) return { result: 'won', scores };
  return { result: winners.length > 0 || isTeam ? 'lost' : 'nobody', scores };
}

interface Kept {
  readonly record: string;
  readonly seats: readonly LocalSeat[];
  readonly guided: boolean;
  readonly imported: boolean;
  readonly original?: string;
  readonly sparring?: Sparring;
  readonly changed: number;
}

function pastOf(id: string, isTeam: (game: string) => boolean): PastGame | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(PREFIX + id)!) as Kept;
    const read = readRecord(kept.record);
    if (!read.ok || !(read.value.outcome || kept.imported)) return undefined;
    const { game, names, outcome, stop, takenBack = 0 } = read.value;
    const people = [...kept.seats.keys()].filter((seat) => !isBot(kept.seats[seat]!));
    const own = people.length === 1 && !kept.imported ? people[0] : undefined;
    return {
      id,
      place: 'here',
      game,
      names,
      levels: kept.seats.map((seat) => (isBot(seat) ? seat : undefined)),
      own,
      ...endOf(outcome, stop, own, isTeam(game)),
      at: kept.changed,
      counts: own !== undefined && !kept.guided && kept.original === undefined && takenBack === 0,
      sparring: kept.sparring,
    };
  } catch {
    return undefined;
  }
}

/** The finished games of this browser. */
export const pastHere = (isTeam: (game: string) => boolean): readonly PastGame[] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX))
    .flatMap((key) => pastOf(key.slice(PREFIX.length), isTeam) ?? []);

/** A finished game by link. */
export const pastByLink = (line: TableLine, isTeam: (game: string) => boolean): PastGame => ({
  id: `server:${line.table}`,
  place: line.daily === undefined ? 'link' : 'daily',
  game: line.game,
  names: line.seats.map(({ name }, seat) => name || `${seat + 1}`),
  levels: line.seats.map(({ player, level }) => (player === 'bot' ? level : undefined)),
  own: line.seat,
  ...endOf(line.outcome as Outcome | undefined, line.stop as Stop | undefined, line.seat, isTeam(line.game)),
  at: line.changedAt,
  counts: line.seat !== undefined,
});

/** How I have done in one game. */
export interface Standing {
  readonly game: string;
  readonly played: number;
  readonly won: number;
  readonly lost: number;
  /** How many of the last games in a row were won. */
  readonly row: number;
}

/** How I have done, by game; the games come with the last one first. */
export function standings(games: readonly PastGame[]): readonly Standing[] {
  const byGame = Map.groupBy(
    games.filter(({ counts }) => counts),
    ({ game }) => game,
  );
  return Array.from(byGame, ([game, own]) => {
    const first = own.findIndex(({ result }) => result !== 'won');
    return {
      game,
      played: own.length,
      won: own.filter(({ result }) => result === 'won').length,
      lost: own.filter(({ result }) => result === 'lost').length,
      row: first < 0 ? own.length : first,
    };
  });
}
