import { CARDS, ROUNDS, type Event, type View } from '../rules/index.ts';
import { Detail, ThingItem, Zone, type BoardProps } from '@hideout/boardkit';
import type { ReactNode } from 'react';
import { Dial } from './Dial.tsx';
import { kindCounts, protestCounts } from './names.ts';
import { FactionMark } from './Glyph.tsx';
import { BOARD_WORDS } from './words.ts';

type DeskProps = Pick<BoardProps<Event, View>, 'view' | 'language'>;

/** The Defcon dial, the clock and the piles. */
export const Desk = ({ view, language }: DeskProps) => (
  <div className="ch-desk">
    <Dial view={view} language={language} />
    <Zone label={BOARD_WORDS[language].clock} className="ch-clock">
      <Clock view={view} language={language} />
      <Piles view={view} language={language} />
    </Zone>
  </div>
);

const TURNS = 2 * CARDS;

function Clock({ view, language }: DeskProps) {
  const words = BOARD_WORDS[language];
  const round = words.round(view.round, ROUNDS);
  const turn = view.places.length > 0 ? words.turn(Math.min(view.turn + 1, TURNS), TURNS) : words.between;
  const faction = words.factions[view.first]!;
  return (
    <ThingItem
      id="clock"
      label={[round, ...(view.step === 'over' ? [] : [turn, words.begins(faction)])].join(', ')}
      className="ch-time"
      detail={<Detail clauses={['CH-2.1', 'CH-2.4', 'CH-2.5']} />}
    >
      <b>{round}</b>
      {view.step !== 'over' && <span>{turn}</span>}
      {view.places.length > 0 && (
        <span className="ch-first">
          {words.beginsShort} <FactionMark seat={view.first} />
        </span>
      )}
    </ThingItem>
  );
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

function Piles({ view, language }: DeskProps) {
  const words = BOARD_WORDS[language];
  const discarded = sum(view.discard);
  return (
    <>
      <Pile id="deck" count={view.deckLeft} tag={words.deckTag} label={words.deck(view.deckLeft)}>
        <Detail clauses={['CH-1.3', 'CH-2.3']} />
      </Pile>
      <Pile id="discard" count={discarded} tag={words.discardTag} label={words.discard(discarded)}>
        <p>{discarded === 0 ? words.discardEmpty : `${kindCounts(view.discard, language)}.`}</p>
        <Detail clauses={['CH-5.5']} />
      </Pile>
      <Pile id="pile" count={view.pile} tag={words.pileTag} label={words.pile(view.pile)}>
        <p>{words.faceDown(protestCounts(view.faceDown) || '0')}</p>
        <Detail clauses={['CH-4.4', 'CH-4.1']} />
      </Pile>
    </>
  );
}

interface PileProps {
  readonly id: string;
  readonly count: number;
  readonly tag: string;
  readonly label: string;
  /** The detail. */
  readonly children: ReactNode;
}

const Pile = ({ id, count, tag, label, children }: PileProps) => (
  <ThingItem id={id} label={label} className="ch-pile" detail={children}>
    <b className="figure">{count}</b> <span>{tag}</span>
  </ThingItem>
);
