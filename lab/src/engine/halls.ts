import type { Setup } from '@hideout/kernel';
import { writeRow } from '@hideout/labkit';
import { chanceIn, tableIn } from './fields.ts';
import { Hall, ROWS_OF_ALL } from './hall.ts';
import type { EngineHouse } from './house.ts';
import { BadRequest, wholeIn, type Request } from './request.ts';
import { viewIn } from './views.ts';

/** The numbers that halls may have, and how many tables. */
const HALLS = [0, 255] as const;
const TABLES = [1, 65_536] as const;

/** What a frame about a hall asks for. */
const STEP = 1;
const LOOK = 2;
const HEAD = 4;

/** Sets up a hall; its positions are asked for in frames. */
export function openHall(house: EngineHouse, request: Request, setup: Setup): object {
  const number = wholeIn(request, 'hall', HALLS, 0);
  const tables = wholeIn(request, 'tables', TABLES);
  house.halls.set(
    number,
    new Hall(house.game, { tables, setup, chance: chanceIn(request), features: house.features(setup) }),
  );
  return { tables, ...featuresOf(house, setup) };
}

/** What the rows of numbers are made of. */
export function featuresOf(house: EngineHouse, setup: Setup): object {
  const { size, blocks } = house.features(setup);
  return { size, blocks: blocks.map((block) => ({ name: block.name, size: block.size })) };
}

/** What a viewer of a table may know, as numbers: 32-bit floats, the lowest byte first, in base 64. */
export function tensorOf(house: EngineHouse, request: Request, setup: Setup): object {
  const features = house.features(setup);
  const row = new Float32Array(features.size);
  writeRow(features, viewIn(house, tableIn(house, request), request), row);
  return { tensor: Buffer.from(row.buffer).toString('base64') };
}

/** Carries out a frame about a hall: what to do, which hall, which rows, one byte for nothing; then an action by table. */
export function answerStep(house: EngineHouse, frame: Buffer): Buffer {
  const [what, number, rows] = frame;
  const hall = house.halls.get(number ?? -1);
  if (what !== STEP && what !== LOOK) throw new BadRequest('a frame is a JSON object, a step or a look');
  if (!hall) throw new BadRequest(`there is no hall ${number}`);
  if (rows === undefined || rows > ROWS_OF_ALL) throw new BadRequest('there are no such rows');
  if (frame.length % 4 !== 0) throw new BadRequest('an action has four bytes');
  if (what === STEP) {
    const choices = new Int32Array((frame.length - HEAD) / 4);
    frame.copy(new Uint8Array(choices.buffer), 0, HEAD);
    hall.step(choices);
  }
  return hall.position(rows);
}
