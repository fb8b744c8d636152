import type { Facts } from '@hideout/kernel';

/** What can be told of Caper Cards before its rules are loaded. */
export const facts = {
  id: 'caper-cards',
  titles: {
    en: {
      name: 'Caper Cards',
      tagline: 'Build a Crew together, beat the Risk, stay at 21 or below: one failed heist and it is over.',
    },
    de: {
      name: 'Caper Cards',
      tagline:
        'Stellt gemeinsam eine Crew auf, schlagt das Risiko, bleibt bei höchstens 21: Ein Fehlschlag, und es ist aus.',
    },
  },
  seats: { min: 1, max: 4 },
  cooperative: true,
  minutes: [10, 15],
  silence: 'CC-7.1',
} satisfies Facts;
