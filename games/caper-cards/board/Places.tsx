import { CREW, lay, MASTERMIND, ON_RISK, targetOf, type Kind, type Reward, type View } from '../rules/index.ts';
import { COVERED_RISK } from '../rules/scoring.ts';
import { Detail, ThingItem, Zone } from '@hideout/boardkit';
import { UNKNOWN, type Language } from '@hideout/kernel';
import type { ComponentProps, ReactNode } from 'react';
import { crewCard, rewardCard } from './cards.ts';
import { CardText } from './CardText.tsx';
import { CrewDetail } from './CrewCard.tsx';
import { Portrait } from './Portrait.tsx';
import { BOARD_WORDS } from './words.ts';

/** Where a long name may be divided on the narrow card of a Reward. */
const SEAMS = /(Papier|Webstuhl|Schatten|Ketzer|Wandel|Change|Mario)(?=\p{Ll})/u;

/** As many Complications as leave little room beside the Crew. */
const MANY = 4;

interface PlacesProps {
  readonly view: View;
  readonly language: Language;
}

interface AllPlacesProps extends PlacesProps {
  readonly seen: View;
  readonly names: readonly string[];
}

/** The Risk card with what is tucked under it, the Reward pile, and the other piles; all but the Risk as they were `seen`. */
export const Places = ({ view, seen, names, language }: AllPlacesProps) => (
  <Zone
    label={BOARD_WORDS[language].places}
    className={seen.tucked.length < MANY ? 'cc-places' : 'cc-places cc-places-full'}
  >
    <Risk view={view} names={names} language={language} />
    <RewardPile view={seen} language={language} />
    <li className="zone-item cc-place-wide cc-formula">{formulaOf(seen, language)}</li>
    {seen.tucked.map((reward) => (
      <Tucked key={reward} reward={reward} language={language} />
    ))}
    <Piles view={seen} language={language} />
  </Zone>
);

function Risk({ view, names, language }: PlacesProps & Pick<AllPlacesProps, 'names'>) {
  const words = BOARD_WORDS[language];
  const isCovered = view.crew.includes(ON_RISK);
  const shown = isCovered ? COVERED_RISK : view.risk;
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
          {(isCovered || view.entering === MASTERMIND) && (
            <CrewDetail kind={MASTERMIND} view={view} actions={[lay(ON_RISK)]} names={names} language={language} />
          )}
          <Detail clauses={['CC-1.1', 'CC-3.2', 'CC-3.3']} />
        </>
      }
    >
      <span className="cc-plate" data-covered={isCovered || undefined}>
        <small>{words.risk}</small>
        <b className="figure">{shown}</b>
        {isCovered && <Portrait kind={MASTERMIND} />}
      </span>
    </ThingItem>
  );
}

/** What the heist needs, as far as it is known. */
function formulaOf(view: View, language: Language): string {
  const { least, most } = targetOf(view);
  return BOARD_WORDS[language].needed(least, most);
}

function Tucked({ reward, language }: { readonly reward: Reward; readonly language: Language }) {
  const { name, text, clauses } = rewardCard(reward, language);
  return (
    <ThingItem
      id={`reward:${reward}`}
      label={`${name}: ${text}`}
      className="cc-tucked"
      place="cc-place-wide"
      from={['reward']}
      detail={<Detail text={BOARD_WORDS[language].complicationText} clauses={clauses} />}
    >
      <b>{name}</b>{' '}
      <span>
        <CardText text={text} />
      </span>
    </ThingItem>
  );
}

function RewardPile({ view, language }: PlacesProps) {
  const words = BOARD_WORDS[language];
  const left = view.goal - view.tucked.length;
  const card = view.reward === UNKNOWN ? undefined : rewardCard(view.reward, language);
  return (
    <ThingItem
      id="reward"
      label={card ? words.rewardKnown(card.name, card.value) : words.rewardHidden(left)}
      className="cc-reward"
      place="cc-place-reward"
      detail={
        <Detail
          text={card ? words.rewardLater(card.text) : words.rewardText}
          clauses={card ? card.clauses : ['CC-1.2', 'CC-3.2']}
        />
      }
    >
      <span className="cc-plate" data-known={card ? true : undefined}>
        <small>{words.reward}</small>
        <b className="figure">{card ? card.value : '?'}</b>
        <small>{card ? card.name.replace(SEAMS, '$1\u00AD') : words.pile(left)}</small>
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
        <i className="cc-back" data-empty={deckSize === 0 || undefined} />
      </Pile>
      {rowSize > 0 && (
        <Pile id="row" label={words.row(rowSize)} clauses={['CC-1.5', 'CC-2.3']}>
          <i className="cc-back" />
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
  <ThingItem id={id} label={label} className="cc-pile" detail={<Detail {...detail} />}>
    {children}
    <span>{label.replace(/, (\d+) .*/, '\u00A0$1')}</span>
  </ThingItem>
);

const discardList = (discard: View['discard'], language: Language): string =>
  CREW.flatMap((_, kind) => {
    const count = discard[kind]!;
    return count > 0 ? `${count} × ${crewCard(kind as Kind, language).name}` : [];
  }).join(', ');
