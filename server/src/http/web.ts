import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { NOTHING_HERE, sendProblem } from './problems.ts';

const PLAIN_PAGE = `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Hideout</title>
<h1>Hideout</h1>
<p>The server is running, but the web client has not been built.</p>
<p>Programs can play now: see <a href="/api/openapi.json">the API</a> and <a href="/api/games">the games</a>.</p>
</html>
`;

/** What protects a page; its scripts, styles and pictures, which are many and small, do without. */
const FOR_PAGES = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];
/** Workers obey the policy that they come with. */
const POLICY_FOR_FILES = "default-src 'self'";

/**
 * Serves the built web client; its own addresses all lead to its first page. That of a table also says what it is, for
 * programs that show a preview of its link.
 */
export async function serveWeb(
  app: FastifyInstance,
  root: string,
  tagsOf: (request: FastifyRequest) => Promise<string>,
): Promise<void> {
  if (!existsSync(join(root, 'index.html'))) {
    app.get('/', { schema: { hide: true } }, (_request, reply) =>
      reply.type('text/html; charset=utf-8').send(PLAIN_PAGE),
    );
    app.setNotFoundHandler((_request, reply) => sendProblem(reply, NOTHING_HERE));
    return;
  }
  await app.register(fastifyStatic, {
    root,
    wildcard: true,
    // The build leaves a compressed form of each text beside it.
    preCompressed: true,
    setHeaders: (reply, path) => {
      const isNamedByContent = path.includes('/assets/');
      void reply.header('cache-control', isNamedByContent ? 'public, max-age=31536000, immutable' : 'no-cache');
      if (!isNamedByContent) return;
      for (const name of FOR_PAGES) void reply.removeHeader(name);
      void reply.header('content-security-policy', POLICY_FOR_FILES);
    },
  });
  app.get('/t/:id', { schema: { hide: true } }, async (request, reply) => {
    const page = await readFile(join(root, 'index.html'), 'utf8');
    const tags = await tagsOf(request);
    const html = page.replace('</head>', () => `${tags}</head>`);
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(html);
  });
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !request.url.startsWith('/api/') && !/\.\w+(\?|$)/.test(request.url);
    if (isPage) return reply.header('cache-control', 'no-cache').sendFile('index.html');
    return sendProblem(reply, NOTHING_HERE);
  });
}
