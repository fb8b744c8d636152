import { FIGURES, type Event } from '../rules/index.ts';
import type { Setup } from '@hideout/kernel';
import { CardCount, Chart, type Counter } from '@hideout/labkit';

/** The word ids of a kind of card, in the order of its table: each has one figure of this name. */
const idsOf = (kind: string, figure: string): string[] =>
  FIGURES.flatMap(({ key }) => (key.startsWith(`${kind}/`) && key.endsWith(`/${figure}`) ? [key.split('/')[1]!] : []));

const CARDS = [...idsOf('thief', 'coins'), ...idsOf('gear', 'cost')];
const LOCATIONS = idsOf('location', 'base');
const USES = ['played', 'sold', 'left over'] as const;
const [PLAYED, SOLD, LEFT] = [0, 1, 2];

/** Caper: Europe: every Thief and Gear, and the Capers at each Location. */
export function counter({ seats }: Setup): Counter {
  const cards = new CardCount({
    seats,
    id: 'cards',
    title: 'Thieves and Gear',
    note: 'How often a seat that played the card won, and when it picked it: 1 is the first card of a round. The broken line is the mean of all cards.',
    rows: CARDS,
  });
  const uses = new Chart({
    id: 'uses',
    kind: 'parts',
    title: 'What becomes of each card',
    note: 'Played, sold for a Coin, or discarded as the last card of a round.',
    rows: CARDS,
    columns: USES,
  });
  const locations = new Chart({
    id: 'locations',
    kind: 'parts',
    title: 'Capers at each Location',
    note: 'Capers that moved a Tracker, and those that found it at the end of its track.',
    rows: LOCATIONS,
    columns: ['made', 'lost at the end of the track'],
  });
  const play = (seat: number, card: number): void => {
    cards.use(seat, card);
    uses.add(card, PLAYED!);
  };
  return {
    charts: [cards.chart, uses, locations],
    checkpoints: new Set(['round began']),
    start: () => cards.start(),
    see(event) {
      const seen = event as Event;
      if (seen.type === 'round began') cards.startRound();
      else if (seen.type === 'hired' || seen.type === 'equipped') play(seen.seat, seen.card);
      else if (seen.type === 'sold') uses.add(seen.card, SOLD!);
      else if (seen.type === 'discarded') uses.add(seen.card, LEFT!);
      else if (seen.type === 'caper made') locations.add(seen.location, seen.lost ? 1 : 0);
    },
    finish: ({ payoffs }) => cards.finish(payoffs),
  };
}
