import { CARDS, JEWELS, OBSTACLES, PLACES, SPACES, SQUARES, TOOLS, type CaperEvent } from '../rules/index.ts';
import type { Setup } from '@hideout/kernel';
import { CardCount, Chart, type Area, type Counter } from '@hideout/labkit';

const SIZE = Math.sqrt(SQUARES);
/** A corner and its street. */
const ARC = (SPACES - SQUARES) / 4;
/** A street space lies along two squares. */
const ALONG = SIZE / (ARC - 1);
const [STEPS, CAPTURES, PLACED] = [0, 1, 2];
const THEFT = CARDS.indexOf('theft');
const FIRST_AUTO = CARDS.indexOf('auto-north');
const ROLL_AGAIN = CARDS.indexOf('roll-again');

/** Where a space lies on the board: the squares in the middle, the ring of corners and streets round them. */
function areaOf(space: number): Area {
  if (space < SQUARES) return [1 + (space % SIZE), 1 + Math.floor(space / SIZE), 1, 1];
  const [side, index] = [Math.floor((space - SQUARES) / ARC), ((space - SQUARES) % ARC) - 1];
  const far = SIZE + 1;
  const there = 1 + ALONG * index;
  const back = far - ALONG * (index + 1);
  if (index < 0) return [side === 1 || side === 2 ? far : 0, side >= 2 ? far : 0, 1, 1];
  if (side === 0) return [there, 0, ALONG, 1];
  if (side === 1) return [far, there, 1, ALONG];
  return side === 2 ? [back, far, ALONG, 1] : [0, back, 1, ALONG];
}

/** Caper (1970): where the thieves walk, meet and leave tools, and what becomes of the jewels. */
export function counter({ seats }: Setup): Counter {
  const spaces = Array.from({ length: SPACES }, (_, space) => space);
  const board = new Chart({
    id: 'board',
    kind: 'board',
    title: 'The block',
    note: 'Where thieves step, where they capture each other, and where they place tools.',
    rows: spaces.map((space) =>
      space < SQUARES ? `row ${1 + Math.floor(space / SIZE)}, column ${1 + (space % SIZE)}` : `ring ${space - SQUARES}`,
    ),
    columns: ['steps', 'captures', 'tools placed'],
    areas: spaces.map(areaOf),
  });
  const jewels = new Chart({
    id: 'jewels',
    kind: 'parts',
    title: 'The jewels',
    note: 'How often each jewel was taken from its vault, and how often it was brought home.',
    rows: JEWELS,
    columns: ['secured', 'stolen and not secured'],
  });
  const tools = new Chart({
    id: 'tools',
    kind: 'parts',
    title: 'Tools',
    note: 'How often each tool was placed, on glass or elsewhere, fetched from the depot, taken off the board, and robbed.',
    rows: TOOLS,
    columns: ['placed on glass', 'placed elsewhere', 'supplied', 'removed', 'robbed'],
  });
  const cards = new CardCount({
    seats,
    id: 'cards',
    title: 'Cards',
    note: 'How often a seat that turned the card in won, and its place among the cards that the seat turned in. The broken line is the mean of all cards.',
    rows: CARDS,
  });
  const turns = new Chart({
    id: 'turns',
    kind: 'parts',
    title: 'Turns',
    note: 'Rolls of each seat.',
    rows: Array.from({ length: seats }, (_, seat) => `seat ${seat + 1}`),
    columns: ['rolls'],
  });
  const at = new Int16Array(seats);
  const see = (seen: CaperEvent): void => {
    switch (seen.type) {
      case 'rolled':
        return turns.add(seen.seat, 0);
      case 'stepped':
        at[seen.seat] = seen.to;
        return board.add(seen.to, STEPS!);
      case 'captured':
        return board.add(at[seen.seat]!, CAPTURES!);
      case 'placed':
        board.add(PLACES[seen.site]!.spaces[0]!, PLACED!);
        return tools.add(seen.tool, OBSTACLES[PLACES[seen.site]!.obstacle] === 'glass' ? 0 : 1);
      case 'supplied':
        cards.use(seen.seat, seen.tool);
        return tools.add(seen.tool, 2);
      case 'removed':
        cards.use(seen.seat, THEFT);
        return tools.add(seen.tool, 3);
      case 'robbed':
        cards.use(seen.seat, THEFT);
        return tools.add(seen.tool, 4);
      case 'parked':
        return cards.use(seen.seat, FIRST_AUTO + seen.street);
      case 'rolls-again':
        return cards.use(seen.seat, ROLL_AGAIN);
      case 'stole':
        return jewels.add(seen.jewel, 1);
      case 'secured':
        for (const jewel of seen.jewels) {
          jewels.add(jewel, 0);
          jewels.add(jewel, 1, -1);
        }
        return;
      default:
    }
  };
  return {
    charts: [board, jewels, cards.chart, tools, turns],
    checkpoints: new Set(['secured']),
    start() {
      cards.start();
      at.fill(0);
    },
    see: (event) => see(event as CaperEvent),
    finish: ({ payoffs }) => cards.finish(payoffs),
  };
}
