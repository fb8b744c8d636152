import { kindSign, play, type View } from '../rules/index.ts';
import { copyIds, Gap, ThingItem, ranksOf, Zone } from '@hideout/boardkit';
import { SPECTATOR, type Language } from '@hideout/kernel';
import { crewCard, firstFace } from './cards.ts';
import { CrewCard, CrewDetail } from './CrewCard.tsx';
import { BOARD_WORDS } from './words.ts';

interface HandProps {
  readonly view: View;
  /** The view as it was until the card that left is on the screen: its place stays open. */
  readonly seen: View;
  readonly names: readonly string[];
  readonly language: Language;
}

/** The viewer's own hand; when the game is over it decides nothing any more. */
export function Hand({ view, seen, names, language }: HandProps) {
  if (view.viewer === SPECTATOR || view.step === 'over') return undefined;
  const { hand } = view;
  const ranks = ranksOf(copyIds('hand', hand), copyIds('hand', seen.hand));
  return (
    <Zone
      label={BOARD_WORDS[language].hand(hand.length)}
      className={`cc-hand ${view.step === 'play' ? 'cc-hold' : ''}`}
    >
      {ranks.map(({ id, index }) => {
        if (index === undefined) return <Gap key={id} />;
        const kind = hand[index]!;
        return (
          <ThingItem
            key={id}
            id={id}
            label={`${crewCard(kind, language).name} ${kindSign(kind)}`}
            actions={[play(kind)]}
            from={['deck']}
            detail={<CrewDetail kind={kind} view={view} actions={[play(kind)]} names={names} language={language} />}
          >
            <CrewCard face={firstFace(kind)} language={language} />
          </ThingItem>
        );
      })}
    </Zone>
  );
}
