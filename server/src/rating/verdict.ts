import type { UNRATED } from '@hideout/protocol';
import type { Founding } from '../table/entry.ts';
import type { Table } from '../table/table.ts';

export type Unrated = (typeof UNRATED)[number];

/** Who somebody is to the ratings: the id of a guest, or a bot by its level. */
export const botId = (level: string): string => `bot:${level}`;

/** Somebody whose game is counted. */
export interface Player {
  readonly id: string;
  /** The best has place 1, and whoever did as well has the same. In a team all have 1 if they won and 2 if not. */
  readonly place: number;
  /** Whether a stand-in finished the game for them: they can lose by it, but not win. */
  readonly isRelieved: boolean;
}

/** Why what a table was opened with is not counted, whatever happens there. */
export function whyNever({ daily, rated }: Founding): Unrated | undefined {
  if (daily !== undefined) return 'daily';
  return rated ? undefined : 'casual';
}

/** Why the game at a table is not counted, as far as everybody there knows. */
export function whyUnrated(table: Table, isMeasured: (level: string) => boolean): Unrated | undefined {
  const never = whyNever(table.founding);
  if (never) return never;
  if (table.isTakenBack) return 'take-back';
  if (table.stop?.why === 'idle') return 'idle';
  return table.seats.some(({ plan }) => plan.kind === 'bot' && !isMeasured(plan.level)) ? 'bot' : undefined;
}

/** How everybody did in a game that is over, by seat. */
export function playersOf(table: Table): readonly Player[] {
  const places = placesOf(table);
  return table.seats.map(({ guest, plan, relief }, seat) => ({
    id: guest ?? (plan.kind === 'bot' ? botId(plan.level) : ''),
    place: places[seat]!,
    isRelieved: relief !== undefined,
  }));
}

function placesOf({ game, match, seats, stop }: Table): readonly number[] {
  const { winners = [], scores = [] } = match!.outcome ?? {};
  const hasWon = (seat: number): boolean =>
    stop ? !game.cooperative && seat !== (stop.seat as number) : winners.some((winner) => (winner as number) === seat);
  if (game.cooperative || stop) return seats.map((_, seat) => (hasWon(seat) ? 1 : 2));
  const isBetter = (one: number, other: number): boolean =>
    hasWon(one) === hasWon(other) ? !hasWon(one) && scores[one]! > scores[other]! : hasWon(one);
  return seats.map((_, seat) => 1 + seats.filter((__, other) => isBetter(other, seat)).length);
}
