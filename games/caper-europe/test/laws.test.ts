import { lawsOf, subject } from '@hideout/testkit';
import { caperEurope } from '../rules/index.ts';
import { fixture } from './redeal.ts';

lawsOf(subject(caperEurope), fixture);
