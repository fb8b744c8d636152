import type { Event, View } from '@hideout/caper-europe';
import { useDecision, useLater, useTable, Zone, type BoardProps } from '@hideout/boardkit';
import { memo, type ReactNode } from 'react';
import { ownHand, ownSeat } from './cards.ts';
import { Hand, RivalHand } from './Hand.tsx';
import { beforePassing } from './hands.ts';
import { Hideout } from './Hideout.tsx';
import { Rounds } from './Rounds.tsx';
import { Site } from './Site.tsx';
import { BOARD_WORDS } from './words.ts';
import './board.css';
import './cards.css';
import './narrow.css';
import './posters.css';

type PartProps = Omit<BoardProps<Event, View>, 'events'>;

/** Three Locations between two Crews, the Hideouts beside them, and the hand: the hand comes first for the keyboard. */
export function CaperEuropeBoard({ view, names, language }: BoardProps<Event, View>) {
  // What can still be played there follows once the card that was played is on the screen.
  const before = useLater(view);
  const held = ownHand(before.viewer === view.viewer ? before : view);
  return (
    <Ground city={view.city}>
      <Hands view={view} names={names} language={language} />
      <Zone label={BOARD_WORDS[language].sites} className="ce-sites">
        {view.sites.map(({ location }, site) => (
          <Site key={location} view={view} held={held} site={site} names={names} language={language} />
        ))}
      </Zone>
      <Aside view={view} names={names} language={language} />
    </Ground>
  );
}

/** Both hands. When they are passed on, they follow once the card that was played is on the screen. */
function Hands({ view, names, language }: PartProps) {
  const before = useLater(view, useTable().travel);
  const seen = beforePassing(before, view);
  return (
    <>
      <Hand view={seen} language={language} />
      <RivalHand view={seen} names={names} language={language} />
    </>
  );
}

/** What both have, and the rounds. To score takes time, so they follow once the cards are on the screen. */
const Aside = ({ view, names, language }: PartProps) => (
  <Belongings view={useLater(view)} names={names} language={language} />
);

const Belongings = memo(function Belongings({ view, names, language }: PartProps) {
  const own = ownSeat(view);
  return (
    <div className="ce-aside">
      <Hideout view={view} seat={1 - own} names={names} language={language} />
      <Rounds view={view} language={language} />
      <Hideout view={view} seat={own} names={names} language={language} />
    </div>
  );
});

/** What all lies on. It alone follows what is chosen, so that choosing does not draw the whole board anew. */
function Ground({ city, children }: { readonly city: View['city']; readonly children: ReactNode }) {
  const isChoosing = useDecision(({ chosen }) => chosen.length > 0);
  return (
    <div className="ce-board" data-city={city} data-choosing={isChoosing || undefined}>
      <div className="ce-table">{children}</div>
    </div>
  );
}
