import type { Tone } from '@hideout/kernel';
import { FIRST_GEAR, type CardId } from '../rules/card.ts';
import { GEAR } from '../rules/cards/gear.ts';
import { CITY_HUE, COLOURS, hueOf, type Colour } from '../rules/cities.ts';

/** The first letter of each colour in English, in every language, so that the board reads without colour. */
export const LETTERS = Object.fromEntries(
  COLOURS.map((colour) => [colour, colour.charAt(0).toUpperCase()]),
) as Readonly<Record<Colour, string>>;

const TONES: readonly Tone[] = ['purple', 'green', 'red', 'yellow'];

/** The tone of a colour; every City colour has the same. */
export const toneOf = (colour: Colour): Tone => (hueOf(colour) < CITY_HUE ? TONES[hueOf(colour)]! : 'cyan');

/** The colour of a Gear card; undefined for a Thief. */
export const colourOfCard = (card: CardId): Colour | undefined =>
  card < FIRST_GEAR ? undefined : GEAR[card - FIRST_GEAR]!.colour;
