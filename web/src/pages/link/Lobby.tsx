import { useStore } from '@hideout/boardkit/store';
import { Suspense, useState } from 'react';
import { currentPass } from '../../server/pass.ts';
import type { Wire } from '../../server/Wire.ts';
import { nameOf } from '../../shelf/titles.ts';
import { Trouble } from '../../shell/Trouble.tsx';
import { useTitle } from '../../shell/useTitle.ts';
import { Button, Way } from '../../shell/Button.tsx';
import { useInvitationWords } from '../../words/invitation.ts';
import { useRatingWords } from '../../words/ratings.ts';
import { useLanguage, useMessages } from '../../words/words.ts';
import { hasFinished } from '../../store/experience.ts';
import { Primer } from '../primer/Primer.tsx';
import { Chat } from './Chat.tsx';
import { Hook } from './Hook.tsx';
import { InviteLink } from './InviteLink.tsx';
import { NewLink } from './NewLink.tsx';
import { SeatLine } from './SeatLine.tsx';
import { useSeatRatings } from './SeatRating.tsx';
import { useCommands } from './useCommands.ts';

interface LobbyProps {
  readonly id: string;
  readonly wire: Wire;
  readonly invite: string | undefined;
}

/** A table that has not begun, for those who belong to it: the link for friends, the seats, and the start. */
export function Lobby({ id, wire, invite: brought }: LobbyProps) {
  const m = useMessages();
  const language = useLanguage();
  const { table, present, contact } = useStore(wire);
  const { send, trouble } = useCommands(wire);
  const [invite, setInvite] = useState(brought);
  const words = useInvitationWords();
  const ratingWords = useRatingWords();
  const ratings = useSeatRatings(id, table?.seats.map(({ name }) => name).join('/') ?? '');
  useTitle(m.link.title);
  if (!table) return undefined;
  if (table.phase === 'closed') {
    return (
      <section className="page narrow lobby">
        <p role="status">{m.link.closed}</p>
        <Way to="/" look="primary" label={m.table.home} />
      </section>
    );
  }
  const isFull = table.seats.every((seat) => seat.player !== 'nobody');
  return (
    <section className="page narrow lobby">
      <h1>{nameOf(table.game, language)}</h1>
      {contact !== 'here' && <p role="status">{m.table.contact[contact]}</p>}
      {table.host &&
        (invite === undefined ? (
          <NewLink table={id} token={currentPass()!.token} onMake={setInvite} />
        ) : (
          <InviteLink address={`${window.location.origin}/t/${id}#${invite}`} game={nameOf(table.game, language)} />
        ))}
      <ul className="lines">
        {table.seats.map((_, seat) => (
          <SeatLine
            key={seat}
            table={table}
            seat={seat}
            present={present.includes(seat)}
            rating={ratings?.seats[seat]?.before}
            invite={invite}
            send={send}
          />
        ))}
      </ul>
      {table.host && <Hook table={id} token={currentPass()!.token} />}
      <Trouble text={trouble} />
      <div className="row">
        <Button
          look="primary large"
          label={m.setUp.start}
          isOff={!isFull}
          onClick={() => void send({ type: 'start' })}
        />
        {table.host && <Button look="quiet" label={m.link.close} onClick={() => void send({ type: 'close' })} />}
      </div>
      {!table.rated && <p className="quiet-text">{ratingWords.unrated.casual}</p>}
      <p className="quiet-text" role="status">
        {isFull ? words.ready : m.link.startWhen}
      </p>
      <Chat wire={wire} isNamed />
      {!hasFinished(table.game) && (
        <Suspense>
          <Primer game={table.game} />
        </Suspense>
      )}
    </section>
  );
}
