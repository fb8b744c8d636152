import type { Event, View } from '../rules/index.ts';
import { useDecision, Zone, type BoardProps } from '@hideout/boardkit';
import { memo, type ReactNode } from 'react';
import { ownHand, ownSeat } from './cards.ts';
import { Hand, RivalHand } from './Hand.tsx';
import { beforePassing } from './hands.ts';
import { Hideout } from './Hideout.tsx';
import { Rounds } from './Rounds.tsx';
import { Site } from './Site.tsx';
import { VOCABULARY } from './words.ts';
import './board.css';
import './cards.css';
import './narrow.css';
import './lying.css';
import './posters.css';

type PartProps = Pick<BoardProps<Event, View>, 'view' | 'names' | 'language'>;

/**
 * Three Locations between two Crews, the Hideouts beside them, and the hand: the hand comes first for the keyboard. The
 * card that was played comes first on the screen; what can still be played, hands that are passed on, and what both have
 * follow it.
 */
export function CaperEuropeBoard({ view, before, isSettled, names, language }: BoardProps<Event, View>) {
  const seen = isSettled ? view : before;
  const hands = beforePassing(seen, view);
  return (
    <Ground city={view.city}>
      <Hand view={hands} seen={seen} language={language} />
      <RivalHand view={hands} names={names} language={language} />
      <Zone label={VOCABULARY[language].headings.locations} className="ce-sites">
        {view.sites.map(({ location }, site) => (
          <Site key={location} view={view} held={ownHand(seen)} site={site} names={names} language={language} />
        ))}
      </Zone>
      <Belongings view={seen} names={names} language={language} />
    </Ground>
  );
}

/** What both have, and the rounds. */
const Belongings = memo(function Belongings({ view, names, language }: PartProps) {
  const own = ownSeat(view);
  return (
    <div className="ce-aside">
      <Hideout view={view} seat={1 - own} names={names} language={language} />
      <Rounds view={view} names={names} language={language} />
      <Hideout view={view} seat={own} names={names} language={language} />
    </div>
  );
});

/** What all lies on. It alone follows what is chosen, so that choosing does not draw the whole board again. */
function Ground({ city, children }: { readonly city: View['city']; readonly children: ReactNode }) {
  const isChoosing = useDecision(({ chosen }) => chosen.length > 0);
  return (
    <div className="ce-board" data-city={city} data-choosing={isChoosing || undefined}>
      <div className="ce-table">{children}</div>
    </div>
  );
}
