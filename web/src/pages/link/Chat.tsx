import { useStore } from '@hideout/boardkit/store';
import { GREETINGS, LIMITS, REACTIONS, type Greeting, type TableState } from '@hideout/protocol';
import { lazy, Suspense, useState } from 'react';
import type { GuestPass } from '../../server/pass.ts';
import type { Wire } from '../../server/Wire.ts';
import { Button } from '../../shell/Button.tsx';
import { useInvitationWords } from '../../words/invitation.ts';
import { useMessages } from '../../words/words.ts';
import { NameForm } from './NameForm.tsx';

const Conduct = lazy(async () => ({ default: (await import('../account/Conduct.tsx')).Conduct }));

interface ChatProps {
  readonly wire: Wire;
  /** The clause by which the game is played in silence, if it is. */
  readonly silence?: string | undefined;
  /** Whether the table knows what the viewer is called; others say it first. */
  readonly isNamed: boolean;
  readonly onPass?: (pass: GuestPass) => void;
}

/** What people say at a table by link: anything, or only greetings while the rules or the game of others want silence. */
export function Chat({ wire, silence, isNamed, onPass }: ChatProps) {
  const m = useMessages();
  const words = useInvitationWords();
  const { entries, table } = useStore(wire);
  const hush = table && whyHush(table, silence);
  return (
    <section className="chat" aria-label={m.link.chat}>
      <h2 className="panel-title">{m.link.chat}</h2>
      <ul aria-live="polite">
        {entries.map((entry) =>
          entry.type === 'said' || entry.type === 'greeted' ? (
            <li key={entry.number}>
              <b>{entry.name}:</b> {entry.type === 'said' ? entry.text : m.link.greetings[entry.greeting]}
            </li>
          ) : undefined,
        )}
      </ul>
      {table?.seat !== undefined && table.phase === 'playing' && silence === undefined && (
        <Tokens wire={wire} tokens={REACTIONS} label={m.link.react} />
      )}
      {!isNamed && onPass && (
        <details>
          <summary>{words.nameToTalk}</summary>
          <NameForm label={m.link.enter} afterwards={onPass} />
        </details>
      )}
      {isNamed && hush === undefined && <Saying wire={wire} />}
      {isNamed && hush !== undefined && <Tokens wire={wire} tokens={GREETINGS} label={m.link.greet} />}
      {hush !== undefined && <p className="quiet-text">{m.link.hush[hush](silence ?? '')}</p>}
      <Suspense>
        <Conduct wire={wire} />
      </Suspense>
    </section>
  );
}

/** Why nobody, or a spectator, may chat freely now. */
function whyHush({ phase, seat }: TableState, silence: string | undefined): 'silence' | 'watching' | undefined {
  if (phase !== 'playing') return undefined;
  if (silence !== undefined) return 'silence';
  return seat === undefined ? 'watching' : undefined;
}

interface TokensProps extends Pick<ChatProps, 'wire'> {
  readonly tokens: readonly Greeting[];
  readonly label: string;
}

/** What is said by one touch. */
function Tokens({ wire, tokens, label }: TokensProps) {
  const m = useMessages();
  return (
    <div className="row greetings" role="group" aria-label={label}>
      {tokens.map((greeting) => (
        <Button
          key={greeting}
          label={m.link.greetings[greeting]}
          onClick={() => void wire.do({ type: 'greet', greeting })}
        />
      ))}
    </div>
  );
}

function Saying({ wire }: Pick<ChatProps, 'wire'>) {
  const m = useMessages();
  const [text, setText] = useState('');
  const send = async () => {
    if (text.trim() !== '' && (await wire.do({ type: 'say', text: text.trim() })) === undefined) setText('');
  };
  return (
    <form action={send}>
      <input
        type="text"
        value={text}
        maxLength={LIMITS.chat}
        aria-label={m.link.say}
        placeholder={m.link.say}
        onChange={({ target }) => setText(target.value)}
      />
      <Button label={m.link.send} type="submit" />
    </form>
  );
}
