import { caper1970With } from '../rules/index.ts';

/** The same game with a turn guard that comes soon (CA-9.3) and half a deck, so that a few turns see it shuffled again. */
export const shortGame = caper1970With({
  'deck/ladder': 4,
  'deck/screwdriver': 4,
  'deck/pipewrench': 3,
  'deck/wirecutter': 2,
  'deck/knife': 3,
  'deck/theft': 4,
  'deck/auto-north': 1,
  'deck/auto-east': 1,
  'deck/auto-south': 1,
  'deck/auto-west': 1,
  'deck/roll-again': 4,
  turns: 12,
});
