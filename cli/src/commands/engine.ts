import { once } from 'node:events';
import type { Command } from 'commander';
import { Engine } from '@hideout/lab';
import { findGame } from '../arguments.ts';
import { EXAMPLE } from '../example.ts';
import { linesOf } from '../lines.ts';
import type { Terminal } from '../terminal.ts';

/** No request comes near this. */
const MAX_LINE = 16_000_000;

/** `hideout engine`: a game that another program drives, one JSON object per line. */
export function addEngine(program: Command, terminal: Terminal): void {
  program
    .command('engine')
    .description('let another program drive a game: one JSON object per line, in and out')
    .argument('<game>', 'which game')
    .addHelpText('after', `\nExample:\n  hideout engine ${EXAMPLE} < requests.jsonl`)
    .action((id: string) => serve(terminal, new Engine(findGame(id))));
}

async function serve(terminal: Terminal, engine: Engine): Promise<void> {
  const { input, output, signal } = terminal.streams;
  const stop = (): void => void input.destroy();
  signal.addEventListener('abort', stop);
  try {
    for await (const lines of linesOf(input, MAX_LINE)) {
      const answers = lines.map((line) => `${engine.answer(line)}\n`).join('');
      if (answers !== '' && !output.write(answers)) await once(output, 'drain');
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
