import { deploy, end, keep, PLACES, type Event, type Kind, type View } from '../rules/index.ts';
import { copyIds, Detail, Gap, ranksOf, ThingBox, ThingItem, Zone, type BoardProps } from '@hideout/boardkit';
import { SPECTATOR } from '@hideout/kernel';
import { deployForecast } from './forecast.ts';
import { kindCard } from './names.ts';
import { KindCard, KindDetail } from './Dossier.tsx';
import { BOARD_WORDS } from './words.ts';

type HandProps = Pick<BoardProps<Event, View>, 'view' | 'language'>;

interface CardsProps extends HandProps {
  /** The view as it was until the card that left is on the screen: its place stays open. */
  readonly seen: View;
}

const handOf = ({ hands, viewer }: View): View['hands'][number] => hands[viewer]!;
const EVERYWHERE = Array.from({ length: PLACES }, (_, place) => place);

/** The viewer's own cards, and the stamp that ends what he is doing. */
export const Hand = ({ view, seen, language }: CardsProps) =>
  view.viewer === SPECTATOR ? undefined : (
    <div className="ch-tray">
      <Cards view={view} seen={seen} language={language} />
      {view.step !== 'over' && <Stamp view={view} language={language} />}
    </div>
  );

function Cards({ view, seen, language }: CardsProps) {
  const words = BOARD_WORDS[language];
  const hand = handOf(view);
  const ranks = ranksOf(copyIds('hand', hand), copyIds('hand', handOf(seen)));
  return (
    <Zone label={words.hand(hand.length)} className="ch-hand">
      {ranks.map(({ id, index }) => {
        if (index === undefined) return <Gap key={id} />;
        const kind = hand[index]!;
        const { name, points } = kindCard(kind, language);
        return (
          <ThingItem
            key={id}
            id={id}
            label={`${name}, ${words.points(points)}`}
            actions={EVERYWHERE.map((where) => deploy(kind, where))}
            className={`ch-dossier ch-seat-${view.viewer}`}
            from={['deck']}
            detail={
              <KindDetail
                kind={kind}
                language={language}
                forecast={<span className="ch-forecast">{deployForecast(view, kind as Kind, language)}</span>}
              />
            }
          >
            <KindCard kind={kind} language={language} />
          </ThingItem>
        );
      })}
    </Zone>
  );
}

/** Says that the viewer is done: with his turn, or with returning protests. */
function Stamp({ view, language }: HandProps) {
  const words = BOARD_WORDS[language];
  const isProtest = view.step === 'protests';
  return (
    <ThingBox
      id={isProtest ? 'keep' : 'end'}
      label={isProtest ? words.keepLabel : words.endLabel}
      actions={[isProtest ? keep() : end()]}
      className="ch-stamp"
      detail={
        <Detail
          text={isProtest ? words.keepText : words.endText}
          clauses={isProtest ? ['CH-2.2', 'CH-8.1'] : ['CH-3.3', 'CH-3.7']}
        />
      }
    >
      <span>{isProtest ? words.keep : words.end}</span>
    </ThingBox>
  );
}
