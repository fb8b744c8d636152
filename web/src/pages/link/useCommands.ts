import { useStore } from '@hideout/boardkit/store';
import type { Command } from '@hideout/protocol';
import { useState } from 'react';
import type { Wire } from '../../server/Wire.ts';
import { useMessages } from '../../words/words.ts';

/** What a viewer tells the table to do, and why the last of it was not done. */
export interface Commands {
  readonly send: (command: Command) => Promise<void>;
  /** Forgotten as soon as something happens at the table. */
  readonly trouble: string | undefined;
}

/** Commands to a table whose problems are told to whoever gave them. */
export function useCommands(wire: Wire): Commands {
  const m = useMessages();
  const { number } = useStore(wire);
  const [trouble, setTrouble] = useState<{ readonly text: string; readonly number: number } | undefined>();
  const send = async (command: Command) => {
    setTrouble(undefined);
    const problem = await wire.do(command);
    if (problem) setTrouble({ text: m.link.problem(problem), number: wire.get().number });
  };
  return { send, trouble: trouble?.number === number ? trouble.text : undefined };
}
