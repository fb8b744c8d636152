import { createElement } from 'react';
import { caperEurope, type CardId, type Event, type View } from '../rules/index.ts';
import type { Board } from '@hideout/boardkit';
import { CaperEuropeBoard } from './CaperEuropeBoard.tsx';
import { cardId } from './cards.ts';
import { directionOf } from './direction.ts';
import { GameOnTable } from './game.ts';
import { signsOf } from './signs.tsx';

/** Every copy of a Gear on a Thief. */
const worn = (thief: CardId, card: CardId): readonly string[] =>
  [0, 1, 2].map((copy) => `gear:${thief}:${card}:${copy}`);

function thingsOf(event: Event): readonly string[] {
  switch (event.type) {
    case 'hired':
      return [cardId(event.card)];
    case 'equipped':
      return worn(event.thief, event.card);
    case 'sold':
      return [`coins:${event.seat}`];
    case 'coins gained':
      return [`coins:${event.seat}`, ...(event.rival > 0 ? [`coins:${1 - event.seat}`] : [])];
    case 'caper made':
      return [`location:${event.location}`, ...('card' in event.by ? [cardId(event.by.card)] : [])];
    case 'locations turned up':
      return event.locations.map((location) => `location:${location}`);
    case 'city location found':
    case 'location replaced':
    case 'goods laid':
    case 'caper reverted':
    case 'nothing stolen':
    case 'nothing burned':
      return [`location:${event.location}`];
    case 'good stolen':
      return [`loot:${event.seat}:${event.good}`, `good:${event.location}:${event.good}`];
    case 'good returned':
      return [`loot:${event.owner}:${event.good}`, `good:${event.location}:${event.good}`];
    case 'gear burned':
      return [cardId(event.thief)];
    case 'coins returned':
      return [`coins:${event.owner}`];
    case 'coin laundered':
      return [`laundered:${event.seat}`];
    case 'laundered returned':
      return [`laundered:${event.owner}`];
    case 'game ended':
      return ['score:0', 'score:1'];
    case 'round began':
    case 'dealt':
    case 'discarded':
    case 'swapped':
      return [];
  }
}

/** The board of a game with these figures. */
const boardOf = (game: typeof caperEurope): Board<Event, View> => ({
  Board: (props) => createElement(GameOnTable, { value: game }, createElement(CaperEuropeBoard, props)),
  thingsOf,
  direction: directionOf(game),
  signs: signsOf(game),
});

/** The board of Caper: Europe, as the shell needs it. */
export const board = boardOf(caperEurope);
