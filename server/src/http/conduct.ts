import { PartId, Person, Report, TableId } from '@hideout/protocol';
import * as z from 'zod/mini';
import type { House } from '../house.ts';
import { needGuest, says, valueOf, type App, type Desk } from './route.ts';

const Nothing = z.object({});
const table = z.object({ id: TableId });

/** What guests do about the conduct of others. */
export function routeConduct(app: App, house: House, { conduct }: Desk): void {
  const few = { config: { rateLimit: { max: 20, timeWindow: '1 minute' } } };

  const blocking = { ...says('conduct', 'Block somebody at a table', Nothing), params: table, body: Person };
  app.post('/api/tables/:id/block', { ...few, schema: blocking }, async (request) => {
    const guest = await needGuest(house, request);
    valueOf(await conduct.block(guest, request.params.id, request.body));
    return {};
  });

  const unblocking = { ...says('conduct', 'Block somebody no longer', Nothing), params: z.object({ id: PartId }) };
  app.delete('/api/my/blocks/:id', { ...few, schema: unblocking }, async (request) => {
    valueOf(await conduct.unblock(await needGuest(house, request), request.params.id));
    return {};
  });

  const reporting = { ...says('conduct', 'Report somebody to the house', Nothing), params: table, body: Report };
  app.post('/api/tables/:id/report', { ...few, schema: reporting }, async (request) => {
    const guest = await needGuest(house, request);
    const { about, reason } = request.body;
    valueOf(await conduct.report(guest, request.params.id, about, reason));
    return {};
  });
}
