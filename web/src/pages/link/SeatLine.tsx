import { SeatMark } from '@hideout/boardkit';
import { seatOf } from '@hideout/kernel';
import type { Rating, SeatInfo, TableState } from '@hideout/protocol';
import { use } from 'react';
import { newNonce } from '../../server/seat.ts';
import { rulesOf } from '../../shelf/games.ts';
import { Button } from '../../shell/Button.tsx';
import { Select } from '../../shell/Field.tsx';
import { useLanguage, useMessages } from '../../words/words.ts';
import { Dot } from './Dot.tsx';
import { planOf, sittersIn } from '../setup/sitter.ts';
import { SeatRating } from './SeatRating.tsx';
import type { Commands } from './useCommands.ts';

interface SeatLineProps {
  readonly table: TableState;
  readonly seat: number;
  /** Whether whoever sits there is connected. */
  readonly present: boolean;
  readonly rating: Rating | undefined;
  readonly invite: string | undefined;
  readonly send: Commands['send'];
}

/** A seat before the game: who has it, and what this viewer can do about it. */
export function SeatLine({ table, seat, present, rating, invite, send }: SeatLineProps) {
  const m = useMessages();
  const role = use(rulesOf(table.game)).words[useLanguage()].role?.(seatOf(seat));
  const info = table.seats[seat]!;
  const isFree = info.player === 'nobody';
  const isMine = table.seat === seat;
  const maySit = isFree && table.seat === undefined && (info.yours || info.plan === 'open' || invite !== undefined);
  const sit = () => send({ type: 'sit', seat, nonce: newNonce(), ...(invite === undefined ? {} : { invite }) });
  return (
    <li className="line">
      <SeatMark seat={seat} />
      <SeatText seat={info} present={present} />
      <SeatRating rating={rating} />
      {role !== undefined && <span className="quiet-text">{role}</span>}
      {table.host && info.player !== 'person' && <SeatPlanChoice table={table} seat={seat} send={send} />}
      {maySit && <Button look="primary" label={m.link.sit(seat + 1)} onClick={() => void sit()} />}
      {isMine && <Button look="quiet" label={m.link.stand} onClick={() => void send({ type: 'leave' })} />}
    </li>
  );
}

/** Who has a seat, and whether they are there. */
export function SeatText({ seat, present }: { readonly seat: SeatInfo; readonly present: boolean }) {
  const m = useMessages();
  if (seat.player === 'nobody') return <span className="line-text quiet-text">{m.link.free}</span>;
  if (seat.player === 'bot')
    return <span className="line-text">{m.link.bot(m.levels[seat.level ?? ''] ?? seat.level ?? '')}</span>;
  return (
    <span className="line-text">
      <Dot state={present ? 'here' : 'away'} /> <b>{seat.name}</b>{' '}
      <span className="quiet-text">{present ? m.link.here : m.link.away}</span>
    </span>
  );
}

/** The host gives an empty seat to somebody else, or to a bot. */
function SeatPlanChoice({ table, seat, send }: Pick<SeatLineProps, 'table' | 'seat' | 'send'>) {
  const m = useMessages();
  const { plan, level } = table.seats[seat]!;
  const chosen = plan === 'bot' ? level : plan === 'kept' ? 'person' : plan;
  return (
    <Select
      aria-label={m.link.planSeat(seat + 1)}
      value={chosen}
      choices={sittersIn(table.game, m, { person: m.link.keptForMe, byLink: true })}
      onChoose={(sitter) => void send({ type: 'plan', seat, plan: planOf(sitter) })}
    />
  );
}
