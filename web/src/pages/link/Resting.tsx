import type { TableState } from '@hideout/protocol';
import { Button } from '../../shell/Button.tsx';
import { useLanguage, useMessages } from '../../words/words.ts';
import type { Commands } from './useCommands.ts';

/** In a game by days: how long I may still rest, until when I do, and a day or a week of it. */
export function Resting({ table, send }: { readonly table: TableState } & Pick<Commands, 'send'>) {
  const m = useMessages();
  const language = useLanguage();
  const clock = table.play?.clock;
  const rest = table.seat === undefined ? undefined : clock?.rest?.[table.seat];
  if (!clock || !rest) return undefined;
  const until = rest.until > clock.at ? m.calls.restsUntil(new Date(rest.until).toLocaleDateString(language)) : '';
  const days = [1, 7].filter((each) => each <= rest.days);
  return (
    <div className="table-call" role="group" aria-label={m.calls.rest}>
      <p>
        {m.calls.restLeft(rest.days)} {until}
      </p>
      {days.map((each) => (
        <Button
          key={each}
          look="quiet"
          label={m.calls.restFor(each)}
          onClick={() => void send({ type: 'rest', days: each })}
        />
      ))}
    </div>
  );
}
