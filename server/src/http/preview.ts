import { LANGUAGES, type Language } from '@hideout/kernel';
import { TableId } from '@hideout/protocol';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { ServerConfig } from '../config.ts';
import type { House } from '../house.ts';
import { cardOf, tagsOf } from '../preview/card.ts';
import { Previews } from '../preview/previews.ts';
import { NOTHING_HERE, sendProblem, UNAVAILABLE } from './problems.ts';
import type { App } from './route.ts';

const params = z.object({ id: TableId });
const Looking = z.object({ language: z.optional(z.enum(LANGUAGES)) });
const DAY_S = 86_400;

/** The pictures that go with links to tables. */
export function routePreviews(app: App, house: House, { webRoot }: ServerConfig): void {
  const previews = new Previews(webRoot);
  const schema = { hide: true, params, querystring: Looking };
  app.get('/api/tables/:id/preview.png', { schema }, async (request, reply) => {
    const invitation = await house.invitation(request.params.id);
    if (!invitation) return sendProblem(reply, NOTHING_HERE);
    const png = await previews.paint(cardOf(invitation, request.query.language ?? 'en'));
    if (!png) return sendProblem(reply, UNAVAILABLE);
    return reply.type('image/png').header('cache-control', `public, max-age=${DAY_S}`).send(png);
  });
}

/** What the page of a table says of itself to programs that show previews; nothing where there is no such table. */
export async function previewTags(house: House, { origins }: ServerConfig, request: FastifyRequest): Promise<string> {
  const { id } = request.params as { readonly id: string };
  if (!TableId.safeParse(id).success) return '';
  const invitation = await house.invitation(id).catch(() => undefined);
  if (!invitation) return '';
  const language = spoken(request.headers['accept-language']);
  const origin = origins[0] ?? `${request.protocol}://${request.host}`;
  return tagsOf(cardOf(invitation, language), `${origin}/api/tables/${id}/preview.png?language=${language}`);
}

/** The first language that a client names and we speak. */
function spoken(header = ''): Language {
  const tags = header.split(',').map((tag) => tag.trim().slice(0, 2).toLowerCase());
  return tags.flatMap((tag) => LANGUAGES.find((language) => language === tag) ?? [])[0] ?? 'en';
}
