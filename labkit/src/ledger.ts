import type { AnyGame, Outcome } from '@hideout/kernel';

/** How often each value occurred, by value. */
export type Frequencies = Record<string, number>;

/** Payoffs are counted in twelfths: whole numbers even if two, three or four share a win. */
export const WHOLE = 12;

/**
 * Everything that a run counts over its games, whole numbers throughout: adding the ledgers of chunks gives the ledger
 * of all their games, however they were cut.
 */
export type Ledger = ReturnType<typeof emptyLedger>;

/** The ledger of no games. */
export const emptyLedger = (game: AnyGame, seats: number) => ({
  games: 0,
  actions: 0,
  /** Games that several shared or nobody won; not counted in a cooperative game. */
  draws: 0,
  /** By seat: games won alone or, in a cooperative game, with the team. */
  wins: zeros(seats),
  /** By seat: sum of payoffs, in twelfths. */
  payoffs: zeros(seats),
  /** By place in the list of bots: the same, wherever the bot sat. */
  botWins: zeros(seats),
  botPayoffs: zeros(seats),
  /** By seat: games by score. */
  scores: Array.from({ length: seats }, (): Frequencies => ({})),
  /** Games by number of actions. */
  lengths: {} as Frequencies,
  /** Games by how far the best was ahead of the next. */
  margins: {} as Frequencies,
  /** Games by how often the lead changed hands, of those in which it is watched. */
  leadChanges: {} as Frequencies,
  /** Games that somebody won alone, by how far behind the winner had been at worst. */
  deficits: {} as Frequencies,
  endings: Object.fromEntries(game.endings.map((ending) => [ending, 0])) as Frequencies,
  /** Actions by verb, and events by type. */
  verbs: Object.fromEntries(game.verbs.map(({ id }) => [id, 0])) as Frequencies,
  events: {} as Frequencies,
  /** The cells of each chart of the game's counter. */
  charts: {} as Record<string, number[]>,
});

const zeros = (length: number): number[] => Array<number>(length).fill(0);

/** Counts one more of a value. */
export function count(frequencies: Frequencies, value: number | string, times = 1): void {
  frequencies[value] = (frequencies[value] ?? 0) + times;
}

/** What one finished game adds to what was seen along the way. */
export interface GameResult {
  readonly outcome: Outcome;
  /** By seat. */
  readonly payoffs: readonly number[];
  /** By seat: the bot's place in the list. */
  readonly bots: readonly number[];
  readonly actions: number;
  /** How far the best is ahead of the next; 0 where there is no next. */
  readonly margin: number;
  /** Where the lead was watched. */
  readonly race?: { readonly changes: number; readonly deficit: number };
}

/** Enters a finished game. */
export function enter(
  ledger: Ledger,
  game: AnyGame,
  { outcome, payoffs, bots, actions, margin, race }: GameResult,
): void {
  ledger.games++;
  ledger.actions += actions;
  count(ledger.endings, outcome.ending);
  count(ledger.lengths, actions);
  if (!game.cooperative) count(ledger.margins, margin);
  const isDecided = game.cooperative || outcome.winners.length === 1;
  if (!isDecided) ledger.draws++;
  for (const [seat, payoff] of payoffs.entries()) {
    const bot = bots[seat]!;
    count(ledger.scores[seat]!, outcome.scores[seat]!);
    ledger.payoffs[seat]! += Math.round(WHOLE * payoff);
    ledger.botPayoffs[bot]! += Math.round(WHOLE * payoff);
    if (!isDecided || !outcome.winners.some((winner) => winner === seat)) continue;
    ledger.wins[seat]!++;
    ledger.botWins[bot]!++;
  }
  if (!race) return;
  count(ledger.leadChanges, race.changes);
  if (isDecided) count(ledger.deficits, race.deficit);
}

type Counts = number | Counts[] | { [key: string]: Counts };

/** Adds the numbers of `more` to those of `sum`, key by key. Both are counts of the same shape; new keys are added. */
export function addCounts<T extends object>(sum: T, more: T): T {
  addInto(sum as unknown as Record<string, Counts>, more as unknown as Record<string, Counts>);
  return sum;
}

function addInto(sum: Record<string, Counts>, more: Record<string, Counts>): void {
  for (const [key, value] of Object.entries(more)) {
    const old = sum[key];
    if (old === undefined) sum[key] = structuredClone(value);
    else if (typeof value === 'number') sum[key] = (old as number) + value;
    else addInto(old as Record<string, Counts>, value as Record<string, Counts>);
  }
}
