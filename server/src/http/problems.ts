import type { Failure, Problem, ProblemCode } from '@hideout/protocol';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { Unavailable } from '../store/guarded.ts';
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
export const UNAVAILABLE: Problem = {
  code: 'unavailable',
  message: 'The server cannot save anything just now; try again in a moment.',
  retry: true,
};

export const NOTHING_HERE: Problem = { code: 'not-found', message: 'There is nothing here.', retry: false };

/** Answers with a problem. */
export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  if (problem.retry) void reply.header('retry-after', '1');
  return reply.code(STATUS[problem.code]).send({ error: problem } satisfies Failure);
}

/** Whatever goes wrong becomes one clear sentence; the details stay in the log. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof Unavailable) return sendProblem(reply, UNAVAILABLE);
    if (error instanceof Refused) return sendProblem(reply, error.problem);
    const status = error.statusCode ?? 500;
    if (status >= 500) {
      request.log.error({ err: error }, 'a request failed');
      const message = 'Something went wrong here; it has been noted.';
      return reply.code(500).send({ error: { code: 'unavailable', message, retry: true } } satisfies Failure);
    }
    const problem = clientProblem(status, error);
    return reply.code(status).send({ error: problem } satisfies Failure);
  });
}

function clientProblem(status: number, error: FastifyError): Problem {
  if (status === 429) return { code: 'too-many', message: 'Too many requests; slow down.', retry: true };
  if (status === 413) return { code: 'too-large', message: 'The request is too large.', retry: false };
  if (error.validation)
    return { code: 'malformed', message: `The request is malformed: ${where(error)}.`, retry: false };
  return { code: 'malformed', message: 'The request is malformed.', retry: false };
}

/** Names the first wrong field; the value itself is not repeated. */
function where({ validation, validationContext }: FastifyError): string {
  const path = validation?.[0]?.instancePath.replaceAll('/', '.').replace(/^\./, '') ?? '';
  return `${validationContext ?? 'request'}${path === '' ? '' : ` field ${path.slice(0, 64)}`}`;
}
