import { Failure } from '@hideout/protocol';
import type * as z from 'zod/mini';

interface Question {
  /** Sent as JSON by POST; without it, the answer is fetched. */
  readonly body?: unknown;
  readonly token?: string | undefined;
}

/** Asks the server and checks the answer; a failure is thrown as one clear sentence. */
export async function ask<T>(path: string, schema: z.ZodMiniType<T>, { body, token }: Question = {}): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (token !== undefined) headers['authorization'] = `Bearer ${token}`;
  const init: RequestInit = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
  const answer = await fetch(path, init);
  const json: unknown = await answer.json();
  if (answer.ok) return schema.parse(json);
  const failure = Failure.safeParse(json);
  throw new Error(failure.success ? failure.data.error.message : `${answer.status} ${answer.statusText}`);
}
