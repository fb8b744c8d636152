import type { TableLine } from '@hideout/protocol';
import { nameOf } from '../../shelf/titles.ts';
import { Way } from '../../shell/Button.tsx';
import { Line } from '../../shell/Line.tsx';
import { useLeftSoon } from '../../shell/useLeftSoon.ts';
import { listNames, useLanguage, useMessages } from '../../words/words.ts';

/** A table of the server that goes on, and the way to it. */
export function TableRow({ line }: { readonly line: TableLine }) {
  const m = useMessages();
  const language = useLanguage();
  const name = nameOf(line.game, language);
  const people = line.seats.flatMap(({ name: who, plan, level = '' }, seat) => {
    if (who === '' || seat === line.seat) return [];
    return [plan === 'bot' ? m.link.bot(m.levels[level] ?? level) : who];
  });
  const free = line.seats.filter((seat) => seat.player === 'nobody').length;
  const state = line.yourTurn ? m.home.yourTurn : free > 0 ? m.home.seatsFree(free) : m.home.waiting;
  const company = people.length > 0 ? `${m.home.against(listNames(people, language))} · ` : '';
  const leftSoon = useLeftSoon(line.idleAt);
  return (
    <Line title={name} about={[company + state, leftSoon].filter(Boolean).join(' · ')}>
      <Way
        to={`/t/${line.table}`}
        {...(line.yourTurn && { look: 'primary' })}
        of={name}
        label={line.seat === undefined ? m.home.join : m.home.go}
      />
    </Line>
  );
}
