import { Match, NOBODY, sha256, utf8, type AnyMatch } from '@hideout/kernel';
import type { BotPool } from '../bots/pool.ts';
import type { Table } from '../table/table.ts';
import { afterTeam, NEWCOMER, type Skill } from './skill.ts';

/** Who tries a deal, where an arena has measured them, and how often each; stronger ones would take too long. */
const TRIERS = ['easy', 'medium', 'hard'];
const TRIES = 6;

/** What a deal is tried with. */
export interface TrialParts {
  readonly pool: Pick<BotPool, 'ask'>;
  readonly bots: ReadonlyMap<string, Skill>;
  /** Aborted as soon as nobody waits for the result any more. */
  readonly closing: AbortSignal;
}

/**
 * How hard the deal of a game that is over was, in the points of whoever succeeds at it as often as not: it is rated like
 * somebody new, by games of bots with the same chance. Every node finds the same; undefined if it was not found out.
 */
export async function difficultyOf(table: Table, parts: TrialParts): Promise<Skill | undefined> {
  let deal = NEWCOMER;
  for (const level of TRIERS) {
    const bot = parts.bots.get(level);
    if (!bot) continue;
    const team = table.seats.map(() => bot);
    for (let trial = 0; trial < TRIES; trial++) {
      const match = await playedBy(level, trial, table, parts);
      if (!match) return undefined;
      deal = afterTeam(team, deal, { won: match.outcome!.winners.length > 0 }).deal;
    }
  }
  return deal;
}

/** The same deal, played by bots of a level to its end. */
async function playedBy(level: string, trial: number, table: Table, parts: TrialParts): Promise<AnyMatch | undefined> {
  const { game, founding, setup, seed } = table;
  const match: AnyMatch = new Match(game, setup, seed);
  for (let { actor } = match; actor !== NOBODY; { actor } = match) {
    const seat = actor;
    const choice = await parts.pool.ask({
      host: '',
      kind: `${game.id} ${level}`,
      hasPeople: false,
      question: () =>
        parts.closing.aborted
          ? undefined
          : {
              game: game.id,
              rulesVersion: founding.rulesVersion,
              level,
              chair: `${founding.id} ${level} ${trial} ${seat}`,
              past: undefined,
              view: match.view(seat),
              legal: match.legal().toArray(),
              seed: chanceOf(`${founding.secret} ${level} ${trial} ${match.length}`),
              isSteady: true,
            },
    });
    if (!choice.ok || !match.play(seat, choice.value).ok) return undefined;
  }
  return match;
}

/** The bot's own chance: the same on every node. */
const chanceOf = (name: string): number => Buffer.from(sha256(utf8(`hideout/trial/1 ${name}`))).readUInt32BE();
