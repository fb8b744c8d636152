import { CREW, lay, ON_RISK, type Kind, type Reward, type View } from '../rules/index.ts';
import { ThingItem, Zone } from '@hideout/boardkit';
import { UNKNOWN, type Language } from '@hideout/kernel';
import { crewCard, rewardCard } from './cards.ts';
import { Clauses, CrewCard, CrewDetail } from './CrewCard.tsx';
import { BOARD_WORDS } from './words.ts';

interface PlacesProps {
  readonly view: View;
  readonly language: Language;
}

/** The Risk card with what is tucked under it, the Reward pile, and the other piles; all but the Risk as they were `seen`. */
export const Places = ({ view, seen, language }: PlacesProps & { readonly seen: View }) => (
  <Zone label={BOARD_WORDS[language].places} className="cc-places">
    <Risk view={view} language={language} />
    <Rewards view={seen} language={language} />
  </Zone>
);

function Rewards({ view, language }: PlacesProps) {
  return (
    <>
      {view.tucked.map((reward) => (
        <Tucked key={reward} reward={reward} language={language} />
      ))}
      <RewardPile view={view} language={language} />
      <Piles view={view} language={language} />
    </>
  );
}

function Risk({ view, language }: PlacesProps) {
  const words = BOARD_WORDS[language];
  const isCovered = view.crew.includes(ON_RISK);
  const shown = isCovered ? 8 : view.risk;
  const label = words.riskIs(shown) + (isCovered ? `, ${words.riskUnder}` : '');
  return (
    <ThingItem
      id="risk"
      label={label}
      actions={[lay(ON_RISK)]}
      className="cc-risk"
      place="cc-place-risk"
      detail={
        <>
          <p>{words.riskText}</p>
          {isCovered && <CrewDetail kind={6 as Kind} language={language} />}
          <Clauses clauses={['CC-1.1', 'CC-3.2', 'CC-3.3']} />
        </>
      }
    >
      {isCovered ? (
        <CrewCard face={ON_RISK} language={language} />
      ) : (
        <span className="cc-plate">
          <small>{words.risk}</small>
          <b className="figure">{view.risk}</b>
        </span>
      )}
    </ThingItem>
  );
}

function Tucked({ reward, language }: { readonly reward: Reward; readonly language: Language }) {
  const { name, complication, clauses } = rewardCard(reward, language);
  return (
    <ThingItem
      id={`reward:${reward}`}
      label={`${name}: ${complication}`}
      actions={[]}
      className="cc-tucked"
      place="cc-place-wide"
      from={['reward']}
      detail={<Clauses clauses={clauses} />}
    >
      <b>{name}</b>
      <span>{complication}</span>
    </ThingItem>
  );
}

function RewardPile({ view, language }: PlacesProps) {
  const words = BOARD_WORDS[language];
  const left = view.goal - view.tucked.length;
  const isKnown = view.reward !== UNKNOWN;
  const card = isKnown ? rewardCard(view.reward as Reward, language) : undefined;
  return (
    <ThingItem
      id="reward"
      label={card ? words.rewardKnown(card.name, card.value) : words.rewardHidden(left)}
      actions={[]}
      className="cc-reward"
      place="cc-place-reward"
      detail={
        <>
          <p>{card ? card.complication : words.rewardText}</p>
          <Clauses clauses={card ? card.clauses : ['CC-1.2', 'CC-3.2']} />
        </>
      }
    >
      <span className="cc-plate" data-known={isKnown || undefined}>
        <small>{words.reward}</small>
        <b className="figure">{card ? card.value : '?'}</b>
        <small>{card ? card.name : words.pile(left)}</small>
      </span>
    </ThingItem>
  );
}

function Piles({ view, language }: PlacesProps) {
  const words = BOARD_WORDS[language];
  const discarded = view.discard.reduce((sum, count) => sum + count, 0);
  return (
    <>
      <Pile id="deck" label={words.deck(view.deckSize)} count={view.deckSize} clauses={['CC-1.3', 'CC-7.3']} />
      {view.rowSize > 0 && (
        <Pile id="row" label={words.row(view.rowSize)} count={view.rowSize} clauses={['CC-1.5', 'CC-2.3']} />
      )}
      <ThingItem
        id="discard"
        label={words.discard(discarded)}
        actions={[]}
        className="cc-pile cc-pile-open"
        place="cc-place-wide"
        detail={
          <>
            <p>{discarded === 0 ? words.discardNone : discardList(view, language)}</p>
            <Clauses clauses={['CC-7.3']} />
          </>
        }
      >
        <span>{words.discard(discarded)}</span>
      </ThingItem>
    </>
  );
}

interface PileProps {
  readonly id: string;
  readonly label: string;
  readonly count: number;
  readonly clauses: readonly string[];
}

const Pile = ({ id, label, count, clauses }: PileProps) => (
  <ThingItem
    id={id}
    label={label}
    actions={[]}
    className="cc-pile"
    place="cc-place-wide"
    detail={<Clauses clauses={clauses} />}
  >
    <i aria-hidden="true" data-empty={count === 0 || undefined} />
    <span>{label}</span>
  </ThingItem>
);

const discardList = (view: View, language: Language): string =>
  CREW.flatMap((_, kind) => {
    const count = view.discard[kind]!;
    return count > 0 ? `${count} × ${crewCard(kind as Kind, language).name}` : [];
  }).join(', ');
