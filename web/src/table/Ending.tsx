import { SPECTATOR, type Stop } from '@hideout/kernel';
import type { ReactNode } from 'react';
import type { Scene, Session } from '../session/session.ts';
import { listNames, useLanguage, useMessages } from '../words/words.ts';

interface EndingProps {
  readonly session: Session;
  readonly scene: Scene;
  readonly afterwards: ReactNode;
}

/** The result of a finished game, and where to go from here. */
export function Ending({ session, scene, afterwards }: EndingProps) {
  const m = useMessages();
  const language = useLanguage();
  const { game, names } = session;
  const { ending, winners } = scene.outcome!;
  // For whoever looks on, there is something to be glad about when anybody has won.
  const isWon = winners.length > 0 && (scene.viewer === SPECTATOR || winners.some((seat) => seat === scene.viewer));
  const titleOfRivals = (): string => {
    if (winners.length === 0) return m.table.nobody;
    if (!isWon) return m.table.youLost;
    if (scene.viewer !== SPECTATOR && winners.length === 1) return m.table.youWon;
    const won = winners.map((seat) => names[seat]!);
    return m.table.winner(listNames(won, language));
  };
  const whyStopped = ({ seat, why }: Stop): string => (why === 'idle' ? m.link.left : m.link.stopped(names[seat]!));
  const titleOfTeam = winners.length > 0 ? m.table.together : m.table.togetherLost;
  return (
    <div className="ending" role="group" aria-label={m.table.result} data-won={isWon || undefined}>
      <h2>{game.cooperative ? titleOfTeam : titleOfRivals()}</h2>
      <p>{scene.stop ? whyStopped(scene.stop) : game.words[language].ending(ending)}</p>
      <div className="ending-ways">{afterwards}</div>
    </div>
  );
}
