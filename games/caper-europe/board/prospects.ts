import { ActionList, FastRng, SPECTATOR, verbOf, type Action, type Language } from '@hideout/kernel';
import {
  burn,
  equip,
  GOODS,
  hire,
  isGear,
  SLOTS,
  steal,
  type caperEurope,
  type CardId,
  type Event,
  type LocationId,
  type State,
  type View,
} from '../rules/index.ts';
import { told } from './told.ts';
import { pointsOf } from './voice.ts';
import { BOARD_WORDS, VOCABULARY } from './words.ts';

type Game = typeof caperEurope;

/** What an action would bring about by itself, before the turn ends. */
export interface Prospect {
  readonly events: readonly Event[];
  /** The table then. */
  readonly view: View;
  /** What the player would have to choose; the events then are those of the best choice as the table stands. */
  readonly choice: 'steal' | 'burn' | undefined;
}

/** What ends a turn: from here on others have their say, or chance. */
const TURN_ENDS = new Set<Event['type']>(['swapped', 'discarded', 'round began', 'game ended']);

/**
 * What an action of the viewer would do, if it is legal. It is tried out on a table that the viewer could be sitting at:
 * nothing that happens within a turn depends on hidden cards.
 */
export function prospectOf(game: Game, view: View, action: Action): Prospect | undefined {
  if (view.viewer === SPECTATOR || view.actor !== view.viewer) return undefined;
  const s = game.imagine(view, new FastRng(1));
  if (game.refuse(s, view.viewer, action) !== undefined) return undefined;
  return tried(game, view, { s, action, events: [], choice: undefined });
}

interface Trial {
  readonly s: State;
  readonly action: Action;
  /** What has happened before. */
  readonly events: readonly Event[];
  readonly choice: Prospect['choice'];
}

function tried(game: Game, view: View, { s, action, events, choice }: Trial): Prospect {
  const log: Event[] = [...events];
  game.apply(s, action, { rng: new FastRng(1), log: { emit: (event) => log.push(event) } });
  const end = log.findIndex((event) => TURN_ENDS.has(event.type) || (event.type === 'sold' && event.forced));
  if (end >= 0 || s.depth === 0) {
    const own = end < 0 ? log : log.slice(0, end);
    return { events: own, view: own.reduce((table, event) => told(table, event, NO_FRAMES), view), choice };
  }
  const legal = new ActionList();
  game.legal(s, legal);
  const asked = CHOICES[verbOf(legal.at(0))];
  const ways = legal
    .toArray()
    .map((each) => tried(game, view, { s: game.clone(s), action: each, events: log, choice: choice ?? asked }));
  // What a rival gives back is their choice, so what is worst for the viewer.
  const worth = (way: Prospect): number => leadOf(game, way.view, view.viewer) * (asked === undefined ? -1 : 1);
  return ways.reduce((best, way) => (worth(way) > worth(best) ? way : best));
}

const NO_FRAMES = { frames: [] };
const CHOICES: Readonly<Record<number, Prospect['choice']>> = {
  [verbOf(steal(0))]: 'steal',
  [verbOf(burn(0))]: 'burn',
};

/** By how many points the seat is ahead as the table stands. */
const leadOf = (game: Game, view: View, seat: number): number =>
  pointsOf(game, view, seat) - pointsOf(game, view, 1 - seat);

/** Where a card of the hand can be played, with what it would do there; at each Location once, since its Thieves are a Crew. */
export function prospectsOf(game: Game, view: View, card: CardId): readonly (readonly [LocationId, Prospect])[] {
  return view.sites.flatMap(({ location }, site) => {
    const plays = isGear(card)
      ? Array.from({ length: SLOTS }, (_, slot) => equip(card, site * SLOTS + slot))
      : [hire(card, site)];
    for (const play of plays) {
      const prospect = prospectOf(game, view, play);
      if (prospect !== undefined) return [[location, prospect] as const];
    }
    return [];
  });
}

/** What a prospect comes to in short: Capers, Coins, what is stolen or burned, and points as the table stands. */
export function prospectText(
  game: Game,
  view: View,
  { events, view: then, choice }: Prospect,
  language: Language,
): string {
  const words = BOARD_WORDS[language];
  const own = view.viewer;
  const told = events.flatMap((event): readonly string[] => {
    switch (event.type) {
      case 'good stolen':
        return choice === 'steal' ? [words.stealsAny] : [words.steals(GOODS[event.good]!)];
      case 'nothing stolen':
        return [words.stealsNothing];
      case 'gear burned':
        return choice === 'burn' ? [words.burnsAny] : [words.burns(VOCABULARY[language].card(event.card))];
      case 'nothing burned':
        return [words.burnsNothing];
      case 'coin laundered':
        return event.lost ? [] : [words.laundered(1)];
      default:
        return [];
    }
  });
  const capers = events.filter((event) => event.type === 'caper made' && !event.lost).length;
  const coins = sum(events.map((event) => (event.type === 'coins gained' ? event.supply + event.rival : 0)));
  const gains = [own, 1 - own].map((seat) => pointsOf(game, then, seat) - pointsOf(game, view, seat));
  const parts = [
    ...(capers > 0 ? [words.capers(capers)] : []),
    ...(coins > 0 ? [words.gains(coins)] : []),
    ...told,
    ...(gains[0] === 0 ? [] : [words.morePoints(gains[0]!)]),
    ...(gains[1] === 0 ? [] : [words.rivalPoints(gains[1]!)]),
  ];
  return parts.length > 0 ? parts.join(', ') : words.nothingNow;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
