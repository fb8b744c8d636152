import type { FastifyRequest } from 'fastify';
import type { Metrics } from '../metrics.ts';
import type { Store } from '../store/store.ts';
import { hashOf, matches } from '../tokens.ts';
import type { App } from './route.ts';

/** What operators ask. */
export interface Operations {
  readonly store: Store;
  readonly metrics: Metrics;
  readonly metricsToken: string | undefined;
  readonly isClosing: () => boolean;
}

/** Health (the process is alive), readiness (it can serve), and counts. */
export function routeOperations(app: App, { store, metrics, metricsToken, isClosing }: Operations): void {
  const unlimited = { config: { rateLimit: false as const }, schema: { hide: true } };
  app.get('/health', unlimited, () => ({ alive: true }));

  app.get('/ready', unlimited, async (_request, reply) => {
    const trouble = isClosing() ? 'closing' : await store.ping().catch(() => 'no store');
    const isReady = trouble === undefined;
    return reply.code(isReady ? 200 : 503).send({ ready: isReady });
  });

  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayScrape(request, metricsToken)) return reply.callNotFound();
    return reply.type('text/plain; version=0.0.4').send(await metrics.text());
  });
}

/** A direct request may; one that came through a proxy needs the token. */
function mayScrape({ headers }: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return headers['x-forwarded-for'] === undefined && headers.forwarded === undefined;
  return matches(headers.authorization ?? '', hashOf(`Bearer ${token}`));
}
