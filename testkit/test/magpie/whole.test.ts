import { goldensOf, recordsOf, subject } from '../../src/index.ts';
import { magpie } from './game.ts';
import { GOLDENS } from './goldens.ts';

goldensOf(subject(magpie), new URL('golden/', import.meta.url), GOLDENS);
recordsOf(subject(magpie), new URL('records/', import.meta.url));
