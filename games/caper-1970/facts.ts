import type { Facts } from '@hideout/kernel';

/** What can be told of Caper (1970) before its rules are loaded. */
export const facts: Facts = {
  id: 'caper-1970',
  titles: {
    en: {
      name: 'Caper (1970)',
      tagline: 'Four vaults, one city block, and a ladder that somebody else has just borrowed.',
    },
    de: {
      name: 'Caper (1970)',
      tagline: 'Vier Tresore, ein Häuserblock und eine Leiter, die gerade ein anderer geborgt hat.',
    },
  },
  seats: { min: 2, max: 4 },
  cooperative: false,
  minutes: [45, 60],
};
