import { createElement } from 'react';
import { caperEurope, type CardId, type Event, type LocationId, type View } from '../rules/index.ts';
import type { Board } from '@hideout/boardkit';
import type { ByEvent } from '@hideout/kernel';
import { CaperEuropeBoard } from './CaperEuropeBoard.tsx';
import { cardId } from './cards.ts';
import { directionOf } from './direction.ts';
import { GameOnTable } from './game.ts';
import { withPictures } from './MomentPicture.tsx';
import { signsOf } from './signs.tsx';

/** Every copy of a Gear on a Thief. */
const worn = (thief: CardId, card: CardId): readonly string[] =>
  [0, 1, 2].map((copy) => `gear:${thief}:${card}:${copy}`);

const ofLocation = ({ location }: { readonly location: LocationId }): readonly string[] => [`location:${location}`];

const thingsOf: Partial<ByEvent<Event, readonly string[]>> = {
  hired: ({ card }) => [cardId(card)],
  equipped: ({ thief, card }) => worn(thief, card),
  sold: ({ seat }) => [`coins:${seat}`],
  'coins gained': ({ seat, rival }) => [`coins:${seat}`, ...(rival > 0 ? [`coins:${1 - seat}`] : [])],
  'caper made': ({ location, by }) => [`location:${location}`, ...('card' in by ? [cardId(by.card)] : [])],
  'locations turned up': ({ locations }) => locations.map((location) => `location:${location}`),
  'city location found': ofLocation,
  'location replaced': ofLocation,
  'goods laid': ofLocation,
  'caper reverted': ofLocation,
  'nothing stolen': ofLocation,
  'nothing burned': ofLocation,
  'good stolen': ({ seat, location, good }) => [`loot:${seat}:${good}`, `good:${location}:${good}`],
  'good returned': ({ owner, location, good }) => [`loot:${owner}:${good}`, `good:${location}:${good}`],
  'gear burned': ({ thief }) => [cardId(thief)],
  'coins returned': ({ owner }) => [`coins:${owner}`],
  'coin laundered': ({ seat }) => [`laundered:${seat}`],
  'laundered returned': ({ owner }) => [`laundered:${owner}`],
  'game ended': () => ['score:0', 'score:1'],
};

/** The board of a game with these figures. */
const boardOf = (game: typeof caperEurope): Board<Event, View> => ({
  Board: (props) => createElement(GameOnTable, { value: game }, createElement(CaperEuropeBoard, props)),
  thingsOf,
  direction: withPictures(directionOf(game)),
  signs: signsOf(game),
});

/** The board of Caper: Europe, as the shell needs it. */
export const board = boardOf(caperEurope);
