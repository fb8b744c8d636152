import { lawsOf, subject } from '../../src/index.ts';
import { fixture } from './fixture.ts';
import { magpie } from './game.ts';

lawsOf(subject(magpie), fixture);
