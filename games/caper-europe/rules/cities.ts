/** [CE-1.1] The Cities, one of which is chosen for a game. */
export const CITIES = ['paris', 'rome', 'london', 'barcelona'] as const;
export type City = (typeof CITIES)[number];

/** Which cards belong together: the core, or a City. */
export type CardSet = 'core' | City;

/** [CE-4.6] The colours of Gear: four of the core and one for each City. */
export const COLOURS = ['purple', 'green', 'red', 'yellow', 'light blue', 'bronze', 'silver', 'orange'] as const;
export type Colour = (typeof COLOURS)[number];

/** [CE-4.6] Only one City colour is in a game, so the rules know five hues: the core colours and this one. */
export const CITY_HUE = 4;
export const HUES = 5;

/** The hue of a colour: its own for the core colours, the same one for all City colours. */
export const hueOf = (colour: Colour): number => Math.min(COLOURS.indexOf(colour), CITY_HUE);

/** The colour that a hue is in a City; Cities and City colours stand in the same order. */
export const colourOf = (hue: number, city: City): Colour =>
  hue < CITY_HUE ? COLOURS[hue]! : COLOURS[CITY_HUE + CITIES.indexOf(city)]!;

/** [CE-1.4] The kinds of Stolen Goods. */
export const GOODS = ['diamond', 'painting', 'antique'] as const;
export type Good = (typeof GOODS)[number];
