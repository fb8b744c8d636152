import type { Event, View } from '../rules/index.ts';
import type { BoardProps } from '@hideout/boardkit';
import { CrewRow } from './CrewRow.tsx';
import { Hand } from './Hand.tsx';
import { Places } from './Places.tsx';
import { Players } from './Players.tsx';
import { Sign } from './Sign.tsx';
import './board.css';

/**
 * A midnight card table: who sits there, Risk and Reward, the Crew under its sign, and the hand. The cards come first;
 * piles and score follow once they are on the screen.
 */
export function CaperCardsBoard({ view, before, isSettled, events, names, language }: BoardProps<Event, View>) {
  const seen = isSettled ? view : before;
  return (
    <div className="cc-board">
      <Players view={seen} names={names} language={language} />
      <div className="cc-felt">
        <Places view={view} seen={seen} names={names} language={language} />
        <CrewRow view={view} events={events} names={names} language={language} />
        <Sign view={seen} language={language} />
      </div>
      <Hand view={view} seen={seen} names={names} language={language} />
    </div>
  );
}
