import { useEffect, useRef, useState } from 'react';
import { theBotWorker } from '../../bot/theBotWorker.ts';
import { rulesBy } from '../../shelf/games.ts';
import { keepDigest, keptDigest } from '../../store/digests.ts';
import { seatOf } from '@hideout/kernel';
import type { PastGame } from '../../store/history.ts';
import { analyse, decisionsIn } from '../analysis/analyse.ts';
import { digestOf } from '../analysis/digest.ts';
import { companyIn, findRecord } from '../replay/Found.tsx';
import type { Studied } from './gather.ts';

/** The decisions of a game are thought about as long as this many with the whole effort: less than when it is analysed alone. */
const WHOLE = 12;

/** Studies one game after another; how many are done, and whether it goes on. */
interface Progress {
  readonly done: number;
  readonly all: number;
}

/** The games of mine that were analysed, and how to have the others analysed too. */
export function useStudies(games: readonly PastGame[]) {
  const [progress, setProgress] = useState<Progress | undefined>();
  // Games that cannot be read are tried once.
  const [broken, setBroken] = useState<readonly string[]>([]);
  const isWanted = useRef(false);
  const stop = () => {
    isWanted.current = false;
    theBotWorker.cancel();
  };
  useEffect(() => stop, []);
  const studied = games.flatMap((past): Studied[] => {
    const digest = keptDigest(past.id);
    return digest ? [{ past, digest }] : [];
  });
  const known = new Set([...studied.map(({ past }) => past.id), ...broken]);
  const missing = games.filter(({ id }) => !known.has(id));
  const run = async () => {
    isWanted.current = true;
    for (const [done, past] of missing.entries()) {
      setProgress({ done, all: missing.length });
      const isDone = await study(past, () => isWanted.current).catch(() => false);
      if (!isWanted.current) break;
      if (!isDone) setBroken((before) => [...before, past.id]);
    }
    setProgress(undefined);
  };
  return { studied, missing: missing.length, broken: broken.length, progress, run, stop };
}

/** Analyses a game and keeps what it finds; false if there is nothing to be found. */
async function study({ id, own }: PastGame, goOn: () => boolean): Promise<boolean> {
  const record = await findRecord(id);
  if (typeof record !== 'object' || own === undefined) return false;
  const game = await rulesBy(record);
  if (!game) return false;
  const judged = await analyse(decisionsIn(game, record), {
    advise: (query) => theBotWorker.advise(game, query),
    goOn,
    whole: WHOLE,
    company: companyIn(id),
  });
  const digest = judged && digestOf(game, record, judged, seatOf(own));
  if (digest) keepDigest(id, digest);
  return digest !== undefined;
}
