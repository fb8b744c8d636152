import { CREW, lay, ON_RISK, type Kind, type Reward, type View } from '../rules/index.ts';
import { Detail, ThingItem, Zone } from '@hideout/boardkit';
import { UNKNOWN, type Language } from '@hideout/kernel';
import type { ComponentProps, ReactNode } from 'react';
import { crewCard, rewardCard } from './cards.ts';
import { CrewCard, CrewDetail } from './CrewCard.tsx';
import { BOARD_WORDS } from './words.ts';

interface PlacesProps {
  readonly view: View;
  readonly language: Language;
}

/** The Risk card with what is tucked under it, the Reward pile, and the other piles; all but the Risk as they were `seen`. */
export const Places = ({ view, seen, language }: PlacesProps & { readonly seen: View }) => (
  <Zone label={BOARD_WORDS[language].places} className="cc-places">
    <Risk view={view} language={language} />
    {seen.tucked.map((reward) => (
      <Tucked key={reward} reward={reward} language={language} />
    ))}
    <RewardPile view={seen} language={language} />
    <Piles view={seen} language={language} />
  </Zone>
);

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
          <Detail clauses={['CC-1.1', 'CC-3.2', 'CC-3.3']} />
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
      className="cc-tucked"
      place="cc-place-wide"
      from={['reward']}
      detail={<Detail clauses={clauses} />}
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
      className="cc-reward"
      place="cc-place-reward"
      detail={
        <Detail
          text={card ? card.complication : words.rewardText}
          clauses={card ? card.clauses : ['CC-1.2', 'CC-3.2']}
        />
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

function Piles({ view: { deckSize, rowSize, discard }, language }: PlacesProps) {
  const words = BOARD_WORDS[language];
  const discarded = discard.reduce((sum, count) => sum + count, 0);
  const text = discarded === 0 ? words.discardNone : discardList(discard, language);
  return (
    <>
      <Pile id="deck" label={words.deck(deckSize)} clauses={['CC-1.3', 'CC-7.3']}>
        <i aria-hidden="true" data-empty={deckSize === 0 || undefined} />
      </Pile>
      {rowSize > 0 && (
        <Pile id="row" label={words.row(rowSize)} clauses={['CC-1.5', 'CC-2.3']}>
          <i aria-hidden="true" />
        </Pile>
      )}
      <Pile id="discard" label={words.discard(discarded)} text={text} clauses={['CC-7.3']} />
    </>
  );
}

interface PileProps extends ComponentProps<typeof Detail> {
  readonly id: string;
  readonly label: string;
  /** Its backs, if it lies face down. */
  readonly children?: ReactNode;
}

const Pile = ({ id, label, children, ...detail }: PileProps) => (
  <ThingItem id={id} label={label} className="cc-pile" place="cc-place-wide" detail={<Detail {...detail} />}>
    {children}
    <span>{label}</span>
  </ThingItem>
);

const discardList = (discard: View['discard'], language: Language): string =>
  CREW.flatMap((_, kind) => {
    const count = discard[kind]!;
    return count > 0 ? `${count} × ${crewCard(kind as Kind, language).name}` : [];
  }).join(', ');
