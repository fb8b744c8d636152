import type { Failure, Problem, ProblemCode } from '@hideout/protocol';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { Unavailable } from '../store/guarded.ts';
import { Aside } from '../table/aside.ts';
import { deny } from '../table/situation.ts';
import { Refused } from './route.ts';

/** The HTTP status of each kind of problem. */
const STATUS: Readonly<Record<ProblemCode, number>> = {
  malformed: 400,
  unauthorized: 401,
  forbidden: 403,
  'not-found': 404,
  refused: 409,
  stale: 409,
  untimely: 409,
  'too-many': 429,
  'too-large': 413,
  unavailable: 503,
};

/** The store is down for the moment. */
export const UNAVAILABLE = deny(
  'unavailable',
  'The server cannot save anything just now; try again in a moment.',
).problem;

export const NOTHING_HERE = deny('not-found', 'There is nothing here.').problem;

/** Answers with a problem. */
export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  if (problem.retry) void reply.header('retry-after', '1');
  return reply.code(STATUS[problem.code]).send({ error: problem } satisfies Failure);
}

/** Whatever goes wrong becomes one clear sentence; the details stay in the log. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof Unavailable) return sendProblem(reply, UNAVAILABLE);
    if (error instanceof Refused || error instanceof Aside) return sendProblem(reply, error.problem);
    const status = error.statusCode ?? 500;
    if (status >= 500) {
      request.log.error({ err: error }, 'a request failed');
    }
    return reply.code(Math.min(status, 500)).send({ error: problemOf(status, error) } satisfies Failure);
  });
}

function problemOf(status: number, error: FastifyError): Problem {
  if (status >= 500) return deny('unavailable', 'Something went wrong here; it has been noted.').problem;
  if (status === 429) return { code: 'too-many', message: 'Too many requests; slow down.', retry: true };
  if (status === 413) return deny('too-large', 'The request is too large.').problem;
  const ours = error.validation?.find(({ keyword }) => keyword === 'custom')?.message;
  return deny('malformed', ours ?? `The request is malformed${error.validation ? `: ${where(error)}` : ''}.`).problem;
}

/** Names the first wrong field; the value itself is not repeated. */
function where({ validation, validationContext }: FastifyError): string {
  const path = validation?.[0]?.instancePath.replaceAll('/', '.').replace(/^\./, '') ?? '';
  return `${validationContext ?? 'request'}${path === '' ? '' : ` field ${path.slice(0, 64)}`}`;
}
