import type { Facts } from '@hideout/kernel';

/** What can be told before the rules are loaded. */
export const facts: Facts = {
  id: 'magpie',
  titles: {
    en: {
      name: 'Magpie',
      tagline: 'Fill your nest with shiny things before the others rob it.',
    },
    de: {
      name: 'Elster',
      tagline: 'Füll dein Nest mit Glitzerkram, ehe die anderen es plündern.',
    },
  },
  seats: { min: 2, max: 3 },
  cooperative: false,
  minutes: [5, 10],
};
