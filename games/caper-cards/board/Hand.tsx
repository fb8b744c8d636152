import { kindSign, play, type View } from '../rules/index.ts';
import { copyIds, Gap, ThingItem, useRanks, Zone } from '@hideout/boardkit';
import { SPECTATOR, type Language } from '@hideout/kernel';
import { crewCard, firstFace } from './cards.ts';
import { CrewCard, CrewDetail } from './CrewCard.tsx';
import { BOARD_WORDS } from './words.ts';

interface HandProps {
  readonly view: View;
  readonly language: Language;
}

/** The viewer's own hand. */
export function Hand({ view, language }: HandProps) {
  const { hand } = view;
  const ranks = useRanks(copyIds('hand', hand));
  if (view.viewer === SPECTATOR) return undefined;
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
            className="cc-slot"
            from={['deck']}
            detail={<CrewDetail kind={kind} language={language} />}
          >
            <CrewCard face={firstFace(kind)} language={language} />
          </ThingItem>
        );
      })}
    </Zone>
  );
}
