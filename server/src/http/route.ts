import { Failure, Token, type Problem } from '@hideout/protocol';
import type { Result } from '@hideout/kernel';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type * as z from 'zod/mini';
import type { Accounts } from '../account/accounts.ts';
import type { Belongings } from '../account/belongings.ts';
import type { Conduct } from '../account/conduct.ts';
import type { MailCodes } from '../account/mailCodes.ts';
import type { Passkeys } from '../account/passkey.ts';
import type { SignIn } from '../account/signIn.ts';
import type { Bearer, House } from '../house.ts';
import type { GuestRow } from '../store/store.ts';

/** A Fastify whose routes are typed and checked by the schemas of the protocol. */
export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** Who looks after names that last. */
export interface Desk {
  readonly accounts: Accounts;
  readonly passkeys: Passkeys;
  readonly mailCodes: MailCodes;
  readonly signIn: SignIn;
  readonly belongings: Belongings;
  readonly conduct: Conduct;
}

/** What the API says of a route: its group, what it does, and what it answers when all is well. */
export const says = <Answer extends z.core.$ZodType>(tag: string, summary: string, answer: Answer) => ({
  tags: [tag],
  summary,
  response: { 200: answer, default: Failure },
});

/** A request that is answered with a problem. */
export class Refused extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.message);
    this.problem = problem;
  }
}

/** The value, if there is one; otherwise the request is refused. */
export function valueOf<T>(result: Result<T, Problem>): T {
  if (!result.ok) throw new Refused(result.problem);
  return result.value;
}

/** The guest whose token the request carries; undefined if there is none or it is not valid. */
export async function guestOf(house: House, request: FastifyRequest): Promise<GuestRow | undefined> {
  const token = tokenOf(request);
  return token === undefined ? undefined : house.guestBy(token);
}

function tokenOf({ headers }: FastifyRequest): string | undefined {
  const [scheme, token] = (headers.authorization ?? '').split(' ');
  const parsed = Token.safeParse(token);
  return scheme === 'Bearer' && parsed.success ? parsed.data : undefined;
}

/** The same for a request that is refused without one. */
export async function needGuest(house: House, request: FastifyRequest): Promise<GuestRow> {
  const guest = await guestOf(house, request);
  if (guest) return guest;
  throw noToken();
}

/** The guest and device whose token the request carries, banned or not; a request without one is refused. */
export async function needBearer(house: House, request: FastifyRequest): Promise<Bearer> {
  const token = tokenOf(request);
  const bearer = token === undefined ? undefined : await house.bearer(token);
  if (bearer) return bearer;
  throw noToken();
}

function noToken(): Refused {
  const message = 'This needs the token of a guest: Authorization: Bearer …';
  return new Refused({ code: 'unauthorized', message, retry: false });
}
