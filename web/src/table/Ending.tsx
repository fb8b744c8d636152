import { SPECTATOR, type Seat, type Stop } from '@hideout/kernel';
import { Suspense, useState, type CSSProperties, type ReactNode } from 'react';
import type { Scene, Session } from '../session/session.ts';
import { share } from '../share/share.ts';
import { Picture } from '../shelf/Picture.tsx';
import { Button } from '../shell/Button.tsx';
import { listNames, useLanguage, useMessages, type Messages } from '../words/words.ts';
import { signed } from './reckon.ts';
import { Reckoning } from './Reckoning.tsx';

interface EndingProps {
  readonly session: Session;
  readonly scene: Scene;
  readonly afterwards: ReactNode;
  /** Where the game can be replayed, if anywhere. */
  readonly addressOf: (() => Promise<string | undefined>) | undefined;
}

/** The poster of a finished game: result and margin, what decided it, the points by player, and where to go from here. */
export function Ending({ session, scene, afterwards, addressOf }: EndingProps) {
  const m = useMessages();
  const language = useLanguage();
  const [isFolded, setFolded] = useState(false);
  const { game, names } = session;
  const words = game.words[language];
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
  const { together, togetherLost, alone, aloneLost } = m.table;
  const [success, failure] = names.length === 1 ? [alone, aloneLost] : [together, togetherLost];
  const titleOfTeam = winners.length > 0 ? success : failure;
  const title = game.cooperative ? titleOfTeam : titleOfRivals();
  const margin = game.cooperative || scene.stop ? undefined : marginOf(scene, m);
  const story = scene.stop ? [] : (words.story?.(scene.view, { viewer: scene.viewer, names }) ?? []);
  return (
    <div
      className="ending"
      role="group"
      aria-label={m.table.result}
      data-won={isWon || undefined}
      data-folded={isFolded || undefined}
      style={inkOf(winners)}
    >
      <div className="poster">
        {!isFolded && (
          <div className="poster-picture" aria-hidden="true">
            <Suspense>
              <Picture id={game.id} />
            </Suspense>
          </div>
        )}
        <h2>
          {title}
          {margin !== undefined && <span className="ending-margin"> {margin}</span>}
        </h2>
      </div>
      {!isFolded && (
        <div className="ending-story">
          {story.length === 0 && <p>{scene.stop ? whyStopped(scene.stop) : words.ending(ending)}</p>}
          {story.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <Reckoning session={session} scene={scene} />
        </div>
      )}
      <div className="ending-ways">
        {afterwards}
        <Button
          look="quiet"
          label={isFolded ? m.table.showResult : m.table.showBoard}
          onClick={() => setFolded(!isFolded)}
        />
        <Share text={[`${words.name}: ${title}`, margin, ...story].filter(Boolean).join(' ')} addressOf={addressOf} />
      </div>
    </div>
  );
}

/** A poster is printed in the colour of whoever has won. */
const inkOf = ([winner, other]: readonly Seat[]): CSSProperties | undefined =>
  winner === undefined || other !== undefined ? undefined : ({ '--poster': `var(--seat-${winner})` } as CSSProperties);

/** Hands the result on: to another program of the device, or to be pasted somewhere. */
function Share({ text, addressOf }: { readonly text: string } & Pick<EndingProps, 'addressOf'>) {
  const m = useMessages();
  const [isCopied, setCopied] = useState(false);
  const handOn = async () => {
    const url = window.location.origin + ((await addressOf?.()) ?? '');
    setCopied((await share({ text, url })) === 'copied');
  };
  return <Button label={isCopied ? m.table.shared : m.table.share} onClick={() => void handOn()} />;
}

/** By how much it was won, where the points tell; of two, whoever looks comes first. */
function marginOf({ outcome, viewer }: Scene, m: Messages): string | undefined {
  const { scores, winners } = outcome!;
  const [first = 0, second = 0] = scores.toSorted((a, b) => b - a);
  const isByPoints = winners.length === 1 && scores[winners[0]!] === first && first > second;
  if (!isByPoints) return undefined;
  const isBehind = scores.length === 2 && viewer !== SPECTATOR && scores[viewer] === second;
  const by = m.table.by(first - second);
  const [one, other] = isBehind ? [second, first] : [first, second];
  return m.table.margin(signed(one), signed(other), by);
}
