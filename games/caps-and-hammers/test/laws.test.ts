import { lawsOf, subject } from '@hideout/testkit';
import { capsAndHammers } from '../rules/index.ts';
import { fixture } from './redeal.ts';

lawsOf(subject(capsAndHammers), fixture);
