import { EVEN } from '@hideout/bots';
import type { Language } from '@hideout/kernel';
import type { Digest, Digested } from '../../store/digests.ts';
import type { PastGame } from '../../store/history.ts';

/** A game of mine that was analysed. */
export interface Studied {
  readonly past: PastGame;
  readonly digest: Digest;
}

/** What several games have in common. */
export interface GamesRow {
  readonly name: string;
  readonly games: number;
  readonly won: number;
  /** The share of decisions in which nothing was better. */
  readonly accuracy: number;
  /** What own choices cost and what luck brought a game, as chances to win. */
  readonly cost: number;
  readonly luck: number;
}

/** What several decisions have in common. */
export interface DecisionsRow<Name> {
  readonly name: Name;
  readonly decisions: number;
  readonly accuracy: number;
  readonly cost: number;
}

export const PHASES = ['start', 'middle', 'end'] as const;

const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length);

const accuracyOf = (decisions: readonly Digested[]): number =>
  meanOf(decisions.map(({ cost }) => (cost < EVEN ? 1 : 0)));

/** Games in groups, those with most games first; a game may belong to several. */
export function byGames(studied: readonly Studied[], namesOf: (each: Studied) => readonly string[]): GamesRow[] {
  const groups = new Map<string, Studied[]>();
  for (const each of studied) {
    for (const name of new Set(namesOf(each))) groups.set(name, [...(groups.get(name) ?? []), each]);
  }
  return Array.from(groups, ([name, group]) => ({
    name,
    games: group.length,
    won: group.filter(({ past }) => past.result === 'won').length,
    accuracy: accuracyOf(group.flatMap(({ digest }) => digest.decisions)),
    cost: meanOf(group.map(({ digest }) => -digest.account.own)),
    luck: meanOf(group.map(({ digest }) => digest.account.luck)),
  })).toSorted((a, b) => b.games - a.games || b.won - a.won);
}

/** Decisions by thirds of the game. */
export function byPhase(studied: readonly Studied[]): DecisionsRow<(typeof PHASES)[number]>[] {
  const all = studied.flatMap(({ digest }) => digest.decisions);
  const last = PHASES.length - 1;
  return PHASES.map((name, place) => {
    const own = all.filter(({ phase }) => Math.min(last, Math.floor(phase * PHASES.length)) === place);
    return { name, decisions: own.length, accuracy: accuracyOf(own), cost: meanOf(own.map(({ cost }) => cost)) };
  });
}

/** Mistakes by what they were about, the costliest first; `undefined` where no motive told anything. */
export function byMotive(studied: readonly Studied[]): DecisionsRow<string | undefined>[] {
  const mistakes = studied.flatMap(({ digest }) => digest.decisions).filter(({ cost }) => cost >= EVEN);
  const groups = Map.groupBy(mistakes, ({ motive }) => motive);
  return Array.from(groups, ([name, group]) => ({
    name,
    decisions: group.length,
    accuracy: 0,
    cost: group.reduce((sum, { cost }) => sum + cost, 0) / Math.max(1, studied.length),
  })).toSorted((a, b) => b.cost - a.cost);
}

/** Games by what was chosen first. */
export const byOpening = (studied: readonly Studied[], language: Language): GamesRow[] =>
  byGames(studied, ({ digest }) => [digest.opening[language]]);
