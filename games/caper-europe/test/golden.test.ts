import { goldensOf, subject } from '@hideout/testkit';
import { caperEurope } from '../rules/index.ts';

const setup = (city: string, localColour = 'off') => ({ seats: 2, options: { city, localColour } });

goldensOf(subject(caperEurope), new URL('golden/', import.meta.url), [
  { setup: setup('paris'), seed: 1 },
  { setup: setup('rome'), seed: 2 },
  { setup: setup('london'), seed: 3 },
  { setup: setup('barcelona'), seed: 4 },
  { setup: setup('paris', 'lot'), seed: 6 },
  { setup: setup('rome', 'chosen'), seed: 12 },
]);
