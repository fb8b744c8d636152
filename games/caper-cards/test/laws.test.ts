import { lawsOf, subject } from '@hideout/testkit';
import { caperCards } from '../rules/index.ts';
import { fixture } from './redeal.ts';

lawsOf(subject(caperCards), fixture);
