import { caper1970With, CARDS, FIGURES, JEWELS, TOOLS } from '../rules/index.ts';
import type { AnyGame } from '@hideout/kernel';
import { decidedShare, eventsAGame, targetsOf, type Knob, type Ledger, type Tunable } from '@hideout/labkit';

const SEATS = 4;

const KNOBS: readonly Knob[] = [
  ...TOOLS.map((tool) => ({ key: `tools/${tool}`, value: FIGURES.tools[tool], min: 6, max: 20, group: 'tools' })),
  ...CARDS.map((card) => ({ key: `deck/${card}`, value: FIGURES.deck[card], min: 1, max: 14, group: 'deck' })),
];

/** A turn has one roll, and one more for each card that says so. */
const turnsAPlayer = (ledger: Ledger): number =>
  (eventsAGame('rolled')(ledger) - eventsAGame('rolls-again')(ledger)) / SEATS;

/** By the option that gives the first seat the blue thief, seats are colours. */
const COLOURS = ['blue', 'yellow', 'red', 'green'] as const;

/** Caper (1970) and the targets of CA-10.3. */
export const tunable: Tunable = {
  knobs: KNOBS,
  setups: [{ seats: SEATS, options: { thief: 'blue' } }],
  targets: targetsOf('CA-10.3', [
    ...COLOURS.map((colour, seat) => {
      return { name: `wins of ${colour}`, low: 0.21, high: 0.29, scale: 0.04, measure: decidedShare(seat) };
    }),
    ...JEWELS.map((jewel, row) => {
      const measure = ({ charts, games }: Ledger): number => (charts['jewels']?.[2 * row] ?? 0) / (games || 1);
      return { name: `${jewel} secured`, low: 0.6, high: 1, scale: 0.2, measure };
    }),
    { name: 'captures a game', low: 0.5, high: Infinity, scale: 0.25, measure: eventsAGame('captured') },
    { name: 'turns a player', low: 12, high: 30, scale: 6, measure: turnsAPlayer },
  ]),
  with: (tuning) => caper1970With(tuning) as unknown as AnyGame,
};
