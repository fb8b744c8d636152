import { Daily, TableId } from '@hideout/protocol';
import * as z from 'zod/mini';
import { ask } from './ask.ts';

const Begun = z.object({ table: TableId });

/** The deals of a day, today unless said otherwise. */
export const fetchDaily = (token: string | undefined, day: string | undefined): Promise<Daily> =>
  ask(`/api/daily${day === undefined ? '' : `?day=${day}`}`, Daily, { token });

/** Begins, or goes on with, the deal of a day; answers with its table. */
export const beginDaily = async (token: string, game: string, day: string | undefined): Promise<string> =>
  (await ask(`/api/daily/${game}`, Begun, { token, body: day === undefined ? {} : { day } })).table;
