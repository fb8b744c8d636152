import { COUNTRIES, KINDS, type Event } from '../rules/index.ts';
import type { Setup } from '@hideout/kernel';
import { CardCount, Chart, type Counter } from '@hideout/labkit';

const ROUNDS = 7;
/** Turns of a round, of both players together. */
const TURNS = 10;
const LEVELS = ['Defcon 1', 'Defcon 2', 'Defcon 3', 'Defcon 4', 'Defcon 5'] as const;
const TOP = LEVELS.length;
/** What may become of a card that was deployed. */
export const USE_COLUMNS = ['activated', 'face down'] as const;

/** Caps & Hammers: every action card, the countries, and the way of Defcon. */
export function counter({ seats }: Setup): Counter {
  const cards = new CardCount({
    seats,
    id: 'cards',
    title: 'Action cards',
    note: 'How often a side that deployed the card won, and on which of its turns of a round it first did. The broken line is the mean of all cards.',
    rows: KINDS,
  });
  const uses = new Chart({
    id: 'uses',
    kind: 'parts',
    title: 'Cards in play',
    note: 'Of the cards deployed: those that their owner activated, and those that lay face down to the end.',
    rows: KINDS,
    columns: USE_COLUMNS,
  });
  const countries = new Chart({
    id: 'countries',
    kind: 'parts',
    title: 'Who takes the countries',
    note: 'How often each side took the country at the end of a round.',
    rows: COUNTRIES.map(({ name }) => name),
    columns: ['Caps', 'Hammers'],
  });
  const defcon = new Chart({
    id: 'defcon',
    kind: 'paths',
    title: 'The way of Defcon',
    note: 'Where Defcon stood after each turn of the game: the thicker a level, the more games stood there.',
    rows: Array.from(
      { length: ROUNDS * TURNS },
      (_, at) => `round ${1 + Math.floor(at / TURNS)}, turn ${1 + (at % TURNS)}`,
    ),
    columns: LEVELS,
  });
  let [round, turn] = [0, 0];
  let level: number = TOP;
  const see = (seen: Event): void => {
    switch (seen.type) {
      case 'dealt':
        [round, turn] = [seen.round - 1, 0];
        return cards.startRound();
      case 'deployed':
        if (seen.kind < 0) return;
        cards.use(seen.seat, seen.kind);
        return uses.add(seen.kind, 1);
      case 'activated':
        uses.add(seen.kind, 0);
        return uses.add(seen.kind, 1, -1);
      case 'lowered':
      case 'reset':
        level = seen.defcon;
        return;
      case 'finished':
        if (round < ROUNDS && turn < TURNS) defcon.add(round * TURNS + turn, level - 1);
        turn++;
        return;
      case 'tookCountries':
        return seen.countries.forEach((country) => countries.add(country, seen.seat));
      default:
    }
  };
  return {
    charts: [cards.chart, uses, countries, defcon],
    checkpoints: new Set(['dealt']),
    ignores: 'influence',
    start() {
      cards.start();
      [round, turn, level] = [0, 0, TOP];
    },
    see: (event) => see(event as Event),
    finish: ({ payoffs }) => cards.finish(payoffs),
  };
}
