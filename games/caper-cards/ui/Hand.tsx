import { kindSign, play, type View } from '@hideout/caper-cards';
import { ThingItem, Zone } from '@hideout/boardkit';
import { SPECTATOR, type Language } from '@hideout/kernel';
import { crewCard, firstFace } from './cards.ts';
import { CrewCard, CrewDetail } from './CrewCard.tsx';
import { BOARD_WORDS } from './words.ts';

/** The viewer's own hand. */
export function Hand({ view, language }: { readonly view: View; readonly language: Language }) {
  if (view.viewer === SPECTATOR) return undefined;
  return (
    <Zone
      label={BOARD_WORDS[language].hand(view.hand.length)}
      className={`cc-hand ${view.step === 'play' ? 'cc-hold' : ''}`}
    >
      {view.hand.map((kind, place) => {
        const copy = view.hand.slice(0, place).filter((each) => each === kind).length;
        const { name } = crewCard(kind, language);
        return (
          <ThingItem
            key={`${kind} ${copy}`}
            id={`hand:${kind}:${copy}`}
            label={`${name} ${kindSign(kind)}`}
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
