import { CARDS, TOOLS, type Card, type View } from '../rules/index.ts';
import { copyIds, Detail, Gap, ranksOf, ThingItem, Zone } from '@hideout/boardkit';
import { SPECTATOR } from '@hideout/kernel';
import { AutoShape } from './Glyphs.tsx';
import { movesBy } from './moves.ts';
import { cardName } from './names.ts';
import { TOOL_PATHS } from './tools.ts';
import type { BoardWords } from './words.ts';

interface HandProps {
  readonly view: View;
  /** The view as it was until the card that left is on the screen: its place stays open. */
  readonly seen: View;
  readonly words: BoardWords;
}

/** The viewer's own cards; when all is over they are nothing any more. */
export function Hand({ view, seen, words }: HandProps) {
  if (view.viewer === SPECTATOR || view.ending !== 'none') return undefined;
  const cards = cardsOf(view);
  const ranks = ranksOf(copyIds('hand', cards), copyIds('hand', cardsOf(seen)));
  return (
    <Zone label={words.hand(cards.length)} className="c7-hand hold">
      {ranks.map(({ id, index }) => {
        if (index === undefined) return <Gap key={id} />;
        const kind = cards[index]!;
        return (
          <ThingItem
            key={id}
            id={id}
            label={`${cardName(kind, words)}: ${words.cardFaces[sortOf(kind)]}`}
            actions={movesBy(kind as Card, view.sides.length)}
            className="c7-card"
            from={['pile']}
            detail={<CardDetail kind={kind} words={words} />}
          >
            <CardPicture kind={kind} />
            <span className="c7-card-name">{words.cards[CARDS[kind]!]}</span>
            <small>{words.cardFaces[sortOf(kind)]}</small>
          </ThingItem>
        );
      })}
    </Zone>
  );
}

/** The cards in hand, by number. */
const cardsOf = ({ hand }: View): readonly number[] =>
  hand.flatMap((count, kind) => Array.from({ length: count }, () => kind));

type Sort = 'tool' | 'theft' | 'auto' | 'roll-again';

const CLAUSES: Readonly<Record<Sort, readonly string[]>> = {
  tool: ['CA-6.1', 'CA-6.5'],
  theft: ['CA-6.2', 'CA-4.6'],
  auto: ['CA-6.3', 'CA-7.3'],
  'roll-again': ['CA-6.4', 'CA-2.4'],
};

function sortOf(kind: number): Sort {
  const name = CARDS[kind]!;
  if (kind < TOOLS.length) return 'tool';
  return name === 'theft' || name === 'roll-again' ? name : 'auto';
}

const CardDetail = ({ kind, words }: { readonly kind: number; readonly words: BoardWords }) => (
  <Detail text={`${words.cardTexts[sortOf(kind)]} ${words.cardSpent}`} clauses={CLAUSES[sortOf(kind)]} />
);

const ARROWS = ['M0 -11v-16m-6 6 6-6 6 6', 'M30 0h14m-6-6 6 6-6 6', 'M0 19v14m-6-6 6 6 6-6', 'M-30 0h-14m6-6-6 6 6 6'];

/** One strong shape a card: the tool, a hand that takes, an auto with its direction, two dice. */
export function CardPicture({ kind }: { readonly kind: number }) {
  const sort = sortOf(kind);
  return (
    <svg className={`c7-picture c7-sort-${sort}`} viewBox="-46 -34 92 68" aria-hidden="true">
      {sort === 'tool' && <path transform="translate(-28 -28) scale(2.330)" d={TOOL_PATHS[kind]} />}
      {sort === 'theft' && (
        <path d="M-24 24v-22q0-6 5-6t5 6v-16q0-6 5-6t5 6v-4q0-6 5-6t5 6v6q0-6 5-6t5 6v22q0 16-14 16h-14zM-24 12l-10-8q-5-5 0-8t7 1" />
      )}
      {sort === 'auto' && (
        <>
          <AutoShape />
          <path className="c7-arrow" d={ARROWS[kind - CARDS.indexOf('auto-north')]} />
        </>
      )}
      {sort === 'roll-again' && (
        <path d="M-27 -12h26v26h-26zM5 -20h24v24h-24zM-20 -5h.1M-8 7h.1M-14 1h.1M12 -13h.1M22 -3h.1M10 26q16 4 22-12m-7 1 7-2 3 7" />
      )}
    </svg>
  );
}
