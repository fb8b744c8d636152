import { Leaderboard, MyRatings, TableRatings } from '@hideout/protocol';
import { ask } from './ask.ts';

/** My ratings, the one last changed first. */
export const fetchMyRatings = async (token: string): Promise<MyRatings['ratings']> =>
  (await ask('/api/my/ratings', MyRatings, { token })).ratings;

/** The leaderboard of a game: of a division, or of what is usually played. */
export const fetchLeaderboard = (
  game: string,
  division: string | undefined,
  token: string | undefined,
): Promise<Leaderboard> =>
  ask(`/api/ratings/${game}${division === undefined ? '' : `?division=${encodeURIComponent(division)}`}`, Leaderboard, {
    token,
  });

/** The ratings of those at a table. */
export const fetchTableRatings = (table: string): Promise<TableRatings> =>
  ask(`/api/tables/${table}/ratings`, TableRatings);
