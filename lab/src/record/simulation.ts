import { ok, problem, type Result } from '@hideout/kernel';
import { lineupOf, type Job } from '../job.ts';
import type { Lines, Task } from '../run/task.ts';
import { Recorder, SEATINGS, type Seating } from './recorder.ts';

/** What a simulation depends on, besides how many games there are. */
export interface SimulationSettings extends Job {
  /** A run is continued only with the rules it was begun with. */
  readonly rulesVersion: number;
  readonly seating: Seating;
}

/** Games between bots, recorded. */
export const simulation: Task<Lines> = (settings) => {
  const shaped = shapeOf(settings);
  if (!shaped.ok) return shaped;
  const lineup = lineupOf(shaped.value);
  if (!lineup.ok) return lineup;
  const { rulesVersion } = lineup.value.game;
  if (rulesVersion !== shaped.value.rulesVersion) {
    return problem(`this run is of rules version ${shaped.value.rulesVersion}, and the game has ${rulesVersion} now`);
  }
  return ok((chunk) => new Recorder(lineup.value, shaped.value.seating).record(chunk));
};

/** The settings, if they have the right shape; the numbers in them are checked by whoever uses them. */
export function shapeOf(settings: unknown): Result<SimulationSettings> {
  const { game, setup, bots, seating, tuning = {} } = (settings ?? {}) as Partial<SimulationSettings>;
  const isShaped =
    typeof game === 'string' &&
    typeof setup === 'object' &&
    typeof setup.options === 'object' &&
    Array.isArray(bots) &&
    bots.every((bot) => typeof bot === 'string') &&
    SEATINGS.some((each) => each === seating) &&
    typeof tuning === 'object';
  return isShaped ? ok(settings as SimulationSettings) : problem('these are not the settings of a simulation');
}
