import { Failure, type Problem } from '@hideout/protocol';
import type * as z from 'zod/mini';

interface Question {
  /** Sent as JSON, by POST unless said otherwise; without it, the answer is fetched. */
  readonly body?: unknown;
  readonly method?: 'PUT' | 'DELETE';
  readonly token?: string | undefined;
}

/** The server has answered that it will not. */
export class Denial extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.message);
    this.problem = problem;
  }
}

/** Asks the server and checks the answer; what it will not do is thrown as a `Denial`. */
export async function ask<T>(
  path: string,
  schema: z.ZodMiniType<T>,
  { body, token, method }: Question = {},
): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (token !== undefined) headers['authorization'] = `Bearer ${token}`;
  const sent = body === undefined ? undefined : JSON.stringify(body);
  const answer = await fetch(path, {
    method: method ?? (sent === undefined ? 'GET' : 'POST'),
    headers,
    ...(sent && { body: sent }),
  });
  const json: unknown = await answer.json();
  if (answer.ok) return schema.parse(json);
  const failure = Failure.safeParse(json);
  throw failure.success ? new Denial(failure.data.error) : new Error(`${answer.status} ${answer.statusText}`);
}
