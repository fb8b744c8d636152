import { listenersChangeNothing, recordsReplay, setupIsRepeatable } from './chance.ts';
import { copiesShareNothing, linesAreStates, lookingChangesNothing, viewsArePlain } from './copies.ts';
import { legalList, legalMeansNotRefused, neverStuck, refusalsAreWorded } from './flow.ts';
import type { LawCheck } from './lawCheck.ts';
import { imaginingReachesTheWorlds } from './reach.ts';
import { outcomeIsWhole, payoffsAreFair } from './result.ts';
import { eventsKeepSecrets, legalListKeepsSecrets, refusalsKeepSecrets, viewsKeepSecrets } from './secrets.ts';
import { undoEndsWithNews, undoFlagKeepsSecrets, undoIsExact } from './undo.ts';
import { boardIsReadable, eventsAreSaid, labelsTellActionsApart, sheetsAddUp } from './words.ts';
import { censusStays, imaginedIsPlayable, imaginedKeepsCensus, imaginedLooksTheSame } from './worlds.ts';

/** Every law that is checked on single playouts, in the order of their ids: all but L1 and L31. */
export const LAW_CHECKS: readonly LawCheck[] = [
  setupIsRepeatable,
  neverStuck,
  legalList,
  legalMeansNotRefused,
  refusalsAreWorded,
  lookingChangesNothing,
  copiesShareNothing,
  linesAreStates,
  listenersChangeNothing,
  recordsReplay,
  viewsArePlain,
  imaginedLooksTheSame,
  censusStays,
  imaginedKeepsCensus,
  imaginedIsPlayable,
  imaginingReachesTheWorlds,
  viewsKeepSecrets,
  legalListKeepsSecrets,
  refusalsKeepSecrets,
  eventsKeepSecrets,
  undoFlagKeepsSecrets,
  undoEndsWithNews,
  undoIsExact,
  outcomeIsWhole,
  payoffsAreFair,
  labelsTellActionsApart,
  eventsAreSaid,
  boardIsReadable,
  sheetsAddUp,
];

export { requireSoundDescription } from './declaration.ts';
export { requireEverythingMet } from './presence.ts';
export type { LawCheck } from './lawCheck.ts';
