import { caper1970With, FIGURES } from '../rules/index.ts';

/** The same game with a turn guard that comes soon (CA-9.3) and half a deck, so that a few turns see it shuffled again. */
export const shortGame = caper1970With({
  ...FIGURES,
  deck: {
    ladder: 4,
    screwdriver: 4,
    pipewrench: 3,
    wirecutter: 2,
    knife: 3,
    theft: 4,
    'auto-north': 1,
    'auto-east': 1,
    'auto-south': 1,
    'auto-west': 1,
    'roll-again': 4,
  },
  turns: 12,
});
