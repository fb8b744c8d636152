import { START, type CaperEvent, type View } from '../rules/index.ts';
import type { BoardProps } from '@hideout/boardkit';
import { SPECTATOR } from '@hideout/kernel';
import { useState } from 'react';
import { Block } from './Block.tsx';
import { Dice } from './Dice.tsx';
import { Hand } from './Hand.tsx';
import { Players } from './Players.tsx';
import { newPointing } from './pointing.ts';
import { Store } from './Store.tsx';
import { usePlanner } from './usePlanner.ts';
import { BOARD_WORDS } from './words.ts';
import { Zoom } from './Zoom.tsx';
import './block.css';
import './board.css';

/** Where the whole block would be too small to touch its squares. */
const NARROW = '(max-width: 40rem), (max-height: 30rem)';

/** Whether the thief of whoever looks has left the start. */
const isOnTheWay = ({ viewer, thieves, sides }: View): boolean =>
  viewer !== SPECTATOR && thieves[viewer] !== START[sides[viewer]!];

/** A boxed game of its time: the block in three terraces, and beside it dice, score sheet, depot and hand. */
export function Caper1970Board({ view, before, isSettled, events, names, language }: BoardProps<CaperEvent, View>) {
  const seen = isSettled ? view : before;
  const words = BOARD_WORDS[language];
  const [pointing] = useState(newPointing);
  const [wish, setClose] = useState<boolean>();
  // Until one's own thief is on the way the whole block says where everything is.
  const isClose = wish ?? (window.matchMedia(NARROW).matches && isOnTheWay(view));
  const planner = usePlanner(view, seen, words);
  return (
    <div className="c7-board">
      <Block planner={planner} names={names} pointing={pointing} isClose={isClose} />
      <div className="c7-lid">
        <div className="c7-head">
          <Dice view={view} events={events} words={words} />
          <Zoom isClose={isClose} toggle={() => setClose(!isClose)} words={words} />
        </div>
        <Players view={view} words={words} names={names} />
        <Store view={seen} words={words} />
      </div>
      <Hand view={view} seen={seen} words={words} />
    </div>
  );
}
