import { manifestOf } from '@hideout/catalogue';
import { useEffect, useState } from 'react';
import { listOver } from '../../server/lobby.ts';
import { pastByLink, type PastGame } from '../../store/history.ts';

/** How many lines the server sends at once. */
const PAGE = 50;

/** Whether all win or lose a game together. */
export const isTeam = (game: string): boolean => manifestOf(game)?.cooperative ?? false;

/** My finished games by link, a page at a time. */
export function usePastByLink() {
  const [games, setGames] = useState<readonly PastGame[]>([]);
  const [hasMore, setMore] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const fetchOn = async (before?: number) => {
    const lines = await listOver(before).catch(() => undefined);
    setMissing(lines === undefined);
    if (!lines) return;
    setMore(lines.length >= PAGE);
    const fresh = lines.map((line) => pastByLink(line, isTeam));
    setGames((known) => [...(before === undefined ? [] : known), ...fresh]);
  };
  // oxlint-disable-next-line react/set-state-in-effect -- It is set when the server has answered.
  useEffect(() => void fetchOn(), []);
  return { games, hasMore, isMissing, more: () => void fetchOn(games.at(-1)?.at) };
}
