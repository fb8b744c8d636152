import type { Facts } from '@hideout/kernel';

/** What can be told of Caps & Hammers before its rules are loaded. */
export const facts: Facts = {
  id: 'caps-and-hammers',
  titles: {
    en: {
      name: 'Caps & Hammers',
      tagline: 'A particularly cold war: hidden agents, seven rounds, one Defcon meter for both of you.',
    },
    de: {
      name: 'Caps & Hammers',
      tagline: 'Ein besonders kalter Krieg: verdeckte Agenten, sieben Runden, ein Defcon-Zeiger für euch beide.',
    },
  },
  seats: { min: 2, max: 2 },
  cooperative: false,
  minutes: [30, 40],
};
