import { verbOf } from '@hideout/kernel';
import type { Shot } from '@hideout/testkit';

/** What is photographed: a Gear to play and nothing else to decide before it, with the first Gear chosen; a Location to replace. */
export const SHOTS: readonly Shot[] = [
  {
    options: { city: 'paris' },
    seats: ['person', 'random'],
    secret: '20'.repeat(32),
    bot: 'easy',
    until: (match) =>
      match.length >= 26 && match.actor === 0 && match.game.verbs[verbOf(match.legal().at(0))]?.id === 'equip',
    prepare: () => document.querySelector<HTMLElement>('.ce-hand .ce-card[data-standing="possible"]')!.click(),
  },
  {
    name: 'local-colour',
    options: { city: 'paris', localColour: 'chosen' },
    seats: ['person', 'random'],
    secret: '08'.repeat(32),
    until: () => true,
  },
];
