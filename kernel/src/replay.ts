import { nounOf, verbOf } from './action.ts';
import type { GameEvent } from './event.ts';
import { commit } from './fair.ts';
import type { AnyGame, Game, GameView } from './game.ts';
import { fromHex, toHex } from './hex.ts';
import { Match } from './match.ts';
import { outcomeLine, type Outcome } from './outcome.ts';
import { seedOf, type GameRecord } from './record.ts';
import { ok, problem, type Result } from './result.ts';
import { setUp } from './setup.ts';

/** Finds the rules that a record was made with. */
export type Library = (game: string) => readonly AnyGame[];

/** The game with exactly the rules of the record, or why there is none. */
export function rulesFor(record: GameRecord, library: Library): Result<AnyGame> {
  const versions = library(record.game);
  if (versions.length === 0) return problem(`this Hideout has no game “${record.game}”`);
  const game = versions.find((each) => each.rulesVersion === record.rulesVersion);
  if (game) return ok(game);
  const known = versions.map((each) => each.rulesVersion).join(', ');
  return problem(
    `this record was made with rules version ${record.rulesVersion} of ${record.game}; this Hideout plays version ${known}`,
  );
}

/** Plays the record's first `upTo` actions again; fails at the first one that the rules refuse. */
export function replay<S extends object, E extends GameEvent, V extends GameView>(
  game: Game<S, E, V>,
  record: GameRecord,
  upTo = record.moves.length,
): Result<Match<S, E, V>> {
  const setup = setUp(game, record.setup.seats, record.setup.options);
  if (!setup.ok) return setup;
  const match = new Match(game, setup.value, seedOf(record));
  for (const [index, { seat, action }] of record.moves.slice(0, upTo).entries()) {
    const played = match.play(seat, action);
    if (!played.ok) {
      const verb = game.verbs[verbOf(action)]?.id ?? `verb ${verbOf(action)}`;
      const why = [played.problem.clause, played.problem.reason].filter(Boolean).join(' ');
      return problem(`action ${index + 1} (seat ${seat + 1}: ${verb} ${nounOf(action)}) is not legal: ${why}`);
    }
  }
  return ok(match);
}

/** What a verification checks, in this order. */
export const CHECKS = ['commitment', 'nonces', 'actions', 'outcome'] as const;

/** One check of a verification; `problem` says what is wrong. */
export interface Check {
  readonly name: (typeof CHECKS)[number];
  readonly problem: string | undefined;
}

/** Proves a finished record from its commitment, secret, nonces and actions; it is proven if no check has a problem. */
export function verify(game: AnyGame, record: GameRecord): readonly Check[] {
  return [
    { name: 'commitment', problem: whyCommitment(record) },
    { name: 'nonces', problem: whyNonces(record) },
    ...whyActions(game, record),
  ];
}

function whyCommitment({ deal }: GameRecord): string | undefined {
  const made = toHex(commit(fromHex(deal.secret)!));
  return made === deal.commitment ? undefined : 'the secret is not the one that was committed to';
}

function whyNonces({ deal, names }: GameRecord): string | undefined {
  if (deal.nonces.length !== names.length) return `${names.length} seats, but ${deal.nonces.length} nonces`;
  return new Set(deal.nonces).size === deal.nonces.length ? undefined : 'two seats have the same nonce';
}

function whyActions(game: AnyGame, record: GameRecord): readonly Check[] {
  const replayed = replay(game, record);
  if (!replayed.ok) return [{ name: 'actions', problem: replayed.problem }];
  const { outcome } = replayed.value;
  const why = record.stop ? whyStop(record, outcome) : whyOutcome(outcome, record.outcome);
  return [
    { name: 'actions', problem: undefined },
    { name: 'outcome', problem: why },
  ];
}

/** If a game was stopped, its rules must not have ended it, and one of its seats must have stopped it. */
function whyStop({ stop, names, outcome }: GameRecord, replayed: Outcome | undefined): string | undefined {
  if (replayed || outcome) return 'the game ended by its rules, so nobody stopped it';
  return stop!.seat < names.length ? undefined : `seat ${stop!.seat + 1}, which stopped the game, does not exist`;
}

function whyOutcome(replayed: Outcome | undefined, recorded: Outcome | undefined): string | undefined {
  if (!replayed) return 'the game is not finished';
  const same = recorded && outcomeLine(recorded) === outcomeLine(replayed);
  return same ? undefined : 'the recorded result is not what the actions give';
}
