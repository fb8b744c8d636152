import { setupLine } from '@hideout/kernel';
import type { Playout } from './playout.ts';

/** What every game promises, by id. `LAWS.md` says which line of the contract each one comes from. */
export const LAWS = {
  L1: 'the game describes itself soundly, with words in every language',
  L2: 'the same chance sets up the same state, also into a used one',
  L3: 'a seat that must act can act, nobody acts exactly when there is an outcome, and every game ends',
  L4: 'the legal list is ascending, without repeats, and only added to',
  L5: 'an action is legal exactly when nothing refuses it, and nothing is legal for a seat that is not to act',
  L6: 'every refusal cites a clause and has a sentence in every language',
  L7: 'looking at a state changes nothing',
  L8: 'a copy shares nothing with its original',
  L9: 'a state and its line say the same, and no other line is read',
  L10: 'the same seed and actions give the same bytes, with or without a listener',
  L11: 'a written record reads back, replays to the same bytes and proves itself',
  L12: 'a view is plain data that shares nothing with the state and names viewer and actor',
  L13: 'an imagined state gives the view that it was imagined from',
  L14: 'the census never changes',
  L15: 'imagined and re-dealt states keep the census',
  L16: 'imagined states can be played to the end',
  L17: 'imagining reaches exactly the worlds that are possible, the truth among them',
  L18: 'a view does not depend on what its viewer cannot know',
  L19: 'the legal list does not depend on what the actor cannot know',
  L20: 'refusals do not depend on what the seat cannot know',
  L21: 'what a viewer is told of an action does not depend on what it cannot know',
  L22: 'the undo flag does not depend on what the actor cannot know',
  L23: 'undo is refused once anybody has learnt something',
  L24: 'undo restores state and chance exactly',
  L25: 'an outcome names a declared ending, its winners and a score for each seat',
  L26: 'payoffs lie between 0 and 1 and sum to 1, or are shared by all when the seats play together',
  L27: 'every action has a label in every language, different for different legal actions',
  L28: 'the actor hears what it did, and every event has a sentence for whoever may see it, however often it is redacted',
  L29: 'status and board are worded in every language, the board in 80 columns',
  L30: 'every score sheet adds up and is worded in every language',
  L31: 'every verb is legal at some time, and every ending comes about',
} as const;

export type LawId = keyof typeof LAWS;

/** What else is known of a breach. */
interface Evidence {
  readonly cause?: unknown;
  /** How to see it again, line by line. */
  readonly again?: readonly string[];
}

/** A law that a game broke, with all it takes to see it happen again. */
export class LawBroken extends Error {
  override readonly name = 'LawBroken';
  readonly law: LawId;
  /** What is wrong, without the rest of the message. */
  readonly what: string;
  /** The playout up to the moment of the breach; none when the game's description itself is unsound. */
  readonly playout: Playout | undefined;

  constructor(law: LawId, what: string, playout?: Playout, { cause, again = [] }: Evidence = {}) {
    super([`[${law}] ${LAWS[law]}: ${what}`, ...(playout ? whereabouts(playout) : []), ...again].join('\n'), { cause });
    this.law = law;
    this.what = what;
    this.playout = playout;
  }
}

/** The breach that an exception stands for: itself, or that the game threw while `law` was looked at. */
export const breachOf = (error: unknown, law: LawId, playout: Playout): LawBroken =>
  error instanceof LawBroken ? error : new LawBroken(law, `the game threw ${String(error)}`, playout, { cause: error });

function whereabouts(playout: Playout): string[] {
  const { game, setup, seed, moves } = playout;
  return [
    `  game    ${setupLine(game.id, game.rulesVersion, setup)}`,
    `  seed    ${seed ?? 'see the record'}, after ${moves.length} actions`,
    `  state   ${playout.line()}`,
  ];
}
