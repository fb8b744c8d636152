import { lawsOf, subject } from '@hideout/testkit';
import { fixture } from './redeal.ts';
import { shortGame } from './short.ts';

lawsOf(subject(shortGame), fixture);
