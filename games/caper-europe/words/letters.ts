import type { Tone } from '@hideout/kernel';
import { FIRST_GEAR, type CardId } from '../rules/card.ts';
import { GEAR } from '../rules/cards/gear.ts';
import { CITY_HUE, hueOf, type Colour } from '../rules/cities.ts';

/** A letter for each colour, the same in all languages, so that the board reads without colour. */
export const LETTERS: Readonly<Record<Colour, string>> = {
  purple: 'P',
  green: 'G',
  red: 'R',
  yellow: 'Y',
  'light blue': 'L',
  bronze: 'B',
  silver: 'S',
  orange: 'O',
};

const TONES: readonly Tone[] = ['purple', 'green', 'red', 'yellow'];

/** The tone of a colour; every City colour has the same. */
export const toneOf = (colour: Colour): Tone => (hueOf(colour) < CITY_HUE ? TONES[hueOf(colour)]! : 'cyan');

/** The colour of a Gear card; undefined for a Thief. */
export const colourOfCard = (card: CardId): Colour | undefined =>
  card < FIRST_GEAR ? undefined : GEAR[card - FIRST_GEAR]!.colour;
