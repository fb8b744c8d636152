import { Leaderboard, MyRatings, TableId, TableRatings } from '@hideout/protocol';
import * as z from 'zod/mini';
import type { House } from '../house.ts';
import type { Ratings } from '../rating/ratings.ts';
import { guestOf, needGuest, says, valueOf, type App } from './route.ts';

/** How strong everybody is. */
export function routeRatings(app: App, house: House, ratings: Ratings): void {
  app.get('/api/my/ratings', { schema: says('ratings', 'My ratings', MyRatings) }, async (request) =>
    ratings.mine(await needGuest(house, request)),
  );

  const board = says('ratings', 'The leaderboard of a game: of what is usually played, or of a division', Leaderboard);
  const params = z.object({ game: z.string().check(z.maxLength(64)) });
  const querystring = z.object({ division: z.optional(z.string().check(z.maxLength(400))) });
  app.get('/api/ratings/:game', { schema: { ...board, params, querystring } }, async (request) => {
    const guest = await guestOf(house, request);
    return valueOf(await ratings.board(request.params.game, request.query.division, guest?.id));
  });

  const there = says('ratings', 'The ratings of those at a table, and what its game has changed', TableRatings);
  app.get('/api/tables/:id/ratings', { schema: { ...there, params: z.object({ id: TableId }) } }, async (request) =>
    valueOf(await ratings.atTable(request.params.id)),
  );
}
