import {
  NOBODY,
  replay,
  seatOf,
  SPECTATOR,
  type AnyGame,
  type GameRecord,
  type Sheet,
  type Viewer,
} from '@hideout/kernel';

/** One line of a score sheet in two games of the same deal; undefined where a game has no such line. */
export interface ComparedLine {
  readonly heading: string;
  readonly seat: Sheet['seat'];
  /** Undefined for the sum of the sheet. */
  readonly line: Sheet['lines'][number] | undefined;
  readonly theirs: number | undefined;
  readonly mine: number | undefined;
}

/** The sheets of a finished game, all of it open; none where it does not replay. */
export function finalSheets(game: AnyGame, record: GameRecord): readonly Sheet[] {
  const match = replay(game, record);
  if (!match.ok) return [];
  const viewers: readonly Viewer[] = [SPECTATOR, ...record.names.keys()].map((seat) =>
    seat === SPECTATOR ? SPECTATOR : seatOf(seat),
  );
  // Some games show a seat more of its own points than a spectator.
  const seen = viewers.map((viewer) => game.sheets(match.value.view(viewer)));
  return seen[0]!.map((sheet, place) => (sheet.seat === NOBODY ? sheet : (seen[1 + sheet.seat]?.[place] ?? sheet)));
}

/** Two games of one deal, line by line: every sheet with its sum first, then what either adds up from. */
export function compareSheets(theirs: readonly Sheet[], mine: readonly Sheet[]): readonly ComparedLine[] {
  const keyOf = ({ heading, seat }: Sheet): string => `${heading} ${seat}`;
  const keys = [...new Set([...theirs, ...mine].map(keyOf))];
  return keys.flatMap((key) => {
    const [one, two] = [theirs, mine].map((sheets) => sheets.find((sheet) => keyOf(sheet) === key));
    const { heading, seat } = (one ?? two)!;
    const lineKey = ({ what, of, clause }: Sheet['lines'][number]): string => JSON.stringify([what, of, clause]);
    const all = [...(one?.lines ?? []), ...(two?.lines ?? [])];
    const lines = [...new Map(all.map((line) => [lineKey(line), line]))];
    const pointsIn = (sheet: Sheet | undefined, wanted: string): number | undefined => {
      const same = sheet?.lines.filter((line) => lineKey(line) === wanted) ?? [];
      return same.length === 0 ? undefined : same.reduce((sum, { points }) => sum + points, 0);
    };
    return [
      { heading, seat, line: undefined, theirs: one?.total, mine: two?.total },
      ...lines.map(([id, line]) => ({ heading, seat, line, theirs: pointsIn(one, id), mine: pointsIn(two, id) })),
    ];
  });
}
