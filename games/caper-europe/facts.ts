import type { Facts } from '@hideout/kernel';

/** What can be told of Caper: Europe before its rules are loaded. */
export const facts: Facts = {
  id: 'caper-europe',
  titles: {
    en: { name: 'Caper: Europe', tagline: 'Two Masterminds draft thieves and gear for three daring heists.' },
    de: { name: 'Caper: Europe', tagline: 'Zwei Superhirne wählen Diebe und Ausrüstung für drei kühne Coups.' },
  },
  seats: { min: 2, max: 2 },
  cooperative: false,
  minutes: [30, 40],
};
