import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import { LIMITS } from '@hideout/protocol';
import { fastify, LogController } from 'fastify';
import {
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import type { ServerConfig } from '../config.ts';
import type { Dailies } from '../daily/dailies.ts';
import type { House } from '../house.ts';
import type { Ratings } from '../rating/ratings.ts';
import type { Matchmaker } from '../near/matchmaker.ts';
import type { Bell } from '../notices/bell.ts';
import { sourceOf } from '../source.ts';
import { apiPage } from './apiPage.ts';
import type { App, Desk } from './route.ts';
import { routeAccount } from './account.ts';
import { routeConduct } from './conduct.ts';
import { routeSignIn } from './signIn.ts';
import { routeDaily } from './daily.ts';
import { routeGames } from './games.ts';
import { routeGuests } from './guests.ts';
import { routeOperations, type Operations } from './operations.ts';
import { routeNear } from './near.ts';
import { routeNotices } from './notices.ts';
import { routePapers, type Papers } from './papers.ts';
import { previewTags, routePreviews } from './preview.ts';
import { handleErrors } from './problems.ts';
import { routeRatings } from './ratings.ts';
import { routeTable, routeTables } from './tables.ts';
import { serveWeb } from './web.ts';

/** Only our own files run, and nobody may frame the page. */
const POLICY = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'data:'],
  fontSrc: ["'self'"],
  mediaSrc: ["'self'"],
  connectSrc: ["'self'"],
  workerSrc: ["'self'"],
  manifestSrc: ["'self'"],
  baseUri: ["'none'"],
  formAction: ["'none'"],
  frameAncestors: ["'none'"],
};

/** The logger writes method, path and status: no query, header or body, so no token can get into it. */
const loggerOf = ({ logLevel, log }: ServerConfig) => ({
  level: logLevel,
  ...(log && { stream: log }),
  serializers: {
    req: ({ method, url }: { method: string; url: string }) => ({ method, path: url.split('?')[0] }),
    res: ({ statusCode }: { statusCode: number }) => ({ status: statusCode }),
  },
});

/** The whole HTTP side of a server. */
export async function buildApp(
  config: ServerConfig,
  {
    house,
    bell,
    dailies,
    ratings,
    matchmaker,
    desk,
    papers,
    operations,
  }: {
    house: House;
    bell: Bell;
    dailies: Dailies;
    ratings: Ratings;
    matchmaker: Matchmaker;
    desk: Desk;
    papers: Papers;
    operations: Operations;
  },
): Promise<App> {
  const app = fastify({
    logger: loggerOf(config),
    logController: new LogController({ disableRequestLogging: config.logLevel !== 'debug' }),
    bodyLimit: LIMITS.body,
    // One proxy: the address that the proxy saw itself, not one that the client claims.
    trustProxy: config.trustProxy && ((_address: string, hop: number) => hop === 0),
    routerOptions: { maxParamLength: 64 },
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  handleErrors(app);
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: POLICY },
    strictTransportSecurity: config.trustProxy,
  });
  await app.register(rateLimit, {
    max: config.limits.requestsPerMinute,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => sourceOf(ip),
    // By the route that was found, however its address is spelled. The files of the page are not counted: one visit
    // fetches all of them, to play offline.
    allowList: ({ routeOptions }) => !routeOptions.url?.startsWith('/api/'),
  });
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
  });
  await app.register(swagger, {
    openapi: { info: { title: 'Hideout', version: '1', description: 'Tables, play and records' } },
    transform: jsonSchemaTransform,
  });
  routeGuests(app, house, config.limits);
  routeGames(app, config);
  routeTables(app, house, config.limits);
  routeTable(app, house);
  routePapers(app, house, papers, config.limits);
  routeNotices(app, house, bell, config.limits);
  routeDaily(app, house, dailies, config.limits);
  routeRatings(app, house, ratings);
  routeNear(app, house, matchmaker, config.limits);
  routePreviews(app, house, config);
  routeAccount(app, house, desk, config);
  routeSignIn(app, house, desk, config);
  routeConduct(app, house, desk);
  routeOperations(app, operations);
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
  app.get('/api/docs', { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(apiPage(app.swagger())),
  );
  await serveWeb(app, config.webRoot, (request) => previewTags(house, config, request));
  return app;
}
