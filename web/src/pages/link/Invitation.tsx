import { SeatMark } from '@hideout/boardkit';
import { useStore } from '@hideout/boardkit/store';
import { manifestOf } from '@hideout/catalogue';
import { seatOf } from '@hideout/kernel';
import type { TableState } from '@hideout/protocol';
import { Suspense, use, useEffect, useState } from 'react';
import type { GuestPass } from '../../server/pass.ts';
import { sitDown } from '../../server/seat.ts';
import type { Wire } from '../../server/Wire.ts';
import { rulesOf } from '../../shelf/games.ts';
import { Picture } from '../../shelf/Picture.tsx';
import { nameOf } from '../../shelf/titles.ts';
import { Field, Select } from '../../shell/Field.tsx';
import { useTitle } from '../../shell/useTitle.ts';
import { useInvitationWords } from '../../words/invitation.ts';
import { useLanguage, useMessages } from '../../words/words.ts';
import { Primer } from '../primer/Primer.tsx';
import { callForTable } from '../setup/callForTable.ts';
import { clockName } from '../setup/clockName.ts';
import { NameForm } from './NameForm.tsx';
import { SeatText } from './SeatLine.tsx';

interface InvitationProps {
  readonly id: string;
  readonly wire: Wire;
  readonly pass: GuestPass | undefined;
  readonly invite: string | undefined;
  readonly onPass: (pass: GuestPass) => void;
}

/** A table as somebody finds it who was asked to come: what is played, who asks, how long it takes, and one button. */
export function Invitation({ id, wire, pass, invite, onPass }: InvitationProps) {
  const m = useMessages();
  const language = useLanguage();
  const words = useInvitationWords();
  const { present } = useStore(wire);
  const table = wire.get().table!;
  const facts = manifestOf(table.game);
  const free = freeSeats(table, invite);
  useTitle(nameOf(table.game, language));
  return (
    <section className="page invitation" data-game={table.game}>
      <div className="invitation-head">
        <div className="picture-frame">
          <Suspense>
            <Picture id={table.game} />
          </Suspense>
        </div>
        <div className="invitation-text">
          <p className="lead">{table.hostName === undefined ? words.invited : words.invites(table.hostName)}</p>
          <h1>{nameOf(table.game, language)}</h1>
          {facts && <p>{facts.titles[language].tagline}</p>}
          <p className="game-facts">
            {[
              m.home.players(table.seats.length, table.seats.length),
              ...(facts && !(table.clock && 'days' in table.clock) ? [m.home.minutes(...facts.minutes)] : []),
              ...(table.clock ? [clockName(table.clock, m)] : []),
            ].join(' · ')}
          </p>
          <ul className="lines" aria-label={words.people}>
            {table.seats.map((seat, index) => (
              <li key={index} className="line">
                <SeatMark seat={index} />
                <SeatText seat={seat} present={present.includes(index)} />
              </li>
            ))}
          </ul>
          {free.length > 0 ? (
            <Joining key={free.join()} {...{ id, table, pass, invite, onPass, free }} />
          ) : (
            <p role="status">{isFull(table) ? words.full : words.noInvite}</p>
          )}
        </div>
      </div>
      <Suspense>
        <Primer game={table.game} />
      </Suspense>
    </section>
  );
}

interface JoiningProps extends Omit<InvitationProps, 'wire'> {
  readonly table: TableState;
  readonly free: readonly number[];
}

/**
 * The one button; before it the name, from whoever has none yet, and the seat, where there is a choice. Meanwhile the game
 * itself is called for: nobody waits for it to say their name.
 */
function Joining({ id, table, pass, invite, onPass, free }: JoiningProps) {
  const words = useInvitationWords();
  const [seat, setSeat] = useState(free[0]!);
  useEffect(() => void callForTable(table.game, { guided: true }), [table.game]);
  const sit = ({ token }: GuestPass) => sitDown(id, token, seat, invite);
  return (
    <NameForm label={words.sit} pass={pass} onPass={sit} afterwards={onPass}>
      {free.length > 1 && (
        <Suspense>
          <SeatChoice {...{ table, free, seat }} onChoose={setSeat} />
        </Suspense>
      )}
    </NameForm>
  );
}

interface SeatChoiceProps extends Pick<JoiningProps, 'table' | 'free'> {
  readonly seat: number;
  readonly onChoose: (seat: number) => void;
}

function SeatChoice({ table, free, seat, onChoose }: SeatChoiceProps) {
  const words = useInvitationWords();
  const { role } = use(rulesOf(table.game)).words[useLanguage()];
  return (
    <Field label={words.seat}>
      <Select
        value={seat}
        choices={free.map((each) => [each, words.seatOf(each + 1, role?.(seatOf(each)))])}
        onChoose={(chosen) => onChoose(Number(chosen))}
      />
    </Field>
  );
}

const isFull = ({ seats }: TableState): boolean => seats.every(({ player }) => player !== 'nobody');

/** The seats that this viewer may take; what is kept for the viewer comes alone. */
function freeSeats({ seats }: TableState, invite: string | undefined): number[] {
  const all = [...seats.keys()].filter((seat) => seats[seat]!.player === 'nobody');
  const kept = all.filter((seat) => seats[seat]!.plan === 'kept' && seats[seat]!.yours);
  if (kept.length > 0) return kept;
  return all.filter(
    (seat) =>
      seats[seat]!.plan === 'open' || (seats[seat]!.plan === 'friend' && (invite !== undefined || seats[seat]!.yours)),
  );
}
