import { appendFileSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { wrap } from '@hideout/kernel';
import { playAgent, type AgentContest, type AgentResult } from '@hideout/lab';
import { EXIT } from '../badInput.ts';
import { percent, startProgress } from '../progress.ts';
import type { Terminal } from '../terminal.ts';
import { headingOf } from './runTable.ts';

/** Lets an agent meet a bot on the same deals from every seat, and keeps what was played. */
export async function meetAgent(
  terminal: Terminal,
  contest: AgentContest,
  { transcripts, json }: { readonly transcripts: string | undefined; readonly json: true | undefined },
): Promise<void> {
  const { folder, signal } = terminal.streams;
  const file = transcripts === undefined ? undefined : join(resolve(folder, transcripts), 'games.jsonl');
  if (transcripts !== undefined) mkdirSync(resolve(folder, transcripts), { recursive: true });
  const { game, setup, bot, seed } = contest;
  const progress = startProgress(terminal, game.id, contest.deals * setup.seats, 'games');
  let played = 0;
  const result = await playAgent(
    contest,
    (transcript) => {
      if (file !== undefined) appendFileSync(file, `${JSON.stringify(transcript)}\n`);
      progress.update(++played);
    },
    signal,
  ).finally(progress.stop);
  if (json) terminal.printJson({ game: game.id, ...setup, agent: contest.command, bot: bot.name, seed, ...result });
  else
    terminal.print(
      ...headingOf(game, `${setup.seats} seats`, contest, terminal.width),
      '',
      ...wrap(sentenceOf(contest, result), terminal.width),
    );
  if (signal.aborted) terminal.exitCode = EXIT.interrupted;
}

function sentenceOf({ game, bot }: AgentContest, { games, share, interval, forfeits }: AgentResult): string {
  const what = game.cooperative ? `won beside ${bot.name}` : `of the points against ${bot.name}`;
  const reach = `95 %: ${percent(interval.low)} – ${percent(interval.high)}`;
  const lost = forfeits === 0 ? '' : ` ${forfeits} games were forfeited: no answer in time, or one that is not legal.`;
  return `The agent has ${percent(share)} ${what} (${reach}). ${games} games, every deal from every seat.${lost}`;
}
