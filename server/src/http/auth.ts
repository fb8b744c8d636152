import { Token, type Problem } from '@hideout/protocol';
import type { FastifyRequest } from 'fastify';
import type { House } from '../house.ts';
import type { GuestRow } from '../store/store.ts';

/** The answer to a request that needs a guest and shows none. */
export const WHO: Problem = {
  code: 'unauthorized',
  message: 'This needs the token of a guest: Authorization: Bearer …',
  retry: false,
};

/** The guest whose token the request carries; undefined if there is none or it is not valid. */
export async function guestOf(house: House, request: FastifyRequest): Promise<GuestRow | undefined> {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ');
  const parsed = Token.safeParse(token);
  return scheme === 'Bearer' && parsed.success ? house.guestBy(parsed.data) : undefined;
}
