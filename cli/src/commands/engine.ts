import { once } from 'node:events';
import { Engine, serveFrames } from '@hideout/lab';
import { findGame } from '../arguments.ts';
import { command, flag } from '../command.ts';
import { EXAMPLE } from '../example.ts';
import { linesOf } from '../lines.ts';
import type { Terminal } from '../terminal.ts';

/** No request comes near this. */
const MAX_LINE = 16_000_000;

/** `hideout engine`: a game that another program drives. */
export const addEngine = command('engine', {
  about: 'let another program drive a game: one JSON object per line, in and out',
  takes: ['<game>', 'which game'],
  flags: { frames: flag('frames with their length instead of lines, for many games at once') },
  note: `\nExample:\n  hideout engine ${EXAMPLE} < requests.jsonl`,
  act: (terminal, { frames }, id) => serve(terminal, new Engine(findGame(id)), frames ? serveFrames : serveLines),
});

async function serve(terminal: Terminal, engine: Engine, answer: typeof serveFrames): Promise<void> {
  const { input, output, signal } = terminal.streams;
  const stop = (): void => void input.destroy();
  signal.addEventListener('abort', stop);
  try {
    await answer(engine, input, output);
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

const serveLines: typeof serveFrames = async (engine, input, output) => {
  for await (const lines of linesOf(input, MAX_LINE)) {
    const answers = lines.map((line) => `${engine.answer(line)}\n`).join('');
    if (answers !== '' && !output.write(answers)) await once(output, 'drain');
  }
};
